"""Nothing that was answered is lost, and a damaged file is named."""

from __future__ import annotations

import json
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from opfor.app import setting_up, store
from opfor.core.record import FORMAT
from tests.conftest import Opfor

Start = Callable[..., subprocess.Popen[str]]


def saves(data_folder: Path) -> list[Path]:
    return sorted((data_folder / "saves").glob("*.opfor.jsonl"))


@pytest.fixture
def saved(opfor: Opfor, data_folder: Path) -> Path:
    """A game with two answers in it."""
    assert opfor("play", "race", "--seed", "1", "--no-wind", typed="hop\njump\n").code == 0
    (path,) = saves(data_folder)
    return path


def test_quitting_says_how_to_go_on_and_going_on_works(opfor: Opfor, data_folder: Path) -> None:
    out = opfor("play", "race", "--seed", "1", typed="hop\nquit\n").out
    command = out.split("Go on with: opfor ")[1].split()
    again = opfor(*command, typed="log\n").out
    assert "The tortoise plays hop and runs 2." in again
    assert len(saves(data_folder)) == 1


def test_resume_takes_the_newest_of_the_game(opfor: Opfor, saved: Path) -> None:
    assert "Race (solo), seed 1" in opfor("play", "--resume", typed="").out
    assert "Race (solo), seed 1" in opfor("play", "race", "--resume", saved.name, typed="").out
    assert "no saved game of Blitzkrieg!" in opfor("play", "blitzkrieg", "--resume").err
    other = opfor("play", "blitzkrieg", "--resume", saved.name)
    assert (other.code, other.out) == (2, "")
    assert "a game of Race, not of Blitzkrieg!" in other.err


@pytest.mark.parametrize(
    "given",
    [("--seed", "5"), ("--position", "x.json"), ("--player", "random"), ("--ruling", "a=b")],
)
def test_a_saved_game_has_been_begun(opfor: Opfor, saved: Path, given: tuple[str, str]) -> None:
    """What would be ignored is refused."""
    told = opfor("play", "race", "--resume", saved.name, *given)
    line = f"opfor: {given[0]}: for a new game; a saved one goes on as it was begun\n"
    assert (told.code, told.err) == (2, line)


def test_content_that_changed_is_said(opfor: Opfor, monkeypatch: pytest.MonkeyPatch) -> None:
    opfor("play", "blitzkrieg", "--seed", "11", typed="n3 sea 1\n")
    assert "content changed" not in opfor("play", "--resume").out
    monkeypatch.setattr(setting_up, "pack_hashes", lambda _folder: {"nippon": "other"})
    again = opfor("play", "--resume")
    assert again.code == 0
    assert "Note: content changed since this game was begun (base, nippon)" in again.out


def test_simulated_seats_stay_simulated_after_resuming(opfor: Opfor, data_folder: Path) -> None:
    opfor("play", "race", "two-player", "--player", "hare=greedy", "--seed", "1", typed="hop\n")
    again = opfor("play", "--resume", typed="jump\n").out
    assert "hand over" not in again


def test_undone_answers_stay_in_the_file(opfor: Opfor, saved: Path) -> None:
    opfor("play", "--resume", typed="undo\nskip\n")
    lines = [json.loads(line) for line in saved.read_text().splitlines()]
    assert "undo" in [line.get("type") for line in lines]
    assert "The tortoise plays skip" in opfor("play", "--resume", typed="log\n").out


def test_a_killed_process_loses_nothing_that_was_answered(
    opfor: Opfor, opfor_process: Start, data_folder: Path
) -> None:
    process = opfor_process("play", "race", "--seed", "1", "--no-wind")
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("hop\njump\n")
    process.stdin.flush()
    for line in process.stdout:
        if "The tortoise plays jump" in line:
            break
    process.send_signal(signal.SIGKILL)
    process.communicate()
    told = opfor("play", "--resume", typed="log\n").out
    assert "The tortoise plays jump and runs 3." in told


def test_a_line_cut_off_by_a_crash_is_set_aside(opfor: Opfor, saved: Path) -> None:
    whole = saved.read_text()
    saved.write_text(whole[:-30])
    ran = opfor("play", "--resume", typed="log\njump\n")
    assert ran.code == 0
    assert "was cut off and set aside" in ran.out
    assert opfor("verify", str(saved)).code == 0


def test_an_edited_save_is_refused_and_the_line_named(opfor: Opfor, saved: Path) -> None:
    lines = saved.read_text().split("\n")
    lines[3] = lines[3].replace('"by":"seed"', '"by":"fate"')
    saved.write_text("\n".join(lines))
    for command in (["play", "--resume"], ["replay"], ["verify"]):
        ran = opfor(*command, str(saved))
        assert ran.code == 2
        assert f"{saved}: line 4 was changed after it was saved; up to line 3 (1 answer)" in ran.err


