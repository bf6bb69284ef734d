"""The table of a board file, its spaces by what they are called on the map, and its setting."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from opfor.core.book import load_book
from opfor.core.codec import convert
from opfor.core.drawing import Path
from opfor.core.errors import OpforError
from opfor.core.phrasebook import PhraseBook
from opfor.core.rulings import rulings_from
from opfor.games.blitzkrieg.values.content import (
    board_folder,
    board_of,
    load_constants,
    load_units,
)
from opfor.games.blitzkrieg.values.options import FOLDER, Options, Setting
from opfor.games.blitzkrieg.values.rulings import Rulings
from opfor.games.blitzkrieg.values.tables import BoardTable

SAY = PhraseBook(FOLDER / "words", "drawing")
Values = Mapping[str, Any]


def table_of(values: Values) -> BoardTable:
    return convert(values, BoardTable)


def laid(values: Values) -> Setting | None:
    """The setting of the file, whatever is wrong with its numbers; nothing where it cannot be
    laid."""
    try:
        table = table_of(values)
        folder = board_folder(table.tokens)
        board = board_of("drawn", table)
        rulings = rulings_from(Rulings, load_book(FOLDER), {})
        tokens, numbers = load_units(folder), load_constants(folder)
        return Setting(board, tokens, Options(), rulings, numbers)
    except (OpforError, msgspec.ValidationError):
        return None


def spaces_of(values: Values) -> Iterator[tuple[str, Path]]:
    """Every space as the map calls it, and its way into the file."""
    for t, theatre in enumerate(values.get("theatres", ())):
        for c, campaign in enumerate(theatre.get("campaigns", ())):
            for s in range(len(campaign.get("spaces", ()))):
                path: Path = ("theatres", t, "campaigns", c, "spaces", s)
                yield f"space:{theatre.get('id')}/{c + 1}/{s + 1}", path


def at(values: Values, path: Path) -> Any:
    """What stands at a place; nothing where there is none."""
    found: Any = values
    for step in path:
        found = found.get(step) if isinstance(found, Mapping) else found[int(step)]
        if found is None:
            return None
    return found
