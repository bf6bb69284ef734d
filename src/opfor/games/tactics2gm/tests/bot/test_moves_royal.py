"""Movement in a Battle Royal, one story per stance; early cover; the order of moves."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.core.game import Situation
from opfor.games.tactics2gm.tests.bot.story import ai, asked, decided, foe, moved

TANK: dict[str, Any] = {
    "type": "tank",
    "movement": 2,
    "range": 2,
    "penetration": 5,
    "hp": 4,
    "damage": 2,
}
SOFT: dict[str, Any] = {"movement": 2, "range": 1, "penetration": 1}


def moves(*units: dict[str, Any], stance: str, **fields: Any) -> Situation:
    return decided(*units, stance=stance, phase="movement", **fields)


@pytest.mark.rule("2GM-BR-TD-M")
def test_total_defense_turns_to_the_raider_and_the_rest_fall_back() -> None:
    raider = foe("raider", 2, 5, type="tank", defence=4, damage=3, range=2, hp=4)
    situation = moves(
        ai("tank", 3, 2, **TANK), ai("men", 4, 8, **SOFT), raider, stance="total-defense"
    )
    line, column = moved(situation)["tank"]
    assert abs(line - 2) + abs(column - 5) < 4
    line, column = moved(situation)["men"]
    assert line + abs(column - 6) < 4 + 2, "closer to the HQ behind columns 5 and 6"


@pytest.mark.rule("2GM-BR-TD-M", "V-23")
def test_regrouping_prefers_a_space_beside_a_friend() -> None:
    units = ai("men", 4, 5, **SOFT), ai("gun", 2, 4, movement=0, range=1)
    situation = moves(*units, stance="total-defense")
    assert moved(situation)["men"] in ((2, 5), (3, 4))


@pytest.mark.rule("2GM-BR-TD-M", "Q2-29")
def test_regrouping_never_walks_away_from_the_hq() -> None:
    units = ai("men", 1, 5, **SOFT), ai("truck", 2, 8, type="transport", movement=0)
    assert "men" not in moved(moves(*units, stance="total-defense")), "as close as it can be"
    near = ai("men", 2, 5, **SOFT), ai("truck", 4, 5, type="transport", movement=0)
    assert moved(moves(*near, stance="total-defense"))["men"] == (1, 5), "closer before a friend"


@pytest.mark.rule("2GM-BR-DE-M", "Q2-30")
def test_defense_passes_a_full_second_line_to_the_first() -> None:
    wall = [ai(f"w{n}", 2, n, movement=0) for n in range(1, 11)]
    front = ai("front", 3, 5, **SOFT)
    situation = moves(*wall, front, foe("p", 6, 9, movement=0), stance="defense")
    assert moved(situation)["front"] == (1, 5)


@pytest.mark.rule("2GM-BR-DE-M")
def test_defense_sends_the_front_to_line_two_and_line_two_home_last() -> None:
    units = ai("front", 4, 3, **SOFT), ai("second", 2, 8, **SOFT), ai("home", 1, 1, **SOFT)
    situation = moves(*units, foe("p", 6, 9, movement=0), stance="defense")
    assert moved(situation)["front"][0] == 2
    assert moved(situation)["second"][0] == 1
    assert moved(situation).get("home", (1, 1))[0] == 1
    order = [d.details["unit"] for d in asked(situation, "move")]
    assert order.index("front") < order.index("second")


@pytest.mark.rule("2GM-BR-DE-M")
def test_defense_falls_back_even_if_a_slow_unit_is_left_behind() -> None:
    slow = SOFT | {"movement": 1}
    units = ai("front", 4, 3, **slow), ai("second", 2, 8, **slow), ai("home", 1, 1, **slow)
    situation = moves(*units, foe("p", 6, 9, movement=0), stance="defense")
    assert moved(situation)["front"][0] == 3
    assert moved(situation)["second"][0] == 1


@pytest.mark.rule("2GM-BR-RE-M")
def test_reinforce_takes_the_middle_but_opens_no_gap() -> None:
    held = moves(ai("a", 1, 1, **SOFT), ai("b", 2, 1, **SOFT), stance="reinforce")
    assert moved(held) == {}, "each holds a line alone"
    free = moves(
        ai("a", 1, 1, **SOFT), ai("b", 2, 1, **SOFT), ai("c", 2, 5, **SOFT), stance="reinforce"
    )
    assert [line for line, _column in moved(free).values()] == [3]


@pytest.mark.rule("2GM-BR-AD-M")
def test_in_an_advance_the_rear_follows_before_the_lead_goes_on() -> None:
    units = [ai("lead", 3, 5, **SOFT), ai("mid", 2, 5, **SOFT)]
    stuck = moves(*units, ai("rear", 1, 5, **SOFT), stance="advance")
    assert moved(stuck) == {}
    followed = moves(
        *units, ai("rear", 1, 5, **SOFT), ai("new", 2, 1, movement=1), stance="advance"
    )
    assert list(moved(followed))[-1] == "lead"
    assert moved(followed)["lead"][0] > 3


@pytest.mark.rule("2GM-BR-AD-M", "V-16")
def test_an_advance_stops_at_three_quarters() -> None:
    units = [ai(f"a{line}", line, 5, movement=0) for line in range(1, 5)]
    situation = moves(*units, ai("lead", 4, 2, movement=3), stance="advance")
    assert moved(situation)["lead"][0] == 5


CHAIN = [ai(f"a{line}", line, 9, movement=0, range=1) for line in (1, 2)]


@pytest.mark.rule("2GM-BR-FA-M")
def test_full_assault_breaks_the_last_link_only_to_reach_the_hq() -> None:
    near = ai("tank", 4, 5, **{**TANK, "range": 2})
    links = [*CHAIN, ai("a3", 3, 9, movement=0, range=1)]
    broken = moves(*links, near, stance="full-assault")
    assert moved(broken)["tank"][0] >= 5, "from there the HQ is in range"
    far = ai("tank", 4, 5, **{**TANK, "movement": 1, "range": 1})
    kept = moves(*links, far, stance="full-assault")
    assert moved(kept).get("tank", (4, 5))[0] == 4


@pytest.mark.rule("2GM-BR-FA-M")
def test_full_assault_keeps_the_link_where_the_hq_can_be_shot_without_breaking_it() -> None:
    links = [*CHAIN, ai("a3", 3, 9, movement=0, range=1)]
    tank = ai("tank", 4, 2, **{**TANK, "movement": 3, "range": 3})
    situation = moves(*links, tank, stance="full-assault")
    assert moved(situation)["tank"] in ((4, 5), (4, 6))


@pytest.mark.rule("2GM-BR-FA-M", "V-37")
def test_full_assault_goes_forward_with_nothing_in_sight() -> None:
    links = [*CHAIN, ai("a3", 3, 9, movement=0, range=1)]
    situation = moves(*links, ai("tank", 3, 2, **TANK), stance="full-assault")
    line, column = moved(situation)["tank"]
    assert (6 - line) + (5 - column) == 4, "two steps closer to the HQ"


@pytest.mark.rule("2GM-FT-1", "Q2-15")
@pytest.mark.parametrize(("turn", "goes"), [(1, True), (2, True), (3, True), (4, False)])
def test_the_first_three_turns_are_for_cover(turn: int, goes: bool) -> None:
    woods = [{"card": "bushes", "line": 1, "column": 3}]
    units = ai("a", 1, 5, **SOFT), ai("b", 2, 5, **SOFT), ai("c", 2, 9, **SOFT)
    situation = moves(*units, stance="full-assault", turn=turn, terrain=woods)
    assert (moved(situation).get("a") == (1, 3)) is goes


@pytest.mark.rule("2GM-FT-1", "V-33")
def test_units_in_cover_stay_there_and_the_nearest_free_cover_counts() -> None:
    woods = [{"card": "bushes", "line": 2, "column": 2}, {"card": "bushes", "line": 2, "column": 7}]
    units = ai("in", 2, 2, **SOFT), ai("out", 2, 4, **SOFT)
    situation = moves(*units, stance="advance", turn=2, terrain=woods)
    assert "in" not in moved(situation)
    assert moved(situation)["out"] == (2, 6), "as far as it gets towards the free one"


@pytest.mark.rule("2GM-ORD-1")
def test_offensive_units_with_the_best_chance_move_first() -> None:
    good = ai("good", 2, 1, to_hit=3, movement=2, range=3)
    poor = ai("poor", 2, 4, to_hit=8, movement=2, range=3)
    units = ai("a", 1, 9, movement=0), poor, good, foe("p", 5, 3, defence=1, hp=3)
    order = [d.details["unit"] for d in asked(moves(*units, stance="advance"), "move")]
    assert order == ["good", "poor"]


@pytest.mark.rule("2GM-ORD-1")
def test_defensive_units_most_damaged_and_closest_move_first() -> None:
    units = (
        ai("whole", 3, 1, hp=3, movement=1),
        ai("hurt", 3, 5, hp=3, wounds=1, movement=1),
        ai("near", 4, 9, hp=3, movement=1),
        foe("p", 6, 9, movement=0),
    )
    order = [d.details["unit"] for d in asked(moves(*units, stance="defense"), "move")]
    assert order == ["hurt", "near", "whole"]


@pytest.mark.rule("2GM-BR-RE-M", "V-14")
def test_a_move_that_opens_a_gap_says_which_line_would_be_empty() -> None:
    pair = ai("a", 2, 5, **SOFT), ai("b", 2, 6, **SOFT)
    situation = moves(*pair, ai("rear", 1, 1, movement=0), stance="reinforce")
    first = asked(situation, "move")[0]
    (step,) = [s for s in first.steps if s.measure == "keeps-supply"]
    assert {why.values for name, why in step.values.items() if name.startswith("4-")} == {(3,)}
    alone = moves(ai("a", 2, 5, **SOFT), ai("rear", 1, 1, movement=0), stance="reinforce")
    (step,) = [s for s in asked(alone, "move")[0].steps if s.measure == "keeps-supply"]
    assert {why.values for name, why in step.values.items() if name.startswith("3-")} == {(2,)}
