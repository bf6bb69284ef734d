"""What an owner of the box may enter: units, supports, equipment, terrain, maps, armies; and whose
texts the cards in play have."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

import msgspec

from opfor.core.errors import OpforError
from opfor.core.form import Form, Row
from opfor.core.game import Printed
from opfor.games.tactics2gm.values.content import (
    HIDDEN,
    ArmyRow,
    MapRow,
    SupportRow,
    TerrainRow,
    TokenRow,
    UnitRow,
)
from opfor.games.tactics2gm.values.options import RANDOM, Setting, chosen_army
from opfor.kit.forms import form_of, one_lined
from opfor.kit.own_tables import own_rows

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
            msgspec.convert({k: v for k, v in row.items() if v is not None}, kind)
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

FORMS: tuple[Form, ...] = (
    form_of(
        "unit", "units", "units", UnitRow, words=WORDS, check=_check(UnitRow),
        one_line=partial(_typed, "unit"), usage=UNIT_USAGE, sources=DECKS,
    ),
    form_of(
        "support", "supports", "supports", SupportRow, words=WORDS, check=_check(SupportRow),
        one_line=partial(_typed, "support"), sources=DECKS,
        usage="card barrage effect barrage tag damage cost 3",
    ),
    form_of("equipment", "equipment", "equipment", TokenRow, words=WORDS, check=_check(TokenRow)),
    form_of("terrain", "terrain", "terrain", TerrainRow, words=WORDS, check=_check(TerrainRow)),
    form_of("map", "maps", "maps", MapRow, words=WORDS, check=_check(MapRow)),
    form_of("army", "armies", "armies", ArmyRow, words=WORDS, check=_check(ArmyRow)),
)  # fmt: skip


def printed(setting: Setting) -> Mapping[str, Printed]:
    """Each deck by the cards its army owns; the terrain deck by its own."""
    own = {str(row.get("id")) for table in ("units", "supports") for row in own_rows(table, table)}
    found: dict[str, Printed] = {}
    for side, seat in enumerate(setting.seats):
        cards = _cards_of(setting, side)
        told = Printed(
            ours=tuple(name for name in cards if name not in own),
            theirs=tuple(name for name in cards if name in own),
        )
        found[f"{seat} deck"] = told
        if side == setting.ai:
            found["ai army"] = told
    ground = {str(row.get("id")) for row in own_rows("terrain", "terrain")}
    terrain = sorted(row.id for row in setting.cards.terrain.values() if row.copies)
    found["terrain deck"] = Printed(
        ours=tuple(name for name in terrain if name not in ground),
        theirs=tuple(name for name in terrain if name in ground),
    )
    return found


def _cards_of(setting: Setting, side: int) -> list[str]:
    """The cards a side may hold."""
    army = chosen_army(setting, side)
    names = setting.cards.armies if army == RANDOM else (army,)
    return sorted({card for name in names for card in setting.cards.armies[name].copies} - {HIDDEN})
