"""What scenarios can be made of: the cards of every army, the printed maps, each with its bare
drawing."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from msgspec.structs import replace

from opfor.core.drawing import Stocked
from opfor.core.phrases import capital
from opfor.games.tactics2gm.told import names as say
from opfor.games.tactics2gm.told.drawn.field import SAY, laid, plain
from opfor.games.tactics2gm.told.pictures.pieces import terrain_pieces
from opfor.games.tactics2gm.told.pictures.style import style
from opfor.games.tactics2gm.told.pictures.unit_cards import Held, card_defs, unit_card
from opfor.games.tactics2gm.told.scene import ground
from opfor.games.tactics2gm.values.content import MapRow, UnitRow
from opfor.games.tactics2gm.values.start import new
from opfor.kit.drawing.silhouettes import symbol_defs
from opfor.kit.scene import ground_svg

BARE = "-50 -54 100 108"
SIDE = "you"


def units() -> Iterator[Stocked]:
    """By army, as its deck lists them."""
    setting = plain()
    for name, army in setting.cards.armies.items():
        for card, copies in army.copies.items():
            row = setting.cards.units.get(card)
            if row is not None:
                kind, cost = say.SAY.thing(f"type-{row.type}"), row.cost
                said = SAY("stock-unit", kind=kind, cost=cost, n=copies)
                group = say.army(setting, name).form("title")
                title = capital(str(say.card(setting, card)))
                yield Stocked(card, title, group, said, (), partial(_card, row))


def _card(row: UnitRow) -> str:
    drawn = unit_card(row, SIDE, Held("", row.hp))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{BARE}"><style>{style()}</style>'
        f"<defs>{card_defs()}{symbol_defs()}</defs>{drawn}</svg>\n"
    )


def boards() -> Iterator[Stocked]:
    """The printed maps."""
    for name, row in plain().cards.maps.items():
        title = capital(str(say.CONTENT.thing(f"maps-{name}", row.title, text=row.text)))
        yield Stocked(name, title, SAY("group-maps"), row.text, (), partial(_map, row))


def _map(row: MapRow) -> str:
    setting = laid({"title": row.title, "text": "", "flavour": "special", "map": row.rows, **ROLES})
    assert setting is not None
    still = ground(setting)
    lying = "".join(
        f'<g transform="translate({each.x:g} {each.y:g})">{each.svg}</g>'
        for each in terrain_pieces(setting, new(setting))
    )
    return ground_svg(replace(still, svg=still.svg + lying))


GOAL = {"kind": "destroy-hq"}
ROLES = {
    "provenance": "original",
    "roles": [
        {"name": name, "solo": f"{name}, 1-1-1-1-1, Defensive AI", "goals": [GOAL]}
        for name in ("first", "second")
    ],
}
"""Nobody in particular: only the ground is drawn."""
