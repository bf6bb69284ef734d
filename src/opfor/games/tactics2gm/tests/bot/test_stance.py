"""Start: the roll, its modifiers, the bands."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from opfor.games.tactics2gm.tests.bot.story import ai, decided, foe
from opfor.games.tactics2gm.tests.field import setting_for
from opfor.games.tactics2gm.values.stances import STANCES, band
from tests.oracle.tactics2gm.bot.stance.modifiers import position_modifiers

# Faces of the D10 for each of the five stances, by total modifier.
FACES = {
    -6: (8, 2, 0, 0, 0), -5: (7, 2, 1, 0, 0), -4: (6, 2, 2, 0, 0), -3: (5, 2, 2, 1, 0),
    -2: (4, 2, 2, 2, 0), -1: (3, 2, 2, 2, 1), 0: (2, 2, 2, 2, 2), 1: (1, 2, 2, 2, 3),
    2: (0, 2, 2, 2, 4), 3: (0, 1, 2, 2, 5), 4: (0, 0, 2, 2, 6), 5: (0, 0, 1, 2, 7),
    6: (0, 0, 0, 2, 8),
}  # fmt: skip


def stance(*units: dict[str, Any], d10: int, **fields: Any) -> Any:
    situation = decided(*units, phase="start", d10=d10, **fields)
    (decision,) = situation.decisions
    return decision


def values(decision: Any) -> list[int]:
    return [m["value"] for m in decision.details["modifiers"]]


@pytest.mark.rule("2GM-ST-1")
@pytest.mark.parametrize("change", FACES)
def test_every_modifier_gives_the_bands_of_the_table(change: int) -> None:
    setting = setting_for(mode="solo")
    found = Counter(band(setting, face + change) for face in range(1, 11))
    assert tuple(found[n] for n in range(5)) == FACES[change]


@pytest.mark.rule("2GM-ST-1")
@pytest.mark.parametrize(
    ("line", "d10", "chosen"),
    [(1, 5, "total-defense"), (3, 8, "full-assault"), (4, 5, "reinforce"), (2, 9, "advance")],
)
def test_roll_plus_modifier_is_the_stance(line: int, d10: int, chosen: str) -> None:
    assert stance(foe("p", line, 4), d10=d10).chosen == chosen


@pytest.mark.rule("2GM-ST-2")
@pytest.mark.parametrize(
    ("lines", "value"),
    [((1,), -3), ((2,), -2), ((3,), 1), ((4,), 1), ((5,), 2), ((6,), 3), ((), 3), ((2, 5), -2)],
)
def test_the_foremost_player_unit_gives_the_alert(lines: tuple[int, ...], value: int) -> None:
    units = [foe(f"p{n}", line, 4) for n, line in enumerate(lines)]
    assert values(stance(*units, d10=5)) == [value]


@pytest.mark.rule("2GM-ST-2", "Q2-3")
def test_by_ruling_every_line_counts() -> None:
    setting = setting_for(mode="solo", rulings={"stance-position": "all-lines"})
    assert [m.value for m in position_modifiers(setting, [2, 3, 4, 5])] == [-2, 1, 2]


@pytest.mark.rule("2GM-ST-3")
def test_a_broken_supply_line_costs_one_more() -> None:
    whole = stance(ai("a", 1, 1), ai("b", 2, 1), foe("p", 3, 9), d10=5)
    broken = stance(ai("a", 1, 1), ai("b", 3, 1), foe("p", 3, 9), d10=5)
    assert values(whole) == [1]
    assert values(broken) == [1, -1]
    assert broken.details["total"] == 5


@pytest.mark.rule("2GM-ST-1", "2GM-ST-2", "2GM-ST-3")
def test_player_on_two_and_five_with_a_broken_line() -> None:
    units = ai("a", 2, 1), foe("p", 2, 8), foe("q", 5, 8)
    assert stance(*units, d10=6).chosen == "defense"


@pytest.mark.rule("2GM-ST-4")
@pytest.mark.parametrize("card", ["jeep", "truck"])
def test_scouts_and_unarmed_transports_alarm_nobody(card: str) -> None:
    assert values(stance(foe("p", 1, 4, card), d10=5)) == [3]
    assert values(stance(foe("p", 1, 4, "m3-halftrack"), d10=5)) == [-3]


@pytest.mark.rule("2GM-SC-9")
def test_scenario_lines_with_ai_units_help_and_player_lines_hinder() -> None:
    ours = ai("a", 1, 1), ai("b", 2, 1), ai("c", 4, 1)
    theirs = foe("p", 4, 9), foe("q", 5, 9), foe("r", 6, 9)
    decision = stance(*ours, *theirs, d10=5, kind="offensive")
    assert sorted(values(decision)) == [-1, -1, 1, 1, 1]
    assert decision.details["total"] == 6


@pytest.mark.rule("2GM-SC-10")
@pytest.mark.parametrize(
    ("d10", "chosen"),
    [(2, "reinforce-lines"), (4, "seize-and-hold"), (6, "advance"), (8, "attack"),
     (9, "full-assault")],
)  # fmt: skip
def test_bands_of_the_offensive_ai(d10: int, chosen: str) -> None:
    assert stance(d10=d10, kind="offensive").chosen == chosen


@pytest.mark.rule("2GM-SC-11")
@pytest.mark.parametrize(
    ("d10", "chosen"),
    [(2, "total-defense"), (4, "reinforce-lines"), (6, "hold-position"), (8, "seize-and-hold"),
     (9, "overcome-defense")],
)  # fmt: skip
def test_bands_of_the_defensive_ai(d10: int, chosen: str) -> None:
    assert stance(d10=d10, kind="defensive").chosen == chosen


@pytest.mark.rule("2GM-SET-2")
def test_five_stances_for_each_kind_of_ai() -> None:
    assert {kind: len(stances) for kind, stances in STANCES.items()} == {
        "battle-royal": 5, "offensive": 5, "defensive": 5,
    }  # fmt: skip
    assert len({s.code for stances in STANCES.values() for s in stances}) == 15
