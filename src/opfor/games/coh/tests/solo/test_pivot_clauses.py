"""Pivots of AI: when one may turn, to whom, and what it must bring (4.1.2, 5.2, 5.3.2, V-6)."""

from __future__ import annotations

import pytest

from opfor.cardboard.coh.tests.cases import each_case
from opfor.games.coh.bot.ability.attack_limits import Firing
from opfor.games.coh.bot.ability.pivots import (
    after_turning,
    cannot_turn,
    fallback_refusal,
    fallback_standpoint,
    flanking_units,
    is_in_arc,
    short_pivot_refusal,
    turn_refusal,
)
from opfor.games.coh.tests.solo.ask import ask
from opfor.games.coh.tests.solo.position import Position
from opfor.games.coh.values import shortfalls as why
from opfor.kit.hexes import FACINGS

PIVOT = "Short Range: Pivot"
TURN = "Short Range: Pivot and/or Attack"


@pytest.mark.rule("COH-6.1-a")
@pytest.mark.parametrize(
    ("ai", "short"),
    [
        ("a1 german-rifle E09 N", None),
        ("a1 german-rifle E09 N pinned", why.CANNOT_TURN),
        ("a1 german-rifle F09 N", why.LOCKED),
        ("a1 rumored-enemy E09", why.HAS_NO_FACING),
    ],
)
def test_who_has_nothing_to_turn(ai: str, short: object) -> None:
    at = Position([ai, "p1 soviet-rifle F09 N"])
    assert cannot_turn(at.survey, at.n("a1")) == short


def test_a_goal_is_in_the_arc_if_one_hex_of_it_is() -> None:
    at = Position(["a1 german-rifle C09 N", "p1 soviet-rifle H09 N"], objectives=["north edge"])
    assert is_in_arc(at.survey, 0, -1)
    assert not is_in_arc(at.survey, 0, at.n("p1"))
    behind = Position(["a1 german-rifle F09 S"], objectives=["north edge"])
    assert not is_in_arc(behind.survey, 0, -1)


@pytest.mark.parametrize(
    ("ai", "short"),
    [
        ("a1 german-rifle E09 N", why.IN_ARC_ALREADY),
        ("a1 german-rifle E09 S", None),
        ("a1 german-rifle C09 N", why.STANDS_ON_IT),
        ("a1 german-rifle E09 S pinned", why.CANNOT_TURN),
    ],
)
def test_a_tactical_pivot_brings_something_new_into_the_arc(ai: str, short: object) -> None:
    at = Position([ai, "p1 soviet-rifle L02 N"], objectives=["C09"])
    assert turn_refusal(at.survey, 0, -1) == short


@pytest.mark.rule("V-6")
@pytest.mark.parametrize(
    ("unit", "woods", "flanks"),
    [
        ("p1 soviet-rifle H09 N", "A02", True),
        ("p1 soviet-rifle C09 N", "A02", False),
        ("p1 soviet-rifle H09 N", "F09", False),
        ("p1 soviet-rifle C09 N", "D09", False),
    ],
    ids=["seen from behind", "in front", "behind woods", "in front, unseen"],
)
def test_who_flanks_an_ai(unit: str, woods: str, flanks: bool) -> None:
    at = Position(["a1 german-rifle E09 N", unit], heavy_woods=woods)
    assert at.ids(flanking_units(at.survey, 0)) == ["p1"] * flanks


@pytest.mark.rule("COH-4.1.2-k", "V-6")
@pytest.mark.parametrize(
    ("counters", "order"),
    [
        (["a1 german-rifle E09 N", "p1 soviet-rifle F09 N"], "priority/1"),
        (["a1 german-rifle E09 N", "p1 soviet-rifle D09 N"], "pass"),
        (["a1 german-rifle E09 N", "p1 soviet-rifle G09 N"], "pass"),
        (["a1 german-rifle E09 N", "p1 soviet-rifle F09 N", "p2 soviet-rifle D09 N"], "pass"),
        (["a1 german-rifle E09 N stunned", "p1 soviet-rifle F09 N"], "pass"),
    ],
    ids=["flanked", "not flanked", "not adjacent", "can attack another", "stunned"],
)
def test_a_short_range_pivot_is_for_the_flanked_who_cannot_attack(
    counters: list[str], order: str
) -> None:
    assert ask(counters, PIVOT).order == order


