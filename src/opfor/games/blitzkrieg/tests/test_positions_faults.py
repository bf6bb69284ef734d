"""Impossible positions: one line each, saying where, what, and what would be right."""

from __future__ import annotations

import json
from typing import Any

import pytest

from opfor.core.errors import BadPosition
from opfor.games.blitzkrieg import GAME

WE, PO = "western-europe", "pacific-ocean"
ROW = {"row": ["army-1"]}


def theatre(name: str, **form: Any) -> dict[str, Any]:
    return ROW | {"theatres": {name: form}}


def placed(name: str, *cells: Any) -> dict[str, Any]:
    return theatre(name, rows=[list(cells)])


FAULTS: dict[str, tuple[dict[str, Any], str]] = {
    "unknown field": (ROW | {"weather": "rain"}, "unknown field `weather`"),
    "no row": ({}, "missing required field `row`"),
    "another game": (ROW | {"game": "coh"}, "game: 'coh' is not known; choose one of: blitzkrieg"),
    "unknown board": (ROW | {"board": "moon"}, "'moon' is not known; choose one of: base, nippon"),
    "unknown unit in the row": (
        {"row": ["army-9"]},
        "row: 'army-9' is not known; did you mean army-3? choose one of",
    ),
    "unknown unit in reserve": (ROW | {"reserve": ["tank"]}, "reserve: 'tank' is not known"),
    "unknown last unit": (ROW | {"last_unit": "tank"}, "last_unit: 'tank' is not known"),
    "unknown theatre": (theatre("atlantic"), "theatres: 'atlantic' is not known; choose one of"),
    "unknown stratagem": (ROW | {"stratagem": "wait"}, "stratagem: 'wait' is not known"),
    "unknown previous": (ROW | {"previous_stratagem": "wait"}, "previous_stratagem: 'wait'"),
    "unknown side": (placed(WE, ["axis", "navy-1"], None, None), "space 1: 'axis' is not known"),
    "unknown unit placed": (placed(WE, ["bot", "tank"], None, None), "space 1: 'tank'"),
    "too few spaces": (placed(WE, None, None), "row 1: 2 spaces; the board has 3"),
    "too many rows": (theatre(PO, rows=[[None] * 2] * 4), "4 rows; the theatre has 3"),
    "army at sea": (
        placed(PO, ["bot", "army-1"], None),
        "theatres.pacific-ocean.rows, row 1, space 1: army-1 may not stand on sea",
    ),
    "rows out of order": (
        theatre(PO, rows=[[None, None], [["bot", "navy-1"], None, None, None]]),
        "row 2: navy-1 stands below row 1, which is not full; rows fill from the top",
    ),
    "off the track": (theatre(PO, track=15), "track: 15; the track goes from -14 to 14"),
    "on the last step": (theatre(PO, track=-14), "-14 is the last step, which closes the theatre"),
    "negative points": (ROW | {"vp": {"bot": -1}}, "position, vp.bot: Expected `int` >= 0"),
    "three generals": ({"row": ["general"] * 3}, "row: one general too many"),
    "two spies": ({"row": ["spy"], "reserve": ["spy"]}, "reserve: one spy too many"),
    "too many in the bag": (ROW | {"bag": ["scientist"] * 2}, "bag: one scientist too many"),
    "seven armies of one": (ROW | {"reserve": ["army-1"] * 6}, "reserve: one army-1 too many"),
    "unknown mover": (
        ROW | {"to_move": "axis"},
        "to_move: 'axis' is not known; choose one of: bot, player",
    ),
    "unknown used one": (ROW | {"used_stratagems": ["wait"]}, "used_stratagems: 'wait' is not"),
    "used twice": (ROW | {"used_stratagems": ["secure"] * 2}, "a name stands there twice"),
    "lying out, in the cup": (
        ROW | {"stratagem": "secure", "used_stratagems": []},
        "used_stratagems: secure lies out, so it is not in the cup; add it",
    ),
    "unknown in their bag": (ROW | {"player_bag": ["tank"]}, "player_bag: 'tank' is not known"),
    "too many in their bag": (ROW | {"player_bag": ["spy"] * 2}, "player_bag: one spy too many"),
    "text for a number": (theatre(PO, track="far"), "position, theatres[...].track: Expected"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_an_impossible_position_is_refused(name: str) -> None:
    position, message = FAULTS[name]
    assert GAME.positions is not None
    with pytest.raises(BadPosition) as refused:
        GAME.positions.read({}, json.dumps(position).encode())
    text = str(refused.value)
    assert message in text
    assert "\n" not in text


def test_twenty_three_tokens_are_one_too_many() -> None:
    """All 22 of the bot's bag and one more, though such a token exists."""
    assert GAME.positions is not None
    setting, _ = GAME.positions.read({}, json.dumps(ROW).encode())
    tokens = list(setting.units.bags[0])
    GAME.positions.read({}, json.dumps({"row": tokens}).encode())
    refused = "row: army-1 is one regular unit too many; the bot has 22 of them in all"
    with pytest.raises(BadPosition, match=refused):
        GAME.positions.read({}, json.dumps({"row": [*tokens, "army-1"]}).encode())


def test_a_person_may_own_a_unit_bombed_out_of_the_bots_row() -> None:
    assert GAME.positions is not None
    raw = json.dumps({"row": ["navy-1"], "reserve": ["general", "general"]}).encode()
    _, state = GAME.positions.read({}, raw)
    assert "general" not in state.bags[0]


def test_text_that_is_no_json() -> None:
    assert GAME.positions is not None
    with pytest.raises(BadPosition, match="position: not valid JSON"):
        GAME.positions.read({}, b"{row: }")
