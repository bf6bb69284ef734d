"""Reasons in words."""

from __future__ import annotations

import pytest

from opfor.app.explain import Explainer
from opfor.core.errors import OpforError
from opfor.core.trace import Decision, Step
from tests.toy_game import GAME

EXPLAINER = Explainer(GAME, None)
SETTLED = Decision(
    "card",
    ("hop", "jump", "stroll"),
    (
        Step("RACE-2", ("hop", "jump", "stroll"), (), False),
        Step("RACE-3", ("jump",), ("hop", "stroll"), True, "", {"hop": 2, "jump": 3, "stroll": 1}),
    ),
    ("jump",),
    "jump",
)
TIED = Decision("card", ("hop", "skip"), (), ("hop", "skip"), "skip", {"kind": "uniform"})


def test_the_short_form_names_choice_and_rule() -> None:
    said = EXPLAINER.short(SETTLED)
    assert (
        said == "The hare plays Jump, because of the longest stride (RACE-3), 3 squares against 2."
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
    assert "2 were left, and chance decided" in EXPLAINER.short(TIED)
    assert "was as good as Skip" in EXPLAINER.why_not([TIED], "hop")[0]


def test_why_not_names_the_first_clause_that_removed_it() -> None:
    (said,) = EXPLAINER.why_not([SETTLED], "stro")
    assert said == "Stroll fell to the longest stride (RACE-3), 3 squares against 1."


def test_why_not_of_what_was_chosen() -> None:
    assert EXPLAINER.why_not([SETTLED], "jump")[0].startswith("Jump was chosen")


def test_why_not_of_something_else_lists_the_candidates() -> None:
    with pytest.raises(
        OpforError, match="there is no 'fly' here; it was chosen among: card: Hop, Jump"
    ):
        EXPLAINER.why_not([SETTLED], "fly")


WANTED = Decision(
    "card", ("hop", "jump"), (Step("RACE-2", ("jump",), ("hop",), True),), ("jump",), "jump"
)


def test_a_test_that_was_met_is_told_as_what_was_wanted() -> None:
    wanted = "because a card that reaches the goal was wanted (RACE-2)."
    assert EXPLAINER.short(WANTED) == f"The hare plays Jump, {wanted}"
    assert EXPLAINER.why_not([WANTED], "hop") == [f"Hop fell out, {wanted}"]
    assert EXPLAINER.full(WANTED)[1] == (
        "  A card that reaches the goal (RACE-2) keeps Jump and drops Hop."
    )


def test_equal_measures_are_said_once() -> None:
    strides = {"hop": 2, "skip": 2, "stroll": 1}
    step = Step("RACE-3", ("hop", "skip"), ("stroll",), True, "", strides)
    decision = Decision("card", ("hop", "skip", "stroll"), (step,), ("hop", "skip"), None)
    assert (
        "keeps Hop and Skip, each with 2 squares, and drops Stroll with 1 square."
        in EXPLAINER.full(decision)[1]
    )
