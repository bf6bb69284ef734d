"""The heap, what each side has taken, and what can happen to them."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace


class State(Struct, frozen=True):
    """``mover`` is the side to take sticks; nobody before the die has been rolled."""

    heap: int
    taken: tuple[int, int] = (0, 0)
    mover: int = -1


class Begun(Struct, frozen=True, tag="begun"):
    side: int


class Taken(Struct, frozen=True, tag="taken"):
    side: int
    count: int


Event: TypeAlias = Begun | Taken


class Take(Struct, frozen=True, tag="take"):
    """Take so many sticks."""

    count: int


def apply(state: State, event: Event) -> State:
    match event:
        case Begun(side):
            return replace(state, mover=side)
        case Taken(side, count):
            first, second = state.taken
            taken = (first + count, second) if side == 0 else (first, second + count)
            return replace(state, heap=state.heap - count, taken=taken, mover=1 - side)
