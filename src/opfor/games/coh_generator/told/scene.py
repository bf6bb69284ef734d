"""The table as a drawing: the map as it lies, edges, Units, markers and counters."""

from __future__ import annotations

from collections.abc import Iterator

from opfor.cardboard.coh import names as box
from opfor.cardboard.coh.board.battlefield import Battlefield
from opfor.cardboard.coh.generator_cards.content import number_of, unit_of
from opfor.cardboard.coh.pictures.battle_map import hex_ref, map_ground, spot
from opfor.cardboard.coh.pictures.faces import face
from opfor.cardboard.coh.pictures.legend import counter_keys, ground_keys
from opfor.games.coh_generator.told import names as say
from opfor.games.coh_generator.told.board_text import headline, in_words
from opfor.games.coh_generator.told.names import SAY
from opfor.games.coh_generator.values.ground import cells, entry_cells, field_of, shown
from opfor.games.coh_generator.values.options import Setting
from opfor.games.coh_generator.values.state import UNSEEN, State, UnitAt
from opfor.kit.drawing.counters import CounterCondition, counter, stacked
from opfor.kit.drawing.look import style
from opfor.kit.drawing.markers import flag, work
from opfor.kit.hexes import Facing
from opfor.kit.picture import Picture
from opfor.kit.scene import Ground, Mark, Piece, laid

SIDES = {"german": "you", "soviet": "foe"}
"""Two drafters look at one table: the German side has the round corners for both."""


def scene(setting: Setting, state: State, seat: str) -> Picture:
    """What a seat may see, drawn."""
    text = "\n".join([headline(setting, state), *in_words(setting, state, seat)])
    title, said = setting.plan.title, headline(setting, state)
    if not state.layout:
        return Picture(title, text, bare_table(), (), (), f"{said} {SAY('no-map')}")
    keys = (*ground_keys(field_of(state)), *counter_keys())
    drawn = pieces(setting, state, seat), marks(setting, state, seat)
    return Picture(title, text, ground_at(setting, state), *drawn, said, keys)


def ground_at(_setting: Setting, state: State) -> Ground:
    """The map as far as it has been laid; nothing before, so that words stand in its place."""
    return map_ground(field_of(state)) if state.layout else laid(0, 0, "")


def pieces(_setting: Setting, state: State, _seat: str) -> tuple[Piece, ...]:
    """What lies on the map, as a seat may see it (the state is already its view)."""
    return tuple(table_pieces(state)) if state.layout else ()


def marks(_setting: Setting, state: State, _seat: str) -> tuple[Mark, ...]:
    return tuple(entry_marks(state)) if state.layout else ()


def bare_table() -> Ground:
    """Before a map is chosen."""
    return laid(1080, 120, '<rect class="m-a" width="1080" height="120"/>', "", (), style())


def entry_marks(state: State) -> Iterator[Mark]:
    """The edges by which each side enters."""
    field = field_of(state)
    for role, segments in state.edges.items():
        side = SIDES[role.partition("-")[0]]
        for cell in entry_cells(field, segments):
            yield Mark(hex_ref(field, cell), "entry", side)


def table_pieces(state: State) -> Iterator[Piece]:
    """Control Markers, Defense Counters and Units, the lowest first."""
    field = field_of(state)
    for n, marker in enumerate(state.markers, 1):
        told = {"who": box.nation(marker.owner), "where": shown(state, marker.hex)}
        label = SAY("control-marker", **told)
        place = _place(field, marker.hex)
        side = SIDES[marker.owner]
        yield Piece(f"control:{marker.hex}/{n}", *place, flag(side), label, side, 1)
    for n, one in enumerate(state.works, 1):
        if one.hex != UNSEEN:
            where = shown(state, one.hex)
            label = SAY("work-label", work=box.work(one.kind), where=where)
            svg = work(one.kind)
            yield Piece(f"work:{one.hex}/{n}", *_place(field, one.hex), svg, label, "", 5)
    at: dict[str, list[UnitAt]] = {}
    for unit in state.units:
        if unit.where in ("map", "hidden") and unit.hex != UNSEEN:
            at.setdefault(unit.hex, []).append(unit)
    for hex_, units in at.items():
        yield from _stack(state, field, hex_, units)


def _stack(state: State, field: Battlefield, hex_: str, units: list[UnitAt]) -> Iterator[Piece]:
    for unit, x, y, height in stacked(units, *_place(field, hex_)):
        name = f"{unit.side[0].upper()}{number_of(unit.unit):02d}"
        lies = CounterCondition(
            facing=Facing[unit.facing].value if unit.facing else None,
            hidden=unit.where == "hidden",
            count=len(units) if height == len(units) - 1 else 0,
        )
        svg = counter(face(unit_of(unit.side, unit.unit), name), SIDES[unit.side], lies)
        where = shown(state, hex_)
        label = SAY("unit-label", unit=say.unit(unit.side, unit.unit), where=where)
        side = SIDES[unit.side]
        yield Piece(f"unit:{name}", x, round(y, 1), svg, label, side, 20 + height)


def _place(field: Battlefield, hex_: str) -> tuple[float, float]:
    x, y = spot(field, cells(field, [hex_])[0])
    return x, round(y, 1)
