"""Values of any game as numbers: every leaf of what a seat sees, folded into a vector.

Each leaf has a name (its path; of a word the word too) and a number. The name's hash says where in
the vector it counts and with which sign, so that every game and every new card has a place without
a table, the same in every process and version; two names may share a place (feature hashing). It is
made of the view alone: what a seat cannot see cannot get in.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any
from zlib import crc32

import msgspec
import numpy as np
from numpy.typing import NDArray

Vector = NDArray[np.float32]


def leaves(value: Any, name: str = "") -> Iterator[tuple[str, float]]:
    """The name and number of every leaf of a plain value; what is empty says nothing."""
    if isinstance(value, dict):
        for key, each in value.items():
            yield from leaves(each, f"{name}.{key}")
    elif isinstance(value, list | tuple):
        for place, each in enumerate(value):
            yield from leaves(each, f"{name}[{place}]")
    elif isinstance(value, str):
        yield f"{name}={value}", 1.0
    elif value is not None and value is not False:
        yield name, float(value)


@lru_cache(maxsize=1 << 18)
def _place(name: str, size: int) -> tuple[int, float]:
    found = crc32(name.encode())
    return found % size, 1.0 if found & 0x80000000 else -1.0


def folded(value: Any, size: int) -> Vector:
    """A value as a vector of that size; large numbers count by their logarithm."""
    vector = np.zeros(size, dtype=np.float32)
    for name, number in leaves(msgspec.to_builtins(value, str_keys=True)):
        place, sign = _place(name, size)
        vector[place] += sign * np.sign(number) * np.log1p(abs(number))
    return vector
