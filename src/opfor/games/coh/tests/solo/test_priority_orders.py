"""Close combat and short range lines, and the test whether the AI passes."""

from __future__ import annotations

import pytest

from opfor.games.coh.tests.solo.ask import ask

SPOT = "p1 soviet-rifle F09 N"
"""A Unit that others stand beside or with."""


@pytest.mark.rule("COH-4.1.2-a", "COH-4.1.2-c")
def test_a_cc_attack_goes_to_the_unhit_ai_sharing_a_hex_with_a_unit() -> None:
    counters = [
        "a1 german-rifle F09 S unnerved",
        SPOT,
        "a2 german-rifle F13 S",
        "p2 soviet-rifle F13 N",
        "a3 german-rifle C03 S",
    ]
    answer = ask(counters, "CC: Attack")
    assert (answer.order, answer.acting, answer.target) == ("priority/1", "a2", "p2")
    assert answer.step("acting", "COH-4.1.2-a").dropped == ("a3",)
    assert answer.did == ["attack"]


@pytest.mark.rule("COH-4.1.2-b")
def test_the_next_action_is_tried_only_if_no_ai_can_do_the_first() -> None:
    fight = ["a1 german-rifle F09 S", SPOT]
    assert ask(fight, "CC: Rally / Attack").did == ["attack"]
    other = ["a2 german-rifle F13 S pinned", "p2 soviet-rifle F13 N"]
    assert ask([*fight, *other], "CC: Rally / Attack").acting == "a2"
    assert ask(fight, "CC: Rally", "Short Range: Attack").order == "pass"


@pytest.mark.rule("COH-4.1.2-d", "COH-5.1-d")
def test_a_poor_close_fighter_leaves_instead_of_attacking() -> None:
    answer = ask(["a1 german-lmg F09 S", SPOT], "CC: Attack")
    assert answer.did == ["disengage"]
    assert answer.questions == ["order", "acting", "hex", "facing"]


@pytest.mark.rule("COH-4.1.2-d", "QC-20")
def test_a_poor_close_fighter_that_cannot_leave_attacks() -> None:
    """A pinned LMG cannot move; in close combat it needs 11 − (4 − 2) = 9."""
    pinned = ["a1 german-lmg F09 S pinned", SPOT]
    answer = ask(pinned, "CC: Attack")
    assert answer.did == ["attack"]
    assert answer.actions[0]["needs"] == 9
    ruled = ask(pinned, "CC: Attack", rulings={"cornered-poor-fighter": "next-order"})
    assert ruled.order == "pass"


@pytest.mark.rule("COH-4.1.2-e")
def test_auto_rally_takes_a_hit_ai_in_close_combat() -> None:
    answer = ask(["a1 german-rifle F09 S pinned", SPOT], "CC: Auto-Rally")
    assert (answer.acting, answer.did) == ("a1", ["auto-rally"])
    assert answer.questions == ["order", "acting"]


@pytest.mark.rule("COH-4.1.2-f")
def test_rally_takes_a_hit_ai_next_to_a_unit() -> None:
    counters = ["a1 german-rifle E09 S", "a2 german-rifle G09 N pinned", SPOT]
    answer = ask(counters, "Short Range: Rally")
    assert (answer.acting, answer.did) == ("a2", ["rally"])


@pytest.mark.rule("COH-4.1.2-g", "V-4")
def test_disengaging_prefers_safety_to_the_objective() -> None:
    """p2 covers the marker's hex to the south, which has cover; to the sides all is quiet."""
    counters = ["a1 german-rifle F09 S", SPOT, "p2 soviet-rifle J09 N range=3"]
    marker = [{"hex": "G09", "owner": "player"}]
    answer = ask(counters, "CC: Disengage", control_markers=marker, light_woods="G09")
    safe = answer.step("hex", "COH-4.1.2-g")
    assert "G09" in safe.dropped
    assert answer.hex != "G09"
    assert answer.did == ["disengage"]


@pytest.mark.rule("COH-4.1.2-g", "V-4")
def test_among_equally_safe_hexes_the_one_nearest_an_objective_is_taken() -> None:
    marker = [{"hex": "F15", "owner": "player"}]
    answer = ask(["a1 german-rifle F09 S", SPOT], "CC: Disengage", control_markers=marker)
    assert answer.hex == "F10"
    assert answer.settled("hex") == "COH-4.1.2-g"


@pytest.mark.rule("COH-4.1.2-h", "COH-4.1.2-i")
def test_short_range_orders_go_to_ai_adjacent_to_a_unit() -> None:
    counters = ["a1 german-lmg D09 S", "a2 german-rifle E09 S", SPOT]
    answer = ask(counters, "Short Range: Attack")
    assert (answer.acting, answer.target) == ("a2", "p1")
    assert answer.step("acting", "COH-4.1.2-h").dropped == ("a1",)
    assert ask(["a1 german-rifle D09 S", SPOT], "Short Range: Attack").order == "pass"


