"""Fingerprints: which code a run was made with. A version is not enough while somebody works."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import opfor
from opfor.core.game import Game

PACKAGE = Path(opfor.__file__).parent
RULES = (
    "core",
    "kit",
    "cardboard",
    "app",
    "games",
    "lab/playout.py",
    "lab/block.py",
    "lab/events.py",
)
"""What decides how a game goes; a change of the rest leaves runs as they are."""
ENDINGS = (".py", ".toml", ".lark")


@cache
def source_hash() -> str:
    """Of everything in the package that decides how games go."""
    return _hashed(PACKAGE, (PACKAGE / part for part in RULES))


def code_hashes(games: Iterable[Game[Any]]) -> dict[str, str]:
    """The same by name, games from outside the package apart."""
    outside = {game.id: game.folder for game in games if PACKAGE not in game.folder.parents}
    return {"opfor": source_hash()} | {
        name: _hashed(folder, [folder]) for name, folder in outside.items()
    }


def _hashed(root: Path, parts: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for part in parts:
        for path in [part] if part.is_file() else sorted(part.rglob("*")):
            inside = path.relative_to(root)
            if path.suffix in ENDINGS and "tests" not in inside.parts:
                digest.update(inside.as_posix().encode())
                digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()[:16]
