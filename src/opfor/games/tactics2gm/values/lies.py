"""Where the numbers of a field lie that no pack says outright: worked out of board, mission and
rulings of a setting by the rules of the game."""

from __future__ import annotations

from typing import Any, get_args

from msgspec.structs import replace

from opfor.core.memory import field
from opfor.games.tactics2gm.values.board import Board
from opfor.games.tactics2gm.values.codes import (
    CELLS,
    RESTS,
)
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.scenarios import DECK_OUT, LAST_TURN, GoalKind
from opfor.games.tactics2gm.values.stances import STANCES, Stance
from opfor.games.tactics2gm.values.start import hq_income, new, scenario_counts

GOAL_KINDS = {kind: number for number, kind in enumerate(get_args(GoalKind))}
WHYS = [*GOAL_KINDS, LAST_TURN, DECK_OUT]
"""What ends a game."""
AI_KINDS = list(STANCES)
BITS = [1 << cell for cell in range(CELLS)]
_PLACES = {bit % RESTS: cell for cell, bit in enumerate(BITS)}
PLACE_OF = [_PLACES.get(rest, 0) for rest in range(RESTS)]


RULED = set[str]()
"""The rulings that have a switch."""


def is_ruled(name: str, value: str) -> Any:
    """A switch: whether a ruling has this value; off is the default."""
    RULED.add(name)
    return field(lies=lambda setting, _known: setting.rulings[name] == value)


def stances(setting: Setting) -> list[Stance]:
    """The five stances of the AI that plays, in the order of their numbers; without one, none."""
    return list(STANCES[setting.ai_kind]) if setting.ai is not None else []


def not_leftmost(board: Board) -> int:
    """The set of spaces that have one to their left."""
    return sum(BITS[: board.size]) - sum(BITS[: board.size : board.columns])


def scenario_piles(setting: Setting) -> list[int]:
    """How many cards of each pile the AI has in a scenario."""
    is_dealt = setting.ai is not None and not setting.mission.is_battle_royal
    return list(scenario_counts(setting).values()) if is_dealt else []


def hq_ap(setting: Setting) -> list[list[int]]:
    """What each side's HQ gives in its even and odd turns."""
    state = new(setting)
    turns = [replace(state, turns=(n, n)) for n in (0, 1)]
    return [[hq_income(setting, turn, side) for turn in turns] for side in (0, 1)]


def alerts(numbers: Any) -> list[int]:
    """What the levels of alert add to the roll for the stance."""
    names = ("red_alert", "yellow_alert", "standard", "superiority", "attack")
    return [getattr(numbers, name) for name in names]
