"""Old records are brought to today's form when they are read."""

from __future__ import annotations

from typing import Any

from opfor.core.record import STEP, Adjusted, Answered, Line, Started, Undone, renewed


def in_ids(event: dict[str, Any]) -> dict[str, Any]:
    return {**event, "why": event["why"].replace("the end", "end")}


def test_events_get_todays_form_and_all_else_stays() -> None:
    old, new = {"type": "ended", "why": "the end"}, {"type": "ended", "why": "end"}
    reason = {"type": "decision", "why": "the end"}
    answered = Answered("roll", "die", [3], "seed")
    lines: list[Line] = [
        Started((STEP, old)),
        Answered("roll", "die", [3], "seed", (reason, old)),
        Adjusted(old, "the end", log=(reason,)),
        Undone(1),
        answered,
    ]
    assert renewed(lines, in_ids) == [
        Started((STEP, new)),
        Answered("roll", "die", [3], "seed", (reason, new)),
        Adjusted(new, "the end", log=(reason,)),
        Undone(1),
        answered,
    ]
    assert renewed(renewed(lines, in_ids), in_ids) == renewed(lines, in_ids)


def test_what_an_answer_names_gets_todays_name() -> None:
    named = Answered("tie", "tie", "the end", "seed")
    card = Answered("draw", "deck", ["the end"], "seed")
    again = renewed([named, card], in_ids, lambda name: name.replace("the end", "end"))
    assert again == [Answered("tie", "tie", "end", "seed"), card]
