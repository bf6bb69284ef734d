"""Ties: attackers, movers, targets of attacks and of moves, rung by rung."""

from __future__ import annotations

import pytest

from opfor.games.coh.tests.solo.ask import Answer, ask

ATTACK = "AI closest to Unit: Attack"
MOVE = "AI closest to Unit: Move"
UNIT = "p1 soviet-rifle H09 N front_dr=10 flank_dr=10"


def attackers(left: str, right: str, **more: object) -> Answer:
    """Two AI at 3 from the same Unit; its DV is the same from both sides."""
    return ask([f"a1 {left} E09 S", f"a2 {right} G12 SW", UNIT], ATTACK, **more)  # type: ignore[arg-type]


@pytest.mark.rule("COH-5.1.1-a")
def test_an_unhit_attacker_comes_before_a_hit_one() -> None:
    answer = ask(["a1 german-rifle E09 S unnerved red=6", "a2 german-rifle G12 SW", UNIT], ATTACK)
    assert (answer.acting, answer.settled("acting")) == ("a2", "COH-5.1.1-a")


@pytest.mark.rule("COH-5.1.1-b")
def test_then_the_highest_ar_attacks() -> None:
    answer = attackers("german-rifle", "german-lmg")
    assert (answer.acting, answer.settled("acting")) == ("a2", "COH-5.1.1-b")


@pytest.mark.rule("COH-5.1.1-c")
def test_then_the_lowest_cost_to_attack() -> None:
    counters = ["a1 german-rifle E09 S", "a2 german-rifle G12 SW attack_cost=2", UNIT]
    answer = ask(counters, ATTACK)
    assert (answer.acting, answer.settled("acting")) == ("a2", "COH-5.1.1-c")


@pytest.mark.rule("COH-5.1.1-d")
def test_then_the_highest_dm_hex() -> None:
    answer = attackers("german-rifle", "german-rifle", light_woods="E09", stone_building="G12")
    assert (answer.acting, answer.settled("acting")) == ("a2", "COH-5.1.1-d")


@pytest.mark.rule("COH-5.1.1-e", "QC-9")
def test_then_chance_also_among_hit_attackers() -> None:
    counters = ["a1 german-rifle E09 S unnerved", "a2 german-rifle G12 SW unnerved", UNIT]
    picked = [ask(counters, ATTACK, seed=seed).acting for seed in range(60)]
    assert 15 < picked.count("a1") < 45
    answer = ask(counters, ATTACK)
    assert answer.decisions["acting"].chance == {"kind": "uniform"}
    assert answer.left("acting") == {"a1", "a2"}


@pytest.mark.rule("COH-5.2.1-a", "V-39")
def test_movers_unhit_first_then_lowest_cost_then_chance() -> None:
    tied = "a1 german-rifle E09 S", "a2 german-rifle G12 SW"
    hit = ask([tied[0] + " unnerved", tied[1] + " move_cost=2", UNIT], MOVE)
    assert (hit.acting, hit.settled("acting")) == ("a2", "COH-5.2.1-a")
    cost = ask([tied[0], tied[1] + " move_cost=2", UNIT], MOVE)
    assert cost.acting == "a1"
    cowering = ask([tied[0] + " cowering", tied[1] + " unnerved", UNIT], MOVE)
    assert cowering.acting == "a2"
    assert ask([*tied, UNIT], MOVE).decisions["acting"].chance == {"kind": "uniform"}


def targets(first: str, second: str, order: str = ATTACK, **more: object) -> Answer:
    """Two Units at 3 from one LMG."""
    counters = [
        "a1 german-lmg E09 S",
        f"p1 soviet-rifle H09 {first}",
        f"p2 soviet-rifle F12 {second}",
    ]
    return ask(counters, order, board={}, **more)  # type: ignore[arg-type]


