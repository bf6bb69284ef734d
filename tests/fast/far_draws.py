"""Where a stream must begin for its first number to be a given one."""

from __future__ import annotations

from opfor.core.chance import FIRST_STIR, MASK, SECOND_STIR


def far(z: int) -> int:
    """The number that ``mix`` makes ``z`` of."""
    for shift, factor in ((31, SECOND_STIR), (27, FIRST_STIR), (30, 1)):
        whole = z
        for _ in range(64 // shift):
            whole = z ^ (whole >> shift)
        z = whole * pow(factor, -1, 1 << 64) & MASK
    return z
