"""The cues of a game from ``books/cues.toml``: a line for each event, ``unit-moved = "move by=unit
at=cell"``: the motion, ``follows`` or ``quiet`` for its part, then fields (``core/cues.py``)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, get_args

from opfor.core.cues import MOTIONS, Cue
from opfor.core.errors import BadPack
from opfor.core.parsed_toml import toml_at

FILE = "cues.toml"


class CueBook(Mapping[type, Cue]):
    """The cues of a game's events by their kind, read when something first happens."""

    def __init__(self, folder: Path, events: Any) -> None:
        self._path, self._kinds = folder / "books" / FILE, get_args(events)

    def __getitem__(self, kind: type) -> Cue:
        return self._cues[kind]

    def __iter__(self) -> Iterator[type]:
        return iter(self._cues)

    def __len__(self) -> int:
        return len(self._cues)

    @cached_property
    def _cues(self) -> dict[type, Cue]:
        lines = toml_at(self._path, BadPack)
        kinds = {kind.__struct_config__.tag: kind for kind in self._kinds}
        if unknown := sorted(lines.keys() - kinds.keys()):
            raise BadPack(f"{self._path}: there is no event {unknown[0]!r}")
        return {kinds[tag]: _cue(line) for tag, line in lines.items()}


def _cue(line: str) -> Cue:
    said: dict[str, str] = {}
    for word in line.split():
        field, equals, value = word.partition("=")
        if equals:
            said[field] = value
        else:
            said["motion" if word in MOTIONS else "part"] = word
    return Cue(**said)
