"""Blitzkrieg!: the two-player game, its solo bot, and the Nippon board."""

from __future__ import annotations

from opfor.core.game import Game
from opfor.games.blitzkrieg.bot.questions import QUESTIONS
from opfor.games.blitzkrieg.course.foresight import FORESIGHT
from opfor.games.blitzkrieg.course.rooms import step
from opfor.games.blitzkrieg.course.seats import PLAYERS
from opfor.games.blitzkrieg.course.setup import new
from opfor.games.blitzkrieg.rules.victory import outcome
from opfor.games.blitzkrieg.told.corrections import adjust
from opfor.games.blitzkrieg.told.forms import FORMS
from opfor.games.blitzkrieg.told.odds import forecast
from opfor.games.blitzkrieg.told.on_demand import sheet
from opfor.games.blitzkrieg.told.positions import POSITIONS
from opfor.games.blitzkrieg.told.shown import SHOWN
from opfor.games.blitzkrieg.told.view import (
    SOURCES,
    UNTOLD_SOURCES,
    aspects,
    heard,
    inventory,
    seats,
    view,
)
from opfor.games.blitzkrieg.told.words import WORDS
from opfor.games.blitzkrieg.values.actions import Action
from opfor.games.blitzkrieg.values.apply import apply
from opfor.games.blitzkrieg.values.content import boards
from opfor.games.blitzkrieg.values.events import Event
from opfor.games.blitzkrieg.values.old_events import renewed
from opfor.games.blitzkrieg.values.options import FOLDER, Options, prepare
from opfor.games.blitzkrieg.values.pack_faults import check_pack
from opfor.games.blitzkrieg.values.pools import kept_back
from opfor.games.blitzkrieg.values.state import State
from opfor.games.blitzkrieg.values.tables import TABLES

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
    shown=SHOWN,
    questions=QUESTIONS,
    players=PLAYERS,
    foresight=FORESIGHT,
    renewed=renewed,
    positions=POSITIONS,
    forecast=forecast,
    adjust=adjust,
    option_words={
        "mode": "against the bot, or two people",
        "stratagems": "without them it is the learning game",
        "extra_vp": "points the bot begins with, to make it harder still",
        "extra_progress": "steps the bot begins with on every track",
    },
    inventory=inventory,
    tables=TABLES,
    check_pack=check_pack,
    variants=VARIANTS,
    aspects=aspects,
    sources=SOURCES,
    heard=heard,
    untold=UNTOLD_SOURCES,
    kept_back=kept_back,
    forms=lambda: FORMS,
    choices={"board": lambda: tuple(boards())},
    sheet=sheet,
    sheet_names=lambda: tuple(boards()),
    sheet_option="board",
)
