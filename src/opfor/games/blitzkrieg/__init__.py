"""Blitzkrieg!: the two-player game, its solo bot, and the Nippon board."""

from __future__ import annotations

from opfor.core.game import Game
from opfor.games.blitzkrieg.actions import Action
from opfor.games.blitzkrieg.adjust import adjust
from opfor.games.blitzkrieg.applying import apply
from opfor.games.blitzkrieg.check import check_pack
from opfor.games.blitzkrieg.events import Event
from opfor.games.blitzkrieg.flow import step
from opfor.games.blitzkrieg.forecast import forecast
from opfor.games.blitzkrieg.options import FOLDER, Options, prepare
from opfor.games.blitzkrieg.players import PLAYERS
from opfor.games.blitzkrieg.positions import POSITIONS
from opfor.games.blitzkrieg.rules.ending import outcome
from opfor.games.blitzkrieg.setup import new
from opfor.games.blitzkrieg.state import State
from opfor.games.blitzkrieg.tables import TABLES
from opfor.games.blitzkrieg.view import SOURCES, aspects, heard, inventory, seats, view
from opfor.games.blitzkrieg.words import WORDS

VARIANTS = (
    {"difficulty": "easy"},
    {"difficulty": "medium"},
    {"difficulty": "hard"},
    {"stratagems": False},
    {"extra_vp": 3, "extra_progress": 1},
    {"mode": "two-player"},
    {"board": "nippon"},
    {"board": "nippon", "mode": "two-player"},
)

GAME: Game[State] = Game(
    id="blitzkrieg",
    title="Blitzkrieg!",
    folder=FOLDER,
    state=State,
    events=Event,
    actions=Action,
    options=Options,
    prepare=prepare,
    new=new,
    step=step,
    apply=apply,
    outcome=outcome,
    seats=seats,
    view=view,
    words=WORDS,
    players=PLAYERS,
    positions=POSITIONS,
    forecast=forecast,
    adjust=adjust,
    inventory=inventory,
    tables=TABLES,
    check_pack=check_pack,
    variants=VARIANTS,
    aspects=aspects,
    sources=SOURCES,
    heard=heard,
)
