"""Positions of Blitzkrieg! that cannot be: one line each, saying what and where."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.conftest import Opfor

GOOD: dict[str, Any] = {
    "game": "blitzkrieg",
    "vp": {"bot": 5, "player": 5},
    "theatres": {"pacific-ocean": {"rows": [[["player", "navy-1"], None]]}},
    "row": ["admiral", "airforce-2", "navy-2", "navy-3", "army-2"],
    "stratagem": "for-the-glory",
}


def with_theatre(name: str, **values: Any) -> dict[str, Any]:
    return {**GOOD, "theatres": {name: values}}


BAD = {
    "unknown unit": ({**GOOD, "row": ["army-9"]}, "army-9"),
    "unknown stratagem": ({**GOOD, "stratagem": "retreat"}, "retreat"),
    "unknown theatre": (with_theatre("moon"), "moon"),
    "impossible track": (with_theatre("pacific-ocean", track=99), "99"),
    "army at sea": (
        with_theatre("pacific-ocean", rows=[[["player", "army-1"], None]]),
        "army",
    ),
    "too many spaces": (
        with_theatre("pacific-ocean", rows=[[None, None, None, None, None]]),
        "pacific-ocean",
    ),
    "too many of a kind": ({**GOOD, "row": ["admiral"] * 5}, "admiral"),
    "23 tokens": ({**GOOD, "bag": ["army-1"] * 23}, "army"),
    "unknown side": (
        with_theatre("pacific-ocean", rows=[[["referee", "navy-1"], None]]),
        "referee",
    ),
    "another game": ({**GOOD, "game": "coh"}, "coh"),
    "unknown field": ({**GOOD, "wether": "rain"}, "wether"),
    "points that are none": ({**GOOD, "vp": {"bot": "many", "player": 1}}, "vp"),
}


@pytest.mark.parametrize("name", BAD)
def test_an_impossible_position_is_one_line(opfor: Opfor, name: str) -> None:
    document, named = BAD[name]
    ran = opfor("decide", "blitzkrieg", "-", "--json", typed=json.dumps(document))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert named in ran.err


def test_the_good_one_is_good(opfor: Opfor) -> None:
    assert opfor("decide", "blitzkrieg", "-", typed=json.dumps(GOOD)).code == 0


def test_a_bad_position_begins_no_game(opfor: Opfor, tmp_path: Any) -> None:
    path = tmp_path / "bad.json"
    path.write_text(json.dumps(BAD["army at sea"][0]))
    ran = opfor("play", "blitzkrieg", "--position", str(path))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
