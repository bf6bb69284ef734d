"""A new game to begin with: a folder with every room in it, small and playable.

``sticks`` is that game; ``opfor new-game NAME`` copies it and gives it another name.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from opfor.core.errors import OpforError

SAMPLE = Path(__file__).parent / "sticks"
MODULE = "opfor.app.new_game.sticks"
LONGEST = 30
IMPORTS = re.compile(r"(?:^from opfor\..*\n)+", re.MULTILINE)
NAME = re.compile(r"[a-z][a-z0-9]+([-_][a-z0-9]+)*")


def write_game(name: str, folder: Path, package: str) -> list[Path]:
    """Copy the sample as game ``name`` into ``folder``; its modules are called ``package.name``
    (a hyphen of the name is an underscore there)."""
    if not NAME.fullmatch(name) or len(name) > LONGEST:
        raise OpforError(
            f"{name!r}: a game is named in at most {LONGEST} small letters, such as: chariots"
        )
    target = folder_of(name, folder)
    if target.exists():
        raise OpforError(f"{target}: is there already; choose another name")
    try:
        shutil.copytree(SAMPLE, target, ignore=shutil.ignore_patterns("__pycache__"))
    except OSError as error:
        raise OpforError(f"{target}: cannot be written ({error.strerror})") from None
    written = sorted(path for path in target.rglob("*") if path.is_file())
    for path in written:
        text = path.read_text(encoding="utf-8")
        path.write_text(_renamed(text, name, package), encoding="utf-8", newline="\n")
    return written


def folder_of(name: str, folder: Path) -> Path:
    """Where a game of that name is written."""
    return folder / name.replace("-", "_")


def _renamed(text: str, name: str, package: str) -> str:
    """Modules, the id, the title, the rows and the rulings carry the new name."""
    title = re.sub("[-_]", " ", name).capitalize()
    text = text.replace(MODULE, f"{package}.{name.replace('-', '_')}")
    text = re.sub('(id|game)( ?= ?)"sticks"', rf'\1\2"{name}"', text)
    text = re.sub('title( ?= ?)"Sticks"', rf'title\1"{title}"', text)
    text = text.replace("rulings of sticks", f"rulings of {name}")
    text = text.replace("STK-", f"{name[:3].upper()}-")
    return IMPORTS.sub(_sorted, text) if package.startswith("opfor.") else text


def _sorted(imports: re.Match[str]) -> str:
    """Imports in the order of their modules, which has changed with the name."""
    return "".join(sorted(imports[0].splitlines(keepends=True)))
