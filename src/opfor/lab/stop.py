"""When a run has played enough, and when it looks whether it has."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

FIRST_LOOK = 128
GROWTH = 1.5
"""Games before the first look; from look to look half as many again."""


class Stop(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """After ``games`` at the latest. ``width``: as soon as the 95 % interval of a variant's effect
    is no wider (a share: 0.04 is four points). ``error``: as soon as a sequential test, wrong with
    this probability at most, has found an effect."""

    games: int = 400
    width: float = 0.0
    error: float = 0.0


def looks(stop: Stop, size: int) -> Iterator[tuple[int, int]]:
    """From which block to which, look after look; without a rule to check there is only one."""
    total = -(-stop.games // size)
    if not (stop.width or stop.error):
        yield 0, total
        return
    begin, end = 0, min(total, -(-FIRST_LOOK // size))
    while begin < total:
        yield begin, end
        begin, end = end, min(total, max(end + 1, int(end * GROWTH)))
