"""The things that events and actions are about, by their fields: ``unit``, ``cell``, ``target``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from opfor.kit.telling import tag_of

Pointer = Callable[[Any, Any, Any], str]
"""The ref of a field: setting, state, the event or action; empty where it means nothing."""


class Pointing(Struct, frozen=True):
    """The refs of a game's fields, in the order in which they are named. ``TAG.FIELD`` is the field
    of that kind of event or action alone, and counts before ``FIELD``."""

    fields: Mapping[str, Pointer]

    def refs(self, setting: Any, state: Any, what: Any) -> tuple[str, ...]:
        """Everything an event or action is about, each thing once."""
        names = dict.fromkeys(key.rpartition(".")[2] for key in self.fields)
        named = (name for name in names if name in what.__struct_fields__)
        found = (self.ref(setting, state, what, name) for name in named)
        return tuple(dict.fromkeys(filter(None, found)))

    def ref(self, setting: Any, state: Any, what: Any, field: str) -> str:
        """What one field of it means."""
        named = self.fields.get(f"{tag_of(what)}.{field}", self.fields.get(field))
        return "" if named is None else named(setting, state, what)
