"""Conflict of Heroes: squads, guns and tanks on hex boards, for people and for the solo AI."""

from __future__ import annotations

from opfor.cardboard.coh import FOLDER
from opfor.core.game import Game
from opfor.games.coh.course.flow import new, outcome, prepare, step
from opfor.games.coh.course.foresight import FORESIGHT
from opfor.games.coh.told.on_demand import (
    COMMANDS,
    PLAYERS,
    POSITIONS,
    QUESTIONS,
    adjust,
    forecast,
    forms,
    offered,
    renewed,
    sheet,
    sheet_names,
)
from opfor.games.coh.told.printed import printed
from opfor.games.coh.told.shown import SHOWN
from opfor.games.coh.told.view import SOURCES, aspects, heard, inventory, seats, view
from opfor.games.coh.told.words import WORDS
from opfor.games.coh.values.actions import Action
from opfor.games.coh.values.apply import apply
from opfor.games.coh.values.events import Event
from opfor.games.coh.values.options import Options
from opfor.games.coh.values.state import State
from opfor.games.coh.values.tables import TABLES, check_pack

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
    shown=SHOWN,
    questions=QUESTIONS,
    players=PLAYERS,
    foresight=FORESIGHT,
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
    renewed=renewed,
    offered=offered,
    option_words={
        "economy": "APs of an activated unit, or one action and a check (default: the mission's)",
        "players": "partners share a side; 0: as many as the mission is made for",
        "lead": "what the part of a campaign before this one was worth, -2 to 2",
    },
    sheet=sheet,
    sheet_names=sheet_names,
    forms=forms,
    printed=printed,
)
