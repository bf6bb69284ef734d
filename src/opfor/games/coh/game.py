"""The tactical game and the solo opponent, as one game."""

from __future__ import annotations

from opfor.core.game import Game
from opfor.games.coh.actions import Action
from opfor.games.coh.adjust import adjust
from opfor.games.coh.applying import apply
from opfor.games.coh.commands import COMMANDS, offered
from opfor.games.coh.content.tables import TABLES, check_pack
from opfor.games.coh.events import Event
from opfor.games.coh.forecast import forecast
from opfor.games.coh.options import FOLDER, Options
from opfor.games.coh.players.baseline import PLAYERS
from opfor.games.coh.positions.files import POSITIONS
from opfor.games.coh.solo.entry import new, outcome, prepare, step
from opfor.games.coh.state import State
from opfor.games.coh.viewing import SOURCES, aspects, heard, inventory, seats, view
from opfor.games.coh.words.language import WORDS

VARIANTS = (
    {"mission": "crossroads"},
    {"mission": "crossroads", "economy": "solo"},
    {"mission": "crossroads", "players": 3},
    {"mission": "church-tower"},
    {"mission": "ridge"},
    {"mission": "convoy", "economy": "solo"},
    {"mission": "first-light"},
    {"mission": "river-road-6"},
)

GAME: Game[State] = Game(
    id="coh",
    title="Conflict of Heroes",
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
    commands=COMMANDS,
    aspects=aspects,
    sources=SOURCES,
    heard=heard,
    offered=offered,
)
