"""Imports go down only, and the lower layers stay light."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from checkout import ROOT, imported, shown, sources
from importlinter.cli import lint_imports

ALLOWED = {
    "core": {"msgspec"},
    "kit": {"msgspec", "lark"},
    "cardboard": {"msgspec", "lark"},
    "games": {"msgspec", "lark"},
    "fast": {"msgspec"},
}
CLOCKS_AND_DICE = {"random", "secrets", "time", "uuid"}


def test_import_contracts_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    assert lint_imports(no_cache=True) == 0


@pytest.mark.parametrize("layer", ALLOWED)
def test_lower_layers_import_little(layer: str) -> None:
    allowed = ALLOWED[layer] | {"opfor"} | sys.stdlib_module_names
    foreign = {shown(p): imported(p) - allowed for p in sources(layer)}
    assert {name: found for name, found in foreign.items() if found} == {}


@pytest.mark.rule("X-1")
def test_nothing_below_app_has_chance_or_a_clock_of_its_own() -> None:
    below = sources("core", "kit", "cardboard", "games", "fast")
    offenders = {shown(p): imported(p) & CLOCKS_AND_DICE for p in below}
    assert {name: found for name, found in offenders.items() if found} == {}


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("surfaces", "from opfor.games.race.values import state"),
        ("lab", "def f():\n    import opfor.games.chess"),
        ("app", "from opfor.cardboard.race.board import grid"),
    ],
)
def test_a_game_named_above_the_games_is_found(module: str, line: str, tmp_path: Path) -> None:
    """The contract "surfaces" breaks where a small copy of the package names a game."""
    for name in ("surfaces", "lab", "app", "games", "cardboard"):
        (tmp_path / "opfor" / name).mkdir(parents=True)
        (tmp_path / "opfor" / name / "__init__.py").touch()
    for name in ("games/race/values/state", "games/chess/__init__", "cardboard/race/board/grid"):
        file = tmp_path / "opfor" / f"{name}.py"
        for folder in (file.parent, *file.parent.parents):
            if folder.is_relative_to(tmp_path / "opfor"):
                folder.mkdir(parents=True, exist_ok=True)
                (folder / "__init__.py").touch()
        file.touch()
    (tmp_path / "opfor" / module / "planted.py").write_text(f"{line}\n", encoding="utf-8")
    shutil.copy(ROOT / ".importlinter", tmp_path)
    check = "from importlinter.cli import lint_imports; import sys; sys.exit(lint_imports(%s))"
    options = "limit_to_contracts=('surfaces',), no_cache=True"
    ran = subprocess.run(
        [sys.executable, "-c", check % options], cwd=tmp_path, capture_output=True, text=True
    )
    assert ran.returncode == 1
    assert f"opfor.{module}.planted" in ran.stdout
