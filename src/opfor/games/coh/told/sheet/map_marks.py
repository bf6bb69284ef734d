"""What a mission puts on the ground, as it is drawn for print: entry and set-up hexes, Control
Markers, fortifications, Rumored Enemies, exits and the places where units begin; in the colours of
the counters that are cut out."""

from __future__ import annotations

from collections.abc import Iterator

from opfor.cardboard.coh.board.battlefield import Battlefield
from opfor.cardboard.coh.counters.units import RUMORED, kind_numbered
from opfor.cardboard.coh.missions.faults import cells_of
from opfor.cardboard.coh.missions.mission import Force, Mission
from opfor.cardboard.coh.missions.solo_mission import SoloMission
from opfor.cardboard.coh.pictures.battle_map import hex_ref, spot
from opfor.cardboard.coh.pictures.faces import face
from opfor.games.coh.told.sheet.counter_faces import WORDS
from opfor.kit.drawing.counters import CounterCondition, Face, counter, stacked
from opfor.kit.drawing.markers import flag, smoke, work
from opfor.kit.hexes import Facing
from opfor.kit.scene import Mark, Piece

MOST_EXITS = 6
"""More hexes than that are an edge, which says so itself."""
ABOVE_NAMES = 30.0
"""How far a plate goes up where the name of a place stands in the bottom of the hex."""


def ways_in(mission: Mission, field: Battlefield) -> Iterator[Mark]:
    """The hexes by which units enter or in which they are set up."""
    for row in mission.sides:
        for kind, places in (
            ("entry", [force.by for force in row.forces]),
            ("set-up", [force.area for force in row.forces]),
        ):
            cells = {c for names in places for c in cells_of(field, names)}
            for cell in sorted(cells):
                yield Mark(hex_ref(field, cell), kind, WORDS[row.nation])


def set_up_pieces(mission: Mission, field: Battlefield) -> Iterator[Piece]:
    """Everything of the set-up that lies on the map; nothing hidden."""
    for control in mission.control:
        yield _piece(field, control.hex, "control", flag(WORDS[control.owner]), 1)
    for one in mission.works:
        if not one.hidden:
            yield _piece(field, one.hex, "work", work(one.kind, Facing[one.facing].value), 2)
    for cloud in mission.smoke:
        yield _piece(field, cloud.hex, "smoke", smoke(cloud.density), 3)
    yield from _exits(mission, field)
    for hex_ in mission.rumors if isinstance(mission, SoloMission) else ():
        yield _piece(field, hex_, "rumor", counter(face(RUMORED, "RE"), "foe"), 5)
    yield from _units(mission, field)


def _exits(mission: Mission, field: Battlefield) -> Iterator[Piece]:
    """A plate for each hex to leave by, above the name that stands in it."""
    ways = [way for row in mission.sides for way in (row.exit, *row.exit_of.values()) if way]
    outs = [cells_of(field, way.hexes) for way in ways]
    named = {field.cell(hex_) for hex_ in mission.names}
    for cell in dict.fromkeys(c for out in outs if len(out) <= MOST_EXITS for c in out):
        up = ABOVE_NAMES if cell in named else 0.0
        yield _piece(field, field.name(cell), "exit", work("exit"), 4, up)


def _piece(
    field: Battlefield, hex_: str, kind: str, svg: str, height: int, up: float = 0.0
) -> Piece:
    x, y = spot(field, field.cell(hex_))
    return Piece(f"{kind}:{hex_}", x, y - up, svg, kind, "", height)


def _units(mission: Mission, field: Battlefield) -> Iterator[Piece]:
    """The units that begin on the map, each with the way it faces."""
    at: dict[int, list[tuple[Face, str, str]]] = {}
    for row in mission.sides:
        for force, hex_, facing in placed(row.forces):
            for number in force.numbers:
                name = f"{row.nation[0].upper()}{number:02d}"
                shown = face(kind_numbered(row.nation, number), name), WORDS[row.nation], facing
                at.setdefault(field.cell(hex_), []).append(shown)
    for cell, units in sorted(at.items()):
        for (printed, word, facing), x, y, height in stacked(units, *spot(field, cell)):
            on_top = height == len(units) - 1
            faced = Facing[facing].value if facing else None
            lies = CounterCondition(facing=faced, count=len(units) if on_top else 0)
            svg = counter(printed, word, lies)
            yield Piece(f"unit:{printed.name}", x, y, svg, printed.name, word, 10 + height)


def placed(forces: tuple[Force, ...]) -> Iterator[tuple[Force, str, str]]:
    """The forces that stand in a hex, hidden ones left out; riders with what carries them."""
    where = {n: (f.hex, f.facing or "") for f in forces for n in f.numbers if f.hex}
    for force in forces:
        hex_, facing = where.get(force.rides, (force.hex, force.facing or ""))
        if hex_ and not force.hidden:
            yield force, hex_, facing
