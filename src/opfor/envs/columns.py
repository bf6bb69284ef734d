"""What many games look like as columns of numbers: to whoever learns, to whoever keeps them."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

LIMIT = np.float32(1e6)


class After(NamedTuple):
    """Positions after each own act of all games: whose and which offer, planes, and how the game
    ended with it (1 won, 0 lost, -1: it goes on)."""

    games: NDArray[np.int32]
    actions: NDArray[np.int32]
    planes: NDArray[np.float32]
    ended: NDArray[np.int32]


class Taken(NamedTuple):
    """Games as they stand, in mid-step too: positions with the answers since, their luck, and what
    was told of them. Arrays only, to be indexed, kept, sent."""

    rows: NDArray[np.int32]
    chance: NDArray[np.uint64]
    heads: NDArray[np.int32]
    told: NDArray[np.int32]
    planes: NDArray[np.float32]


def as_row(column: Any) -> memoryview:
    """The same memory, number after number; to Python they are numbers of Python's."""
    return memoryview(column.reshape(-1))


def space_of(planes: Any, told: Any) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(-LIMIT, LIMIT, planes.shape[1:], np.float32),
            "offers": spaces.Box(-(2**15), 2**15, told.shape[1:], np.int32),
            "action_mask": spaces.Box(0, 1, told.shape[1:2], np.int8),
        }
    )
