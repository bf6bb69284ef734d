"""The rooms of a game folder: which there are, and what in a folder does not keep to them.

A room imports only rooms below it. What is outside the rooms is ``__init__.py``, which may import
them all and is imported by none of them, and the tests.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from checkout import parsed

ROOMS = ("values", "rules", "bot", "course", "told")
"""From below: what there is, what may happen, what is wanted, what comes when, how it is told."""
TESTS = "tests"
FRONT = "__init__"
GERUND = re.compile(r"(.*_)?[a-z]{2,}ings?(_out|_up|_in|_on|_off)?")
NOUNS = frozenset(
    {
        "bombing",
        "briefing",
        "building",
        "buildings",
        "facing",
        "ruling",
        "rulings",
        "setting",
        "shooting",
    }
)
"""Words of the books (and of this house) that only look like gerunds."""


def game_folders(games: Path) -> list[Path]:
    """Every folder that is a game: it has a ``game.toml``."""
    return sorted(path.parent for path in games.rglob("game.toml"))


def faults(folder: Path, package: str) -> list[str]:
    """What does not keep to the rooms in a game folder; ``package`` is how it is imported."""
    nested = [other.parent for other in folder.rglob("game.toml") if other.parent != folder]
    paths = [
        path
        for path in sorted(folder.rglob("*.py"))
        if not any(other in path.parents for other in nested)
    ]
    found: list[str] = []
    for path in paths:
        inside = path.relative_to(folder)
        room = inside.parts[0] if len(inside.parts) > 1 else inside.stem
        if room == TESTS:
            continue
        if room not in (*ROOMS, FRONT):
            found.append(f"{inside}: outside the rooms; they are {', '.join(ROOMS)}")
            continue
        found += [f"{inside}: {fault}" for fault in gerunds(inside)]
        if room != FRONT:
            found += [f"{inside}: {fault}" for fault in _upward(path, package, room)]
    return found + list(_twins(folder, paths))


def gerunds(inside: Path) -> Iterator[str]:
    """Gerunds; a folder's name is looked at with its ``__init__.py``."""
    word = inside.parent.name if inside.stem == FRONT else inside.stem
    last = re.sub("_(out|up|in|on|off)$", "", word).rpartition("_")[2]
    if GERUND.fullmatch(word) and last not in NOUNS:
        yield f"{word} is a gerund; name it as the book names the thing"


def _upward(path: Path, package: str, room: str) -> Iterator[str]:
    below = ROOMS[: ROOMS.index(room) + 1]
    for module, line in _own_imports(path, package):
        there = module.split(".")[0] if module else FRONT
        if there not in below:
            said = "the game itself" if there == FRONT else there
            yield f"line {line}: {room} imports {said}, which lies above it"


def _own_imports(path: Path, package: str) -> Iterator[tuple[str, int]]:
    """What a file imports of its own game, below its package; anywhere in the file."""
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module]
            if node.module == package:
                names = [f"{package}.{a.name}" if a.name in ROOMS else package for a in node.names]
        else:
            continue
        for name in names:
            if name == package or name.startswith(f"{package}."):
                yield name.removeprefix(package).lstrip("."), node.lineno


def _twins(folder: Path, paths: list[Path]) -> Iterator[str]:
    """Files (or folders) side by side that differ by a plural: ``order.py``, ``orders.py``."""
    beside: dict[Path, set[str]] = {}
    for path in paths:
        for inside in (path, *path.parents):
            if inside == folder or TESTS in inside.relative_to(folder).parts:
                break
            beside.setdefault(inside.parent, set()).add(inside.stem)
    for where, names in sorted(beside.items()):
        for name in sorted(names):
            if f"{name}s" in names:
                yield f"{where.relative_to(folder) / name}: has a twin, {name}s; tell them apart"
