"""Undo to any line; branches stay; a failing store or rule leaves everything as it was."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from opfor.app.conversation import Eyes, Table
from opfor.app.recording import Keep
from opfor.app.session import Session
from opfor.app.start import Start
from opfor.app.store import SaveFile, read_save, written
from opfor.core.errors import OpforError
from opfor.core.record import Line
from tests.toy_game import GAME


def new(keep: Keep = lambda _lines: None, **more: Any) -> Eyes:
    start = Start(**{"seed": 1, "options": {"goal": 20}, **more})
    return Table.new(GAME, start, keep=keep).seen_by()


def play(eyes: Eyes, *numbers: int) -> None:
    for number in numbers:
        eyes.answer(eyes.table.moment, [number])


def test_undo_to_a_line_takes_it_back_and_all_after_it() -> None:
    eyes = new()
    start = eyes.view()
    play(eyes, 0)
    first = eyes.table.moment
    play(eyes, 0, 0)
    eyes.undo(first)
    assert eyes.view().board_text == start.board_text
    with pytest.raises(OpforError, match="nothing to undo"):
        eyes.undo()


def test_a_branch_that_was_left_can_be_taken_up() -> None:
    eyes = new()
    play(eyes, 0, 0)
    there = eyes.view().board_text
    eyes.undo()
    eyes.undo()
    play(eyes, 1)
    here = eyes.view().board_text
    (branch,) = eyes.branches()
    assert branch.text.startswith("The tortoise plays")
    eyes.take_up(branch.line)
    assert eyes.view().board_text == there
    (left,) = eyes.branches()
    eyes.take_up(left.line)
    assert eyes.view().board_text == here


def test_a_record_with_branches_is_read_back_as_it_stands(tmp_path: Path) -> None:
    eyes = new()
    play(eyes, 0, 0)
    eyes.undo()
    play(eyes, 1)
    eyes.take_up(eyes.branches()[0].line)
    session = eyes.table.session
    path = tmp_path / "branched.jsonl"
    path.write_text(written(session.header, session.history.lines))
    saved, _ = read_save(path)
    again = Session(GAME, session.setting, saved.header, lines=saved.lines)
    assert again.state == session.state
    assert again.history.path == session.history.path


class Failing:
    """Keeps a number of lines, then fails at the next one until it is mended."""

    def __init__(self, room: int) -> None:
        self.lines: list[Line] = []
        self.room = room

    def __call__(self, lines: Sequence[Line]) -> None:
        if len(self.lines) + len(lines) > self.room:
            raise OpforError("the disk is full")
        self.lines += lines


@pytest.mark.parametrize("room", range(6, 40))
def test_a_store_that_fails_at_any_line_leaves_the_session_where_it_stood(room: int) -> None:
    store = Failing(room)
    eyes = new(keep=store)
    for number in (0, 1, 0, 1):
        before, moment = eyes.view(), eyes.table.moment
        said = ""
        try:
            eyes.answer(moment, [number % len(eyes.offers())])
        except OpforError as error:
            said = str(error)
        if said:
            assert said == "the disk is full"
            assert eyes.view() == before
            assert store.lines == eyes.table.session.history.lines
            store.room = 999
            eyes.answer(moment, [number % len(eyes.offers())])
    reference = new()
    for number in (0, 1, 0, 1):
        reference.answer(reference.table.moment, [number % len(reference.offers())])
    assert store.lines == reference.table.session.history.lines


def test_a_failing_store_refuses_undo_and_correction_alike() -> None:
    store = Failing(999)
    eyes = new(keep=store)
    play(eyes, 0)
    before = eyes.view()
    store.room = len(store.lines)
    for change in (eyes.undo, lambda: eyes.adjust("hare 4"), lambda: eyes.at_table("die", True)):
        with pytest.raises(OpforError, match="disk is full"):
            change()
        assert eyes.view() == before
        assert not any(source.at_table for source in eyes.sources())


def test_a_whole_act_is_stored_whole_or_not_at_all() -> None:
    store = Failing(999)
    eyes = new(keep=store, options={"goal": 20, "wager": True})
    before = eyes.view()
    store.room = len(store.lines) + 1
    with pytest.raises(OpforError, match="disk is full"):
        eyes.answer(before.moment, [0, 1])
    assert eyes.view() == before
    store.room = 999
    assert eyes.answer(before.moment, [0, 1]).told == 2


def test_a_rule_that_fails_leaves_the_session_where_it_stood() -> None:
    def breaking(state: Any, event: Any) -> Any:
        if getattr(event, "card", "") == "jump":
            raise ZeroDivisionError("nothing left")
        return GAME.apply(state, event)

    deck = ("hop",) * 4
    start = GAME.new(None).__class__(at=(0, 0), hands=(("hop", "hop"), ("hop", "jump")), deck=deck)
    table = Table.new(replace(GAME, apply=breaking), Start(seed=1, state=start))
    eyes = table.seen_by()
    before = eyes.view()
    with pytest.raises(OpforError, match=r"a rule failed here, .*; the game stands where it stood"):
        eyes.answer(before.moment, [1])
    assert eyes.view() == before
    eyes.answer(before.moment, [0])


def test_a_save_that_is_open_is_refused_to_a_second_program(tmp_path: Path) -> None:
    session = new().table.session
    path = tmp_path / "open.jsonl"
    save = SaveFile.create_at(session.header, path)
    save.append(*session.history.lines)
    with pytest.raises(OpforError, match="open in another program"):
        read_save(path)
    save.close()
    read_save(path)[1].close()