@pytest.mark.rule("pivot-cannot-attack")
@pytest.mark.parametrize(("ruling", "order"), [("adjacent", "priority/1"), ("any-unit", "pass")])
def test_by_ruling_any_unit_that_can_be_attacked_counts(ruling: str, order: str) -> None:
    """One ahead could be shot at; two behind would be covered."""
    counters = ["a1 german-rifle E09 N", "p1 soviet-rifle F09 N", "p2 soviet-rifle B09 N"]
    counters.append("p3 soviet-rifle H09 N")
    assert ask(counters, PIVOT, rulings={"pivot-cannot-attack": ruling}).order == order


@pytest.mark.rule("COH-4.1.2-k", "V-6")
def test_a_short_range_pivot_must_cover_more_units_than_now() -> None:
    """Two ahead out of its reach of dice, one behind: turning would cover one for two."""
    ahead = ["p2 soviet-rifle C08 S front_dr=40", "p3 soviet-rifle C10 S front_dr=40"]
    counters = ["a1 german-rifle E09 N", "p1 soviet-rifle F09 N", *ahead]
    at = Position(counters)
    assert short_pivot_refusal(at.survey, 0) == why.NO_BETTER_FACING
    one = Position(counters[:3])
    assert short_pivot_refusal(one.survey, 0) == why.NO_BETTER_FACING, "one for one is no more"
    none = Position(counters[:2])
    assert short_pivot_refusal(none.survey, 0) is None


@pytest.mark.rule("COH-5.3.2-h", "low-risk-pivot", "low-risk-pivot-facing")
@pytest.mark.parametrize(
    ("ruling", "units", "low", "towards"),
    [
        ("last-resort", ["p1 soviet-rifle H09 N"], True, ["p1"]),
        ("last-resort", ["p1 soviet-rifle C09 S"], True, None),
        ("last-resort", ["p1 soviet-rifle H09 S"], True, []),
        ("any-time", ["p1 soviet-rifle H09 S"], True, ["p1"]),
        ("any-time", ["p1 soviet-rifle C09 N"], True, []),
        ("last-resort", ["p1 soviet-rifle H09 N"], False, []),
    ],
    ids=["flanked under fire", "under fire from ahead", "flanked, no fire", "by the other ruling",
         "not flanked, no fire", "an ordinary move"],
)  # fmt: skip
def test_whom_an_ai_turns_to_instead_of_moving(
    ruling: str, units: list[str], low: bool, towards: list[str] | None
) -> None:
    at = Position(["a1 german-rifle E09 N", *units], rulings={"low-risk-pivot": ruling})
    found = fallback_standpoint(at.survey, 0, low)
    assert (None if found is None else at.ids(found.towards)) == towards
    refused = fallback_refusal(at.survey, 0, low)
    if towards is None:
        assert refused == why.NOT_FLANKED
    elif "C09" in units[0]:
        assert refused == why.FACES_RIGHT
    else:
        assert refused is None


@pytest.mark.rule("COH-4.1.2-n")
@each_case(
    ("ai", "unit", "facings"),
    [
        ("german-rifle E09 N", "F09 N", {"SE", "S", "SW"}),
        ("german-rifle E09 N pinned", "F09 N", set()),
        ("german-rifle F09 N", "F09 N", set()),
        ("rumored-enemy E09", "F09 N", set()),
        ("german-rifle E09 N", "K09 N", set()),
        ("german-mortar-50 E09 N", "F09 N", set()),
        ("german-rifle E09 N", "F09 N front_dr=40", set()),
    ],
    ids=["behind it", "pinned", "locked", "a rumor", "long range", "too near", "too hard"],
)
def test_the_facings_from_which_it_could_attack(ai: str, unit: str, facings: set[str]) -> None:
    at = Position([f"a1 {ai}", f"p1 soviet-rifle {unit}"])
    found = after_turning(at.survey, at.n("a1"), at.n("p1"), Firing())
    assert {FACINGS[facing].name for facing in found} == facings


@pytest.mark.rule("COH-4.1.2-n", "COH-5.1-c")
def test_nobody_turns_to_fire_into_close_combat() -> None:
    at = Position(["a1 german-rifle E09 N", "a2 german-rifle F09 N", "p1 soviet-rifle F09 N"])
    assert after_turning(at.survey, 0, at.n("p1"), Firing()) == ()


@pytest.mark.rule("COH-4.1.2-n")
def test_who_can_attack_as_he_stands_does_not_turn_first() -> None:
    counters = ["a1 german-rifle E09 N", "p1 soviet-rifle D09 S", "p2 soviet-rifle F09 N"]
    found = ask(counters, TURN)
    assert (found.target, found.did) == ("p1", ["attack"])
    turned = ask([counters[0], counters[2]], TURN)
    assert turned.target == "p2"
    assert turned.did[0].startswith("pivot")
