"""Reading orders: from the top, one order, the AI before its target."""

from __future__ import annotations

import pytest

from opfor.games.coh.tests.solo.ask import ask

ATTACK = "AI closest to Unit: Attack"
MOVE = "AI closest to Unit: Move"
RIFLE = "a1 german-rifle E09 S"
ENEMY = "p1 soviet-rifle G09 N"


@pytest.mark.rule("COH-4.1-a")
def test_a_tactical_order_comes_only_after_every_priority_order() -> None:
    answer = ask([RIFLE, ENEMY], ATTACK, "CC: Attack", "Short Range: Attack")
    assert answer.order == "tactical/1"
    dropped = [step.dropped[0] for step in answer.decisions["order"].steps[:2]]
    assert dropped == ["priority/1", "priority/2"]


@pytest.mark.rule("COH-4.1-b")
def test_the_upper_of_two_possible_orders_is_the_only_one() -> None:
    answer = ask([RIFLE, ENEMY], MOVE, ATTACK)
    assert answer.order == "tactical/1"
    assert answer.did == ["move"]
    assert "tactical/2" in answer.step("order", "COH-4.1-b").dropped


@pytest.mark.rule("COH-2.2-a", "COH-5.0.1-h")
def test_a_card_of_impossible_orders_makes_the_ai_pass() -> None:
    answer = ask([RIFLE], ATTACK, "Mortar or Inf Gun closest to Unit: Attack")
    assert answer.order == "pass"
    assert answer.did == ["pass"]
    assert answer.questions == ["order"]
    assert answer.skipped("tactical/1") == "nothing on the map is what it aims at"


@pytest.mark.rule("COH-4.0-b", "COH-4.1.1-a")
def test_spent_ai_are_ignored_on_a_green_card() -> None:
    counters = [RIFLE + " spent", "a2 german-rifle C09 S", ENEMY]
    assert ask(counters, ATTACK).acting == "a2"
    assert ask([RIFLE + " spent", ENEMY], ATTACK).order == "pass"


@pytest.mark.rule("COH-4.3-a")
def test_a_blue_card_lets_spent_ai_act() -> None:
    assert ask([RIFLE + " spent", ENEMY], ATTACK, colour="blue").acting == "a1"


@pytest.mark.rule("COH-5.0.1-a")
def test_an_order_has_ai_words_distance_target_words_and_action() -> None:
    counters = [RIFLE, "a2 german-lmg D09 S", ENEMY, "p2 soviet-rifle H09 N"]
    answer = ask(counters, "Unhit, Highest AR AI closest to Fresh, Lowest DV Unit: Attack")
    assert answer.acting == "a2"
    assert {"COH-5.0-g", "COH-5.0-d", "COH-5.0.1-d"} >= {answer.settled("acting")}
    assert "COH-5.0-f" in answer.rules("target")


@pytest.mark.rule("COH-5.0.1-b")
def test_the_ai_is_chosen_before_the_target() -> None:
    """p2 would be the easier shot, but its only attacker is not the closest AI."""
    counters = [RIFLE, ENEMY, "a2 german-rifle E15 S", "p2 soviet-rifle H15 S"]
    answer = ask(counters, ATTACK)
    assert (answer.acting, answer.target) == ("a1", "p1")
    assert answer.questions == ["order", "acting", "target"]


@pytest.mark.rule("COH-5.0.1-c")
def test_the_nearest_ai_without_sight_does_not_count() -> None:
    counters = [RIFLE, "a2 german-rifle G13 SW", ENEMY]
    answer = ask(counters, ATTACK, heavy_woods="F09")
    assert answer.acting == "a2"
    assert answer.step("acting", "COH-5.0.1-c").dropped == ("a1",)


@pytest.mark.rule("COH-5.0.1-d")
def test_closest_means_the_smallest_distance_to_its_own_closest_target() -> None:
    counters = ["a1 german-rifle E09 S", "a2 german-rifle D15 S", ENEMY, "p2 soviet-rifle G15 N"]
    answer = ask(counters, ATTACK)
    assert answer.acting == "a1"
    assert answer.step("acting", "COH-5.0.1-d").values == {"a1": 2, "a2": 3}


@pytest.mark.rule("COH-5.0.1-e", "COH-5.0.1-f")
def test_farthest_compares_closest_targets_and_still_acts_on_the_closest() -> None:
    """a1 has a target at 2 (and one at 5), a2 at 4: a2 acts, on the one at 4."""
    counters = [
        "a1 german-rifle E09 S",
        "p1 soviet-rifle G09 N",
        "p3 soviet-rifle J09 N",
        "a2 german-rifle C15 S",
        "p2 soviet-rifle G15 N",
        "p4 soviet-rifle H15 N",
    ]
    answer = ask(counters, "AI farthest from Unit: Attack")
    assert (answer.acting, answer.target) == ("a2", "p2")


@pytest.mark.rule("COH-5.0.1-g")
def test_ties_settle_the_ai_first_and_then_its_target() -> None:
    """All four at 3: the LMG has the higher AR, then the hit Unit is preferred."""
    counters = [
        "a1 german-rifle E09 S",
        "a2 german-lmg F12 SW",
        "p1 soviet-rifle H09 N",
        "p2 soviet-rifle H10 N pinned",
    ]
    answer = ask(counters, ATTACK)
    assert (answer.acting, answer.target) == ("a2", "p2")
    assert answer.settled("acting") == "COH-5.1.1-b"
    assert answer.settled("target") == "COH-5.1.2-b"


@pytest.mark.rule("COH-5.0.1-i")
def test_a_move_onto_worse_ground_is_still_made() -> None:
    answer = ask(["a1 german-rifle E09 S", "p1 soviet-rifle H09 S"], MOVE, stone_building="E09")
    assert answer.hex == "F09"


@pytest.mark.rule("COH-4.1.4-a")
def test_only_control_markers_of_the_player_are_objectives() -> None:
    markers = [{"hex": "F05", "owner": "player"}, {"hex": "F09", "owner": "ai"}]
    answer = ask([RIFLE], "AI closest to Objective: Move", control_markers=markers)
    assert answer.target == "F05"
    assert answer.decisions["target"].candidates == ("F05",)


@pytest.mark.rule("COH-4.1.4-b", "V-2")
def test_the_distance_to_an_edge_is_to_its_nearest_hex() -> None:
    counters = ["a1 german-rifle E09 S", "a2 german-rifle F16 S"]
    answer = ask(counters, "AI closest to Objective: Move", objectives=["north edge"])
    assert answer.step("acting", "COH-5.0.1-d").values == {"a1": 3, "a2": 5}
    assert answer.hex == "D09"


@pytest.mark.rule("COH-1.0-h", "COH-5.0-n")
def test_units_and_ai_never_mix() -> None:
    answer = ask([RIFLE, "a2 german-rifle D09 S", ENEMY], MOVE)
    assert answer.decisions["target"].candidates == ("p1",)
    assert answer.decisions["acting"].candidates == ("a1", "a2")
    both = ask([RIFLE, ENEMY], "AI closest to Target: Move", objectives=["L10"])
    assert both.decisions["target"].candidates == ("p1", "L10")


@pytest.mark.rule("R-COH-7")
def test_a_unit_comes_before_an_objective_at_equal_distance() -> None:
    answer = ask([RIFLE, ENEMY], "AI closest to Target: Move", objectives=["C09"])
    assert answer.target == "p1"
    turned = ask(
        [RIFLE, ENEMY],
        "AI closest to Target: Move",
        objectives=["C09"],
        rulings={"plain-target": "objectives-first"},
    )
    assert turned.target == "C09"
