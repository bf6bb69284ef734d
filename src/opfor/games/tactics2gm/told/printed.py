"""Whose texts the cards in play have: ours, or the owner's."""

from __future__ import annotations

from collections.abc import Mapping

from opfor.core.game import Printed
from opfor.games.tactics2gm.told.names import SAY
from opfor.games.tactics2gm.values.content import HIDDEN
from opfor.games.tactics2gm.values.options import RANDOM, Setting, chosen_army
from opfor.kit.own_tables import own_rows


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


def unused(setting: Setting) -> list[str]:
    """Cards of the owner's that no army has."""
    rows = [row for table in ("units", "supports") for row in own_rows(table, table)]
    owned = {name for army in setting.cards.armies.values() for name in army.copies}
    return [
        SAY("unused-card", card=row.get("title") or row.get("id"))
        for row in rows
        if row.get("id") not in owned
    ]


def _cards_of(setting: Setting, side: int) -> list[str]:
    """The cards a side may hold."""
    army = chosen_army(setting, side)
    names = setting.cards.armies if army == RANDOM else (army,)
    return sorted({card for name in names for card in setting.cards.armies[name].copies} - {HIDDEN})
