"""Deeds over numbers inside a play: run, asked, run again with the answer, until nothing is asked.

A deed is a function of a game's compiled rooms (or of the same rooms in plain Python) that works on
a memory. A procedure that carries one out lays the state into the memory, runs the deed, tells the
play what happened, and hands out the request the run waits for. The same start with one answer more
comes to the same request and beyond it, so nothing is kept between two answers but the answers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from threading import local
from types import ModuleType
from typing import Any, Protocol

from opfor.core.errors import OpforError
from opfor.core.log_rows import Reader, Tongue
from opfor.core.memory import Waiting
from opfor.core.play import Play, Procedure
from opfor.core.requests import (
    UNTOLD,
    Answer,
    Choose,
    Draw,
    Judge,
    Request,
    Roll,
    TieBreak,
)
from opfor.core.run import ALL_KEPT, EVENTS_KEPT, KEPT_BACK


class Rooms(Protocol):
    """The rooms of a game over numbers, filled for one setting."""

    memory: Any
    module: ModuleType
    tongue: Tongue

    def lay(self, state: Any) -> None:
        """Put a position into the memory."""

    def hold(self, state: Any) -> None:
        """The memory has come to a state."""


def carried_out(
    play: Play[Any, Any], rooms: Rooms, deed: str | Callable[..., Any], *numbers: int
) -> Procedure[int]:
    """Carry a deed out in a play, a door by its name or (in plain rooms) any function; returns what
    it returns."""
    start, answers, module = play.state, list[int](), rooms.module
    reader, keeps = Reader(play, rooms.tongue), ALL_KEPT if play.explain else EVENTS_KEPT
    while True:
        memory = rooms.memory
        rooms.lay(start)
        module.begin_run(memory, keeps)
        for answer in answers:
            module.give(memory, answer)
        act = getattr(module, deed) if isinstance(deed, str) else deed
        result = None
        with suppress(Waiting):
            result = act(memory, *numbers)
        memory.asks = 0
        if memory.overflowed:
            raise OpforError(f"{play.game.title}: more at once than there is room for")
        request = reader.read(module.logged(memory))
        if request is None:
            rooms.hold(play.state)
            return int(result or 0)
        answers.append(number_of(request, (yield request)))


def number_of(request: Request, answer: Answer) -> int:
    """An answer as a number: its place among what can be answered."""
    match request:
        case Roll():
            return int(answer[0]) - 1
        case Draw(pool=pool):
            return KEPT_BACK if answer == UNTOLD else pool.index(answer)
        case TieBreak(candidates=candidates):
            return candidates.index(answer)
        case Choose(options=options) | Judge(options=options):
            return options.index(answer)


class Kept(local):
    """What a thread worked out for the settings it had in hand last: filling tables takes time."""

    def __init__(self) -> None:
        self.found: dict[int, tuple[Any, Any]] = {}

    def of(self, setting: Any, make: Any, most: int = 4) -> Any:
        """What ``make`` made of a setting; the oldest goes where there are too many."""
        known = self.found.get(id(setting))
        if known is not None and known[0] is setting:
            return known[1]
        if len(self.found) >= most:
            del self.found[next(iter(self.found))]
        self.found[id(setting)] = setting, make(setting)
        return self.found[id(setting)][1]


def ruling_numbers(rulings: Any) -> list[int]:
    """The value in force of every ruling, by its place among the choices."""
    return [choices.index(rulings[name]) for name, choices in choices_of(type(rulings)).items()]


def choices_of(kind: type) -> Mapping[str, Sequence[str]]:
    """The choices of every ruling of a game, from their types."""
    from typing import get_args, get_type_hints

    hints, names = get_type_hints(kind), kind.__struct_encode_fields__  # type: ignore[attr-defined]
    return {
        name: get_args(hints[field])
        for field, name in zip(kind.__struct_fields__, names, strict=True)  # type: ignore[attr-defined]
    }


def logged(memory: Any) -> list[int]:
    """The rows a run has noted."""
    rows: list[int] = memory.log[: memory.logged]
    return rows
