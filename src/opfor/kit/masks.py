"""Sets of cells as whole numbers: bit n stands for cell n."""

from __future__ import annotations

from collections.abc import Iterable


def mask_of(cells: Iterable[int]) -> int:
    """The mask with exactly these cells."""
    mask = 0
    for cell in cells:
        mask |= 1 << cell
    return mask


def members(mask: int) -> list[int]:
    """The cells of a mask in rising order."""
    cells = []
    while mask:
        lowest = mask & -mask
        cells.append(lowest.bit_length() - 1)
        mask ^= lowest
    return cells
