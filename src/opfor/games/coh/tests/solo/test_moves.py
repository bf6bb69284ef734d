"""Towards, the hex ladder, facing, Low Risk Moves, stacking."""

from __future__ import annotations

import pytest

from opfor.games.coh.tests.solo.ask import ask

MOVE = "AI closest to Unit: Move"
LOW = "AI closest to Unit: Low Risk Move"
AWAY = "p1 soviet-rifle I10 S"
"""A Unit that looks away: E09 has two hexes that are closer, E10 and F09."""


@pytest.mark.rule("COH-5.2-a")
def test_towards_never_increases_the_distance() -> None:
    answer = ask(["a1 german-rifle E09 S", AWAY], MOVE)
    assert set(answer.step("hex", "COH-5.2-a").dropped) == {"D08", "D09"}
    assert answer.left("hex") == {"E10", "F09"}


@pytest.mark.rule("COH-5.2-b", "COH-5.5-b", "QC-14")
def test_a_blocked_ai_enters_the_flank_before_cover() -> None:
    """The one closer hex holds a spent AI; F09 and F11 are as far as E10, F11 in the flank."""
    blocked = ["a1 german-rifle E10 S", "a2 german-rifle F10 S spent"]
    facing = "p1 soviet-rifle I10 NW"
    assert ask([*blocked, AWAY], MOVE).did == ["pass"]
    assert ask([*blocked, AWAY], MOVE, light_woods="F09").hex == "F09"
    assert ask([*blocked, facing], MOVE, light_woods="F09").hex == "F11"
    first = {"blocked-move-order": "cover-first"}
    assert ask([*blocked, facing], MOVE, light_woods="F09", rulings=first).hex == "F09"


@pytest.mark.rule("R-COH-2")
def test_cover_counts_only_if_the_dm_rises() -> None:
    blocked = [
        "a1 german-rifle E09 S",
        "a2 german-rifle E10 S spent",
        "a3 german-rifle F09 S spent",
    ]
    level = ask([*blocked, AWAY], MOVE, light_woods="E08 E09")
    assert level.did == ["pass"]
    anyhow = {"flank-and-cover-entry": "any-such-hex"}
    assert ask([*blocked, AWAY], MOVE, light_woods="E08 E09", rulings=anyhow).did == ["move"]


@pytest.mark.rule("R-COH-4", "COH-5.2-b")
def test_a_pivot_is_the_last_resort_of_the_whole_order() -> None:
    boxed = ["a1 german-rifle E09 N pinned", "a2 german-mortar-81 E11 N", AWAY]
    assert ask(boxed, MOVE).acting == "a2"
    alone = ["a1 german-rifle E09 N", "a2 german-rifle E10 S spent", "a3 german-rifle F09 S spent",
             AWAY]  # fmt: skip
    turned = ask(alone, MOVE)
    assert (turned.did, turned.hex) == (["pivot"], None)
    assert turned.left("facing") == {"SE", "S"}
    assert ask(["a1 german-rifle E09 S", *alone[1:]], MOVE).did == ["pass"]
    other = [*alone, "a4 german-rifle B03 S"]
    assert ask(other, MOVE).acting == "a4"
    assert ask(other, MOVE, rulings={"pivot-as-fallback": "each-ai"}).acting == "a1"


@pytest.mark.rule("COH-5.3-a")
def test_fewer_hexes_come_first() -> None:
    answer = ask(["a1 german-rifle E09 S", AWAY], MOVE, stone_building="D10 E08")
    assert answer.step("hex", "COH-5.3-a").kept == ("E10", "F09")


@pytest.mark.rule("COH-5.3-b")
def test_then_a_hex_outside_every_fire_zone() -> None:
    counters = ["a1 german-rifle E09 S", "p1 soviet-rifle I10 S", "p2 soviet-rifle F14 NW range=4"]
    answer = ask(
        counters, "AI closest to Spent Unit: Move".replace("Spent ", ""), light_woods="E10"
    )
    assert answer.settled("hex") == "COH-5.3-b"
    assert answer.hex == "F09"


@pytest.mark.rule("COH-5.3-c")
def test_then_the_highest_dm() -> None:
    answer = ask(["a1 german-rifle E09 S", AWAY], MOVE, light_woods="E10", stone_building="F09")
    assert (answer.hex, answer.settled("hex")) == ("F09", "COH-5.3-c")


@pytest.mark.rule("COH-5.3-d", "V-3")
def test_then_towards_the_targets_flank() -> None:
    """The Unit looks north-west, up to the column of E10 but not over F11."""
    answer = ask(["a1 german-rifle E11 S", "p1 soviet-rifle I10 NW range=2"], MOVE)
    assert answer.settled("hex") == "COH-5.3-d"
    assert answer.hex == "F11"


