"""Says what happened and what may be done: the message by its kind, the values by their fields.

``Telling(SAY, VALUES)("event", setting, state, moved)`` says ``event-unit-moved`` of the book. A
variable ``$where`` of the message is what ``VALUES["where"]`` makes of it, else the field of that
name, looked up when the message asks for it. So a new event is a line in the book; whether it is
said at all stands there too (``{ "" }`` says nothing).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from msgspec import Struct

from opfor.core.language import ENGLISH, IDS, language
from opfor.core.phrasebook import PhraseBook
from opfor.core.phrases import capital

Saying = Callable[[Any, Any, Any], Any]
"""What a variable stands for: setting, state before it, the event or action."""
Teller = Callable[[Any, Any, Any], str]


class Telling(Struct, frozen=True):
    """A book, and how the fields of a game's events and actions are said in it."""

    book: PhraseBook
    values: Mapping[str, Saying]

    def __call__(self, kind: str, setting: Any, state: Any, what: Any) -> str:
        """The sentence of an event or action; empty where the book has none."""
        if not self.has(kind, what):
            return ""
        said = self.plain(kind, setting, state, what)
        return said if language() == IDS else capital(said)

    def plain(self, kind: str, setting: Any, state: Any, what: Any) -> str:
        """The message as it stands, for what is not a sentence."""
        values = Told(self.values, setting, state, what)
        return self.book.say(f"{kind}-{tag_of(what)}", values)

    def has(self, kind: str, what: Any) -> bool:
        return self.book.has(f"{kind}-{tag_of(what)}", ENGLISH)


class Told(Mapping[str, Any]):
    """The values of a message, each made when it is asked for."""

    def __init__(self, values: Mapping[str, Saying], setting: Any, state: Any, what: Any) -> None:
        self._values, self._about = values, (setting, state, what)

    def __getitem__(self, name: str) -> Any:
        if name in self._values:
            return self._values[name](*self._about)
        return getattr(self._about[2], name.replace("-", "_"))

    def __iter__(self) -> Iterator[str]:
        return iter(self._about[2].__struct_fields__)

    def __len__(self) -> int:
        return len(self._about[2].__struct_fields__)


def tag_of(what: Any) -> str:
    """``unit-moved``: what an event or action is called where it is stored."""
    return str(what.__struct_config__.tag)
