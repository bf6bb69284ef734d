"""One seat's eyes everywhere: nothing a seat can fetch is made from what it may not see."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest

from opfor.app.conversation import Eyes, Table
from opfor.app.conversation.history.tape import Tape
from opfor.app.fork import fork
from opfor.app.start import Start
from opfor.core.chance import Seeded
from opfor.core.errors import OpforError
from opfor.core.requests import Choose
from tests.conformance.cases import Case, at_random, is_for_two, setting_of
from tests.conformance.guard import guarded

ANSWERS = 12


def seats(case: Case) -> list[str]:
    return [seat.id for seat in case.game.seats(setting_of(case))]


def fetch_everything(eyes: Eyes) -> None:
    """All that a seat may ask for; a refusal in words is an answer too."""
    view = eyes.view()
    asked = eyes.question()
    calls: list[Any] = [eyes.forecast, eyes.why, eyes.branches, eyes.export, eyes.report]
    calls += [eyes.position] if not eyes.table.is_solo else []
    calls += [lambda ref=piece.ref: eyes.details(ref) for piece in view.pieces[:5]]
    if eyes.turn == "person" and asked is not None and asked.kind == "choose":
        numbers = range(0, len(asked.offers), 1 + len(asked.offers) // 5)
        calls += [lambda n=n: eyes.describe([n]) for n in numbers]
        calls += [lambda n=n: eyes.forecast([n]) for n in list(numbers)[:2]]
    for call in calls:
        with suppress(OpforError):
            call()


def test_nothing_is_made_from_what_a_seat_may_not_see(case: Case) -> None:
    for seat in seats(case):
        game = guarded(case.game, setting_of(case), seat)
        table = Table.new(game, Start(options=case.options, seed=5))
        eyes, respond = table.seen_by(seat), at_random(6)
        for number in range(ANSWERS):
            if number % 3 == 0:
                fetch_everything(eyes)
            if table.session.pending is None:
                break
            table.session.answer(respond(table.session.pending))
        fetch_everything(eyes)


@pytest.mark.cases(of=is_for_two)
def test_an_onlooker_sees_only_what_every_seat_may_see(case: Case) -> None:
    setting = setting_of(case)
    for seat in seats(case):
        table = Table.new(guarded(case.game, setting, seat), Start(options=case.options, seed=41))
        assert not table.is_solo
        respond = at_random(42)
        for _ in range(ANSWERS):
            if table.session.pending is not None:
                table.session.answer(respond(table.session.pending))
        fetch_everything(table.seen_by(""))


def test_what_is_offered_depends_on_nothing_hidden(case: Case) -> None:
    table = Table.new(case.game, Start(options=case.options, seed=8))
    respond = at_random(9)
    for _ in range(3 * ANSWERS):
        request = table.session.pending
        if request is None:
            break
        if isinstance(request, Choose) and not table.session.play.step_answers:
            seen = fork(table.session.play, table.seen_by(request.seat).sight.state)
            assert seen.pending == request
        table.session.answer(respond(request))


@pytest.mark.cases(of=is_for_two)
def test_a_secret_question_is_only_announced(case: Case) -> None:
    table = Table.new(case.game, Start(options=case.options, seed=3))
    asked = table.awaits
    assert asked
    for seat in table.people:
        question = table.seen_by(seat).question()
        assert question is not None
        assert bool(question.offers) == (seat == asked)
    onlooker = table.seen_by("").question()
    assert onlooker is not None
    assert not onlooker.offers


@pytest.mark.cases(of=is_for_two)
def test_a_replay_of_an_unfinished_game_tells_no_secret(
    case: Case, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table.new(case.game, Start(options=case.options, seed=23))
    respond = at_random(24)
    for _ in range(ANSWERS):
        if table.session.pending is not None:
            table.session.answer(respond(table.session.pending))
    session = table.session
    if session.pending is None:
        session.undo()  # a short game; its replay shows the answer taken back, too
    assert session.pending is not None
    for seat in table.people:
        game = guarded(case.game, session.setting, seat)
        monkeypatch.setattr(
            "opfor.app.conversation.history.tape.game_of_record",
            lambda _header, _lines, game=game: game,
        )
        tape = Tape(session.header, session.history.lines)
        frames = tape.frames(undone=True)
        assert all("seed" not in entry or entry["seed"] is None for entry in [tape.as_json(frames)])
        assert all(set(each) == {"number", "story"} for each in tape.as_json(frames)["entries"])
        tape.board_text(frames[-1])


def test_a_question_in_the_middle_of_a_turn_says_nothing_hidden(case: Case) -> None:
    """Tried out on what the seat may see, the same answers lead to the same question."""
    table = Table.new(case.game, Start(options=case.options, seed=31))
    chance = Seeded(32)
    for _ in range(4 * ANSWERS):
        seat = table.awaits
        if not seat:
            break
        eyes = table.seen_by(seat)
        asked = table.session.pending
        assert isinstance(asked, Choose)
        number = chance.pick("answer", len(asked.options))
        after = eyes.acts.tried([number], usual=False).play.pending
        eyes.answer(table.moment, [number])
        asked = table.session.pending
        if isinstance(after, Choose) and isinstance(asked, Choose) and same(after, asked):
            assert after.why == asked.why


def same(one: Choose, other: Choose) -> bool:
    parts = ("seat", "question", "options")
    return all(getattr(one, part) == getattr(other, part) for part in parts)
