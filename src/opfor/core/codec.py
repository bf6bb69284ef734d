"""Values to JSON and back, by a game's own types."""

from __future__ import annotations

from sys import intern
from typing import Any

import msgspec

from opfor.core.requests import Answer, Choose, Request, Roll

encode = msgspec.json.encode


def decode(raw: bytes | str, kind: Any) -> Any:
    """Decode JSON as ``kind``; raises ``msgspec.ValidationError`` or ``msgspec.DecodeError``."""
    return msgspec.json.decode(raw, type=kind)


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


def from_plain(value: Any, kind: Any) -> Any:
    """The typed value of a JSON-shaped form."""
    return msgspec.convert(value, kind)


def answer_from_plain(request: Request, plain: Any, actions: Any) -> Answer:
    """The typed answer to ``request`` from its stored form."""
    match request:
        case Roll():
            return tuple(plain)
        case Choose():
            return msgspec.convert(plain, actions)
    return plain
