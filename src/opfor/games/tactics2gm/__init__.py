"""2GM Tactics: two armies of cards on a field of 6 lines, and an AI with a stance."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from opfor.core.game import Game
from opfor.games.tactics2gm.course.foresight import FORESIGHT
from opfor.games.tactics2gm.course.setup import new
from opfor.games.tactics2gm.course.turn import step
from opfor.games.tactics2gm.told.corrections import adjust
from opfor.games.tactics2gm.told.on_demand import (
    COMMANDS,
    PLAYERS,
    QUESTIONS,
    forecast,
    forms,
    positions,
    sheet,
)
from opfor.games.tactics2gm.told.printed import printed, unused
from opfor.games.tactics2gm.told.shown import SHOWN
from opfor.games.tactics2gm.told.suggestions import OPTION_WORDS, SUGGESTED
from opfor.games.tactics2gm.told.view import (
    SOURCES,
    aspects,
    heard,
    inventory,
    outcome,
    seats,
    view,
)
from opfor.games.tactics2gm.told.words import WORDS
from opfor.games.tactics2gm.values.actions import Action
from opfor.games.tactics2gm.values.apply import apply
from opfor.games.tactics2gm.values.content import TABLES
from opfor.games.tactics2gm.values.events import Event
from opfor.games.tactics2gm.values.old_events import renamed, renewed
from opfor.games.tactics2gm.values.options import Options, prepare
from opfor.games.tactics2gm.values.pack_faults import check_pack
from opfor.games.tactics2gm.values.scenarios import scenario_names
from opfor.games.tactics2gm.values.state import State

VARIANTS: tuple[dict[str, Any], ...] = (
    {},
    {"army": "germans", "ai_army": "americans", "arctic": True, "map": "highlands", "ai_ap": 3},
    {"scenario": "farmhouse"},
    {"scenario": "farmhouse", "ai_role": "attacker"},
    {"scenario": "beach-landing", "ai_role": "americans", "army": "germans"},
    {"scenario": "night-raid"},
    {"scenario": "winter-depot", "ai_role": "americans", "army": "germans", "reshuffle": True},
    {"mode": "two-player"},
    {"mode": "two-player", "army": "random", "ai_army": "random", "reshuffle": True},
    {"mode": "two-player", "night": True, "arctic": True, "map": "lakeland"},
    {"mode": "two-player", "scenario": "beach-landing"},
    {"mode": "two-player", "scenario": "bridge-at-dawn", "ai_role": "attacker"},
)

GAME: Game[State] = Game(
    id="2gm",
    title="2GM Tactics",
    folder=Path(__file__).parent,
    state=State,
    events=Event,
    actions=Action,
    options=Options,
    prepare=prepare,
    renewed=renewed,
    renamed=renamed,
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
    positions=positions(lambda: GAME),
    forecast=lambda setting, state, action: forecast(GAME, setting, state, action),
    adjust=adjust,
    inventory=inventory,
    tables=TABLES,
    check_pack=check_pack,
    variants=VARIANTS,
    commands=COMMANDS,
    aspects=aspects,
    sources=SOURCES,
    tedious=("ai army",),
    heard=heard,
    retired=("pack",),
    suggested=SUGGESTED,
    option_words=OPTION_WORDS,
    forms=forms,
    printed=printed,
    sheet=sheet,
    sheet_names=scenario_names,
    sheet_option="scenario",
    unused=unused,
)