def test_a_save_of_a_newer_version_is_refused(opfor: Opfor, saved: Path) -> None:
    saved.write_text(saved.read_text().replace(f'"opfor":{FORMAT}', '"opfor":99', 1))
    ran = opfor("play", "--resume", str(saved))
    assert ran.code == 2
    assert "saved by a newer opfor (format 99" in ran.err
    assert ran.err.rstrip().endswith("update opfor")


@pytest.mark.parametrize("content", ["", "hello\n", "{}\n", '["check"]\n', "\0\n"])
def test_a_file_that_is_no_save_is_refused(opfor: Opfor, tmp_path: Path, content: str) -> None:
    path = tmp_path / "strange.jsonl"
    path.write_text(content)
    ran = opfor("play", "--resume", str(path))
    assert ran.code == 2
    assert ran.err.count("\n") == 1
    assert str(path) in ran.err


def test_a_folder_that_cannot_be_written_is_said_at_once(
    opfor: Opfor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OPFOR_DATA", "/dev/null/here")
    ran = opfor("play", "race", typed="hop\n")
    assert (ran.code, ran.out) == (2, "")
    assert "/dev/null/here/saves: cannot save here" in ran.err
    assert "--no-save" in ran.err
    assert opfor("play", "race", "--no-save", typed="1\n").code == 0


def test_an_answer_half_written_to_a_full_disk_was_not_given(
    opfor: Opfor, data_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write, failures = store._write, [OSError(28, "No space left on device")]

    def full_once(path: Path, text: str, mode: str) -> None:
        write(path, text[: 20 if '"play-card"' in text and failures else None], mode)
        if '"play-card"' in text and failures:
            raise failures.pop()

    monkeypatch.setattr(store, "_write", full_once)
    ran = opfor("play", "race", "--seed", "1", typed="hop\nhop\njump\n")
    assert failures == []
    assert "cannot save (No space left on device)" in ran.out
    assert ran.out.count("The tortoise plays hop") == 1
    assert "Saved. Go on with" in ran.out
    (path,) = saves(data_folder)
    assert opfor("verify", str(path)).code == 0
    assert "The tortoise plays jump" in opfor("play", "--resume", typed="log\n").out


def test_on_a_disk_that_stays_full_the_game_goes_on_elsewhere(
    opfor: Opfor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write, full = store._write, OSError(28, "No space left on device")

    def fills_up(path: Path, text: str, mode: str) -> None:
        if '"play-card"' in text and "elsewhere" not in path.name:
            raise full
        write(path, text, mode)

    monkeypatch.setattr(store, "_write", fills_up)
    typed = f"hop\nsave {tmp_path / 'elsewhere.jsonl'}\nhop\n"
    ran = opfor("play", "race", "--seed", "1", typed=typed)
    assert "cannot save (No space left on device)" in ran.out
    assert ran.out.count("The tortoise plays hop") == 1


def test_save_names_the_file_and_can_go_elsewhere(opfor: Opfor, tmp_path: Path) -> None:
    elsewhere = tmp_path / "mine.jsonl"
    ran = opfor("play", "race", "--seed", "1", typed=f"hop\nsave\nsave {elsewhere}\njump\n")
    assert "Kept after every answer in" in ran.out
    again = opfor("play", "--resume", str(elsewhere), typed=f"log\nsave {elsewhere}\n").out
    assert "The tortoise plays jump" in again
    assert "is there already; choose another name" in again


def test_a_game_that_is_not_kept_says_so(opfor: Opfor, data_folder: Path) -> None:
    ran = opfor("play", "race", "--no-save", typed="hop\nsave\n")
    assert "this game is not kept (--no-save); save FILE keeps it" in ran.out
    assert saves(data_folder) == []


def test_the_second_program_on_one_save_is_told_at_once(opfor: Opfor, saved: Path) -> None:
    _, one = store.read_save(saved)
    ran = opfor("play", "--resume", typed="1\n")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == f"opfor: {saved}: open in another program; close it there first\n"
    assert opfor("replay", str(saved)).code == 0
    one.close()
    assert opfor("play", "--resume", typed="1\n").code == 0


def test_a_file_changed_behind_our_back_is_noticed(saved: Path) -> None:
    from opfor.core.record import Sources

    _, one = store.read_save(saved)
    saved.write_text(saved.read_text() + "\n")
    with pytest.raises(store.OpforError, match="changed by another program; is it open twice"):
        one.append(Sources(()))


def test_saves_lists_the_newest_first(opfor: Opfor, saved: Path) -> None:
    time.sleep(0.01)
    opfor("table", "race", "--seed", "5", typed="")
    listed = json.loads(opfor("saves", "--json").out)["saves"]
    assert [save["mode"] for save in listed] == ["table", "play"]
    out = opfor("saves").out
    assert out.startswith("race (at the table, solo),")
    assert saved.name in out


def test_no_saves_yet(opfor: Opfor) -> None:
    assert "No saved games in" in opfor("saves").out
