"""Values as numbers and back, by the types of their fields.

A frozen struct (an event, an action) is a row of numbers: one for each field, in order. What a
number means follows from the field's type:

=============================  ================================================================
``int``, ``bool``              itself
``Literal["bag", "pile"]``     the place among the words
``X | None``                   a number below 0 is None, any other is X
``tuple[X, ...]``              the count, then every X; ``tuple[X, Y]`` just X and Y
another struct                 its fields, one after the other
``Annotated[str, Named(…)]``   the place in a row of names, this one or one of the game's names
``Annotated[X, Told(…)]``      whatever two functions make of it
=============================  ================================================================

Fields at the end that have defaults may be missing, as long as every field before is one number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

Next = Callable[[], int]
Reader = Callable[[Any, Sequence[int]], Any]


class Named(NamedTuple):
    """Says of a field that its value stands in a row of names; below 0 it is ``absent``."""

    row: str | tuple[Any, ...]
    absent: Any = None


class Told(NamedTuple):
    """Says of a field how its value is read from the next numbers, and which it gives."""

    read: Callable[[Any, Next], Any]
    write: Callable[[Any, Any], Sequence[int]]


def read(kind: type[Struct], names: Any, numbers: Sequence[int]) -> Any:
    """The value that a row of numbers stands for."""
    return reader(kind, min(len(numbers), len(kind.__struct_fields__)))(names, numbers)


def written(kind: type[Struct], names: Any, value: Any) -> list[int]:
    """The numbers of a value, all its fields."""
    return [n for name, hint in hints(kind) for n in _numbers(names, getattr(value, name), hint)]


@lru_cache(maxsize=1024)
def hints(kind: type[Struct]) -> tuple[tuple[str, Any], ...]:
    """The fields of a struct with their types, in order."""
    found = get_type_hints(kind, include_extras=True)
    return tuple((name, found[name]) for name in kind.__struct_fields__)


@lru_cache(maxsize=2048)
def reader(kind: type[Struct], fields: int) -> Reader:
    """What reads the first fields of a struct: one expression, written from their types, because
    thousands of rows are read a second."""
    scope: dict[str, Any] = {}
    if all(_is_single(hint) for _, hint in hints(kind)[:fields]):
        said = _struct(kind, fields, scope, [f"n[{place}]" for place in range(fields)])
        flat: Reader = eval(f"lambda names, n: {said}", scope)
        return flat
    said = _struct(kind, fields, scope, ["next()"] * fields)
    one_by_one: Callable[[Any, Next], Any] = eval(f"lambda names, next: {said}", scope)
    return lambda names, numbers: one_by_one(names, iter(numbers).__next__)


def _is_single(hint: Any) -> bool:
    """Whether a value of a type is one number."""
    if get_origin(hint) in (Union, UnionType):
        return all(each is NoneType or _is_single(each) for each in get_args(hint))
    is_struct = isinstance(hint, type) and issubclass(hint, Struct)
    return not is_struct and get_origin(hint) is not tuple and not isinstance(_mark(hint), Told)


def _struct(kind: type[Struct], fields: int, scope: dict[str, Any], numbers: Sequence[str]) -> str:
    pairs = zip(hints(kind)[:fields], numbers, strict=True)
    parts = [_said(hint, scope, number) for (_, hint), number in pairs]
    return f"{_known(kind, scope)}({', '.join(parts)})"


def _known(value: Any, scope: dict[str, Any]) -> str:
    """A name for something that an expression needs."""
    name = f"k{len(scope)}"
    scope[name] = value
    return name


def _said(hint: Any, scope: dict[str, Any], number: str = "next()") -> str:
    """The expression that reads a value of a type; the first number it takes is given."""
    mark = _mark(hint)
    if isinstance(mark, Told):
        return f"{_known(mark.read, scope)}(names, next)"
    origin, inner = get_origin(hint), get_args(hint)
    if origin is tuple and inner[1:] == (Ellipsis,):
        return f"tuple([{_said(inner[0], scope)} for _ in range(next())])"
    if origin is tuple:
        return "(" + "".join(f"{_said(each, scope)}, " for each in inner) + ")"
    if origin in (Union, UnionType):
        (only,) = (each for each in inner if each is not NoneType)
        return f"(None if (m := {number}) < 0 else {_single(only, 'm', scope)})"
    if isinstance(hint, type) and issubclass(hint, Struct):
        fields = len(hint.__struct_fields__)
        return _struct(hint, fields, scope, ["next()"] * fields)
    if isinstance(mark, Named) and mark.absent is not None:
        return f"({mark.absent!r} if (m := {number}) < 0 else {_single(hint, 'm', scope)})"
    return _single(hint, number, scope)


def _single(hint: Any, number: str, scope: dict[str, Any]) -> str:
    """The expression for a value that is one number."""
    mark = _mark(hint)
    if isinstance(mark, Named):
        row = f"names.{mark.row}" if isinstance(mark.row, str) else _known(mark.row, scope)
        return f"{row}[{number}]"
    if get_origin(hint) is Literal:
        return f"{_known(get_args(hint), scope)}[{number}]"
    if hint is int:
        return number
    if hint is bool:
        return f"bool({number})"
    raise TypeError(f"no number stands for {hint}: give it a Named or a Told")


def _numbers(names: Any, value: Any, hint: Any) -> Iterator[int]:
    mark = _mark(hint)
    origin, inner = get_origin(hint), get_args(hint)
    if isinstance(mark, Told):
        yield from mark.write(names, value)
    elif isinstance(mark, Named):
        row = getattr(names, mark.row) if isinstance(mark.row, str) else mark.row
        yield -1 if mark.absent is not None and value == mark.absent else row.index(value)
    elif origin is Literal:
        yield inner.index(value)
    elif origin is tuple and inner[1:] == (Ellipsis,):
        yield len(value)
        for each in value:
            yield from _numbers(names, each, inner[0])
    elif origin is tuple:
        for each, kind in zip(value, inner, strict=True):
            yield from _numbers(names, each, kind)
    elif origin in (Union, UnionType):
        (only,) = (each for each in inner if each is not NoneType)
        yield from (-1,) if value is None else _numbers(names, value, only)
    elif isinstance(value, Struct):
        yield from written(type(value), names, value)
    else:
        yield int(value)


def _mark(hint: Any) -> Named | Told | None:
    if get_origin(hint) is not Annotated:
        return None
    return next((m for m in hint.__metadata__ if isinstance(m, (Named, Told))), None)