@pytest.mark.rule("COH-4.1.2-j", "QC-17")
def test_a_group_attack_takes_in_adjacent_ai_that_may_act() -> None:
    counters = [
        "a1 german-lmg E09 S",
        "a2 german-rifle E10 SW",
        "a3 german-rifle E08 SE",
        "a4 german-rifle D09 S spent",
        SPOT,
    ]
    answer = ask(counters, "Short Range: Group Attack")
    assert answer.acting == "a1"
    assert sorted(answer.actions[0]["supporters"]) == ["a2", "a3"]
    # 12 − (4 + 3 short range + 2 supporters)
    assert answer.actions[0]["needs"] == 3
    assert ask(["a1 german-rifle E09 S", SPOT], "Short Range: Group Attack").did == ["attack"]


@pytest.mark.rule("COH-4.1.2-k", "V-6")
def test_a_flanked_ai_pivots_to_cover_as_many_units_as_it_can() -> None:
    """a1 looks north, p1 stands behind it; looking south-east it has two more in its zone."""
    counters = ["a1 german-rifle F09 N", "p1 soviet-rifle G09 N", "p2 soviet-rifle G12 N",
                "p3 soviet-rifle G13 N"]  # fmt: skip
    answer = ask(counters, "Short Range: Pivot")
    assert (answer.acting, answer.facing) == ("a1", "SE")
    assert answer.settled("facing") == "COH-4.1.2-k"
    assert answer.questions == ["order", "acting", "facing"]


@pytest.mark.rule("COH-4.1.2-k", "R-COH-23")
def test_an_ai_that_can_attack_an_adjacent_unit_does_not_pivot() -> None:
    counters = ["a1 german-rifle F09 N", "p1 soviet-rifle G09 N", "p2 soviet-rifle E09 N"]
    answer = ask(counters, "Short Range: Pivot")
    assert answer.order == "pass"
    assert "can attack" in answer.stopped("a1")


@pytest.mark.rule("COH-4.1.2-l")
def test_short_range_disengagement_is_a_low_risk_move() -> None:
    counters = ["a1 german-rifle E09 S", "p1 soviet-rifle F09 N"]
    answer = ask(counters, "Short Range: Disengage", light_woods="D08")
    assert answer.hex == "D08"
    assert set(answer.step("hex", "COH-5.3.2-b").dropped) == {"E08", "E10"}
    assert answer.rules("acting")[-1] == "COH-5.0.1-c"


@pytest.mark.rule("COH-4.1.2-m", "COH-5.1-d")
def test_a_rifle_moves_into_close_combat_and_a_mortar_does_not() -> None:
    answer = ask(["a1 german-rifle E09 S", SPOT], "Short Range: Move into CC")
    assert (answer.acting, answer.target, answer.did) == ("a1", "p1", ["move-into-cc"])
    assert answer.questions == ["order", "acting", "target"]
    assert ask(["a1 german-mortar-50 E09 S", SPOT], "Short Range: Move into CC").order == "pass"


@pytest.mark.rule("COH-4.1.2-n")
def test_a_flanked_ai_turns_and_attacks_in_one_turn() -> None:
    answer = ask(["a1 german-rifle E09 N", SPOT], "Short Range: Pivot and/or Attack")
    assert answer.did == ["pivot", "attack"]
    assert answer.questions == ["order", "acting", "target", "facing"]
    assert answer.left("facing") == {"SE", "S", "SW"}
    ahead = ask(["a1 german-rifle E09 S", SPOT], "Short Range: Pivot and/or Attack")
    assert ahead.did == ["attack"]


@pytest.mark.rule("COH-4.1.2-o")
def test_counteractions_need_their_line_and_a_mission() -> None:
    answer = ask(["a1 german-rifle E09 S", SPOT], "Execute Counteractions", "Short Range: Attack")
    assert answer.order == "priority/2"
    assert answer.step("order", "COH-7.0-a").dropped == ("priority/1",)


@pytest.mark.rule("COH-4.1.2-p", "QC-26", "V-28")
def test_the_ai_passes_if_the_comparison_holds_reinforcements_included() -> None:
    counters = ["a1 german-rifle B03 S", "a2 german-rifle B05 S", "p1 soviet-rifle L03 N",
                "p2 soviet-rifle L05 N", "p3 soviet-rifle L07 N spent"]  # fmt: skip
    line = "AI passes if fresh AI < fresh Units"
    assert ask(counters, line, "AI closest to Unit: Move").order == "tactical/1"
    arriving = ask(counters, line, "AI closest to Unit: Move", reinforcements={"player": 1})
    assert (arriving.order, arriving.did) == ("priority/1", ["pass"])


@pytest.mark.rule("R-COH-22")
def test_disengagement_and_close_combat_use_the_movers_ladder() -> None:
    """The HMG has the higher AR but moves for 2."""
    counters = ["a1 german-hmg E09 S", "a2 german-lmg G09 N", SPOT]
    answer = ask(counters, "Short Range: Disengage", light_woods="E09 G09 D09 H09")
    assert answer.acting == "a2"
    assert answer.settled("acting") == "COH-5.2.1-a"
