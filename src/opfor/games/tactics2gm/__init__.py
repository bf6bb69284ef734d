"""2GM Tactics: two armies of cards on a field of 6 lines, and an AI with a stance."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from opfor.core.game import Game
from opfor.games.tactics2gm.actions import Action
from opfor.games.tactics2gm.adjusting import adjust
from opfor.games.tactics2gm.applying import apply
from opfor.games.tactics2gm.check import check_pack
from opfor.games.tactics2gm.commands import COMMANDS
from opfor.games.tactics2gm.content import TABLES
from opfor.games.tactics2gm.events import Event
from opfor.games.tactics2gm.flow import step
from opfor.games.tactics2gm.forecast import forecast
from opfor.games.tactics2gm.options import Options, prepare
from opfor.games.tactics2gm.players import PLAYERS
from opfor.games.tactics2gm.positions import POSITIONS
from opfor.games.tactics2gm.setup import new
from opfor.games.tactics2gm.state import State
from opfor.games.tactics2gm.view import (
    SOURCES,
    aspects,
    heard,
    inventory,
    outcome,
    seats,
    view,
)
from opfor.games.tactics2gm.words import WORDS

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
    tedious=("ai army",),
    heard=heard,
)
