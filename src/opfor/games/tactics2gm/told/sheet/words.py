"""The rules in short, with the numbers in force."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import to_builtins

from opfor.core.phrasebook import PhraseBook, Thing
from opfor.core.phrases import listed
from opfor.games.tactics2gm.told.names import CONTENT
from opfor.games.tactics2gm.values.content import FOLDER, load_cards
from opfor.games.tactics2gm.values.numbers import Numbers
from opfor.games.tactics2gm.values.options import Options
from opfor.kit.levels import SAY as LEVELS
from opfor.kit.modes import level_sets, levels_of, modes_in
from opfor.kit.paper.words import piece

SHEETS = PhraseBook(FOLDER / "words", "sheets")
RULES = ("setting-up", "your-turn", "movement", "deployment", "shooting", "supply")


def rules(numbers: Numbers, scenario: str, level: str) -> list[dict[str, Any]]:
    """A piece for each part of a game, with what the AI's HQ gives at the level."""
    sets = level_sets([levels_of(modes_in(FOLDER), Options(scenario=scenario))], level)
    ap = sets.get("ai_ap", numbers.economy.ai_hq_ap)
    least = int(ap)
    given = flat(numbers) | {"economy-ai_hq_ap": f"{least}/{least + 1}" if ap % 1 else least}
    given["removed"] = listed(_removed(numbers))
    pieces = [piece(SHEETS, f"rules-{name}", **given) for name in RULES]
    if sets:
        line = SHEETS("at-level", level=LEVELS(f"level-{level}"), sets=told(sets))
        pieces[0]["lines"].append(line)
    return pieces


def told(sets: Mapping[str, Any]) -> str:
    """What a level sets: a half is 1 AP in every second turn."""
    ap = sets["ai_ap"]
    least = int(ap)
    form = "halves" if ap % 1 else "whole"
    return SHEETS.form("level-sets", form, None, {"ap": least, "more": least + 1})


def _removed(numbers: Numbers) -> list[Thing]:
    """The cards of the box that an AI does without."""
    every = load_cards().supports.values()
    return [
        CONTENT.thing(f"supports-{row.id}", row.title)
        for row in every
        if row.id in numbers.army.removed
    ]


def flat(numbers: Numbers) -> dict[str, Any]:
    """Every number by its table and name: ``economy-hq_ap``."""
    tables = to_builtins(numbers).items()
    return {
        f"{table}-{name}": value
        for table, values in tables
        if isinstance(values, dict)
        for name, value in values.items()
    }
