"""The transcripts in the guide are real: typed again, they say the same."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.conftest import ROOT, Opfor

GUIDE = ROOT / "docs" / "playing.md"
BLOCKS = re.findall(r"```console\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("number", range(len(BLOCKS)))
def test_a_transcript_says_what_the_program_says(
    opfor: Opfor, number: int, data_folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    command, *lines = BLOCKS[number].splitlines()
    typed = "".join(line[2:] + "\n" for line in lines if line.startswith("> "))
    monkeypatch.chdir(tmp_path)
    out = opfor(*command.split()[2:], typed=typed).out
    at = 0
    for line in lines:
        for piece in filter(None, line.split("…")):
            at = out.find(piece, at)
            assert at >= 0, f"not said, or not in this order: {piece}"


def test_every_command_the_guide_names_is_there() -> None:
    from opfor.__main__ import COMMANDS

    named = set(re.findall(r"`opfor (\w+)", GUIDE.read_text(encoding="utf-8")))
    assert named <= set(COMMANDS)
    assert len(named) > 8
