"""What a run over numbers has noted, read back: events, decisions, and the requests it made."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from opfor.core.coded import read, reader
from opfor.core.measure import Shortfall
from opfor.core.narrow import Asked, rule_names
from opfor.core.play import Play
from opfor.core.question import MEASURING
from opfor.core.requests import Request, TieBreak
from opfor.core.rows import (
    ABOUT,
    ANSWER,
    ASKED,
    FIRST_EVENT,
    IN_VAIN,
    REQUEST,
    RUNG,
    SETTLED,
    SHORT,
)
from opfor.core.run import DRAWN_EVENLY, NO_CANDIDATE, NO_CHANCE, NOT_COUNTED, Naming
from opfor.core.trace import Decision, Name, Sieve

LogRow = tuple[Any, tuple[int, ...]]
"""A row's kind, a number or the class of an event, and its numbers."""


class Tongue:
    """How a game's numbers are said: its questions, its events in the order of their numbers, the
    names of a setting, its requests.

    ``request(play, kind, why, side, numbers)`` makes what people are asked. The numbers are those
    noted: how many answers are wanted (dice), sides of a die, rows with their counts.
    """

    def __init__(
        self,
        questions: Sequence[Asked],
        events: Sequence[type[Struct]],
        names: Callable[[Any], Any],
        request: Callable[[Play[Any, Any], int, int, int, Sequence[int]], Request],
    ) -> None:
        self.questions, self.names, self.request = questions, names, request
        self.rules = rule_names(questions)
        self._kinds: dict[Any, type[Struct]] = {event: event for event in events}
        self._kinds |= {FIRST_EVENT + number: event for number, event in enumerate(events)}
        self._readers: dict[Any, tuple[int, Any]] = {}

    def told(self, rows: Iterable[LogRow]) -> list[tuple[type[Struct], tuple[int, ...]]]:
        """The rows of events among others, with the class of each."""
        kinds = self._kinds
        return [(kinds[kind], numbers) for kind, numbers in rows if kind in kinds]

    def event(self, kind: Any, names: Any, numbers: Sequence[int]) -> Any:
        """The event of a row; most rows of a kind have all its fields."""
        known = self._readers.get(kind)
        if known is None:
            event = self._kinds[kind]
            fields = len(event.__struct_fields__)
            known = self._readers[kind] = fields, reader(event, fields)
        if len(numbers) < known[0]:
            return read(self._kinds[kind], names, numbers)
        return known[1](names, numbers)


class Rung(NamedTuple):
    """A rung at work, in numbers; ``shorts`` are those of candidates that fell short."""

    number: int
    value: int
    applies: bool
    candidates: Sequence[int]
    measured: Sequence[int]
    shorts: Mapping[int, Sequence[int]]


class Thought(Struct):
    """What is thought about a question: its candidates with their names, its rungs so far, what it
    is about, and what was narrowed in vain before it."""

    asked: int = -1
    candidates: Sequence[int] = ()
    names: Sequence[int] = ()
    rungs: list[Rung] = []
    about: list[Sequence[int]] = []
    shorts: dict[int, Sequence[int]] = {}
    tried: list[Decision] = []


class Reader:
    """Reads the rows of one run after the other; what was read before is not told again."""

    def __init__(self, play: Play[Any, Any], tongue: Tongue) -> None:
        self.play, self.tongue = play, tongue
        self.names = tongue.names(play.setting)
        self.done = 0
        self.thought = Thought()

    def read(self, rows: Sequence[LogRow]) -> Request | None:
        """Tell the play what is new, up to the next request."""
        play, names, event = self.play, self.names, self.tongue.event
        for kind, numbers in islice(rows, self.done, None):
            self.done += 1
            if isinstance(kind, type) or kind >= FIRST_EVENT:
                play.emit(event(kind, names, numbers))
            elif kind == REQUEST:
                what, why, side = numbers[:3]
                return self.tongue.request(play, what, why, side, numbers[3:])
            elif kind != ANSWER:
                self._think(kind, numbers)
        return None

    def find(self, before: Sequence[LogRow], rows: Sequence[LogRow]) -> None:
        """Go on in a run that keeps more than the one before it, or less: behind as much as was
        told of that one, with what it was thinking there."""
        told = sum(_is_told(kind) for kind, _ in islice(before, self.done))
        self.done, self.thought = 0, Thought()
        while told:
            kind, numbers = rows[self.done]
            self.done += 1
            if _is_told(kind):
                told -= 1
            elif kind == SETTLED:
                self.thought = Thought()
            else:
                self._think(kind, numbers)

    def foreseen(self, rows: Sequence[LogRow]) -> list[int]:
        """What the run took for the answer to the request just read; nothing if it waits."""
        found = list[int]()
        while self.done < len(rows) and rows[self.done][0] == ANSWER:
            found += rows[self.done][1]
            self.done += 1
        return found

    def _think(self, kind: int, numbers: Sequence[int]) -> None:
        thought = self.thought
        if kind == ASKED:
            question, count = numbers[:2]
            self.thought = Thought(question, numbers[2 : 2 + count], numbers[3 + count :])
            self.thought.about, self.thought.tried = thought.about, thought.tried
        elif kind == RUNG:
            count = numbers[3]
            candidates, measured = numbers[4 : 4 + count], numbers[5 + count :]
            shorts, thought.shorts = thought.shorts, {}
            head = numbers[0], numbers[1], bool(numbers[2])
            thought.rungs.append(Rung(*head, candidates, measured, shorts))
        elif kind == ABOUT:
            thought.about.append(numbers)
        elif kind == SHORT:
            thought.shorts[numbers[0]] = numbers[1:]
        elif kind == IN_VAIN:
            asked = self.tongue.questions[thought.asked]
            vain = _decision(self.play, asked, thought, (), NO_CANDIDATE, None)
            self.thought = Thought(tried=[*thought.tried, vain])
        else:
            assert kind == SETTLED, kind
            self._settle(*numbers)

    def _settle(self, rule: int, chosen: int, chance: int, rolled: int, *left: int) -> None:
        if rule != NOT_COUNTED:
            self.play.settled.append(self.tongue.rules[rule])
        if self.play.explain:
            question, thought = self.tongue.questions[self.thought.asked], self.thought
            said = _chance(question, chance, rolled)
            by = self.tongue.rules[rule] if said is not None and question.tie.other else ""
            settled = _decision(self.play, question, thought, left[1:], chosen, said, by)
            if thought.tried:
                settled = replace(settled, tried=tuple(thought.tried))
            self.play.note(settled)
            thought.about, thought.tried = [], []


