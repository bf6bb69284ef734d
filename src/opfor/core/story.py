"""What happened in games, beyond who won: what a designer wants to see on the map."""

from __future__ import annotations

from msgspec import Struct


class Story(Struct):
    """``points`` by seat and source, ``fell`` by seat and place; ``moved`` and ``fired`` are the
    games in which a unit moved, and those in which a line of the mission was carried out (each that
    is known of, with 0 where it never was)."""

    points: dict[str, dict[str, int]] = {}
    fell: dict[str, dict[str, int]] = {}
    moved: dict[str, int] = {}
    fired: dict[str, int] = {}

    def add(self, other: Story) -> None:
        """Pour another story in."""
        for mine, theirs in ((self.points, other.points), (self.fell, other.fell)):
            for seat, counts in theirs.items():
                _pour(mine.setdefault(seat, {}), counts)
        _pour(self.moved, other.moved)
        _pour(self.fired, other.fired)


def _pour(into: dict[str, int], counts: dict[str, int]) -> None:
    for name, n in counts.items():
        into[name] = into.get(name, 0) + n