@pytest.mark.rule("COH-5.1.2-a")
def test_the_easiest_to_hit_as_this_attacker_sees_it() -> None:
    answer = targets("N", "SE")
    assert (answer.target, answer.settled("target")) == ("p2", "COH-5.1.2-a")
    assert answer.step("target", "COH-5.1.2-a").values == {"p1": 12, "p2": 11}


@pytest.mark.rule("COH-5.1.2-b")
def test_then_the_hit_unit() -> None:
    answer = targets("N", "NW pinned spent")
    assert (answer.target, answer.settled("target")) == ("p2", "COH-5.1.2-b")


@pytest.mark.rule("COH-5.1.2-c", "QC-12")
def test_then_the_fresh_unit() -> None:
    answer = targets("N spent", "NW")
    assert (answer.target, answer.settled("target")) == ("p2", "COH-5.1.2-c")


@pytest.mark.rule("COH-5.1.2-d")
def test_then_the_highest_ar() -> None:
    answer = targets("N", "NW red=5")
    assert (answer.target, answer.settled("target")) == ("p2", "COH-5.1.2-d")


@pytest.mark.rule("COH-5.1.2-e")
def test_then_the_lowest_cost_to_attack_of_the_unit() -> None:
    answer = targets("N", "NW attack_cost=2")
    assert (answer.target, answer.settled("target")) == ("p2", "COH-5.1.2-e")


@pytest.mark.rule("COH-5.1.2-f")
def test_then_the_lowest_cost_to_move_then_chance() -> None:
    answer = targets("N move_cost=2", "NW")
    assert (answer.target, answer.settled("target")) == ("p2", "COH-5.1.2-f")
    assert targets("N", "NW").decisions["target"].chance == {"kind": "uniform"}


@pytest.mark.rule("COH-5.2.2-a", "R-COH-6")
def test_the_kind_named_first_wins_whatever_the_distances() -> None:
    counters = ["a1 german-rifle E09 S", "p1 soviet-rifle I09 S"]
    order = "AI closest to {}: Move"
    first = ask(counters, order.format("Objective or Unit"), objectives=["J09"])
    assert (first.target, first.settled("target")) == ("J09", "COH-5.2.2-a")
    unit = ask(counters, order.format("Unit or Objective"), objectives=["G09"])
    assert unit.target == "p1"
    ruled = {"unit-or-objective": "closest"}
    near = ask(counters, order.format("Unit or Objective"), objectives=["G09"], rulings=ruled)
    assert near.target == "G09"


@pytest.mark.rule("COH-5.2.2-b", "QC-12")
def test_moves_prefer_spent_units() -> None:
    answer = targets("N", "NW spent", MOVE)
    assert (answer.target, answer.settled("target")) == ("p2", "COH-5.2.2-b")


@pytest.mark.rule("COH-5.2.2-c")
def test_then_hit_units() -> None:
    answer = targets("N", "NW unnerved", MOVE)
    assert (answer.target, answer.settled("target")) == ("p2", "COH-5.2.2-c")


@pytest.mark.rule("COH-5.2.2-d", "QC-1")
def test_then_the_unit_closest_to_an_objective() -> None:
    answer = targets("N", "NW", MOVE, objectives=["G13"])
    assert (answer.target, answer.settled("target")) == ("p2", "COH-5.2.2-d")
    assert targets("N", "NW", MOVE).decisions["target"].chance == {"kind": "uniform"}
    ruled = {"move-target-ladder": "random"}
    old = targets("N", "NW spent", MOVE, rulings=ruled)
    assert old.decisions["target"].chance == {"kind": "uniform"}


@pytest.mark.rule("COH-4.1.2-a")
@pytest.mark.parametrize(
    ("ruling", "acting"), [("close-combat-attackers", "a2"), ("by-action", "a1")]
)
def test_close_combat_orders_go_by_the_attackers_ladder_whatever_their_action(
    ruling: str, acting: str
) -> None:
    """The LMG has the better AR, the rifle is cheaper to move."""
    counters = [
        "a1 german-rifle E09 S move_cost=1", "a2 german-lmg G05 S move_cost=2",
        "p1 soviet-rifle E09 N", "p2 soviet-rifle G05 N",
    ]  # fmt: skip
    rulings = {"ladders-of-priority-orders": ruling}
    assert ask(counters, "CC: Disengage", rulings=rulings).acting == acting


