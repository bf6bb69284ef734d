"""What players were measured to win, by mission and level, kept beside the rules of a game.

``books/levels.json`` holds the share of games that the baseline and the expert won, draws for half;
``benchmarks/levels.py`` writes it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from msgspec import Struct

from opfor.core.codec import decode
from opfor.core.mission_card import MissionCard
from opfor.core.phrasebook import PhraseBook

FILE = Path("books", "levels.json")
SAY = PhraseBook.of_the_program("missions")


class Won(Struct, frozen=True):
    """The share of games that a player won, draws for half, with its 95 % interval."""

    value: float
    low: float
    high: float
    games: int

    @property
    def said(self) -> str:
        """``41 % ± 2``."""
        return f"{100 * self.value:.0f} % ± {50 * (self.high - self.low):.0f}"


Measured = Mapping[str, Mapping[str, Mapping[str, Won]]]
"""Mission, level, player."""


@cache
def measured(folder: Path) -> Measured:
    """What was measured for the game in a folder; nothing where nothing was."""
    file = folder / FILE
    if not file.is_file():
        return {}
    return decode(file.read_bytes(), dict[str, dict[str, dict[str, Won]]])


def rates(won: Mapping[str, Won]) -> str:
    """``baseline 41 % ± 2, expert 55 % ± 3``."""
    return ", ".join(f"{SAY(f'player-{player}')} {each.said}" for player, each in won.items())


def level_lines(card: MissionCard, known: Measured) -> list[str]:
    """Every level of a mission: what players win at it and what it changes."""
    lines = []
    for level, changes in card.levels.items():
        said = [rates(known.get(card.name, {}).get(level, {})), changes]
        told = "; ".join(each for each in said if each)
        lines.append(SAY("level-line", level=SAY(f"level-{level}"), told=told or SAY("as-printed")))
    return lines
