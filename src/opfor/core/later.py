"""Collections of a game that nobody needs before the first question: loaded when they are first
looked into. (A function that is to be loaded later imports what it calls in its body.)

What finds them imports and returns what is meant, so that types and layers are checked as for any
other import::

    def _questions() -> Sequence[Question[Any, Any]]:
        from opfor.games.chess.bot.questions import QUESTIONS

        return QUESTIONS

    QUESTIONS = LaterSequence(_questions)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, TypeVar

V = TypeVar("V")


class LaterMapping(Mapping[str, V]):
    """A mapping whose names are known, and each value is found when it is first asked for."""

    def __init__(self, finds: Mapping[str, Callable[[], V]]) -> None:
        self._finds = finds
        self._found: dict[str, V] = {}

    def __getitem__(self, name: str) -> V:
        if name not in self._found:
            self._found[name] = self._finds[name]()
        return self._found[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._finds)

    def __len__(self) -> int:
        return len(self._finds)


class SpokenMapping(Mapping[str, str]):
    """Words by name, said anew whenever they are asked for: in the language then in force."""

    def __init__(self, says: Mapping[str, Callable[[], str]]) -> None:
        self._says = says

    def __getitem__(self, name: str) -> str:
        return self._says[name]()

    def __iter__(self) -> Iterator[str]:
        return iter(self._says)

    def __len__(self) -> int:
        return len(self._says)


class LaterSequence(Sequence[V]):
    """A sequence that is found when it is first looked into."""

    def __init__(self, find: Callable[[], Sequence[V]]) -> None:
        self._find = find

    @cached_property
    def _found(self) -> Sequence[V]:
        return self._find()

    def __getitem__(self, index: Any) -> Any:
        return self._found[index]

    def __len__(self) -> int:
        return len(self._found)
