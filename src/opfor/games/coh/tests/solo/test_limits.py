"""Attack limits, and what Rumored Enemies may do."""

from __future__ import annotations

import pytest

from opfor.games.coh.tests.solo.ask import ask

ATTACK = "AI closest to Unit: Attack"


@pytest.mark.rule("COH-5.1-a", "R-COH-16")
def test_long_range_only_when_ordered() -> None:
    counters = ["a1 german-rifle D09 S red=6", "p1 soviet-rifle J09 N"]
    answer = ask(counters, ATTACK)
    assert answer.order == "pass"
    assert answer.stopped("a1") == "p1 is at long range"
    assert ask(counters, "AI closest to Unit: Long Range Attack").acting == "a1"
    near = ["a1 german-rifle E09 S red=6", "p1 soviet-rifle H09 N"]
    assert ask(near, "AI closest to Unit: Long Range Attack").acting == "a1"
    strict = {"long-range-order": "long-only"}
    assert ask(near, "AI closest to Unit: Long Range Attack", rulings=strict).order == "pass"


@pytest.mark.rule("COH-5.1-b", "QC-5")
def test_eleven_is_too_much_unless_the_bonus_helps() -> None:
    counters = ["a1 german-rifle E09 S red=1", "p1 soviet-rifle H09 N"]
    assert ask(counters, ATTACK).order == "pass"
    assert ask(["a1 german-rifle E09 S red=2", counters[1]], ATTACK).actions[0]["needs"] == 10
    bonus = ask(counters, ATTACK + " +1CAP")
    assert bonus.actions[0] == {
        "do": "attack", "acting": "a1", "target": "p1", "cap": 1, "needs": 10
    }  # fmt: skip
    ruled = {"cap-counts-for-eleven": "no"}
    assert ask(counters, ATTACK + " +1CAP", rulings=ruled).order == "pass"


@pytest.mark.rule("COH-5.1-e")
def test_a_closest_target_that_needs_eleven_gives_way_to_the_next() -> None:
    counters = ["a1 german-lmg E09 S", "p1 soviet-rifle G09 N front_dr=15", "p2 soviet-rifle I09 N"]
    assert ask(counters, ATTACK).target == "p2"


@pytest.mark.rule("COH-5.1-c")
def test_nobody_fires_into_close_combat() -> None:
    counters = [
        "a1 german-rifle G09 S spent",
        "p1 soviet-rifle G09 N",
        "a2 german-lmg E09 S",
        "p2 soviet-rifle I09 N",
    ]
    assert ask(counters, ATTACK).target == "p2"
    assert ask(counters[:3], ATTACK).order == "pass"


@pytest.mark.rule("R-COH-20")
def test_an_ai_in_close_combat_attacks_only_there_and_leaves_when_told_to_move() -> None:
    counters = ["a1 german-rifle G09 S", "p1 soviet-rifle G09 N", "p2 soviet-rifle I09 N pinned"]
    assert ask(counters, "AI closest to Hit Unit: Attack").order == "pass"
    assert ask(counters, ATTACK).target == "p1"
    moved = ask(counters, "AI closest to Hit Unit: Move")
    assert moved.did == ["disengage"]
    assert moved.target == "p2"


@pytest.mark.rule("COH-5.1-d", "R-COH-5")
def test_a_move_may_end_in_close_combat_but_not_for_poor_close_fighters() -> None:
    unit = "p1 soviet-rifle F09 S"
    entered = ask(["a1 german-rifle E09 S", unit], "AI closest to Unit: Move")
    assert entered.hex == "F09"
    assert entered.facing is None
    kept_out = ask(["a1 german-lmg E09 S", unit], "AI closest to Unit: Move")
    assert kept_out.did == ["pass"]
    ruled = {"move-onto-target": "stops-adjacent"}
    stopped = ask(["a1 german-rifle E09 S", unit], "AI closest to Unit: Move", rulings=ruled)
    assert stopped.hex is None


@pytest.mark.rule("R-COH-5")
def test_a_move_enters_no_other_units_hex() -> None:
    """The straight way to the objective leads through p1."""
    counters = ["a1 german-rifle E09 S", "p1 soviet-rifle F09 S"]
    answer = ask(counters, "AI closest to Objective: Move", objectives=["I10"])
    assert "F09" in answer.step("hex", "COH-5.1-d").dropped


@pytest.mark.rule("R-COH-13", "R-COH-14", "R-COH-15")
def test_mortars_have_a_minimum_range_strike_the_flank_and_fire_over_heads() -> None:
    adjacent = ["a1 german-mortar-50 E09 S red=4", "p1 soviet-rifle F09 N"]
    assert ask(adjacent, ATTACK).order == "pass"
    waived = {"mortar-minimum-range": "waived-when-adjacent"}
    assert ask(adjacent, ATTACK, rulings=waived).acting == "a1"
    direct = ["a1 german-mortar-50 E09 S", "p1 soviet-rifle H09 N"]
    assert ask(direct, ATTACK).actions[0]["needs"] == 9  # 11 flank − 2
    assert (
        ask(direct, ATTACK, rulings={"high-explosive-defence": "as-seen"}).actions[0]["needs"] == 10
    )
    indirect = ["a1 german-mortar-81 E09 S", "p1 soviet-rifle I09 N"]
    assert ask(indirect, ATTACK, heavy_woods="F09").acting == "a1"
    never = {"ai-indirect-fire": "never"}
    assert ask(indirect, ATTACK, heavy_woods="F09", rulings=never).order == "pass"


@pytest.mark.rule("COH-5.0.1-c")
def test_an_attack_needs_an_ar_of_the_colour_struck() -> None:
    soft = "p1 soviet-rifle F09 N front_dr=5"
    assert ask(["a1 german-rifle E09 S", soft], ATTACK).acting == "a1"
    assert ask(["a1 german-rifle E09 S red=none", soft], ATTACK).order == "pass"
    tank = "p1 soviet-t-26 F09 N front_dr=5"
    assert ask(["a1 german-rifle E09 S red=none", tank], ATTACK).acting == "a1"


@pytest.mark.rule("COH-6.1-b", "R-COH-21")
def test_a_rumored_enemy_is_picked_against_units_in_sight_within_five() -> None:
    assert ask(["re rumored-enemy D09", "p1 soviet-rifle I09 N"], ATTACK).acting == "re"
    assert ask(["re rumored-enemy C09", "p1 soviet-rifle I09 N"], ATTACK).order == "pass"
    hard = ["re rumored-enemy D09", "p1 soviet-rifle I09 N front_dr=30 flank_dr=30"]
    assert ask(hard, ATTACK).acting == "re"
    assert ask(hard, ATTACK, heavy_woods="G09").order == "pass"


@pytest.mark.rule("COH-6.1-c")
def test_a_rumored_enemy_ranks_lowest_by_ar() -> None:
    easy = "p1 soviet-rifle H09 S front_dr=9 flank_dr=9"
    counters = ["re rumored-enemy E09", "a1 german-rifle K09 N red=0", easy]
    answer = ask(counters, ATTACK)
    assert answer.acting == "a1"
    assert answer.settled("acting") == "COH-5.1.1-b"


@pytest.mark.rule("COH-6.1-a")
def test_a_rumored_enemy_moves_without_a_facing() -> None:
    answer = ask(["re rumored-enemy C09", "p1 soviet-rifle I09 S"], "AI closest to Unit: Move")
    assert answer.questions == ["order", "acting", "target", "hex"]
    assert answer.hex == "D09"
