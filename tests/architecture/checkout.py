"""The checkout under test: its folders, its source files and what they import."""

from __future__ import annotations

import ast
import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "opfor"
SAMPLE = PACKAGE / "app" / "new_game" / "sticks"
"""The game that new ones are copied from: it has a book of its own that nobody plays by."""


@cache
def tracked() -> tuple[Path, ...]:
    """Every file git keeps (and that is there)."""
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True, text=True
    ).stdout
    paths = [ROOT / name for name in listed.split("\0") if name]
    return tuple(path for path in paths if path.is_file())


@cache
def parsed(path: Path) -> ast.Module:
    """The syntax tree of a source file."""
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def sources(*layers: str, tests: bool = False) -> list[Path]:
    """Source files of the package's layers, without the tests lying inside game folders."""
    found = [path for layer in layers for path in sorted((PACKAGE / layer).rglob("*.py"))]
    found = [path for path in found if not path.is_relative_to(SAMPLE)]
    return [path for path in found if tests or "tests" not in path.relative_to(PACKAGE).parts]


def imported(path: Path) -> set[str]:
    """Top-level names of everything a file imports, anywhere in it."""
    names: set[str] = set()
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Import):
            names |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module.partition(".")[0])
    return names


def shown(path: Path) -> str:
    """A path as a reader of the report knows it."""
    return path.relative_to(ROOT).as_posix()
