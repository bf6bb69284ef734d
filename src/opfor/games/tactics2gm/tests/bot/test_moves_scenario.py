"""Movement of the Offensive and the Defensive AI, one story per stance."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.core.game import Situation
from opfor.games.tactics2gm.tests.bot.story import ai, asked, decided, foe, moved

MEN: dict[str, Any] = {"movement": 2, "range": 1, "penetration": 1}
TARGET: dict[str, Any] = {"line": 4, "column": 5, "goal": "destroy"}
HOME: dict[str, Any] = {"line": 2, "column": 5, "goal": "defend"}


def offensive(*units: dict[str, Any], stance: str, **fields: Any) -> Situation:
    fields = {"target": TARGET, **fields}
    return decided(*units, stance=stance, kind="offensive", phase="movement", **fields)


def defensive(*units: dict[str, Any], stance: str, **fields: Any) -> Situation:
    fields = {"target": HOME, **fields}
    return decided(*units, stance=stance, kind="defensive", phase="movement", **fields)


def away(spot: tuple[int, int], target: dict[str, Any]) -> int:
    line, column = spot
    return int(abs(line - target["line"]) + abs(column - target["column"]))


@pytest.mark.rule("2GM-OF-RL-M")
def test_reinforce_lines_enters_the_woods_and_holds_them() -> None:
    woods = [{"card": "bushes", "line": 2, "column": 4}, {"card": "bushes", "line": 2, "column": 9}]
    units = ai("out", 2, 3, **MEN), ai("in", 2, 9, **MEN)
    situation = offensive(*units, stance="reinforce-lines", terrain=woods)
    assert moved(situation) == {"out": (2, 4)}


@pytest.mark.rule("2GM-OF-RL-M")
def test_reinforce_lines_comes_back_to_the_first_two_lines() -> None:
    situation = offensive(ai("a", 4, 3, **MEN), stance="reinforce-lines")
    assert moved(situation)["a"][0] == 2


@pytest.mark.rule("2GM-OF-SH-M", "V-18")
def test_seize_and_hold_moves_armour_first_into_the_middle() -> None:
    units = (
        ai("men", 2, 1, **MEN),
        ai("tank", 2, 5, "panzer-iii"),
        ai("track", 2, 8, "sdkfz-251"),
        ai("back", 1, 9, movement=0),
        ai("two", 2, 10, movement=0),
    )
    situation = offensive(*units, stance="seize-and-hold")
    order = [d.details["unit"] for d in asked(situation, "move")]
    assert order[-1] == "men"
    assert moved(situation)["tank"][0] in (3, 4)
    assert all(line in (3, 4) for line, _column in moved(situation).values())


@pytest.mark.rule("2GM-OF-SH-M", "2GM-OF-AD-M", "2GM-OF-AT-M")
@pytest.mark.parametrize("stance", ["seize-and-hold", "advance", "attack"])
def test_going_forward_never_opens_a_gap(stance: str) -> None:
    units = ai("a", 1, 5, **MEN), ai("b", 2, 5, **MEN)
    lines = [line for line, _c in moved(offensive(*units, stance=stance)).values()]
    assert all(line <= 2 for line in lines)


@pytest.mark.rule("2GM-OF-AD-M")
def test_advance_goes_towards_the_target() -> None:
    units = ai("a", 1, 1, movement=0), ai("b", 2, 1, movement=0), ai("c", 2, 2, **MEN)
    situation = offensive(*units, stance="advance")
    assert away(moved(situation)["c"], TARGET) == away((2, 2), TARGET) - 2


@pytest.mark.rule("2GM-OF-AT-M")
def test_attack_goes_where_the_target_can_be_shot() -> None:
    units = ai("a", 1, 1, movement=0), ai("b", 2, 1, movement=0), ai("c", 3, 1, movement=0)
    gun = ai("gun", 3, 3, movement=2, range=2, penetration=4)
    situation = offensive(*units, gun, stance="attack")
    assert away(moved(situation)["gun"], TARGET) <= 2
    far = ai("gun", 3, 10, movement=1, range=1, penetration=4)
    situation = offensive(*units, far, stance="attack")
    assert away(moved(situation)["gun"], TARGET) == away((3, 10), TARGET) - 1


@pytest.mark.rule("2GM-OF-FA-M", "Q2-18")
def test_full_assault_breaks_the_last_link_to_shoot_the_target() -> None:
    units = ai("a", 1, 1, movement=0), ai("gun", 2, 5, movement=1, range=1, penetration=4)
    stuck = offensive(*units, stance="attack")
    through = offensive(*units, stance="full-assault")
    assert moved(stuck) == {}
    assert moved(through) == {"gun": (3, 5)}
    spare = ai("far", 2, 9, movement=1, range=1, penetration=4)
    forward = moved(offensive(*units, spare, stance="full-assault"))["far"]
    assert away(forward, TARGET) == away((2, 9), TARGET) - 1


@pytest.mark.rule("2GM-OF-FA-M", "V-14")
def test_behind_a_broken_last_link_the_rest_of_the_line_stays() -> None:
    """The gap that the gun leaves on line 2 is not handed down to line 1."""
    units = ai("rear", 1, 5, **MEN), ai("gun", 2, 5, movement=1, range=1, penetration=4)
    assert set(moved(offensive(*units, stance="full-assault"))) == {"gun"}


@pytest.mark.rule("2GM-DF-TD-M")
def test_total_defense_brings_everybody_closer_to_the_target() -> None:
    units = ai("a", 4, 5, **MEN), ai("b", 1, 1, **MEN), ai("c", 2, 9, **MEN)
    situation = defensive(*units, foe("p", 4, 7, defence=1), stance="total-defense")
    before = {"a": (4, 5), "b": (1, 1), "c": (2, 9)}
    after = moved(situation)
    assert set(after) == set(before)
    assert all(away(after[name], HOME) < away(before[name], HOME) for name in before)


@pytest.mark.rule("2GM-DF-RL-M")
def test_reinforce_lines_gathers_beside_the_target() -> None:
    units = ai("a", 1, 4, **MEN), ai("b", 2, 8, **MEN), ai("c", 1, 9, movement=0)
    situation = defensive(*units, stance="reinforce-lines")
    assert min(away(spot, HOME) for spot in moved(situation).values()) <= 1


@pytest.mark.rule("2GM-DF-RL-S")
def test_cover_near_the_target_is_kept() -> None:
    woods = [{"card": "bushes", "line": 2, "column": 3}]
    situation = defensive(ai("a", 2, 3, **MEN), stance="reinforce-lines", terrain=woods)
    assert moved(situation) == {}
    bare = defensive(ai("a", 2, 3, **MEN), ai("b", 1, 3, **MEN), stance="reinforce-lines")
    assert "a" in moved(bare)


@pytest.mark.rule("2GM-DF-HP-M")
def test_hold_position_keeps_to_the_lines_around_the_target() -> None:
    units = ai("far", 5, 5, movement=2), ai("a", 1, 5, **MEN), ai("b", 1, 8, **MEN)
    situation = defensive(*units, stance="hold-position")
    assert moved(situation)["far"][0] == 3
    lines = {"a": 1, "b": 1} | {name: spot[0] for name, spot in moved(situation).items()}
    assert set(lines.values()) <= {1, 2, 3}


@pytest.mark.rule("2GM-DF-SH-M")
def test_seize_and_hold_goes_past_the_line_of_the_target() -> None:
    units = [ai(f"a{line}", line, 9, movement=0) for line in (1, 2)]
    situation = defensive(*units, ai("lead", 2, 5, movement=1), stance="seize-and-hold")
    assert moved(situation)["lead"][0] == 3
    gap = defensive(*units, ai("lead", 3, 5, movement=1), stance="seize-and-hold")
    assert moved(gap) == {}, "line 3 would be left empty"


def overcoming(to_hit: int) -> Situation:
    units = ai("gun", 2, 5, movement=1, range=2, to_hit=to_hit, penetration=3, damage=2)
    prey = foe("prey", 5, 5, hp=2, defence=1, movement=0)
    return defensive(units, prey, foe("back", 6, 1, movement=0), stance="overcome-defense")


@pytest.mark.rule("2GM-DF-OD-M", "V-19")
def test_overcome_defense_moves_only_for_an_easy_kill() -> None:
    assert moved(overcoming(5)) == {"gun": (3, 5)}
    assert moved(overcoming(8)) == {}


@pytest.mark.rule("2GM-DF-OD-M")
def test_overcome_defense_wants_the_supply_line_broken() -> None:
    gun = ai("gun", 2, 5, movement=1, range=2, to_hit=5, penetration=3, damage=2)
    pair = foe("p", 5, 5, hp=2, movement=0), foe("q", 5, 9, hp=2, movement=0)
    situation = defensive(gun, *pair, foe("r", 6, 1, movement=0), stance="overcome-defense")
    assert moved(situation) == {}


@pytest.mark.rule("2GM-ORD-2")
def test_the_offensive_ai_moves_its_best_chance_first() -> None:
    units = (
        ai("poor", 2, 5, to_hit=7, movement=1, range=3),
        ai("good", 2, 7, to_hit=4, movement=1, range=3),
        foe("p", 5, 6, hp=3),
    )
    situation = offensive(*units, stance="attack", target=None)
    assert [d.details["unit"] for d in asked(situation, "move")] == ["good", "poor"]


@pytest.mark.rule("2GM-ORD-3")
def test_the_defensive_ai_moves_the_closest_to_the_target_first() -> None:
    units = ai("three", 2, 2, **MEN), ai("one", 2, 6, **MEN), foe("p", 6, 1, movement=0)
    situation = defensive(*units, stance="total-defense")
    assert [d.details["unit"] for d in asked(situation, "move")] == ["one", "three"]


@pytest.mark.rule("2GM-DF-TD-M", "2GM-DF-RL-M", "Q2-29")
@pytest.mark.parametrize("stance", ["total-defense", "reinforce-lines"])
def test_a_unit_on_the_target_does_not_leave_it_for_a_friend(stance: str) -> None:
    guard, truck = ai("guard", 3, 5, movement=2), ai("truck", 1, 5, type="transport", movement=0)
    situation = decided(
        guard, truck, ai("link", 2, 9, movement=0), kind="defensive", stance=stance,
        phase="movement", target={"line": 3, "column": 5, "goal": "defend"},
    )  # fmt: skip
    assert "guard" not in moved(situation)
