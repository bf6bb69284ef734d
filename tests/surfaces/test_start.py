"""What a start does not load: nobody should wait for what the first question does not need."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from opfor.app.registry import bundled

SRC = Path(__file__).parents[2] / "src"
LOADED = (
    "import io, sys; sys.stdin = io.StringIO(''); from opfor.__main__ import main; "
    "out, sys.stdout = sys.stdout, io.StringIO(); code = main(sys.argv[1:]); sys.stdout = out; "
    "print(code, *sys.modules)"
)
NEVER = (
    "opfor.app.coach", "opfor.app.search", "opfor.fast.sources", "opfor.fast.coh", "opfor.lab",
    "opfor.core.compiled.module", "opfor.surfaces.web",
    "opfor.surfaces.sheets", "lark", "dataclasses", "difflib",
)  # fmt: skip
"""The coach and the search, engines beside the readable ones, what compiles, experiments, other
surfaces, the grammar; classes that are written by a program each time."""


def loaded(tmp_path: Path, *words: str) -> list[str]:
    """The modules there are when the first question stands on the screen."""
    env = {**os.environ, "PYTHONPATH": str(SRC), "OPFOR_DATA": str(tmp_path)}
    command = [sys.executable, "-c", LOADED, *words]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    code, *modules = done.stdout.split()
    assert code == "0", done.stderr
    return modules


def among(modules: list[str], names: tuple[str, ...]) -> list[str]:
    """Modules that are named, or lie inside a package that is."""
    return [m for m in modules if any(m == name or m.startswith(f"{name}.") for name in names)]


@pytest.mark.parametrize("game", [listing.id for listing in bundled()])
def test_a_first_question_waits_for_nothing_that_it_does_not_need(
    tmp_path: Path, game: str
) -> None:
    assert among(loaded(tmp_path, "play", game), NEVER) == []


COH = "opfor.games.coh"
UNASKED = (
    f"{COH}.bot", f"{COH}.course.players.baseline", f"{COH}.course.forecast",
    f"{COH}.course.questions", f"{COH}.told.positions.files", f"{COH}.told.sheet",
    f"{COH}.told.forms", f"{COH}.told.commands",
)  # fmt: skip
"""What of the largest game waits until somebody asks for it; the AI until its first turn."""


@pytest.mark.parametrize("mission", ["crossroads", "first-light"])
def test_the_ai_is_loaded_when_it_moves(tmp_path: Path, mission: str) -> None:
    modules = loaded(tmp_path, "play", "coh", "--option", f"mission={mission}")
    assert among(modules, UNASKED) == []


POSITION = {
    "counters": [
        {"id": "a1", "side": "ai", "unit": "german-rifle", "hex": "E09", "facing": "S"},
        {"id": "p1", "side": "player", "unit": "soviet-rifle", "hex": "G09", "facing": "N"},
    ],
    "card": {"colour": "green", "tactical": ["AI closest to Unit: Attack"]},
}


def test_a_position_is_decided_without_a_game(tmp_path: Path) -> None:
    position = tmp_path / "position.json"
    position.write_text(json.dumps(POSITION), encoding="utf-8")
    modules = loaded(tmp_path, "decide", "coh", str(position))
    unneeded = (*NEVER, "opfor.app.session", "opfor.app.conversation", "opfor.surfaces.terminal")
    found = among(modules, unneeded)
    assert [name for name in found if not name.startswith("opfor.fast.coh")] == []  # its questions


@pytest.mark.parametrize("name", [*UNASKED, *(name for name in NEVER if "." in name)])
def test_what_waits_is_there(name: str) -> None:
    """Modules that were renamed would never be found loaded."""
    assert find_spec(name) is not None
