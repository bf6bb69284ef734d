"""Every position can be said, drawn and shared, and shows nothing hidden."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from typing import Any

from opfor.core.codec import encode
from opfor.core.requests import Choose
from opfor.kit.picture import document
from tests.conformance.cases import Case, by_hand, played, setting_of


def sample_states(case: Case) -> list[Any]:
    return [by_hand(case, 7, n).state for n in (0, 3, 9)] + [played(case, 1).state]


def test_text_and_picture_for_every_seat(case: Case) -> None:
    setting = setting_of(case)
    for state in sample_states(case):
        for seat in case.game.seats(setting):
            view = case.game.view(setting, state, seat.id)
            text = case.game.words.board(setting, view, seat.id)
            assert text.strip()
            assert "\x1b" not in text
            svg = document(case.game.words.scene(setting, view, seat.id))
            root = ET.fromstring(svg)
            assert root.tag.endswith("svg")
            desc = root.find("{http://www.w3.org/2000/svg}desc")
            assert desc is not None
            assert desc.text


def test_viewing_twice_changes_nothing_more(case: Case) -> None:
    setting = setting_of(case)
    for state in sample_states(case):
        for seat in case.game.seats(setting):
            once = case.game.view(setting, state, seat.id)
            assert encode(case.game.view(setting, once, seat.id)) == encode(once)


def test_offered_answers_have_distinct_words(case: Case) -> None:
    session = by_hand(case, 3, 6)
    request = session.pending
    words = case.game.words
    if isinstance(request, Choose):
        keys = [words.action_key(session.setting, session.state, o) for o in request.options]
        labels = [words.action(session.setting, session.state, o) for o in request.options]
        assert len(set(keys)) == len(keys)
        assert all(labels)


def test_every_event_can_be_told(case: Case) -> None:
    session = played(case, 1)
    words = case.game.words
    told = [
        words.event(session.setting, session.state, event)
        for event in session.log()
        if type(event).__name__ != "Decision"
    ]
    assert any(told)
    assert all(isinstance(each, str) and "\n" not in each for each in told)