@pytest.mark.rule("unit-ar", "COH-5.0-d", "COH-5.1.2-d")
@pytest.mark.parametrize(
    ("ruling", "line", "aimed_at"),
    [
        ("any-ai", "AI closest to Highest AR Unit: Attack", "p1"),
        ("acting-ai", "AI closest to Highest AR Unit: Attack", "p2"),
        ("any-ai", "AI closest to Unit: Attack", "p1"),
        ("acting-ai", "AI closest to Unit: Attack", "p2"),
    ],
)
def test_a_units_ar_is_the_one_it_can_use_against_some_ai(
    ruling: str, line: str, aimed_at: str
) -> None:
    """The gun is nothing against the rifle that acts, but the tank beside it must fear it."""
    counters = [
        "a1 german-rifle E09 S",
        "a2 german-pz-iii-h B03 N spent",
        "p1 soviet-rifle H08 S red=1 blue=7",
        "p2 soviet-rifle H10 S red=4 blue=2",
    ]
    assert ask(counters, line, rulings={"unit-ar": ruling}).target == aimed_at
    alone = [c for c in counters if not c.startswith("a2")]
    assert ask(alone, line, rulings={"unit-ar": "acting-ai"}).target == "p2"


@pytest.mark.rule("unit-ar", "COH-5.0-d")
def test_what_a_unit_could_do_to_a_rumor_does_not_count() -> None:
    """A rumor might be anything: only the tank counts, so the red 9 is worth nothing."""
    counters = [
        "a1 german-pz-iii-h E09 S",
        "a3 rumored-enemy B05 spent",
        "p1 soviet-rifle H08 S red=1 blue=7",
        "p2 soviet-rifle H10 S red=9 blue=2",
    ]
    assert ask(counters, "AI closest to Highest AR Unit: Attack").target == "p1"


@pytest.mark.rule("attack-cost", "COH-5.1.1-c", "V-39")
def test_a_turret_that_must_turn_is_the_dearer_attack() -> None:
    counters = [
        "a1 german-pz-iii-h E08 N",
        "a2 german-pz-iii-h E10 S",
        "p1 soviet-rifle G09 N",
    ]
    line = "AI closest to Unit: Attack"
    assert ask(counters, line).left("acting") == {"a2"}
    assert ask(counters, line, rulings={"attack-cost": "counter"}).left("acting") == {"a1", "a2"}
    assert ask(counters, "Short Range: Attack", line).left("acting") == {"a2"}


@pytest.mark.rule("attack-cost", "COH-5.1.1-c")
def test_an_order_that_is_no_attack_goes_by_the_counters_own_cost() -> None:
    counters = [
        "a1 german-pz-iii-h E08 N spent",
        "a2 german-pz-iii-h E10 S spent",
        "p1 soviet-rifle G09 N",
    ]
    hit = [f"{c} suppressed" if c.startswith("a") else c for c in counters]
    assert ask(hit, "AI closest to Unit: Rally", colour="blue").left("acting") == {"a1", "a2"}


@pytest.mark.rule("attack-cost", "ai-indirect-fire")
def test_indirect_fire_counts_by_its_own_number() -> None:
    """Both mortars reach it, one over the wood."""
    counters = [
        "a1 german-mortar-81 C08 S",
        "a2 german-mortar-81 C10 S",
        "p1 soviet-rifle H09 N",
    ]
    wood, counter = "E08 F08 E09", {"attack-cost": "counter"}
    assert ask(counters, ATTACK, heavy_woods=wood).left("acting") == {"a2"}
    found = ask(counters, ATTACK, heavy_woods=wood, rulings=counter)
    assert found.left("acting") == {"a1", "a2"}
