"""Imports go down only, and the lower layers stay light."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from checkout import ROOT, imported, shown, sources
from importlinter.cli import lint_imports
from rooms import ROOMS

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


READS_A_TYPE = re.compile(r"msgspec\.convert\(|\.Decoder\((?!met\()|\.decode\([^\n]*type=")


def test_only_the_codec_reads_types_by_itself() -> None:
    """Elsewhere two threads that meet a type for the first time would end the process."""
    codec = ROOT / "src/opfor/core/codec.py"
    texts = {shown(p): p.read_text(encoding="utf-8") for p in sources("") if p != codec}
    assert [name for name, text in texts.items() if READS_A_TYPE.search(text)] == []


CONTRACTS = ROOT / ".importlinter"
SMALL_GAMES = ("cardboard/race/board/grid", *(f"games/race/{room}/heap" for room in ROOMS))
"""Beside what the contracts name, a small copy of the package has a box and two games."""


def small_copy(folder: Path) -> None:
    """A package with nothing in it but the modules that the contracts speak of."""
    named = re.findall(r"opfor((?:\.\w+)+)$", CONTRACTS.read_text(encoding="utf-8"), re.MULTILINE)
    surfaces = ("surfaces/cli", "surfaces/terminal", "surfaces/web", "surfaces/sheets")
    modules = {name[1:].replace(".", "/") for name in named} | {*surfaces, "games/chess"}
    for module in (*modules, *SMALL_GAMES):
        path = folder / "opfor" / module
        for package in (path, *path.parents):
            if package.is_relative_to(folder / "opfor"):
                package.mkdir(parents=True, exist_ok=True)
                (package / "__init__.py").touch()
    shutil.copy(CONTRACTS, folder)


@pytest.mark.parametrize(
    ("contract", "module", "line"),
    [
        ("layers", "core", "import opfor.kit"),
        ("layers", "games.race", "def f():\n    from opfor.app import session"),
        ("games", "games.race.rules", "from opfor.games.chess import GAME"),
        ("rooms", "games.race.values", "from opfor.games.race.rules import heap"),
        ("rooms", "games.race.bot", "from opfor.games.race.course import heap"),
        ("surfaces", "surfaces", "from opfor.games.race.values import heap"),
        ("surfaces", "lab", "def f():\n    import opfor.games.chess"),
        ("surfaces", "app", "from opfor.cardboard.race.board import grid"),
        ("apart", "surfaces.web", "import opfor.surfaces.terminal"),
        ("conversation", "surfaces.terminal", "from opfor.app.session import Session"),
        ("page", "surfaces.web", "from opfor.core.play import Play"),
    ],
)
def test_a_planted_import_breaks_its_contract(
    contract: str, module: str, line: str, tmp_path: Path
) -> None:
    small_copy(tmp_path)
    planted = tmp_path / "opfor" / module.replace(".", "/") / "planted.py"
    planted.write_text(f"{line}\n", encoding="utf-8")
    ran = linted(tmp_path, contract)
    assert ran.returncode == 1
    assert f"opfor.{module}.planted" in ran.stdout


def test_a_small_copy_breaks_no_contract(tmp_path: Path) -> None:
    small_copy(tmp_path)
    assert linted(tmp_path).returncode == 0


def linted(folder: Path, *contracts: str) -> subprocess.CompletedProcess[str]:
    call = f"lint_imports(limit_to_contracts={contracts!r}, no_cache=True)"
    check = f"from importlinter.cli import lint_imports; import sys; sys.exit({call})"
    return subprocess.run(
        [sys.executable, "-c", check], cwd=folder, capture_output=True, text=True, check=False
    )


def test_every_contract_has_its_planted_import() -> None:
    contracts = re.findall(r"importlinter:contract:(\w+)", CONTRACTS.read_text(encoding="utf-8"))
    marks = test_a_planted_import_breaks_its_contract.pytestmark  # type: ignore[attr-defined]
    assert {case[0] for case in marks[0].args[1]} == set(contracts)
