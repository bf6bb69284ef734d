"""Whole acts: described at once, typed in a line, answered in one gesture or step by step."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.app.conversation import Eyes, Table
from opfor.app.start import Start
from opfor.core.errors import BadAnswer
from tests.toy_game import GAME


def wagering(**more: Any) -> Eyes:
    return Table.new(GAME, Start(**{"seed": 1, "options": {"wager": True}, **more})).seen_by()


def lines(eyes: Eyes) -> list[Any]:
    return eyes.table.session.history.lines


def test_an_act_tells_its_follow_up_question_and_the_usual_answer() -> None:
    act = wagering().describe([0])
    (choice,) = act.choices
    assert choice.title == "Do you wager on the wind?"
    assert [option.label for option in choice.options] == ["wager on the wind", "no wager"]
    assert choice.chosen == 1
    assert not choice.said
    assert choice.kind == "toggle"
    assert act.path == (0, 1)
    assert act.typed == "hop no"


def test_the_chances_of_an_act_are_exact_and_follow_the_path() -> None:
    eyes = wagering()
    plain = {each.key: each.probability for each in eyes.describe([0]).odds}
    assert plain == pytest.approx({"runs-2": 5 / 6, "runs-3": 1 / 6})
    wagered = {each.key: each.probability for each in eyes.describe([0, 0]).odds}
    assert wagered == pytest.approx({"runs-1": 5 / 6, "runs-5": 1 / 6})


def test_describing_changes_nothing() -> None:
    eyes = wagering()
    before, asked = eyes.table.session.state, eyes.question()
    eyes.describe([0, 0])
    eyes.typed("hop wager")
    assert eyes.table.session.state == before
    assert eyes.question() == asked


def test_one_line_one_gesture_and_step_by_step_make_the_same_record() -> None:
    typed, gesture, steps = wagering(), wagering(), wagering()
    typed.answer(typed.table.moment, typed.typed("hop wager").path)
    gesture.answer(gesture.table.moment, gesture.describe([0, 0]).path)
    for number in (0, 0):
        steps.answer(steps.table.moment, [number])
    assert lines(typed) == lines(gesture) == lines(steps)


def test_what_is_not_typed_takes_its_usual_answer_where_that_is_wanted() -> None:
    eyes = wagering()
    assert eyes.typed("hop").path == (0,)
    assert eyes.typed("hop", usual=True).path == (0, 1)
    assert eyes.typed("hop wager", usual=True).path == (0, 0)


def test_words_for_what_comes_after_the_act_are_left_over() -> None:
    typed = wagering().typed("hop wager jump no")
    assert (typed.path, typed.left) == ((0, 0), "jump no")


def test_a_path_longer_than_the_act_is_refused_and_nothing_is_answered() -> None:
    eyes = Table.new(GAME, Start(seed=1, options={"goal": 3})).seen_by()
    moment = eyes.table.moment
    with pytest.raises(BadAnswer, match="nothing more is asked"):
        eyes.describe([0, 0])
    with pytest.raises(BadAnswer):
        eyes.answer(moment, [0, 99])
    assert eyes.table.moment == moment


def test_a_forecast_takes_along_what_is_decided_inside_the_act() -> None:
    eyes = wagering()
    plain, wagered = eyes.forecast([0]), eyes.forecast([0, 0])
    assert plain.after == wagered.after == "play hop, 2 squares"
    for told in (plain, wagered):
        assert sum(each.probability for each in told.outcomes) == pytest.approx(1)


def test_an_act_confirmed_in_one_gesture_is_taken_back_in_one() -> None:
    eyes = wagering()
    before = eyes.view()
    eyes.answer(before.moment, [0, 0])
    eyes.undo()
    assert eyes.question() == before.question
    eyes.redo()
    assert eyes.story(before.moment).told


def test_answers_given_one_by_one_are_taken_back_one_by_one() -> None:
    eyes = wagering()
    eyes.answer(eyes.table.moment, [0])
    asked = eyes.question()
    eyes.answer(eyes.table.moment, [0])
    eyes.undo()
    assert eyes.question() == asked
