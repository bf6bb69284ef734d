"""Tab in a shell: what can stand where the cursor is."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from opfor.surfaces.cli.completion import SCRIPTS, fitting_words
from tests.conftest import Opfor


@pytest.mark.parametrize(
    ("typed", "some"),
    [
        (["pl"], {"play"}),
        ([""], {"play", "table", "completion", "help"}),
        (["play", ""], {"blitzkrieg", "coh", "2gm"}),
        (["play", '""'], {"coh"}),
        (["play", "coh", "fi"], {"first-light"}),
        (["play", "coh", "--"], {"--mission", "--seed", "--resume"}),
        (["play", "blitzkrieg", "--difficulty", ""], {"easy", "medium", "hard"}),
        (["play", "blitzkrieg", "ni"], {"nippon"}),
        (["rules", "bl"], {"blitzkrieg"}),
        (["completion", ""], set(SCRIPTS)),
    ],
)
def test_words_that_fit(typed: list[str], some: set[str]) -> None:
    assert some <= set(fitting_words(typed))


@pytest.mark.parametrize("typed", [["xyz", ""], ["play", "coh", "--zz"]])
def test_nonsense_has_no_continuation(typed: list[str]) -> None:
    assert fitting_words(typed) == []


def test_saved_games_are_words_too(opfor: Opfor, data_folder: Path) -> None:
    opfor("play", "race", "--seed", "1", typed="hop\n")
    (path,) = (data_folder / "saves").iterdir()
    assert opfor("completion", "words", "--", "replay", "").out.split() == [path.name]
    assert opfor("completion", "words", "--", "play", "--resume", "").out.split() == [path.name]


def test_an_unknown_shell_is_one_line(opfor: Opfor) -> None:
    ran = opfor("completion", "tcsh")
    assert (ran.code, ran.out) == (2, "")
    assert "choose one of: bash, zsh, fish, powershell" in ran.err


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_script_is_one_its_shell_can_read(opfor: Opfor, shell: str, tmp_path: Path) -> None:
    script = tmp_path / "script"
    script.write_text(opfor("completion", shell).out)
    if shutil.which(shell) is None:
        return
    read = subprocess.run([shell, "-n", str(script)], capture_output=True, text=True, check=False)
    assert read.stderr == ""
