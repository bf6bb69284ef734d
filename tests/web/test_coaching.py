"""The coach by the calls of the page: who is helped, what a puzzle asks for."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from opfor.app.coach.puzzles import shipped
from opfor.app.registry import load_game
from opfor.core.errors import OpforError
from opfor.core.record import Hinted
from opfor.surfaces.web.calls import ask
from opfor.surfaces.web.desk import Desk
from opfor.surfaces.web.shelf import Files
from opfor.surfaces.web.visitor import Visitor


@pytest.fixture
def visitor(tmp_path: Path) -> Visitor:
    return Visitor(Desk(Files(tmp_path)))


def called(visitor: Visitor, name: str, **asked: Any) -> Any:
    return json.loads(ask(visitor, name, json.dumps(asked).encode()))


def test_where_persons_play_each_other_whoever_wants_it_is_helped(visitor: Visitor) -> None:
    opened = called(visitor, "new", game="blitzkrieg", seed=3, options={"mode": "two-player"})
    now = called(visitor, "now", table=opened["table"], since=0)
    who = {"table": opened["table"], "moment": now["view"]["moment"], "seat": now["view"]["seat"]}
    with pytest.raises(OpforError, match="persons play each other"):
        called(visitor, "hint", **who)
    assert called(visitor, "hint", **who, coached=True)["acts"]
    with visitor.at(opened["table"]) as table:
        assert isinstance(table.lines[-1], Hinted), "the record says who asked"
        assert table.lines[-1].seat == who["seat"]
    with pytest.raises(OpforError, match="persons play each other"):
        called(visitor, "hint", **who)


def test_acts_that_were_tried_too_seldom_say_so(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("opfor.app.coach.advice.TRIES", 2)
    opened = called(visitor, "new", game="blitzkrieg", seed=3)
    now = called(visitor, "now", table=opened["table"], since=0)
    told = called(visitor, "hint", table=opened["table"], moment=now["view"]["moment"])
    assert told["acts"]
    assert not any(act["is_rated"] for act in told["acts"])


def test_a_puzzle_says_how_many_acts_are_right(visitor: Visitor) -> None:
    puzzles = shipped(load_game("blitzkrieg"))
    for many, words in ((1, "One act is clearly best"), (2, "A few acts are clearly best")):
        number = 1 + next(n for n, each in enumerate(puzzles) if len(each.right) == many)
        found = called(visitor, "puzzle", game="blitzkrieg", number=number)
        assert found["task"].startswith(words)
        again = called(visitor, "puzzle", game="blitzkrieg", number=number, table=found["table"])
        assert again == found, "a puzzle that lies on a table is not set up anew"
