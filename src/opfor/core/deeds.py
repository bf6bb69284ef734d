"""Deeds over numbers inside a play: run, asked, run again with the answer, until nothing is asked.

A deed is a function of a game's compiled rooms (or of the same rooms in plain Python) that works on
a memory. A procedure that carries one out lays the state into the memory, runs the deed, tells the
play what happened, and hands out the requests the run made. Where the answer is the one the run
foresaw, it goes on reading; else the same start with one answer more comes to the same request and
beyond it. So nothing is kept between two answers but the answers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from threading import local
from types import ModuleType
from typing import Any, Protocol

from opfor.core.asking import KEPT_BACK
from opfor.core.chance import Seeded
from opfor.core.errors import OpforError
from opfor.core.log_rows import LogRow, Reader, Tongue
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
from opfor.core.run import ALL_KEPT, EVENTS_KEPT


class Rooms(Protocol):
    """The rooms of a game over numbers, filled for one setting."""

    memory: Any
    module: ModuleType
    tongue: Tongue
    runs: int
    """How often the memory was laid: whoever finds it changed knows that others used it."""

    def lay(self, state: Any) -> None:
        """Put a position into the memory."""

    def hold(self, state: Any) -> None:
        """The memory has come to a state."""

    def foresee(self, chance: Seeded) -> None:
        """Let the run take what a seed is about to answer."""


def carried_out(
    play: Play[Any, Any], rooms: Rooms, deed: str | Callable[..., Any], *numbers: int
) -> Procedure[int]:
    """Carry a deed out in a play, a door by its name or (in plain rooms) any function; returns what
    it returns."""
    start, answers = play.state, list[int]()
    play.step_numbers = answers
    reader, is_explained = Reader(play, rooms.tongue), play.explain
    rows: Sequence[LogRow] = ()
    is_corrected = False
    while True:
        rooms.lay(start)
        result = _run(play, rooms, deed, answers, numbers)
        before, rows, runs = rows, rooms.module.logged(rooms.memory), rooms.runs
        if play.explain is not is_explained:
            is_explained = play.explain
            reader.find(before, rows)
        while (request := reader.read(rows)) is not None:
            asked_in = play.state
            answer = yield request
            is_corrected = is_corrected or play.state is not asked_in
            foreseen = reader.foreseen(rows)
            if not foreseen or answer_of(request, foreseen) != answer:
                answers += numbers_of(request, answer)
                if answers != play.expected[: len(answers)]:
                    play.expected = []
                break
            answers += foreseen
        else:
            if rooms.runs == runs and not is_corrected:
                rooms.hold(play.state)
            return result


def _run(
    play: Play[Any, Any],
    rooms: Rooms,
    deed: str | Callable[..., Any],
    answers: Sequence[int],
    numbers: Sequence[int],
) -> int:
    """From the position laid, with the answers so far, to the end or to where it waits."""
    memory, module = rooms.memory, rooms.module
    module.begin_run(memory, ALL_KEPT if play.explain else EVENTS_KEPT)
    for answer in answers:
        module.give(memory, answer)
    for answer in play.expected[len(answers) :]:
        module.expect(memory, answer)
    if play.chance is not None:
        rooms.foresee(play.chance)
    act = getattr(module, deed) if isinstance(deed, str) else deed
    result = None
    with suppress(Waiting):
        result = act(memory, *numbers)
    memory.asks = 0
    if memory.overflowed:
        raise OpforError(f"{play.game.title}: more at once than there is room for")
    return int(result or 0)


def numbers_of(request: Request, answer: Answer) -> list[int]:
    """An answer as numbers: its place among what can be answered; dice count from 0."""
    match request:
        case Roll():
            return [int(face) - 1 for face in answer]
        case Draw(pool=pool, beyond=beyond):
            known = (*pool, *beyond)
            return [KEPT_BACK if answer == UNTOLD else known.index(answer)]
        case TieBreak(candidates=candidates):
            return [candidates.index(answer)]
        case Choose(options=options) | Judge(options=options):
            return [options.index(answer)]


def answer_of(request: Request, numbers: Sequence[int]) -> Answer:
    """The answer that numbers stand for."""
    if isinstance(request, Roll):
        return tuple([number + 1 for number in numbers])
    if isinstance(request, Draw):
        options = request.pool
    else:
        options = request.candidates if isinstance(request, TieBreak) else request.options
    return options[numbers[0]] if 0 <= numbers[0] < len(options) else None


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
