"""Values to JSON and back, by a game's own types."""

from __future__ import annotations

from sys import intern
from threading import RLock
from typing import Any, TypeVar, overload

import msgspec

from opfor.core.requests import Answer, Choose, Request, Roll

encode = msgspec.json.encode

T = TypeVar("T")

_met: set[Any] = set()
_meeting = RLock()


def met(kind: Any) -> Any:
    """The same type, made known to msgspec by one thread at a time: what it puts together when a
    type is first read is open to other threads before it is whole, and ends the process there."""
    if kind not in _met:
        with _meeting:
            msgspec.json.Decoder(kind)
            _met.add(kind)
    return kind


@overload
def decode(raw: bytes | str, kind: type[T]) -> T: ...
@overload
def decode(raw: bytes | str, kind: Any) -> Any: ...
def decode(raw: bytes | str, kind: Any) -> Any:
    """Decode JSON as ``kind``; raises ``msgspec.ValidationError`` or ``msgspec.DecodeError``."""
    return msgspec.json.decode(raw, type=met(kind))


@overload
def unpack(raw: bytes, kind: type[T]) -> T: ...
@overload
def unpack(raw: bytes, kind: Any) -> Any: ...
def unpack(raw: bytes, kind: Any) -> Any:
    """Decode MessagePack as ``kind``."""
    return msgspec.msgpack.decode(raw, type=met(kind))


@overload
def convert(value: Any, kind: type[T], *, strict: bool = True) -> T: ...
@overload
def convert(value: Any, kind: Any, *, strict: bool = True) -> Any: ...
def convert(value: Any, kind: Any, *, strict: bool = True) -> Any:
    """The typed value of a JSON-shaped form; not ``strict``, of texts for numbers as well."""
    return msgspec.convert(value, met(kind), strict=strict)


def to_plain(value: Any) -> Any:
    """The JSON-shaped form of any value, exactly as it would be read back from a file."""
    return msgspec.json.decode(msgspec.json.encode(value))


def sharing(value: Any) -> Any:
    """The same plain value with every text held once: records say the same words all the time."""
    kind = type(value)
    if kind is str:
        return intern(value)
    if kind is dict:
        return {key: sharing(each) for key, each in value.items()}
    return [sharing(each) for each in value] if kind is list else value


def answer_from_plain(request: Request, plain: Any, actions: Any) -> Answer:
    """The typed answer to ``request`` from its stored form."""
    match request:
        case Roll():
            return tuple(plain)
        case Choose():
            return convert(plain, actions)
    return plain
