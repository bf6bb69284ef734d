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
NAME = re.compile(r"[a-z][a-z0-9_]{1,30}")


def write_game(name: str, folder: Path, package: str) -> list[Path]:
    """Copy the sample as game ``name`` into ``folder``; its modules are called ``package.name``."""
    if not NAME.fullmatch(name):
        raise OpforError(f"{name!r}: a game is named in small letters, such as: chariots")
    target = folder / name
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


def _renamed(text: str, name: str, package: str) -> str:
    """Modules, the id, the title and the rows carry the new name."""
    text = text.replace(MODULE, f"{package}.{name}")
    text = re.sub(r'(id|game) ?= ?"sticks"', rf'\1 = "{name}"', text)
    text = text.replace('title="Sticks"', f'title="{name.capitalize()}"')
    text = text.replace('title = "Sticks"', f'title = "{name.capitalize()}"')
    return text.replace("STK-", f"{name[:3].upper()}-")
