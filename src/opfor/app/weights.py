"""What playing a ruling the other way does, as measured by the lab and kept beside the book.

``books/weights.json`` holds measurements: what was played, and for each other value of each ruling
how many games it changed and what it did to the win rate. ``opfor lab rulings GAME --keep`` writes
it; every surface that lists rulings may say it.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from msgspec import Struct

from opfor.core.codec import decode
from opfor.core.phrases import percent

FILE = Path("books", "weights.json")


class Weighed(Struct, frozen=True):
    """One other value of a ruling: shares of decisions and games changed, and the change of the
    player's win rate with its 95 % interval (as shares)."""

    ruling: str
    value: str
    decisions: float
    games: float
    win: float
    low: float
    high: float


class Measurement(Struct, frozen=True):
    """Weights under one setting: ``played`` paired games for each value."""

    setting: str
    player: str
    seed: int
    played: int
    version: str
    weights: tuple[Weighed, ...]


@cache
def measurements(folder: Path) -> tuple[Measurement, ...]:
    """What was measured for the game in a folder; nothing where nothing was."""
    file = folder / FILE
    if not file.is_file():
        return ()
    return decode(file.read_bytes(), tuple[Measurement, ...])


def weight_said(folder: Path, ruling: str) -> str:
    """What a ruling weighs, in a sentence: where it changed the most games. Empty if unknown."""
    found = [
        (weighed, made)
        for made in measurements(folder)
        for weighed in made.weights
        if weighed.ruling == ruling
    ]
    if not found:
        return ""
    weighed, made = max(found, key=lambda each: (each[0].games, abs(each[0].win)))
    if weighed.games == 0:
        return f"Playing {weighed.value} changed none of {made.played} games."
    points = (
        f"{100 * weighed.win:+.1f} points ({100 * weighed.low:+.1f} to {100 * weighed.high:+.1f})"
    )
    return (
        f"Playing {weighed.value} changes {percent(weighed.games)} of games and the player's "
        f"win rate by {points}; {made.played} paired games, {made.setting}."
    )
