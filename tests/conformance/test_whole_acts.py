"""Whole acts, undo, branches and stores, in every game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from opfor.app.conversation import Eyes, Table
from opfor.app.start import Start
from opfor.core.errors import OpforError
from opfor.core.record import Line
from opfor.core.requests import Choose
from tests.conformance.cases import Case, at_random


def acts(case: Case, seed: int, answers: int) -> Any:
    """A table at every question of its first answers."""
    table = Table.new(case.game, Start(options=case.options, seed=seed))
    respond = at_random(seed + 1)
    for number in range(answers):
        request = table.session.pending
        if request is None:
            return
        answer = respond(request)
        if isinstance(request, Choose):
            yield number, table.seen_by(request.seat), request.options.index(answer)
        table.session.answer(answer)


def stored(eyes: Eyes, before: int) -> list[Line]:
    return eyes.table.session.history.lines[before:]


def test_one_gesture_one_line_and_step_by_step_make_the_same_record(case: Case) -> None:
    for number, eyes, first in acts(case, 11, 25):
        if number % 4:
            continue
        act = eyes.describe([first])
        assert eyes.typed(act.typed, usual=True).path == act.path
        before = eyes.table.moment
        eyes.answer(before, act.path)
        gesture = stored(eyes, before)
        eyes.undo(before + 1)
        again = eyes.table.moment
        for answered in act.path:
            eyes.answer(eyes.table.moment, [answered])
        assert stored(eyes, again) == gesture
        eyes.undo(again + 1)


def test_chances_add_up_and_every_option_of_an_act_can_be_answered(case: Case) -> None:
    for number, eyes, first in acts(case, 12, 20):
        if number % 5:
            continue
        act = eyes.describe([first])
        assert all(0 <= chance.probability <= 1 + 1e-9 for chance in act.odds)
        for place, choice in enumerate(act.choices, start=1):
            for option in choice.options[:3]:
                other = eyes.describe([*act.path[:place], option.number])
                assert other.path[place] == option.number


def test_forecasts_add_up_to_one(case: Case) -> None:
    for _, eyes, first in acts(case, 13, 6):
        for path in ((), (first,)):
            try:
                told = eyes.forecast(path)
            except OpforError:
                continue
            if told.outcomes:
                assert sum(each.probability for each in told.outcomes) == pytest.approx(1)


class Filling:
    """Keeps lines until there is no room."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.room = 10**9

    def __call__(self, lines: Sequence[Line]) -> None:
        if len(self.lines) + len(lines) > self.room:
            raise OpforError("full")
        self.lines += lines


def test_a_store_that_fails_leaves_everything_where_it_stood(case: Case) -> None:
    store = Filling()
    table = Table.new(case.game, Start(options=case.options, seed=14), keep=store)
    respond = at_random(15)
    for _ in range(6):
        request = table.session.pending
        if request is None:
            break
        before, moment, answer = table.session.state, table.moment, respond(request)
        store.room = len(store.lines)
        with pytest.raises(OpforError, match="full"):
            table.session.answer(answer)
        assert (table.session.state, table.session.pending) == (before, request)
        assert table.moment == moment == len(store.lines)
        store.room = 10**9
        table.session.answer(answer)


def test_a_branch_is_taken_up_where_it_was_left(case: Case) -> None:
    table = Table.new(case.game, Start(options=case.options, seed=16))
    respond = at_random(17)
    for _ in range(6):
        if table.session.pending is not None:
            table.session.answer(respond(table.session.pending))
    eyes = table.seen_by(table.people[0])
    there, text = table.session.state, eyes.board_text()
    line = table.moment
    eyes.undo()
    eyes.undo()
    request = table.session.pending
    assert request is not None
    table.session.answer(respond(request))
    here = table.session.state
    assert line in [branch.line for branch in eyes.branches()]
    eyes.take_up(line)
    assert table.session.state == there
    assert eyes.board_text() == text
    eyes.take_up(eyes.branches()[-1].line)
    assert table.session.state == here
