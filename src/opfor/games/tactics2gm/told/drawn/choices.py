"""What could stand at a place of a scenario file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from opfor.core.drawing import Path
from opfor.games.tactics2gm.told.drawn.field import Values, plain
from opfor.games.tactics2gm.values.content import UnitType
from opfor.games.tactics2gm.values.scenarios import GoalKind

FLAVOURS = ("special", "historical")


def choices(_values: Values, path: Path) -> Sequence[str]:
    """Words of a closed list, cards, armies; none where anything may stand."""
    name = next((step for step in reversed(path) if isinstance(step, str)), "")
    usual = plain()
    match name:
        case "kind":
            return get_args(GoalKind)
        case "flavour":
            return FLAVOURS
        case "first":
            return "0", "1"
        case "army":
            return "", *usual.cards.armies
        case "forbidden_types":
            return get_args(UnitType)
        case "card" | "terrain":
            nothing = ("",) if path[0] == "target" else ()
            return *nothing, *(row.id for row in usual.cards.terrain.values())
        case "forbidden_cards":
            return *usual.cards.units, *usual.cards.supports
    return ()
