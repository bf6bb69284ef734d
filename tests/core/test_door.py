"""The door: bad bytes, depth, folders, names and numbers each end in one line."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Any

import pytest

from opfor.app.registry import load_game
from opfor.cardboard.coh.generator_cards.content import unit_of
from opfor.core.door import (
    entry,
    json_of,
    path_of,
    read_file,
    text_of,
    toml_of,
    whole_number,
    write_file,
)
from opfor.core.drawing import path_at
from opfor.core.errors import BadPack, OpforError
from opfor.games.coh.told.reasons import again_line


@pytest.mark.rule("X-6")
@pytest.mark.parametrize(
    ("name", "said"),
    [("", "is a folder"), ("none.toml", "no such file"), ("a\0b", "not the name of a file")],
)
def test_what_is_no_file_is_refused(tmp_path: Path, name: str, said: str) -> None:
    with pytest.raises(OpforError, match=said):
        read_file(f"{tmp_path}/{name}")


def test_an_endless_name_is_shortened() -> None:
    with pytest.raises(OpforError) as raised:
        read_file("x" * 10_000)
    assert len(str(raised.value)) < 300


def test_bad_bytes_name_their_line() -> None:
    with pytest.raises(BadPack, match="pack: line 2 is not UTF-8"):
        text_of(b"good\nb\xffd", "pack", BadPack)
    assert text_of(b"\xef\xbb\xbfa\r\nb", "pack") == "a\nb"


def test_endless_nesting_is_refused() -> None:
    with pytest.raises(BadPack, match=r"nested too deeply|not valid"):
        toml_of(b"a = " + b"[" * 5000, "pack", BadPack)
    with pytest.raises(OpforError, match=r"nested too deeply|not valid"):
        json_of(b"[" * 100_000, "position", list)


def test_a_number_too_large_for_json_is_refused() -> None:
    with pytest.raises(OpforError, match="position: not valid JSON: Integer value out of range"):
        json_of(b'{"a": ' + b"9" * 5000 + b"}", "position", Any)


@pytest.mark.parametrize("text", ["", "x", "9" * 5000, "-1", "11", "1e3", "٣"])
def test_what_is_no_number_here_is_refused(text: str) -> None:
    with pytest.raises(OpforError, match="from 0 to 10"):
        whole_number(text, "turns", 0, 10)


def test_a_number_is_a_number() -> None:
    assert whole_number(" 7 ", "turns", 0, 10) == 7


@pytest.mark.parametrize("text", ["", "a\0b", "~nosuchuser-at-all/x"])
def test_names_no_system_takes(text: str) -> None:
    with pytest.raises(OpforError, match="not the name of a file"):
        path_of(text)


def test_a_number_of_thousands_of_digits_is_refused() -> None:
    with pytest.raises(BadPack, match="thousands of digits"):
        toml_of(b"a = " + b"9" * 5000, "pack", BadPack)


def test_a_device_without_an_end_is_refused() -> None:
    with pytest.raises(OpforError, match="larger than"):
        read_file("/dev/zero")


def test_a_book_is_no_entry() -> None:
    assert entry("hop") == "hop"
    with pytest.raises(OpforError, match="an entry of 1001 letters"):
        entry("x" * 1001)


def test_what_cannot_be_written_is_said_in_one_line(tmp_path: Path) -> None:
    write_file(tmp_path / "a.txt", "one\ntwo\n")
    assert (tmp_path / "a.txt").read_bytes() == b"one\ntwo\n"
    with pytest.raises(OpforError, match=r"cannot be written \("):
        write_file(tmp_path / "nowhere" / "a.txt", b"")


def test_on_a_full_disk_what_was_there_stays_and_nothing_half_written_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, written = tmp_path / "a.txt", Path.write_bytes
    write_file(file, "old")

    def full(path: Path, raw: bytes) -> int:
        written(path, raw[:1])
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(Path, "write_bytes", full)
    for path in (file, tmp_path / "b.txt"):
        with pytest.raises(OpforError, match=r"cannot be written \(No space left"):
            write_file(path, "new")
    assert [path.name for path in tmp_path.iterdir()] == ["a.txt"]
    assert file.read_text() == "old"


@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
def test_a_link_and_the_rights_of_a_file_stay_as_they_were(tmp_path: Path) -> None:
    file, link = tmp_path / "a.txt", tmp_path / "link"
    write_file(file, "old")
    file.chmod(0o600)
    link.symlink_to(file)
    write_file(link, "new")
    assert (link.is_symlink(), file.read_text()) == (True, "new")
    assert file.stat().st_mode & 0o777 == 0o600


@pytest.mark.rule("X-6")
@pytest.mark.parametrize("number", ["²", "9" * 5000])
def test_what_is_a_digit_elsewhere_is_no_number_in_a_name(number: str) -> None:
    army = next(form for form in load_game("2gm").forms() if form.name == "army")
    copies = next(blank for blank in army.blanks if blank.name == "copies")
    with pytest.raises(OpforError, match="write a name and a number: rifle 4"):
        copies.read(f"rifle {number}")
    with pytest.raises(OpforError, match="name it by kind and number"):
        unit_of("soviet", f"rifle-{number}")
    assert path_at(f"at:sides.{number}") == ("sides", number)
    assert again_line(f"tactical/{number}") == f"tactical/{number}"
