"""What can be wrong with a mission beyond its types: one line per fault, naming the entry."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from opfor.cardboard.coh.board.battlefield import Battlefield
from opfor.cardboard.coh.board.grid import EDGES
from opfor.cardboard.coh.board.move_costs import MoveTables
from opfor.cardboard.coh.board.own_boards import own_board_faults
from opfor.cardboard.coh.counters.action_cards import deck_of
from opfor.cardboard.coh.counters.numbers import numbers, work_kinds
from opfor.cardboard.coh.counters.units import kind_numbered, unit_kinds
from opfor.cardboard.coh.missions.first_hits import hit_faults, pile_faults
from opfor.cardboard.coh.missions.levels import level_faults
from opfor.cardboard.coh.missions.mission import Force, Mission, SideRow
from opfor.cardboard.coh.rulings import Rulings
from opfor.core.door import is_whole
from opfor.core.echo import shortened
from opfor.core.errors import BadPack, OpforError, one_of


def refuse(path: Path, found: Iterable[str]) -> None:
    """Refuse a file for all that is wrong with it, in one line."""
    said = list(dict.fromkeys(found))
    if len(said) == 1:
        raise BadPack(f"{path}: {said[0]}")
    if said:
        listed = "; ".join(f"({n}) {fault}" for n, fault in enumerate(said, 1))
        raise BadPack(f"{path}: {len(said)} faults: {listed}")


def faults(mission: Mission, stem: str, elsewhere: str = "") -> Iterator[str]:
    """Everything wrong with a mission; one is enough to refuse it. The units of the nation
    ``elsewhere`` need not be among its forces."""
    if mission.id != stem:
        yield f"id: the file must be called {shortened(mission.id)}.toml"
    if mission.sides[0].nation == mission.sides[1].nation:
        yield f"sides: both are {mission.sides[0].nation}; one must be the other nation"
    if mission.rounds < 1:
        yield "rounds: a mission lasts at least one round"
    if found := list(own_board_faults(mission.boards)):
        yield from found
        return
    try:
        field = mission.ground
    except OpforError as fault:
        yield f"maps: {fault}"
        return
    try:
        deck_of(mission.cards)
    except OpforError as fault:
        yield f"cards: {fault}"
    yield from pile_faults(mission)
    for side in mission.sides:
        yield from _side_faults(side, field, mission)
        if not any(force.numbers for force in side.forces) and side.nation != elsewhere:
            yield f"sides.{side.nation}.forces: the side has no units"
    for n, control in enumerate(mission.control):
        yield from hex_faults(f"control[{n}].hex", (control.hex,), field)
    for n, work in enumerate(mission.works):
        yield from hex_faults(f"works[{n}].hex", (work.hex,), field)
        if work.kind not in work_kinds():
            yield one_of(f"works[{n}].kind", work.kind, work_kinds())
    yield from hex_faults("names", tuple(mission.names), field)
    for n, smoke in enumerate(mission.smoke):
        yield from hex_faults(f"smoke[{n}].hex", (smoke.hex,), field)
    if len({work.hex for work in mission.works}) < len(mission.works):
        yield "works: two stand in one hex; one per hex is right"
    if len({control.hex for control in mission.control}) < len(mission.control):
        yield "control: two markers lie in one hex; one per hex is right"
    yield from level_faults(mission)


def _side_faults(side: SideRow, field: Battlefield, mission: Mission) -> Iterator[str]:
    yield from _number_faults(side, mission)
    used: set[int] = set()
    for n, force in enumerate(side.forces):
        where = f"sides.{side.nation}.forces[{n}]"
        found = [*_force_faults(where, force, field, mission)]
        found += _counter_faults(where, side, force, used)
        yield from found
        used.update(force.numbers)
        if not found:
            yield from hit_faults(where, side.nation, force)
            yield from _riding_faults(where, side, force, used)
            yield from _ground_faults(where, side.nation, force, field)
    if side.exit is not None:
        yield from hex_faults(f"sides.{side.nation}.exit.hexes", side.exit.hexes, field)
    for name, way_out in side.exit_of.items():
        where = f"sides.{side.nation}.exit_of.{name}"
        if not is_whole(name) or int(name) not in used:
            yield f"{where}: no counter of the side has that number"
        yield from hex_faults(f"{where}.hexes", way_out.hexes, field)


def _counter_faults(where: str, side: SideRow, force: Force, used: set[int]) -> Iterator[str]:
    """Numbers used twice, or that no counter has."""
    for n, number in enumerate(force.numbers):
        if number in used or number in force.numbers[:n]:
            yield f"{where}.numbers: {number} is already used; each counter exists once"
        try:
            kind_numbered(side.nation, number)
        except OpforError as fault:
            yield f"{where}.numbers: {fault}"


def _number_faults(side: SideRow, mission: Mission) -> Iterator[str]:
    """Counts below nothing, points for units there are not, guns that never fire."""
    where = f"sides.{side.nation}"
    for name in ("caps", "hand", "cards_each_round"):
        if getattr(side, name) < 0:
            yield f"{where}.{name}: {getattr(side, name)} is less than nothing; 0 or more is right"
    for name in side.kill_vp_of:
        if not is_whole(name) and name not in unit_kinds():
            yield f"{where}.kill_vp_of: " + one_of("unit", name, sorted(unit_kinds()))
    if side.artillery and not all(1 < r <= mission.rounds for r in side.artillery.rounds):
        yield f"{where}.artillery.rounds: shells fall in rounds 2 to {mission.rounds}"


def _riding_faults(where: str, side: SideRow, force: Force, used: set[int]) -> Iterator[str]:
    """What rides must be one foot unit or gun, on a transport listed before."""
    if not force.rides:
        return
    if force.rides not in used - set(force.numbers):
        yield f"{where}.rides: {force.rides} must be listed before those who ride it"
        return
    carrier = kind_numbered(side.nation, force.rides)
    if not carrier.has("transport"):
        yield f"{where}.rides: {carrier.title} {force.rides} carries nobody; name a transport"
    if len(force.numbers) > 1 or sum(f.rides == force.rides for f in side.forces) > 1:
        yield f"{where}.rides: one vehicle carries or tows one unit"


def _force_faults(where: str, force: Force, field: Battlefield, mission: Mission) -> Iterator[str]:
    begins = [bool(force.hex), bool(force.area), bool(force.enters), bool(force.rides)]
    if sum(begins) != 1:
        yield f"{where}: give exactly one of hex, area, enters, rides"
    if force.enters and not force.by:
        yield f"{where}.by: entering units need the hexes or the edge they come by"
    if not force.numbers:
        yield f"{where}.numbers: name at least one counter"
    if force.enters < 0:
        yield f"{where}.enters: {force.enters}; give the round they come in, 1 or more"
    if force.enters > mission.rounds:
        yield f"{where}.enters: round {force.enters} is after the last, {mission.rounds}"
    if force.outside and force.hex not in {work.hex for work in mission.works}:
        yield f"{where}.outside: only for units in the hex of a fortification"
    if force.hex:
        yield from hex_faults(f"{where}.hex", (force.hex,), field)
    yield from hex_faults(f"{where}.area", force.area, field)
    yield from hex_faults(f"{where}.by", force.by, field)


def _ground_faults(where: str, nation: str, force: Force, field: Battlefield) -> Iterator[str]:
    """Units that begin where they could never go: a gun in heavy woods, a truck in water."""
    tables = MoveTables(field, Rulings(), numbers().unburdened_move_cost)
    for name, places in (("hex", (force.hex,)), ("area", force.area), ("by", force.by)):
        cells = cells_of(field, tuple(filter(None, places)))
        for number in force.numbers if cells else ():
            kind = kind_numbered(nation, number)
            if all(tables.entry_extra(kind, cell) is None for cell in cells):
                yield f"{where}.{name}: {kind.title} {number} cannot stand on this ground"


def hex_faults(where: str, names: tuple[str, ...], field: Battlefield) -> Iterator[str]:
    """Names that mean no hexes of the map."""
    for name in names:
        try:
            cells_of(field, (name,))
        except OpforError as fault:
            yield f"{where}: {fault}"


def cells_of(field: Battlefield, names: tuple[str, ...]) -> tuple[int, ...]:
    """The hexes that names mean: hex names, edges (``north``), or columns of an edge
    (``north 04-10``), in order and without repeats."""
    cells: dict[int, None] = {}
    for name in names:
        edge, _, columns = name.partition(" ")
        if edge in EDGES:
            cells.update(dict.fromkeys(_along(field, edge, columns)))
        else:
            cells[field.cell(name)] = None
    return tuple(cells)


def _along(field: Battlefield, edge: str, columns: str) -> tuple[int, ...]:
    cells = field.edge(edge)  # type: ignore[arg-type]
    if not columns:
        return cells
    first, _, last = columns.partition("-")
    if not (is_whole(first) and is_whole(last or first)):
        raise OpforError(f"{edge} {columns!r}: columns are written like 04-10")
    wanted = range(int(first), int(last or first) + 1)
    found = tuple(c for c in cells if int(field.name(c)[-2:]) in wanted)
    if not found:
        raise OpforError(f"{edge} {columns!r}: no whole hex of that edge has such a column")
    return found
