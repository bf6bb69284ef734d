"""Tables go to sleep when nobody plays them, and are found again as they stood."""

from __future__ import annotations

from pathlib import Path

import pytest

from opfor.app.store import SUFFIX, read_save
from opfor.core.errors import OpforError
from opfor.surfaces.web.asks import New, Text
from opfor.surfaces.web.desk import Desk
from opfor.surfaces.web.shelf import Files


def test_a_table_nobody_plays_is_left_to_the_terminal(tmp_path: Path) -> None:
    desk = Desk(Files(tmp_path))
    name = desk.new(New("blitzkrieg", 7)).table
    path = tmp_path / f"{name}{SUFFIX}"
    with desk.followed(name):
        desk.sweep(idle=-1)
        with pytest.raises(OpforError, match="open in another program"):
            read_save(path)
    desk.sweep(idle=-1)
    saved, file = read_save(path)
    file.close()
    with desk.at(name) as table:
        assert table.moment == len(saved.lines)


def test_what_somebody_brings_is_not_what_lies_there(tmp_path: Path) -> None:
    desk = Desk(Files(tmp_path))
    name = desk.new(New("blitzkrieg", 7)).table
    with desk.at(name) as table:
        text = table.save()
    other = desk.open(Text(text)).table
    assert other != name
    with desk.at(other) as table:
        assert table.save() == text


@pytest.mark.parametrize("text", ["", "{}", "[1]", '{"game": "chess"}', "x" * 1000, "null"])
def test_what_is_neither_save_nor_position_is_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(OpforError):
        Desk(Files(tmp_path)).open(Text(text))
