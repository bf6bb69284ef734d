"""What a run over numbers has noted, read back: events, decisions, and the request it waits for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from opfor.core.measure import Shortfall
from opfor.core.narrow import Asked, rule_names
from opfor.core.play import Play
from opfor.core.question import MEASURING
from opfor.core.requests import Request
from opfor.core.run import ASKED, DRAWN_EVENLY, FIRST_EVENT, NO_CHANCE, REQUEST, RUNG, SETTLED
from opfor.core.trace import Decision, Name, Sieve

ARGUMENTS = 5
"""Numbers that every event has."""


class Tongue(NamedTuple):
    """How a game's numbers are said: its questions, its events, its requests.

    ``event(setting, kind, numbers)`` and ``request(play, kind, why, side, items)`` make the values
    that records hold and people are asked.
    """

    questions: Sequence[Asked]
    event: Callable[[Any, int, Sequence[int]], Any]
    request: Callable[[Play[Any, Any], int, int, int, Sequence[int]], Request]


class Rung(NamedTuple):
    """A rung at work, in numbers."""

    number: int
    value: int
    applies: bool
    measured: list[tuple[int, int]]


class Reader:
    """Reads the log of one run after the other; what was read before is not told again."""

    def __init__(self, play: Play[Any, Any], tongue: Tongue) -> None:
        self.play, self.tongue = play, tongue
        self.names = rule_names(tongue.questions)
        self.done = 0

    def read(self, log: Sequence[int]) -> Request | None:
        """Tell the play what is new; returns the request at the end, if there is one."""
        at, asked, candidates, rungs = self.done, -1, list[int](), list[Rung]()
        while at < len(log):
            kind = log[at]
            if kind >= FIRST_EVENT:
                numbers = log[at + 1 : at + 1 + ARGUMENTS]
                self.play.emit(self.tongue.event(self.play.setting, kind, numbers))
                at = self.done = at + 1 + ARGUMENTS
            elif kind == ASKED:
                asked = log[at + 1]
                candidates, at = _row(log, at + 2)
                rungs = []
            elif kind == RUNG:
                rung, at = _rung(log, at)
                rungs.append(rung)
            elif kind == SETTLED:
                rule, chosen, chance, rolled = log[at + 1 : at + 5]
                left, at = _row(log, at + 5)
                self.play.settled.append(self.names[rule])
                if self.play.explain:
                    question = self.tongue.questions[asked]
                    said = _chance(question, chance, rolled)
                    self.play.note(
                        _decision(self.play, question, candidates, rungs, left, chosen, said)
                    )
                self.done = at
            else:
                assert kind == REQUEST, kind
                what, why, side = log[at + 1 : at + 4]
                return self.tongue.request(self.play, what, why, side, log[at + 4 :])
        return None


def _row(log: Sequence[int], at: int) -> tuple[list[int], int]:
    """A row that says its length first, and where it ends."""
    end = at + 1 + log[at]
    return list(log[at + 1 : end]), end


def _rung(log: Sequence[int], at: int) -> tuple[Rung, int]:
    number, value, applies, count = log[at + 1 : at + 5]
    begin, end = at + 5, at + 5 + 2 * count
    pairs = list(zip(log[begin:end:2], log[begin + 1 : end : 2], strict=True))
    return Rung(number, value, bool(applies), pairs), end


def _chance(asked: Asked, chance: int, rolled: int) -> dict[str, Any] | None:
    if chance == NO_CHANCE:
        return None
    return (
        {"kind": "uniform"}
        if chance == DRAWN_EVENLY
        else {"kind": asked.tie.kind, "rolled": rolled}
    )


def _decision(
    play: Play[Any, Any],
    asked: Asked,
    candidates: list[int],
    rungs: list[Rung],
    left: list[int],
    chosen: int,
    chance: dict[str, Any] | None,
) -> Decision:
    """A decision as records have it, in the names of the things it is about."""
    named = {candidate: asked.named(play, candidate) for candidate in candidates}
    return Decision(
        asked.name,
        tuple(named.values()),
        tuple(_sieve(asked, rung, named) for rung in rungs),
        tuple(named[candidate] for candidate in left),
        named[chosen],
        chance,
        asked.details(play, candidates) if asked.details is not None else {},
    )


def _sieve(asked: Asked, rung: Rung, named: dict[int, Name]) -> Sieve:
    criterion = asked.criteria[rung.number]
    kept = [named[c] for c, value in rung.measured if value == rung.value or not rung.applies]
    gone = [named[c] for c, value in rung.measured if value != rung.value and rung.applies]
    values = {str(named[c]): value for c, value in _told(criterion, rung.measured)}
    measure = criterion.measure
    return Sieve(
        criterion.rule, tuple(kept), tuple(gone), rung.applies, criterion.by, values, measure.id
    )


def _told(criterion: Any, measured: list[tuple[int, int]]) -> Iterator[tuple[int, int | Shortfall]]:
    """What a measure found of each candidate; a test tells only why one fails, if it knows."""
    shortfalls = criterion.measure.shortfalls
    for candidate, value in measured:
        if criterion.operator in MEASURING:
            yield candidate, value
        elif value in shortfalls:
            yield candidate, shortfalls[value]
