"""What a game is made of while it runs: numbers with names, each named once.

A game's memory is a class of ``field``s. A field says how large it is and where it ``lies`` in the
values that people and files use (a setting, a state). From that come the zeros it begins with, its
C type, how it is filled and how it is copied; nothing else lists the fields again.

Sizes are capacities. What is shorter is filled up with zeros, what is longer is refused in words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, MutableSequence
from importlib import import_module
from math import prod
from typing import Any, ClassVar, NamedTuple, TypeAlias

from opfor.core.errors import OpforError

Bits: TypeAlias = int
"""A whole number of 64 bits; a plain ``int`` has 32 where it is compiled."""
Pool: TypeAlias = list[int]
"""A row of numbers handed on as it lies in memory."""

Log: TypeAlias = list[Any]
"""Rows that a run has noted; compiled, their numbers one after the other."""

Long: TypeAlias = int
"""A number of games: more than 32 bits."""
Numbers: TypeAlias = MutableSequence[int]
Seeds: TypeAlias = MutableSequence[int]
"""Columns that are filled from outside, of 32 and of 64 bits."""
Reals: TypeAlias = MutableSequence[float]
"""A column of fractions (32 bits where it is compiled): what a learner reads."""

Lies = Callable[..., Any]
Zero = int | float | tuple[Any, ...] | None


class Field(NamedTuple):
    """One thing of a memory: its size in each direction, where it is read from, and the field that
    says how much of a row is in use."""

    sizes: tuple[int, ...]
    lies: Lies | None
    upto: str


def field(*sizes: int, lies: Lies | None = None, upto: str = "") -> Any:
    """A number, a row (one size), a table (two) or a stack of tables (three)."""
    return Field(sizes, lies, upto)


class Memory:
    """Fields with their values. ``own`` are those a class adds itself, ``copied`` those that
    ``remember`` copies: the position, not the board and not what is only worked out on the way."""

    questions: Any = ()
    rulings: Any = None
    """What only a plain memory looks at: the questions, and the rulings in force."""
    ladders: dict[tuple[int, int], Any]
    """The ladders worked out so far (``core/narrow.py``)."""

    own: ClassVar[dict[str, Field]] = {}
    fields: ClassVar[dict[str, Field]] = {}
    copied: ClassVar[tuple[str, ...]] = ()

    by_depth: ClassVar[tuple[list[str], ...]] = ([], [], [])
    """Those copied: numbers, rows, tables."""

    places: ClassVar[tuple[str, ...]] = ()
    """The fields that have a place for each of some things (``clear_place``, ``copy_place``)."""

    def __init_subclass__(cls, *, position: bool = False, places: int = 0) -> None:
        found = vars(cls).items()
        cls.own = {name: value for name, value in found if isinstance(value, Field)}
        cls.fields = {**cls.fields, **cls.own}
        if places:
            cls.places = tuple(cls.own)
            assert all(value.sizes[0] == places for value in cls.own.values()), cls.__name__
        if position:
            cls.copied = (*cls.copied, *cls.own)
        depths = [(name, len(cls.fields[name].sizes)) for name in cls.copied]
        cls.by_depth = tuple([name for name, own in depths if own == depth] for depth in range(3))
        cls.zeros = {**cls.zeros, **{name: _zero(cls, name) for name in cls.own}}

    zeros: ClassVar[dict[str, Zero]] = {}

    def __init__(self) -> None:
        self.ladders = {}
        for name, (sizes, _, _) in self.fields.items():
            zero = self.zeros[name]
            setattr(self, name, [] if zero is None else _full((), sizes, zero))


def _zero(kind: type[Memory], name: str) -> Zero:
    """What a place of a field begins with: nothing in a log, a named tuple of zeros."""
    said = str(kind.__annotations__[name])
    if said == "Log":
        return None
    inner = said.rpartition("list[")[2].rstrip("]")
    if inner in ("int", "Bits", "Long", "bool"):
        return 0
    if inner == "float":
        return 0.0
    found = vars(import_module(kind.__module__)).get(inner)
    if isinstance(found, type) and issubclass(found, tuple):
        make: Callable[..., tuple[Any, ...]] = found
        return make(*(0.0 if "float" in str(h) else 0 for h in found.__annotations__.values()))
    return 0


def lay(memory: Any, kind: type[Memory], *source: Any) -> None:
    """Fill the fields that ``kind`` adds from where they lie; ``memory`` may be a compiled one."""
    for name, (sizes, lies, _) in kind.own.items():
        if lies is not None:
            found, said = lies(*source), name.replace("_", " ")
            try:
                setattr(memory, name, _full(found, sizes, kind.zeros[name]) if sizes else found)
            except ValueError:
                room = " × ".join(map(str, sizes))
                raise OpforError(f"{said}: there is room for {room}") from None
            except OverflowError:
                raise OpforError(f"{said}: a number is too large to be played with") from None


def _full(found: Any, sizes: tuple[int, ...], zero: Zero) -> Any:
    """A value of full size; what is missing is zero."""
    if not sizes:
        return zero
    row = list(found)
    if len(row) > sizes[0]:
        raise ValueError
    if len(sizes) == 1:
        return row + [zero] * (sizes[0] - len(row))
    rows: Iterable[Any] = row + [()] * (sizes[0] - len(row))
    return [_full(each, sizes[1:], zero) for each in rows]


def remember(to: Any, memory: Any) -> None:
    """Copy the position from one memory to another; compiled, this is written from the fields."""
    here, there = memory.__dict__, to.__dict__
    numbers, rows, tables = memory.by_depth
    for name in numbers:
        there[name] = here[name]
    for name in rows:
        there[name] = here[name][:]
    for name in tables:
        there[name] = [row[:] for row in here[name]]


def width_of(kind: type[Memory]) -> int:
    """How many numbers a position has at most: the length of its row."""
    return sum(prod(kind.fields[name].sizes) for name in kind.copied)


def in_rows(kind: type[Memory]) -> tuple[str, ...]:
    """The fields of a position in the order of its row: those that say how much of the others is in
    use come first."""
    return tuple(sorted(kind.copied, key=lambda name: bool(kind.fields[name].upto)))


def store(memory: Any, rows: Numbers, at: Long) -> None:
    """Put the position into a row of numbers that begins at ``at``; compiled, this is written from
    the fields and leaves out what is not in use."""
    for name in in_rows(type(memory)):
        at = _stored(getattr(memory, name), rows, at)


def _stored(value: Any, rows: Numbers, at: Long) -> Long:
    if not isinstance(value, list):
        rows[at] = value
        return at + 1
    for each in value:
        at = _stored(each, rows, at)
    return at


def fetch(memory: Any, rows: Numbers, at: Long) -> None:
    """Take a position out of its row again."""
    for name in in_rows(type(memory)):
        value, at = _fetched(memory.fields[name].sizes, rows, at)
        setattr(memory, name, value)


def _fetched(sizes: tuple[int, ...], rows: Numbers, at: Long) -> tuple[Any, Long]:
    if not sizes:
        return int(rows[at]), at + 1
    found = []
    for _ in range(sizes[0]):
        value, at = _fetched(sizes[1:], rows, at)
        found.append(value)
    return found, at


def clear_place(memory: Any, place: int) -> None:
    """Nothing is known of a thing yet; compiled, this is written from the fields."""
    for name in memory.places:
        sizes = memory.fields[name].sizes
        getattr(memory, name)[place] = _full((), sizes[1:], memory.zeros[name])


def copy_place(memory: Any, to: int, place: int) -> None:
    """A thing takes another place with all it has; compiled, this is written from the fields."""
    for name in memory.places:
        values = getattr(memory, name)
        value = values[place]
        values[to] = value[:] if isinstance(value, list) else value


def lowest_bit(bits: Any) -> Any:
    """The place of the lowest bit of a set that is not empty."""
    return (bits & -bits).bit_length() - 1


class Waiting(Exception):
    """A plain run needs an answer that nobody has given yet."""


def stop(_memory: Any) -> None:
    """Leave a plain run that waits; a compiled one goes on to its end with answers that do not
    count, because nothing can be raised there."""
    raise Waiting


def clear(memory: Any) -> None:
    """No row is noted yet."""
    memory.log = []


def above(path: str) -> Any:
    """A function that a room above defines (``package.module:name``): rules say what they ask of
    the opponent and of players, and who answers stands there. Compiled, all rooms are one."""
    module, _, name = path.partition(":")
    found: list[Callable[..., Any]] = []

    def asked(*numbers: Any) -> Any:
        if not found:
            found.append(getattr(import_module(module), name))
        return found[0](*numbers)

    return asked
