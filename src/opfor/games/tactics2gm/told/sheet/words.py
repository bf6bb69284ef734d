"""The rules in short, with the numbers in force."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins

from opfor.core.phrasebook import PhraseBook
from opfor.games.tactics2gm.values.content import FOLDER
from opfor.games.tactics2gm.values.numbers import Numbers
from opfor.games.tactics2gm.values.options import Options
from opfor.kit.levels import SAY as LEVELS
from opfor.kit.modes import level_sets, levels_of, modes_in
from opfor.kit.paper.words import piece

SHEETS = PhraseBook(FOLDER / "words", "sheets")
RULES = ("setting-up", "your-turn", "movement", "deployment", "shooting", "supply")


def rules(numbers: Numbers, scenario: str, level: str) -> list[dict[str, Any]]:
    """A piece for each part of a game, with what the AI's HQ gives at the level."""
    pieces = [piece(SHEETS, f"rules-{name}", **flat(numbers)) for name in RULES]
    pieces[0]["lines"] += at_level(scenario, level)
    return pieces


def at_level(scenario: str, level: str) -> list[str]:
    """What a level sets: a half is given as 1 AP in every second turn."""
    sets = level_sets([levels_of(modes_in(FOLDER), Options(scenario=scenario))], level)
    if not sets:
        return []
    ap = sets["ai_ap"]
    form = "halves" if ap % 1 else "whole"
    said = {"level": LEVELS(f"level-{level}"), "ap": int(ap), "more": int(ap) + 1}
    return [SHEETS.form("at-level", form, None, said)]


def flat(numbers: Numbers) -> dict[str, Any]:
    """Every number by its table and name: ``economy-hq_ap``."""
    tables = to_builtins(numbers).items()
    return {
        f"{table}-{name}": value
        for table, values in tables
        if isinstance(values, dict)
        for name, value in values.items()
    }
