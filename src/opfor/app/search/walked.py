"""Exact values by a walk over the rooms of a game: every way a step can go, with its probability.

As ``exact``, only sooner: a step is run over numbers (compiled, where it is), once for each of its
ways, and a position is known by its row. Where chance may begin again with the same position (a
roll-off until it differs), it is asked under the condition that it does not.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from hashlib import blake2b
from typing import Any, NamedTuple

from opfor.app.search.exact import TooLarge
from opfor.core.errors import OpforError
from opfor.core.game import Player
from opfor.core.run import BRANCHES
from opfor.core.ways import (
    FORK_TOLD,
    FORK_WEIGHT,
    WAY_HEAD,
    WAY_LENGTH,
    WAY_SHARED,
    WAY_VOID,
    End,
    Fork,
)
from opfor.fast import stepped

Value = int | Fraction
AT_ONCE = 256
"""Ways that are gone in one call."""
INT = 4
ROOM = AT_ONCE * (WAY_HEAD + FORK_TOLD * BRANCHES)


class Way(NamedTuple):
    """One way of a step: how many branches it shares with the way before, the others, whether it
    counts, and how the game ended or (``End.NONE``) the position behind it."""

    shared: int
    branches: Sequence[Sequence[int]]
    is_void: bool
    ended: int
    position: bytes


class Worth(NamedTuple):
    """What a part of a step is worth: how much of chance counts, and the chance to win in it."""

    counts: Value
    won: Value

    def given(self) -> Value:
        return self.won if self.counts == 1 else Fraction(self.won) / self.counts


NOUGHT = Worth(1, 0)


class Branch:
    """A branch under way: what came of its outcomes so far."""

    def __init__(self, told: Sequence[int]) -> None:
        self.kind, self.count, self.weight, self.whole = told
        self.found: list[Worth] = []
        self.counts: Value = 0
        self.won: Value = 0
        self.is_sure = False
        """An own choice that need not look further."""

    def add(self, worth: Worth) -> None:
        if self.kind == Fork.CHANCE:
            self.counts += self.weight * worth.counts
            self.won += self.weight * worth.won
        else:
            self.found.append(worth)
            self.is_sure |= self.kind == Fork.OWN and worth.counts != 0 and worth.given() == 1

    def worth(self) -> Worth:
        if self.kind == Fork.CHANCE:
            return Worth(_share(self.counts, self.whole), _share(self.won, self.whole))
        able = [each for each in self.found if each.counts]
        best = max(able, key=Worth.given, default=Worth(0, 0))
        return best if self.kind == Fork.OWN else Worth(1, best.given())


def _share(part: Value, whole: int) -> Value:
    """A fraction only where it is one."""
    if isinstance(part, int) and part % whole == 0:
        return part // whole
    return Fraction(part) / whole


class Walked:
    """Positions of one setting for a seat, as ``Exact``; players of ``others`` are those the engine
    knows. One of them in the seat itself: what that player comes to. ``most`` ways are gone, no
    more; ``plain``: without a compiler."""

    def __init__(
        self,
        setting: Any,
        seat: str,
        others: Mapping[str, Player] | None = None,
        most: int = 10_000_000,
        *,
        plain: bool = False,
    ) -> None:
        self.engine = stepped(setting, others or {}, plain=plain)
        if not hasattr(self.engine, "position_width"):
            raise OpforError("no engine walks the ways of this game")
        side = setting.seats.index(seat)
        if seat in (others or {}):
            self.engine.memory.agent = side
        else:
            self.engine.step_from_outside(side)
        self.most, self.tried = most, 0
        self.known: dict[bytes, Value] = {}
        """By a digest of 128 bits: rows of a million positions take too much room."""
        self._columns(self.engine.memory)

    def _columns(self, memory: Any) -> None:
        """Memory for the ways of a step, that the engine fills."""
        width = self.engine.position_width
        self._wide = width * INT
        self._empty = memoryview(bytes(AT_ONCE * self._wide))
        rows = memoryview(array("i", bytes((AT_ONCE + 1) * self._wide)))
        self._rows, self._ends = rows.cast("B"), memoryview(array("i", bytes(AT_ONCE * INT)))
        self._told = memoryview(array("i", bytes(ROOM * INT)))
        memory.rows, memory.heads, memory.ways = rows, self._ends, self._told
        memory.row_width = width

    def value(self, state: Any) -> Fraction:
        """The chance to win from a position between two steps; half for a draw."""
        return Fraction(self._value(self._kept(state)))

    def values(self, state: Any) -> list[Fraction]:
        """The same after each act that is offered first from there, in the order of the offers."""
        first: list[Branch] = []
        self._folded(self._ways(self._kept(state)), first)
        if not first or first[0].kind != Fork.OWN:
            raise OpforError("nothing is to be chosen here by the seat that is looked at")
        return [Fraction(each.given()) for each in first[0].found]

    def _kept(self, state: Any) -> bytes:
        """A position as its row."""
        self._rows[: self._wide] = self._empty[: self._wide]
        self.engine.lay(state)
        self.engine.module.keep_position(self.engine.memory)
        return self._row(0)

    def _row(self, number: int) -> bytes:
        return bytes(self._rows[number * self._wide : (number + 1) * self._wide])

    def _value(self, position: bytes) -> Value:
        name = blake2b(position, digest_size=16).digest()
        known = self.known.get(name)
        if known is None:
            known = self.known[name] = self._folded(self._ways(position)).given()
        return known

    def _ways(self, position: bytes) -> list[Way]:
        """Every way of the step that begins with a position."""
        engine, found = self.engine, list[Way]()
        self._rows[: self._wide] = position
        engine.module.begin_ways(engine.memory)
        is_more = True
        while is_more:
            count = engine.module.walk_step(engine.memory, AT_ONCE)
            is_more = bool(engine.memory.walks)
            found += self._read(count)
            self.tried += count
            if self.tried > self.most:
                raise TooLarge(f"more than {self.most} ways would have to be gone")
        engine.memory.walks = 0
        if engine.memory.overflowed:
            raise TooLarge("a step has more branches than there is room for")
        return found

    def _read(self, count: int) -> Iterator[Way]:
        told, at = self._told[: self.engine.memory.told_to].tolist(), 0
        for number, ended in enumerate(self._ends[:count].tolist()):
            shared, depth = told[at + WAY_SHARED], told[at + WAY_LENGTH]
            is_void = bool(told[at + WAY_VOID])
            begin, at = at + WAY_HEAD, at + WAY_HEAD + FORK_TOLD * (depth - max(shared - 1, 0))
            branches = [told[each : each + FORK_TOLD] for each in range(begin, at, FORK_TOLD)]
            position = b"" if ended != End.NONE or is_void else self._row(number + 1)
            yield Way(shared, branches, is_void, ended, position)
        self._rows[self._wide : (count + 1) * self._wide] = self._empty[: count * self._wide]

    def _folded(self, ways: Sequence[Way], first: list[Branch] | None = None) -> Worth:
        """What ways come to together: chance by its weights, the best of own choices. ``first``
        gets the first branch, of which then every outcome is looked at."""
        path: list[Branch] = []
        for way in ways:
            while len(path) > way.shared:
                _close(path)
            new = way.branches
            if way.shared:
                path[-1].weight, new = way.branches[0][FORK_WEIGHT], way.branches[1:]
            path += [Branch(each) for each in new]
            if first is not None and not first:
                first += path[:1]
            if first:
                first[0].is_sure = False
            worth = NOUGHT if any(each.is_sure for each in path) else self._worth(way)
            if not path:
                return worth
            path[-1].add(worth)
        while len(path) > 1:
            _close(path)
        return path[0].worth()

    def _worth(self, way: Way) -> Worth:
        if way.is_void:
            return Worth(0, 0)
        if way.ended == End.NONE:
            return Worth(1, self._value(way.position))
        return Worth(1, Fraction(1, 2) if way.ended == End.DRAWN else int(way.ended == End.WON))


def _close(path: list[Branch]) -> None:
    """The deepest branch is through."""
    last = path.pop()
    path[-1].add(last.worth())
