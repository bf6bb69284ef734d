"""Reasons in words."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from opfor.app.explain import Explainer
from opfor.app.phrases import against
from opfor.core.errors import OpforError
from opfor.core.measure import measure
from opfor.core.question import Criterion, Question, keep_if_possible, lowest, must
from opfor.core.trace import Decision, Sieve
from tests.toy_game import GAME

EXPLAINER = Explainer(GAME, None)
SETTLED = Decision(
    "card",
    ("hop", "jump", "stroll"),
    (
        Sieve("RACE-2", ("hop", "jump", "stroll"), (), False),
        Sieve("RACE-3", ("jump",), ("hop", "stroll"), True, "", {"hop": 2, "jump": 3, "stroll": 1}),
    ),
    ("jump",),
    "jump",
)
TIED = Decision("card", ("hop", "skip"), (), ("hop", "skip"), "skip", {"kind": "uniform"})


def test_the_short_form_names_choice_and_rule() -> None:
    said = EXPLAINER.short(SETTLED)
    assert said == "The hare plays Jump: the longest stride, 3 squares against 2 of Hop (RACE-3)."
    assert EXPLAINER.brief(SETTLED) == (
        "The hare plays Jump: the longest stride, 3 squares against 2 of Hop."
    )


def test_the_full_form_has_a_line_per_criterion() -> None:
    lines = EXPLAINER.full(SETTLED)
    assert lines[0] == "Card: 3 candidates, Hop, Jump and Stroll."
    assert lines[1] == "  A card that reaches the goal (RACE-2): nothing fits, so it is ignored."
    assert lines[2] == (
        "  The longest stride (RACE-3) keeps Jump with 3 squares and drops Hop with "
        "2 squares and Stroll with 1 square."
    )
    assert lines[-1] == "  Chosen: Jump."


def test_chance_is_said_to_be_chance() -> None:
    assert EXPLAINER.brief(TIED) == "The hare plays Skip: chance picked it among 2 equals."
    assert "was as good as Skip" in EXPLAINER.why_not([TIED], "hop")[0]


def test_why_not_names_the_first_clause_that_removed_it() -> None:
    (said,) = EXPLAINER.why_not([SETTLED], "stro")
    assert (
        said
        == "It took Jump, not Stroll: the longest stride, 3 squares against 1 of Stroll (RACE-3)."
    )


def test_why_not_of_what_was_chosen() -> None:
    assert EXPLAINER.why_not([SETTLED], "jump")[0].startswith("Jump was chosen")


def test_why_not_of_something_else_lists_the_candidates() -> None:
    with pytest.raises(
        OpforError, match="there is no 'fly' here; it was chosen among: card: Hop, Jump"
    ):
        EXPLAINER.why_not([SETTLED], "fly")


WANTED = Decision(
    "card", ("hop", "jump"), (Sieve("RACE-2", ("jump",), ("hop",), True),), ("jump",), "jump"
)


def test_a_test_that_was_met_is_told_as_what_was_wanted() -> None:
    assert EXPLAINER.short(WANTED) == (
        "The hare plays Jump: a card that reaches the goal, unlike Hop (RACE-2)."
    )
    assert EXPLAINER.why_not([WANTED], "hop") == [
        "It took Jump, not Hop: a card that reaches the goal (RACE-2)."
    ]
    assert EXPLAINER.full(WANTED)[1] == (
        "  A card that reaches the goal (RACE-2) keeps Jump and drops Hop."
    )


def test_equal_measures_are_said_once() -> None:
    strides = {"hop": 2, "skip": 2, "stroll": 1}
    step = Sieve("RACE-3", ("hop", "skip"), ("stroll",), True, "", strides)
    decision = Decision("card", ("hop", "skip", "stroll"), (step,), ("hop", "skip"), None)
    assert (
        "keeps Hop and Skip, each with 2 squares, and drops Stroll with 1 square."
        in EXPLAINER.full(decision)[1]
    )


def asked(*rungs: Criterion[Any, str]) -> Explainer:
    """An explainer of a game whose cards are chosen by these rungs."""
    question = Question("card", "Which card?", "cards", rungs, named=lambda _hare, card: card)
    return Explainer(replace(GAME, questions=(question,)), None)


def drops_hop(rule: str, *, by: str = "", values: dict[str, Any] | None = None) -> Decision:
    step = Sieve(rule, ("jump",), ("hop",), True, by, values or {}, "fits")
    return Decision("card", ("hop", "jump"), (step,), ("jump",), "jump")


def fits(_hare: Any, _card: str) -> bool:
    return True


def test_a_measure_says_its_wish_in_a_few_words() -> None:
    brief = asked(keep_if_possible("RACE-2", measure(brief="the goal")(fits)))
    assert brief.short(drops_hop("RACE-2")).endswith(": the goal, unlike Hop (RACE-2).")
    assert brief.why_not([drops_hop("RACE-2")], "hop") == [
        "It took Jump, not Hop: the goal (RACE-2)."
    ]
    assert "The goal (RACE-2) keeps Jump and drops Hop." in brief.full(drops_hop("RACE-2"))[1]


def test_a_rank_with_a_name_is_told_as_what_goes_before_what() -> None:
    ranks = asked(lowest("RACE-3", measure(words={0: "a leap", 1: "a walk"})(fits)))
    said = ranks.short(drops_hop("RACE-3", values={"jump": 0, "hop": 1}))
    assert said.endswith(": a leap rather than a walk (RACE-3).")


def test_who_failed_a_test_is_told_with_the_reason() -> None:
    words = {"lame": "lame in {} legs"}
    lame = asked(must("RACE-2", measure(words=words)(fits)))
    fell = {name: ["lame", [n], ""] for n, name in enumerate(("hop", "skip", "stroll"), 1)}
    step = Sieve("RACE-2", ("jump",), ("hop", "skip", "stroll"), True, "", fell, "fits")
    decision = Decision("card", ("hop", "skip", "stroll", "jump"), (step,), ("jump",), "jump")
    assert lame.short(decision).endswith(", unlike Hop: lame in 1 legs (RACE-2).")
    assert lame.full(decision)[1].endswith(
        "keeps Jump and drops Hop: lame in 1 legs; Skip: lame in 2 legs; Stroll: lame in 3 legs."
    )


@pytest.mark.parametrize(
    ("best", "worse", "said"),
    [
        ("1 space from cover", "2 spaces from cover", "1 space from cover against 2"),
        ("0 enemies in range", "1 enemy in range", "0 enemies in range against 1"),
        ("1.4 damage expected", "0.7 damage expected", "1.4 damage expected against 0.7"),
        ("cost 4 AP", "cost 2 AP", "cost 4 AP against 2"),
        ("DV 12", "unknown", "DV 12 against unknown"),
        ("2 then 1", "2 then 3", "2 then 1 against 2 then 3"),
    ],
)
def test_what_is_measured_is_said_once(best: str, worse: str, said: str) -> None:
    assert against(best, worse) == said
