"""Names of a game replaced by others that nobody can have read of: whether a program plays by what
it sees, or by what it remembers.

Masked are the titles and ids of the game's own tables, in texts and in what the seat sees; the same
seed gives the same masks.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from opfor.core.chance import outcome
from opfor.core.game import Game
from opfor.core.parsed_toml import toml_at

NAMED = ("id", "title", "name", "short")
FEWEST = 4
"""Shorter names are words of the rules, or numbers."""
CONSONANTS, VOWELS = "bdfgklmnprstvz", "aeiou"
SYLLABLES = 3


class Masked:
    """The masks of one game."""

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.masks: dict[str, str] = {}
        for number, things in enumerate(_things(game.folder / "packs")):
            for name in things:
                self.masks.setdefault(name.casefold(), _word(seed, number))
        longest = sorted(self.masks, key=len, reverse=True)
        words = "|".join(map(re.escape, longest)) or r"(?!)"
        self._pattern = re.compile(rf"(?<![\w-])(?:{words})(?![\w-])", re.IGNORECASE)

    def __call__(self, value: Any) -> Any:
        """A value with every name masked, in keys too."""
        if isinstance(value, str):
            return self._pattern.sub(lambda found: self.masks[found.group().casefold()], value)
        if isinstance(value, dict):
            return {self(key): self(each) for key, each in value.items()}
        if isinstance(value, list | tuple):
            return [self(each) for each in value]
        return value


def _things(folder: Path) -> Iterator[list[str]]:
    """All that has names in the tables of a folder: the names of each."""
    for path in sorted(folder.rglob("*.toml")):
        yield from _named(toml_at(path))


def _named(value: Any) -> Iterator[list[str]]:
    inner = value
    if isinstance(value, dict):
        found = [value.get(key) for key in NAMED]
        yield [name for name in found if isinstance(name, str) and len(name) >= FEWEST]
        inner = list(value.values())
    if isinstance(inner, list):
        for each in inner:
            yield from _named(each)


def _word(seed: int, number: int) -> str:
    """A word of its own for each number: syllables by the seed, and the number behind them."""
    said = [
        CONSONANTS[outcome(seed, f"mask:{number}", 2 * n, len(CONSONANTS))]
        + VOWELS[outcome(seed, f"mask:{number}", 2 * n + 1, len(VOWELS))]
        for n in range(SYLLABLES)
    ]
    return f"{''.join(said)}{number}"
