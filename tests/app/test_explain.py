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
    assert said.startswith("Card: Jump, because of the longest stride (RACE-3)")
    assert said.endswith(".")


def test_the_full_form_has_a_line_per_criterion() -> None:
    lines = EXPLAINER.full(SETTLED)
    assert lines[0] == "Card: candidates Hop, Jump, Stroll."
    assert "nothing fits, so it is ignored" in lines[1]
    assert "keeps Jump" in lines[2]
    assert lines[-1] == "  Chosen: Jump."


def test_chance_is_said_to_be_chance() -> None:
    assert "chance decided among 2" in EXPLAINER.short(TIED)
    assert "was as good as Skip" in EXPLAINER.why_not([TIED], "hop")[0]


def test_why_not_names_the_first_clause_that_removed_it() -> None:
    (said,) = EXPLAINER.why_not([SETTLED], "stro")
    assert said.startswith("Stroll fell to the longest stride (RACE-3)")
    assert "3" in said
    assert "1" in said


def test_why_not_of_what_was_chosen() -> None:
    assert EXPLAINER.why_not([SETTLED], "jump")[0].startswith("Jump was chosen")


def test_why_not_of_something_else_lists_the_candidates() -> None:
    with pytest.raises(OpforError, match="'fly' was not a candidate; there were: card: Hop, Jump"):
        EXPLAINER.why_not([SETTLED], "fly")
