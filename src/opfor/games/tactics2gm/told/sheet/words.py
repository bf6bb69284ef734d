"""The rules in short, with the numbers in force."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins

from opfor.core.phrasebook import PhraseBook
from opfor.games.tactics2gm.values.content import FOLDER
from opfor.games.tactics2gm.values.numbers import Numbers
from opfor.kit.paper.words import piece

SHEETS = PhraseBook(FOLDER / "words", "sheets")
RULES = ("setting-up", "your-turn", "movement", "deployment", "shooting", "supply")


def rules(numbers: Numbers) -> list[dict[str, Any]]:
    """A piece for each part of a game."""
    return [piece(SHEETS, f"rules-{name}", **flat(numbers)) for name in RULES]


def flat(numbers: Numbers) -> dict[str, Any]:
    """Every number by its table and name: ``economy-hq_ap``."""
    tables = to_builtins(numbers).items()
    return {
        f"{table}-{name}": value
        for table, values in tables
        if isinstance(values, dict)
        for name, value in values.items()
    }
