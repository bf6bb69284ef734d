"""What an owner of the box may enter: units, supports, equipment, terrain, maps, armies."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec

from opfor.core.codec import convert
from opfor.core.errors import OpforError
from opfor.core.form import Form, Row
from opfor.games.tactics2gm.values.content import (
    ArmyRow,
    MapRow,
    SupportRow,
    TerrainRow,
    TokenRow,
    UnitRow,
    load_cards,
)
from opfor.kit.forms import form_of, one_lined

WORDS = {
    "id": "Short name, such as tiger",
    "title": "Name on the card",
    "text": "Text on the card",
    "to_hit": "Least D10 roll that hits",
    "copies": "Copies, such as rifle 4, tiger 2",
    "standard": "The usual deck, such as rifle 4, tiger 2",
}


def _check(kind: type[Any]) -> Any:
    def check(row: Row) -> None:
        try:
            convert({k: v for k, v in row.items() if v is not None}, kind)
        except msgspec.ValidationError as fault:
            raise OpforError(f"{row.get('id', '')}: {fault}") from None

    return check


def _typed(form_name: str, text: str) -> Row:
    """``card tiger type tank kind tank cost 5 …``: fields by name, in any order."""
    words = text.split()
    words = words[1:] if words and words[0].casefold() == "card" else words
    if len(words) < 3:
        raise OpforError(f"write it so: {UNIT_USAGE}")
    form = next(form for form in FORMS if form.name == form_name)
    row = {"id": words[0].casefold(), "title": words[0].replace("-", " ").capitalize()}
    return row | one_lined(words[1:], form)


UNIT_USAGE = "card tiger type tank kind tank cost 6 movement 1 range 4 to_hit 4 defence 5 hp 4"
DECKS = ("ai deck", "player deck", "north deck", "south deck", "ai army")

TELLS = ("id", "title", "type", "kind", "effect", "tag", "timing", "traits", "carries")
"""What a card is, before anything printed on it is known."""


def _of_armies(kind: str) -> dict[str, list[Row]]:
    """The cards of each army, as far as their names tell them."""
    cards = load_cards()
    table: dict[str, Any] = getattr(cards, kind)
    return {
        army.id: [_told(table[name]) for name in army.copies if name in table]
        for army in cards.armies.values()
    }


def _told(card: UnitRow | SupportRow) -> Row:
    row: Row = msgspec.to_builtins(card)
    return {name: row[name] for name in TELLS if row.get(name)}


def _armies() -> dict[str, list[Row]]:
    return {army.id: [msgspec.to_builtins(army)] for army in load_cards().armies.values()}


FORMS: tuple[Form, ...] = (
    form_of(
        "unit", "units", "units", UnitRow, words=WORDS, check=_check(UnitRow),
        one_line=partial(_typed, "unit"), usage=UNIT_USAGE, sources=DECKS,
        sheets=partial(_of_armies, "units"), given=TELLS,
    ),
    form_of(
        "support", "supports", "supports", SupportRow, words=WORDS, check=_check(SupportRow),
        one_line=partial(_typed, "support"), sources=DECKS,
        usage="card barrage effect barrage tag damage cost 3",
        sheets=partial(_of_armies, "supports"), given=TELLS,
    ),
    form_of("equipment", "equipment", "equipment", TokenRow, words=WORDS, check=_check(TokenRow)),
    form_of("terrain", "terrain", "terrain", TerrainRow, words=WORDS, check=_check(TerrainRow)),
    form_of("map", "maps", "maps", MapRow, words=WORDS, check=_check(MapRow)),
    form_of(
        "army", "armies", "armies", ArmyRow, words=WORDS, check=_check(ArmyRow), sheets=_armies,
    ),
)  # fmt: skip
