"""Distances as bit masks: which spaces lie between two distances of a space or an HQ."""

from __future__ import annotations

from opfor.games.tactics2gm.values.board import Board
from opfor.kit.masks import mask_of


class Rings:
    """Masks of a board, each made when it is first asked for."""

    __slots__ = ("_distance", "_masks", "_size")

    def __init__(self, board: Board) -> None:
        self._distance = board.distance
        self._size = board.size
        self._masks: dict[tuple[int, int, int], int] = {}

    def ring(self, spot: int, low: int, high: int) -> int:
        """The spaces at distance ``low`` to ``high`` of a space (or an HQ's number)."""
        key = (spot, low, high)
        mask = self._masks.get(key)
        if mask is None:
            row = self._distance[spot]
            mask = mask_of(cell for cell in range(self._size) if low <= row[cell] <= high)
            self._masks[key] = mask
        return mask


_BOARDS: dict[tuple[int, int], Rings] = {}


def rings_of(board: Board) -> Rings:
    """The masks of a board of this size."""
    size = (board.lines, board.columns)
    if size not in _BOARDS:
        _BOARDS[size] = Rings(board)
    return _BOARDS[size]
