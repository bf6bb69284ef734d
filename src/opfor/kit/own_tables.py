"""The owner's tables joined to those that come with a game.

Rows are known by their id or number (and side, where both sides count alike): a row that is known
takes the place of ours, another is added. Single values and entries of a named group are taken one
by one, so a file need hold only what is different.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

from opfor.core.owned import OwnPack, in_force, kept
from opfor.kit.packs import (
    MANIFEST,
    Manifest,
    converted,
    raw_toml,
    read_manifest,
    read_toml,
    rows_of,
)

T = TypeVar("T", bound=msgspec.Struct)
NAMED_BY = ("side", "id", "number")


class OwnFile(NamedTuple):
    """A file of an owner's pack."""

    pack: OwnPack
    path: Path


def own_files() -> Iterator[OwnFile]:
    """Every file of every owner's pack in force, manifests left out; first named, first told."""
    for pack in in_force().packs:
        for name in sorted(pack.files):
            if name != MANIFEST:
                yield OwnFile(pack, Path(pack.folder) / name)


def own_named(name: str) -> Path | None:
    """The owner's file of that name; of several packs the last one has the word."""
    found = [file.path for file in own_files() if file.path.name == name]
    return found[-1] if found else None


def is_own(folder: Path) -> bool:
    """Whether a folder is that of an owner's pack in force."""
    return any(Path(pack.folder) == folder for pack in in_force().packs)


def manifest_of(pack: OwnPack) -> Manifest:
    """What an owner's pack says about itself."""
    return read_manifest(Path(pack.folder))


def read_table(path: Path, kind: type[T]) -> T:
    """A table that comes with a game, with all that owner's packs in force say about it."""
    own = [file for file in own_files() if file.path.name == path.name]
    if not own:
        return read_toml(path, kind)
    ours: dict[str, Any] | None = None
    for file in own:
        is_alone = path.stem in manifest_of(file.pack).replaces
        below = {} if is_alone else raw_toml(path) if ours is None else ours
        ours = joined(below, raw_toml(file.path))
        table = converted(file.path, ours, kind)
    return table


def joined(ours: dict[str, Any], theirs: dict[str, Any]) -> dict[str, Any]:
    """Ours with theirs in it."""
    result = dict(ours)
    for key, value in theirs.items():
        before = result.get(key)
        if isinstance(before, dict) and isinstance(value, dict):
            result[key] = {**before, **value}
        elif rows_of(before) and rows_of(value):
            result[key] = _joined_rows(rows_of(before), rows_of(value))
        else:
            result[key] = value
    return result


def _joined_rows(ours: list[dict[str, Any]], theirs: list[dict[str, Any]]) -> list[Any]:
    """A row twice in one file stays there twice, for whoever checks to find."""
    new = {row_name(row): row for row in theirs if row_name(row)}
    rows = [new.get(row_name(row), row) for row in ours]
    known = {row_name(row) for row in ours}
    seen: set[Any] = set()
    for row in theirs:
        name = row_name(row)
        if name not in known or name in seen:
            rows.append(row)
        seen.add(name)
    return rows


def row_name(row: dict[str, Any]) -> tuple[Any, ...]:
    """What a row is known by; empty if by nothing."""
    named = tuple(each if isinstance(each, str | int) else None for each in map(row.get, NAMED_BY))
    return named if any(each is not None for each in named[1:]) else ()


@kept
def own_rows(table: str, rows: str) -> tuple[dict[str, Any], ...]:
    """The rows of a table that are the owner's."""
    found: list[dict[str, Any]] = []
    for file in own_files():
        if file.path.name == f"{table}.toml":
            found += rows_of(raw_toml(file.path).get(rows))
    return tuple(found)


def is_replaced(table: str) -> bool:
    """Whether a pack in force puts its own table in the place of ours."""
    return any(
        table in manifest_of(pack).replaces and f"{table}.toml" in pack.files
        for pack in in_force().packs
    )
