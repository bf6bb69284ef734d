"""Content packs: folders of TOML tables, validated on reading.

A pack is ``pack.toml`` (its manifest) and one TOML file per table. Every table says where its
content comes from (``provenance``). A bad value is reported with file, entry and field. What an
owner brings (``opfor.core.owned``) is read before what lies on the disk; ``own_tables`` joins it to
the tables that come with a game.
"""

from __future__ import annotations

import hashlib
import re
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from opfor.core.cite import cite
from opfor.core.codec import convert
from opfor.core.door import is_whole, misfit, toml_of
from opfor.core.errors import BadPack
from opfor.core.owned import in_force
from opfor.core.parsed_toml import toml_at

MANIFEST = "pack.toml"
Provenance = Literal["fact", "original", "owner-supplied"]


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """``pack.toml``: what the pack is and where it comes from.

    An owner's pack adds its rows to the tables of the same name that come with the game; a row
    of a known id or number takes the place of ours. Tables that it ``replaces`` count alone.
    ``extends`` names the board that a pack with a board of its own is built on.
    """

    id: str
    title: str
    game: str
    version: str = "1"
    edition: str = ""
    language: str = "en"
    provenance: Provenance = "owner-supplied"
    licence: str = "private"
    note: str = ""
    replaces: tuple[str, ...] = ()
    extends: str = ""


class PackTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every table file of a pack begins with; games add their fields by subclassing."""

    provenance: Provenance
    note: str = ""


T = TypeVar("T", bound=msgspec.Struct)


@cite("X-6")
def read_toml(path: Path, kind: type[T]) -> T:
    """Read one TOML file as ``kind``, or say what is wrong with which field."""
    return converted(path, raw_toml(path), kind)


def raw_toml(path: Path) -> dict[str, Any]:
    """The plain values of a TOML file: an owner's as it is in force, else the one on the disk."""
    text = in_force().texts.get(str(path))
    if text is not None:
        own = toml_of(text.encode(), str(path), BadPack)
        _refuse_untitled(path, own)
        return own
    if not path.exists():
        raise BadPack(f"{path}: no such file; a pack needs it")
    raw = toml_at(path, BadPack)
    _change(path, raw)
    return raw


def _refuse_untitled(path: Path, raw: dict[str, Any]) -> None:
    """An owner's thing without a name could not be told from ours, nor told at all."""
    rows = [(f"{key}[{n}].", row) for key in raw for n, row in enumerate(rows_of(raw[key]))]
    for where, row in [("", raw), *rows]:
        if isinstance(title := row.get("title"), str) and not title.strip():
            raise BadPack(f"{path}: {where}title: is empty; say what it is called")


def rows_of(value: Any) -> list[dict[str, Any]]:
    """The rows of a list of tables; nothing else has any."""
    is_listed = isinstance(value, list) and all(isinstance(row, dict) for row in value)
    return value if is_listed else []


def converted(path: Path, raw: dict[str, Any], kind: type[T]) -> T:
    """Plain values as ``kind``; ``path`` is blamed."""
    try:
        return convert(raw, kind)
    except msgspec.ValidationError as error:
        raise BadPack(f"{path}: {_entry_and_field(error, raw)}") from None


def names_file(value: Any) -> bool:
    """Whether an option is a path: a word such as ``base`` may be the name of a file by accident,
    a path has more to it."""
    return isinstance(value, str) and not {"/", "\\", "."}.isdisjoint(value)


def is_there(path: Path) -> bool:
    """Whether there is such a file, an owner's or on the disk."""
    return str(path) in in_force().texts or path.is_file()


def _change(path: Path, raw: dict[str, Any]) -> None:
    """Put the values of an experiment in the place of those of the file."""
    owned = in_force()
    for key, value in owned.changes.items():
        table, _, place = key.partition(":")
        if table == f"{path.parent.name}/{path.stem}":
            *above, last = place.split(".")
            inside: Any = raw
            for name in above:
                inside = inside[_step(inside, name)]
            inside[_step(inside, last)] = value
            owned.changed.add(key)


def _step(inside: Any, name: str) -> str | int:
    """The key or number of an entry; in a list it may be named by its id."""
    if isinstance(inside, list):
        ids = [str(e.get("id") or e.get("number")) if isinstance(e, dict) else "" for e in inside]
        number = int(name) if is_whole(name) and name not in ids else -1
        number = ids.index(name) if name in ids else number
        if 0 <= number < len(inside):
            return number
    elif isinstance(inside, dict) and name in inside:
        return name
    raise BadPack(f"constants: there is no {name!r} there to change")


def _entry_and_field(error: msgspec.ValidationError, raw: dict[str, Any]) -> str:
    """Turn msgspec's ``… - at `$.units[3].strength``` into words naming the entry's id."""
    what, where = misfit(error)
    entry = _entry_id(where, raw)
    place = f" at {where}" if where else ""
    return f"{what}{place}{entry}"


def _entry_id(where: str, raw: dict[str, Any]) -> str:
    match = re.match(r"(\w+)\[(\d+)\]", where)
    if match is None:
        return ""
    rows = raw.get(match[1])
    row = rows[int(match[2])] if isinstance(rows, list) else None
    found = [row.get(key) for key in ("id", "number", "name")] if isinstance(row, dict) else []
    name = next((each for each in found if each), None)
    return f" (entry {name!r})" if name else ""


def read_manifest(folder: Path) -> Manifest:
    """The manifest of the pack in ``folder``."""
    return read_toml(folder / MANIFEST, Manifest)


def pack_hash(folder: Path) -> str:
    """A short fingerprint of every file of a pack, recorded in saves."""
    digest = hashlib.sha256()
    for path in sorted(folder.rglob("*.toml")):
        digest.update(path.relative_to(folder).as_posix().encode())
        digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()[:16]


def schema(kind: type[msgspec.Struct]) -> dict[str, Any]:
    """The JSON Schema of a table, for editors."""
    return msgspec.json.schema(kind)