def _is_told(kind: int | type) -> bool:
    """Whether a row is part of every run, explained or not."""
    return isinstance(kind, type) or kind >= FIRST_EVENT or kind in (REQUEST, ANSWER)


def names_by(
    play: Play[Any, Any], asked: Asked, candidates: Sequence[int], names: Sequence[int]
) -> dict[int, Name]:
    """The names of candidates: by the numbers noted for them, or by their own."""
    size = len(Naming._fields) if names else 1
    rows = batches(names or candidates, size)
    return {c: asked.named(play, *row) for c, row in zip(candidates, rows, strict=True)}


def batches(numbers: Sequence[int], size: int) -> Iterator[Sequence[int]]:
    return (numbers[at : at + size] for at in range(0, len(numbers), size))


def tie_break(
    play: Play[Any, Any], asked: Asked, numbers: Sequence[int], *, is_other: bool = False
) -> TieBreak:
    """What breaks a tie among equals of a question, by the one or the other of its rows;
    ``numbers`` are those of its request."""
    count = numbers[1]
    candidates, names = numbers[2 : 2 + count], numbers[3 + count :]
    named = names_by(play, asked, candidates, names)
    rule = asked.tie.other if is_other else asked.tie.rule
    return TieBreak(tuple(map(str, named.values())), asked.tie.why, rule)


def _chance(asked: Asked, chance: int, rolled: int) -> dict[str, Any] | None:
    if chance == NO_CHANCE:
        return None
    if asked.tie.told is not None:
        return asked.tie.told(chance, rolled)
    if chance == DRAWN_EVENLY:
        return {"kind": "uniform"}
    return {"kind": asked.tie.kind, "rolled": rolled}


def _decision(
    play: Play[Any, Any],
    asked: Asked,
    thought: Thought,
    left: Sequence[int],
    chosen: int,
    chance: dict[str, Any] | None,
    tie: str = "",
) -> Decision:
    """A decision as records have it, in the names of the things it is about; ``tie`` is the row
    that left it to chance, where there are two."""
    candidates = thought.candidates
    named = names_by(play, asked, candidates, thought.names)
    details = {} if asked.details is None else asked.details(play, list(candidates), thought.about)
    return Decision(
        asked.name,
        tuple(named[candidate] for candidate in candidates),
        tuple(_sieve(play, asked, rung, named) for rung in thought.rungs),
        tuple(named[candidate] for candidate in left),
        None if chosen == NO_CANDIDATE else named[chosen],
        chance,
        {**details, "tie": tie} if tie else details,
    )


def _sieve(play: Play[Any, Any], asked: Asked, rung: Rung, named: dict[int, Name]) -> Sieve:
    criterion = asked.criteria[rung.number]
    measured = list(zip(rung.candidates, rung.measured, strict=True))
    kept = [named[c] for c, value in measured if value == rung.value or not rung.applies]
    gone = [named[c] for c, value in measured if value != rung.value and rung.applies]
    found = _told(play, criterion, measured, rung.shorts, named)
    values = {str(named[c]): value for c, value in found}
    measure = criterion.measure
    return Sieve(
        criterion.rule, tuple(kept), tuple(gone), rung.applies, criterion.by, values, measure.id
    )


def _told(
    play: Play[Any, Any],
    criterion: Any,
    measured: list[tuple[int, int]],
    shorts: Mapping[int, Sequence[int]],
    named: dict[int, Name],
) -> Iterator[tuple[int, Name | float | Shortfall]]:
    """What a measure found of each candidate; a test tells only why one fails, if it knows."""
    measure = criterion.measure
    if criterion.operator in MEASURING:
        for candidate, value in measured:
            yield candidate, named[candidate] if measure.by_name else _unit_of(measure, value)
        return
    for candidate, value in measured:
        if value in measure.shortfalls:
            why = measure.shortfalls[value]
            is_whole = isinstance(why, Shortfall)
            yield candidate, why if is_whole else why(play, *shorts[candidate])


def _unit_of(measure: Any, value: int) -> int | float:
    """A measured number as it is told."""
    if measure.per != 1:
        return float(value / measure.per)
    return bool(value) if measure.is_yes_or_no else value
