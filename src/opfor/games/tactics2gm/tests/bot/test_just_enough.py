"""Numbers that are just enough, and what changes if one of two things is missing."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.core.game import Situation
from opfor.games.tactics2gm.tests.bot.story import ai, choices, decided, foe

HELD: dict[str, Any] = {
    "kind": "defensive",
    "stance": "hold-position",
    "target": {"line": 2, "column": 5, "goal": "defend"},
}


def play(*cards: str, units: tuple[Any, ...], **fields: Any) -> Situation:
    return decided(*units, **{"hand": list(cards), "ap": 9, "phase": "deployment", **fields})


@pytest.mark.rule("Q2-34", "V-24")
@pytest.mark.parametrize(("defence", "target"), [(6, "strong"), (7, "weak")])
def test_penetration_equal_to_the_defence_is_enough_for_an_airplane(
    defence: int, target: str
) -> None:
    strong = foe("strong", 4, 5, type="tank", defence=defence, hp=9, penetration=6, damage=4)
    weak = foe("weak", 5, 2, defence=1, hp=3, penetration=1, damage=1, range=1)
    guard = ai("a", 1, 1, defence=2, hp=4)
    situation = play("stuka", units=(strong, weak, guard), **HELD)
    assert choices(situation, "flight", card="stuka") == [target]


@pytest.mark.rule("2GM-CE-5")
def test_fire_does_no_more_damage_than_is_left() -> None:
    """Two wounds to whoever has them to give: three wounds of four leave one."""
    houses = [{"card": "house", "line": 4, "column": 3}, {"card": "house", "line": 4, "column": 8}]
    hurt = foe("hurt", 4, 3, hp=4, wounds=3)
    whole = foe("whole", 4, 8, hp=4)
    situation = play("fire", units=(hurt, whole), terrain=houses, stance="defense")
    assert choices(situation, "support", card="fire") == ["4-8"]
