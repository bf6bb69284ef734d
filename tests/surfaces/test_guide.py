"""What the pages show is real: transcripts, typed again, say the same; commands are understood."""

from __future__ import annotations

import re
import shlex
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from opfor.__main__ import COMMANDS
from opfor.app.arguments import declared
from tests.conftest import ROOT, Opfor
from tests.local_index import LINES

GUIDE = ROOT / "docs" / "playing.md"
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
FENCED = re.compile(r"^```(\w*)\n(.*?)^```", re.DOTALL | re.MULTILINE)
BLOCKS = [
    (page, text)
    for page in PAGES
    for kind, text in FENCED.findall(page.read_text(encoding="utf-8"))
    if kind == "console"
]
SHOWN = sorted(
    {
        line.removeprefix("$ ")
        for page in PAGES
        for _, text in FENCED.findall(page.read_text(encoding="utf-8"))
        for line in text.splitlines()
        if re.match(r"(\$ )?opfor [a-z]", line)
    }
)
"""Every command that stands on a line of its own."""
NOT_HERE = re.compile(
    r"--pack|cmd:|--cluster|HEAD~|\.\. |checkout|x\.toml|sheet fight|merge|report|lab diff|net"
)
DOCUMENTS = [
    (page, text)
    for page in PAGES
    for kind, text in FENCED.findall(page.read_text(encoding="utf-8"))
    if kind == "json"
]


@pytest.mark.parametrize("number", range(len(BLOCKS)))
def test_a_transcript_says_what_the_program_says(
    opfor: Opfor, number: int, data_folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, text = BLOCKS[number]
    command, *lines = text.splitlines()
    typed = "".join(line[2:] + "\n" for line in lines if line.startswith("> "))
    monkeypatch.chdir(tmp_path)
    for kind, document in FENCED.findall(page.read_text(encoding="utf-8")):
        if kind == "json":
            (tmp_path / "position.json").write_text(document, encoding="utf-8")
    out = opfor(*command.split()[2:], typed=typed).out
    at = 0
    for line in lines:
        for piece in filter(None, line.split("…")):
            at = out.find(piece, at)
            assert at >= 0, f"not said, or not in this order: {piece}"


@pytest.mark.slow
def test_what_is_shown_runs(opfor: Opfor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One after the other in one folder, as somebody would who reads on; what needs cards,
    programs, machines, checkouts or answers that nobody has here is left out."""
    monkeypatch.chdir(tmp_path)
    (document,) = (text for page, text in DOCUMENTS if page.stem == "one-decision")
    (tmp_path / "position.json").write_text(document, encoding="utf-8")
    failed = []
    for line in sorted(SHOWN, key=lambda line: ("generate" not in line, "new" not in line)):
        words = shlex.split(line, comments=True)[1:]
        if NOT_HERE.search(line) or words[0] in ("web", "cards"):
            continue
        found = opfor(*words, typed="quit\n")
        if found.code:
            failed.append(f"{line}: {found.err.strip()[-200:]}")
    assert failed == []


@pytest.mark.parametrize("line", SHOWN)
def test_every_command_that_is_shown_is_understood(line: str) -> None:
    packless = re.sub(r" --(pack|language) \S+", "", line)  # not here; understood everywhere
    name, *words = shlex.split(packless, comments=True)[1:]
    command = COMMANDS[name]
    module: Any = import_module(command.module)
    if command.has_commands:
        assert words[0] in getattr(module, "COMMANDS", words)
        return
    parser, _ = declared(name, module, words, command.loads_game)
    parser.parse_intermixed_args(words)


def test_every_command_the_guide_names_is_there() -> None:
    named = set(re.findall(r"`opfor (\w+)", GUIDE.read_text(encoding="utf-8")))
    assert named <= set(COMMANDS)
    assert len(named) > 8


def test_the_readme_names_the_lines_that_are_tried_against_an_index() -> None:
    told = (ROOT / "README.md").read_text(encoding="utf-8")
    assert [line for line in LINES if f"`{line}`" not in told] == []
