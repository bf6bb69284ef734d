"""Only what a request offers is an answer, and a refusal says what would be right."""

from typing import Any

import pytest

from opfor.core.errors import BadAnswer
from opfor.core.requests import Choose, Draw, Judge, Roll, TieBreak, check_answer

CASES = [
    (Roll("die", 2, 6, ""), (1, 6), (0, 7), "2 numbers from 1 to 6"),
    (Roll("die", 1, 6, ""), (3,), (3, 3), "1 number from 1 to 6"),
    (Roll("die", 1, 6, ""), (3,), "3", "1 number from 1 to 6"),
    (Roll("die", 1, 6, ""), (3,), (True,), "1 number from 1 to 6"),
    (Draw("cup", ("b", "a", "a"), ""), "a", "c", "possible: a, b"),
    (TieBreak(("x", "y"), ""), "y", "z", "x, y"),
    (Choose("player", "where", ("n", "s")), "n", "w", "not one of the legal answers"),
    (Judge("is it raining?", ("yes", "no")), "no", "maybe", "Answer one of"),
]


@pytest.mark.rule("X-5")
@pytest.mark.parametrize(("request_", "good", "bad", "says"), CASES)
def test_answers_are_checked(request_: Any, good: Any, bad: Any, says: str) -> None:
    check_answer(request_, good)
    with pytest.raises(BadAnswer, match=says):
        check_answer(request_, bad)
