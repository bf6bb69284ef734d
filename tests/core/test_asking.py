"""Answers that come into a run from outside."""

from __future__ import annotations

from contextlib import suppress

import pytest

from opfor.core.asking import KEPT_BACK, draw, pick
from opfor.core.memory import Waiting
from opfor.core.run import EVENTS_KEPT, Run, begin_run, expect


@pytest.mark.parametrize(("number", "fits"), [(0, True), (2, True), (3, False), (KEPT_BACK, False)])
def test_an_expected_answer_that_does_not_fit_is_asked_for_again(number: int, fits: bool) -> None:
    """It was right before somebody set the position right; compiled, it would lead out of it."""
    run = Run()
    begin_run(run, EVENTS_KEPT)
    expect(run, number)
    expect(run, 1)
    found = None
    with suppress(Waiting):
        found = pick(run, 0, 3)
    assert found == (number if fits else None)
    assert run.waits == (not fits)
    assert run.expected == (2 if fits else 0)


def test_a_draw_may_be_kept_back() -> None:
    run = Run()
    begin_run(run, EVENTS_KEPT)
    expect(run, KEPT_BACK)
    assert draw(run, 0, [4, 5], 2, 0, 0) == KEPT_BACK