@pytest.mark.rule("COH-5.3-e")
def test_then_chance() -> None:
    seen = {ask(["a1 german-rifle E09 S", AWAY], MOVE, seed=seed).hex for seed in range(20)}
    assert seen == {"E10", "F09"}


@pytest.mark.rule("R-COH-3")
def test_with_an_objective_the_nearest_units_flank_counts() -> None:
    counters = ["a1 german-rifle E11 S", "p1 soviet-rifle I10 NW range=2"]
    answer = ask(counters, "AI closest to Objective: Move", objectives=["J10"])
    assert answer.settled("hex") == "COH-5.3-d"
    assert answer.hex == "F11"


@pytest.mark.rule("COH-5.3.1-a")
def test_the_ai_faces_the_closest_unit() -> None:
    counters = ["a1 german-rifle E09 S", "p1 soviet-rifle C09 N spent", "p2 soviet-rifle J09 S"]
    answer = ask(counters, "AI closest to Fresh Unit: Move")
    assert answer.hex == "F09"
    assert answer.left("facing") <= {"NW", "N", "NE"}


@pytest.mark.rule("COH-5.3.1-a", "R-COH-8")
def test_of_several_closest_units_as_many_as_possible_are_covered() -> None:
    counters = ["a1 german-rifle E09 S", "p1 soviet-rifle I09 S", "p2 soviet-rifle F12 S",
                "p3 soviet-rifle F06 S"]  # fmt: skip
    answer = ask(counters, "AI closest to Unit: Pivot".replace("Unit", "Objective"),
                 objectives=["C09"])  # fmt: skip
    assert answer.did == ["pivot"]
    assert answer.facing in {"N", "NE", "NW"}
    moved = ask(counters, "AI closest to Objective: Move", objectives=["F09"])
    assert moved.left("facing") == {"SE", "SW"}
    ruled = {"several-closest": "any-one"}
    one = ask(counters, "AI closest to Objective: Move", objectives=["F09"], rulings=ruled)
    assert one.step("facing", "COH-5.3.1-a").values["S"] == 1


@pytest.mark.rule("COH-5.3.1-b", "QC-35")
def test_then_the_closest_objective() -> None:
    counters = ["a1 german-rifle E09 S", "p1 soviet-rifle I09 S"]
    objectives = ["G14", "C03"]
    answer = ask(counters, MOVE, objectives=objectives)
    assert answer.hex == "F09"
    assert answer.settled("facing") == "COH-5.3.1-b"
    assert answer.facing == "SE"


@pytest.mark.rule("COH-5.3.1-c")
def test_then_most_units_in_sight() -> None:
    """SE, S and SW all take in p1; looking south-east the AI has two more in sight."""
    counters = ["a1 german-rifle E09 S", "p1 soviet-rifle I09 S", "p2 soviet-rifle F14 S",
                "p3 soviet-rifle F16 S", "p4 soviet-rifle F02 S"]  # fmt: skip
    answer = ask(counters, MOVE)
    assert (answer.hex, answer.facing) == ("F09", "SE")
    assert answer.settled("facing") == "COH-5.3.1-c"


@pytest.mark.rule("COH-5.3.2-a")
def test_low_risk_never_enters_close_combat() -> None:
    counters = ["a1 german-rifle E09 S", "p1 soviet-rifle F09 S"]
    assert ask(counters, MOVE).hex == "F09"
    assert ask(counters, LOW).hex is None


@pytest.mark.rule("COH-5.3.2-b")
def test_low_risk_never_enters_a_short_range_fire_zone() -> None:
    towards = ["a1 german-rifle E09 S", "p1 soviet-rifle G09 N"]
    assert ask(towards, LOW, light_woods="F09 E09").hex is None
    behind = ["a1 german-rifle E09 S", "p1 soviet-rifle G09 S"]
    assert ask(behind, LOW).hex == "F09"


@pytest.mark.rule("COH-5.3.2-c")
def test_from_outside_a_quiet_hex_is_better_than_cover_under_fire() -> None:
    counters = ["a1 german-rifle E09 S", "p1 soviet-rifle I10 S", "p2 soviet-rifle F14 NW range=4"]
    answer = ask(counters, LOW, light_woods="E10")
    assert (answer.hex, answer.settled("hex")) == ("F09", "COH-5.3.2-c")


