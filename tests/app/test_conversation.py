"""The conversation: a table, one seat's eyes, messages that survive JSON."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from opfor.app.conversation import Eyes, Table
from opfor.app.start import Start
from opfor.core.errors import BadAnswer
from tests.toy_game import GAME


def solo(**more: Any) -> Eyes:
    return Table.new(GAME, Start(**{"seed": 1, "options": {"wind": False}, **more})).seen_by()


def test_every_message_survives_json() -> None:
    eyes = solo()
    messages = [eyes.view(), eyes.question(), eyes.forecast(), eyes.forecast([0])]
    eyes.answer(eyes.table.moment, [0])
    messages += [eyes.why(), eyes.story(), eyes.export(), eyes.rule("RACE-1"), *eyes.sources()]
    for message in messages:
        raw = msgspec.json.encode(message)
        assert msgspec.json.decode(raw, type=type(message)) == message


def test_the_moment_grows_with_every_change_an_undo_included() -> None:
    eyes = solo()
    moments = [eyes.table.moment, eyes.answer(eyes.table.moment, [0]).moment]
    moments += [eyes.undo(), eyes.redo(), eyes.undo()]
    assert moments == sorted(set(moments))


def test_an_answer_to_a_moment_that_has_passed_is_refused() -> None:
    eyes = solo()
    old = eyes.table.moment
    eyes.answer(old, [0])
    with pytest.raises(BadAnswer, match=f"moment {old} has passed"):
        eyes.answer(old, [0])


def test_the_story_since_a_moment_is_what_counts_now_and_did_not_then() -> None:
    eyes = solo()
    before = eyes.table.moment
    eyes.answer(before, [0])
    told = eyes.story(before).told
    assert told[0].number == before + 1
    assert told[0].text.startswith("The tortoise plays")
    after = eyes.table.moment
    eyes.undo()
    assert eyes.story(after).told == ()
    assert eyes.story(after).parted == before
    eyes.redo()
    assert eyes.story(before).told == told


def test_an_earlier_moment_is_seen_as_it_was() -> None:
    eyes = solo()
    first = eyes.view()
    eyes.answer(first.moment, [0])
    again = eyes.view(first.moment)
    assert again.board_text == first.board_text
    assert again.question is None
    assert again.latest > again.moment


def test_another_seats_question_shows_none_of_its_offers() -> None:
    table = Table.new(GAME, Start(seed=1, options={"mode": "two-player"}))
    asked = table.seen_by("hare").question()
    assert asked is not None
    assert asked.offers
    seen = table.seen_by("tortoise").question()
    assert seen is not None
    assert seen.offers == ()
    with pytest.raises(BadAnswer, match="not yours"):
        table.seen_by("tortoise").answer(table.moment, [0])
