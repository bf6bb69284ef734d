"""A net of values as data: whole numbers, so that it comes to the same value everywhere.

Planes of a position go in, two hidden layers of rectified sums follow, a logit comes out. Weights
are fixed-point numbers of 16 bits; no fraction is rounded differently by another machine. A net
says what it was made for: the names of its planes, and a fingerprint of the rules as they were
played. One that does not fit is left alone.
"""

from __future__ import annotations

import hashlib
from array import array
from base64 import b64decode, b64encode
from collections.abc import Sequence
from math import exp
from pathlib import Path
from sys import byteorder
from typing import Any

import msgspec
from msgspec import Struct

from opfor.core.codec import decode
from opfor.core.errors import OpforError

WEIGHT_BITS, VALUE_BITS = 12, 16
"""A weight of one is ``1 << WEIGHT_BITS``, a logit of one ``1 << VALUE_BITS``."""
LARGEST = (1 << 15) - 1
LARGEST_FILE = 500_000


class NetFile(Struct, frozen=True, forbid_unknown_fields=True):
    """What is kept: whose net it is, what guards it, its weights layer after layer (base64 of
    numbers of 16 bits, the lower byte first), and the model card."""

    game: str
    planes: str
    rules: str
    sizes: tuple[int, int, int]
    weights: dict[str, str]
    card: dict[str, Any] = {}
    rows: tuple[int, ...] = ()
    """Which planes have weights, where not all have: the others were never other than nought."""


class Net:
    """The layers of a net: ``first`` for each plane, ``second`` for each number of the first layer,
    ``third`` for each of the second; biases with the bits of the sums they begin."""

    def __init__(self, file: NetFile) -> None:
        planes, first, second = file.sizes
        self.card, self.sizes = file.card, file.sizes
        self.planes, self.rules, self.rows = file.planes, file.rules, file.rows
        if self.rows and len(self.rows) != planes:
            raise ValueError(f"{len(self.rows)} planes, not {planes}")
        self.first = _table(file.weights["first"], planes, first)
        self.first_bias = _row(file.weights["first_bias"], first)
        self.second = _table(file.weights["second"], first, second)
        self.second_bias = _row(file.weights["second_bias"], second)
        self.third = _row(file.weights["third"], second)
        self.third_bias = _row(file.weights["third_bias"], 1)[0]

    def value(self, planes: Sequence[int]) -> int:
        """The logit of a position, in whole numbers."""
        sums = list(self.first_bias)
        seen = [planes[row] for row in self.rows] if self.rows else planes
        for number, row in zip(seen, self.first, strict=True):
            if number:
                sums = [total + number * weight for total, weight in zip(sums, row, strict=True)]
        inner = [bias << WEIGHT_BITS for bias in self.second_bias]
        for number, row in zip(sums, self.second, strict=True):
            if number > 0:
                inner = [total + number * weight for total, weight in zip(inner, row, strict=True)]
        total = self.third_bias << WEIGHT_BITS
        for number, weight in zip(inner, self.third, strict=True):
            if number > 0:
                total += (number >> WEIGHT_BITS) * weight
        return total >> (2 * WEIGHT_BITS - VALUE_BITS)


def chance_of(value: int) -> float:
    """A logit as the chance to win."""
    logit = max(-30.0, min(30.0, value / (1 << VALUE_BITS)))
    return 1.0 / (1.0 + exp(-logit))


def digest(parts: Sequence[Any]) -> str:
    """What a net is guarded by: a short mark of values."""
    return hashlib.sha256(msgspec.json.encode(parts, order="sorted")).hexdigest()[:24]


def load_net(path: Path) -> Net | None:
    """The net of a file; none where it is missing or cannot be read: all works without."""
    try:
        return Net(decode(path.read_bytes(), NetFile))
    except (OSError, msgspec.DecodeError, KeyError, ValueError):
        return None


def net_bytes(file: NetFile) -> bytes:
    """A net as it is kept."""
    raw = msgspec.json.format(msgspec.json.encode(file)) + b"\n"
    if len(raw) > LARGEST_FILE:
        raise OpforError(f"this net has {len(raw)} bytes; at most {LARGEST_FILE}")
    return raw


def packed(numbers: Sequence[float]) -> str:
    """Weights as they are kept."""
    scaled = [max(-LARGEST, min(LARGEST, round(each * (1 << WEIGHT_BITS)))) for each in numbers]
    row = array("h", scaled)
    if byteorder == "big":
        row.byteswap()
    return b64encode(row.tobytes()).decode()


def _row(text: str, count: int) -> list[int]:
    row = array("h")
    row.frombytes(b64decode(text))
    if byteorder == "big":
        row.byteswap()
    if len(row) != count:
        raise ValueError(f"{len(row)} weights, not {count}")
    return row.tolist()


def _table(text: str, rows: int, columns: int) -> list[list[int]]:
    flat = _row(text, rows * columns)
    return [flat[place : place + columns] for place in range(0, len(flat), columns)]