@pytest.mark.rule("COH-5.3.2-d")
def test_from_outside_open_ground_under_fire_is_never_entered() -> None:
    """The Unit reaches four hexes: E09 is outside, F09 and E10 are not."""
    counters = [
        "a1 german-rifle E09 S",
        "p1 soviet-rifle I10 NW range=4",
        "p2 soviet-rifle I09 N range=3 spent",
    ]
    bare = ask(counters, "AI closest to Fresh Unit: Low Risk Move")
    assert bare.hex is None
    wooded = ask(counters, "AI closest to Fresh Unit: Low Risk Move", light_woods="F09")
    assert wooded.hex == "F09"


@pytest.mark.rule("COH-5.3.2-e")
def test_from_inside_a_quiet_hex_comes_first() -> None:
    """p2 covers E11 and the woods of E10, its range ends before F11."""
    counters = ["a1 german-rifle E11 S", "p1 soviet-rifle I10 S", "p2 soviet-rifle B10 S range=3"]
    answer = ask(counters, "AI closest to Spent Unit: Low Risk Move", light_woods="E10")
    assert answer.order == "pass"
    counters[1] += " spent"
    answer = ask(counters, "AI closest to Spent Unit: Low Risk Move", light_woods="E10")
    assert (answer.hex, answer.settled("hex")) == ("F11", "COH-5.3.2-e")


@pytest.mark.rule("COH-5.3.2-f")
def test_from_inside_the_dm_must_not_fall() -> None:
    counters = ["a1 german-rifle E09 S", "p1 soviet-rifle H09 N"]
    assert ask(counters, LOW, light_woods="E09").hex is None
    better = ask(counters, LOW, light_woods="E09", stone_building="F09")
    assert better.hex == "F09"


@pytest.mark.rule("COH-5.3.2-g", "QC-2")
def test_from_inside_the_flank_at_equal_distance_comes_third() -> None:
    """Ahead lies open ground under fire; F11 is as far, in the flank, and out of every zone."""
    counters = ["a1 german-rifle E10 S", "p1 soviet-rifle I10 NW range=9"]
    answer = ask(counters, LOW, light_woods="E10")
    assert answer.hex == "F11"
    assert "F10" in answer.step("hex", "COH-5.3.2-f").dropped


@pytest.mark.rule("COH-5.3.2-i", "QC-3")
def test_the_flank_comes_before_cover_unless_permitted_hexes_compete() -> None:
    """Both ways out are as far and out of every zone: F11 in the flank, F09 in woods."""
    blocked = ["a1 german-rifle E10 S", "a2 german-rifle F10 S spent"]
    counters = [*blocked, "p1 soviet-rifle I10 NW range=2"]
    assert ask(counters, LOW, light_woods="F09").hex == "F11"
    alike = {"low-risk-order": "permissions"}
    assert ask(counters, LOW, light_woods="F09", rulings=alike).hex == "F09"


@pytest.mark.rule("COH-5.3.2-h", "QC-39", "R-COH-10")
def test_boxed_in_and_flanked_it_pivots() -> None:
    counters = ["a1 german-rifle E09 N", "p1 soviet-rifle H09 N"]
    answer = ask(counters, LOW, light_woods="E09")
    assert answer.did == ["pivot"]
    assert answer.facing == "S" or answer.left("facing") <= {"SE", "S", "SW"}
    assert "COH-5.3.2-h" in answer.rules("facing")
    unflanked = ask(["a1 german-rifle E09 S", "p1 soviet-rifle H09 N"], LOW, light_woods="E09")
    assert unflanked.did == ["pass"]


@pytest.mark.rule("COH-5.3.2-i", "QC-3")
def test_closer_cover_under_fire_beats_quiet_cover_as_far() -> None:
    counters = [
        "a1 german-rifle E09 S",
        "p1 soviet-rifle I10 NW range=4",
        "p2 soviet-rifle I09 N range=3 spent",
    ]
    answer = ask(counters, "AI closest to Fresh Unit: Low Risk Move", light_woods="F09 E08")
    assert answer.hex == "F09"


@pytest.mark.rule("COH-5.5-a", "COH-5.5-b")
def test_ai_never_stack_and_take_the_second_best_hex() -> None:
    counters = ["a1 german-rifle E09 S", "a2 german-rifle F09 S spent", AWAY]
    answer = ask(counters, MOVE, stone_building="F09")
    assert answer.hex == "E10"
    assert answer.step("hex", "COH-5.5-a").dropped == ("F09",)


@pytest.mark.rule("COH-5.5-c")
def test_boxed_in_by_friends_another_ai_moves_instead() -> None:
    boxed = ["a1 german-rifle E09 S", "a2 german-rifle E10 S spent", "a3 german-rifle F09 S spent"]
    counters = [*boxed, "a4 german-rifle B03 S", AWAY]
    assert ask(counters, MOVE).acting == "a4"
