"""Saves: whole lines or nothing, and every change noticed."""

from __future__ import annotations

import json
import os
from concurrent.futures import ThreadPoolExecutor
from errno import ENOSPC
from pathlib import Path

import pytest
from platformdirs import user_data_path

from opfor.app.data_folder import data_folder
from opfor.app.store import SaveFile, list_saves, read_save
from opfor.core.errors import BadSave, OpforError
from opfor.core.record import Answered, Header, Started

HEADER = Header(version="0", game="race", seed=1, options={}, rulings={})
LINES = [Started(), Answered("draw", "deck", "hop", "seed", ({"type": "x", "word": "über"},))]


@pytest.fixture
def save(tmp_path: Path) -> SaveFile:
    made = SaveFile.create(HEADER, tmp_path)
    for line in LINES:
        made.append(line)
    made.close()
    return made


def test_what_was_written_is_read(save: SaveFile) -> None:
    saved, _ = read_save(save.path)
    assert saved.header == HEADER
    assert saved.lines[0] == LINES[0]
    assert saved.lines[1].answer == "hop"  # type: ignore[union-attr]
    assert saved.notice == ""


def test_every_line_is_json_with_its_check(save: SaveFile) -> None:
    rows = [json.loads(line) for line in save.path.read_text(encoding="utf-8").splitlines()]
    assert all(len(row["check"]) == 8 for row in rows)


def test_a_save_read_back_can_be_written_on(save: SaveFile) -> None:
    _, again = read_save(save.path)
    again.append(LINES[1])
    again.close()
    assert len(read_save(save.path)[0].lines) == 3


def test_line_ends_of_windows_and_a_mark_of_utf_8_do_no_harm(save: SaveFile) -> None:
    """What mail, an editor or a checkout has made of it is played on and listed."""
    raw = save.path.read_bytes()
    save.path.write_bytes(b"\xef\xbb\xbf" + raw.replace(b"\n", b"\r\n"))
    saved, again = read_save(save.path)
    again.append(LINES[1])
    again.close()
    assert len(read_save(save.path)[0].lines) == len(saved.lines) + 1 == len(LINES) + 1
    assert [each.path for each in list_saves(save.path.parent)] == [save.path]


def test_any_changed_byte_is_noticed(save: SaveFile) -> None:
    raw = save.path.read_bytes()
    for at in range(0, len(raw) - 1, 7):
        spoilt = bytearray(raw)
        spoilt[at] ^= 1
        save.path.write_bytes(spoilt)
        with pytest.raises(BadSave) as caught:
            read_save(save.path)
        assert str(save.path) in str(caught.value)


def test_a_line_taken_out_is_noticed(save: SaveFile) -> None:
    lines = save.path.read_text(encoding="utf-8").splitlines(keepends=True)
    save.path.write_text("".join([lines[0], lines[2]]), encoding="utf-8")
    with pytest.raises(BadSave, match="line 2 was changed after it was saved"):
        read_save(save.path)


def test_a_torn_last_line_is_set_aside(save: SaveFile) -> None:
    with save.path.open("a", encoding="utf-8") as file:
        file.write('{"type":"answer","ask"')
    whole = save.path.read_bytes()
    saved, _ = read_save(save.path, repair=False)
    assert saved.notice == "line 4 was cut off and set aside"
    assert save.path.read_bytes() == whole
    _, again = read_save(save.path)
    again.append(LINES[1])
    again.close()
    assert len(read_save(save.path)[0].lines) == 3


def test_a_line_cut_off_inside_a_letter_is_set_aside_too(save: SaveFile) -> None:
    with save.path.open("ab") as file:
        file.write('{"type":"adjust","text":"é'.encode()[:-1])
    saved, again = read_save(save.path)
    again.close()
    assert saved.notice == "line 4 was cut off and set aside"
    assert len(read_save(save.path)[0].lines) == 2


def test_names_do_not_collide(tmp_path: Path) -> None:
    paths = {SaveFile.create(HEADER, tmp_path).path for _ in range(5)}
    assert len(paths) == 5


def test_a_full_disk_leaves_nothing_half_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_file: int) -> None:
        raise OSError(ENOSPC, os.strerror(ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OpforError, match="cannot save here"):
        SaveFile.create(HEADER, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_an_existing_file_is_never_overwritten(save: SaveFile) -> None:
    with pytest.raises(OpforError, match="is there already"):
        SaveFile.create_at(HEADER, save.path)


def test_the_list_is_newest_first_and_passes_over_other_files(tmp_path: Path) -> None:
    old, new = SaveFile.create(HEADER, tmp_path), SaveFile.create(HEADER, tmp_path)
    os.utime(old.path, (1, 1))
    (tmp_path / "notes.opfor.jsonl").write_text("shopping list")
    (tmp_path / "other.txt").write_text("")
    assert [listing.path for listing in list_saves(tmp_path)] == [new.path, old.path]


def test_a_missing_file_and_a_folder_are_named(tmp_path: Path) -> None:
    with pytest.raises(BadSave, match="no such file"):
        read_save(tmp_path / "nothing")
    with pytest.raises(BadSave, match="cannot be read"):
        read_save(tmp_path)


def test_racing_writers_leave_a_readable_file_and_lose_nothing(save: SaveFile) -> None:
    def add(_number: int) -> bool:
        try:
            _, mine = read_save(save.path)
        except OpforError:
            return False
        try:
            mine.append(LINES[1], LINES[1])
        finally:
            mine.close()
        return True

    with ThreadPoolExecutor(8) as many:
        added = sum(many.map(add, range(150)))
    assert added
    assert len(read_save(save.path)[0].lines) == len(LINES) + 2 * added


@pytest.mark.parametrize("named", [{}, {"XDG_DATA_HOME": "/elsewhere"}])
def test_games_are_kept_where_programs_keep_their_data(
    named: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("OPFOR_DATA", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    for name, value in named.items():
        monkeypatch.setenv(name, value)
    assert data_folder() == user_data_path("opfor", appauthor=False)
