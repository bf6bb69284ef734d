"""Ground painted on boards of the mission's own: brushes of the tray, and what they change."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import count, pairwise
from typing import Any

import msgspec

from opfor.cardboard.coh.board.battlefield import Battlefield
from opfor.cardboard.coh.board.own_boards import OwnBoard, copied
from opfor.cardboard.coh.board.printed import board_ids
from opfor.cardboard.coh.board.terrain import terrain_table
from opfor.cardboard.coh.missions.choices import FileValues, field_of
from opfor.cardboard.coh.missions.mission import Mission
from opfor.cardboard.coh.names import ground
from opfor.cardboard.coh.pictures.battle_map import spot
from opfor.cardboard.coh.pictures.legend import level_swatch, road_swatch, swatch, wall_swatch
from opfor.cardboard.coh.plan.words import SAY
from opfor.core.drawing import Change, Thing
from opfor.core.errors import OpforError
from opfor.core.phrases import capital

WALL, ROAD = "wall", "road"
OPEN = "open"
FIRST_OWN = 21
"""Printed boards have lower numbers."""

Chains = list[list[str]]


def brushes(mission: Mission) -> Iterator[Thing]:
    """What own boards are painted with: kinds of ground, levels, walls and roads."""
    if not mission.boards:
        return
    group, table = SAY("group-paint"), terrain_table()
    for kind in table.terrain:
        said = capital(str(ground(kind)))
        yield Thing(f"paint:ground:{kind.id}", said, swatch(kind.id), group, brush="place")
    for level in range(table.slope.top_level + 1):
        said = SAY("thing-level", n=level)
        yield Thing(f"paint:level:{level}", said, level_swatch(level), group, brush="place")
    yield Thing(f"paint:{WALL}", SAY("thing-wall"), wall_swatch(), group, brush="side")
    yield Thing(f"paint:{ROAD}", SAY("thing-road"), road_swatch(), group, brush="way")


# -- boards ----------------------------------------------------------------------------------


def new_board(values: FileValues) -> tuple[str, Change]:
    """Empty ground under the next free name, and what puts it into the file."""
    name = free_name(values)
    return name, _added(values, OwnBoard(id=name))


def free_name(values: FileValues) -> str:
    """The first number that no board has, printed or own."""
    taken = {*board_ids(), *(each["id"] for each in values.get("boards", ()))}
    return next(name for name in map(str, count(FIRST_OWN)) if name not in taken)


def own_copy(values: FileValues, board: str) -> tuple[str, Change]:
    """A printed board as one to paint on."""
    name = free_name(values)
    return name, _added(values, copied(board, name))


def cleared(values: FileValues, board: str) -> list[Change]:
    """Nothing on a board of the mission's own; no change where it is a printed one."""
    rows = enumerate(values.get("boards", ()))
    return [
        Change(path=("boards", n, part))
        for n, own in rows
        if own["id"] == board
        for part in own
        if part not in ("id", "title", "default")
    ]


def _added(values: FileValues, board: OwnBoard) -> Change:
    row = msgspec.to_builtins(board)
    return Change(path=("boards", len(values.get("boards", ()))), value=row, how="insert")


# -- strokes ---------------------------------------------------------------------------------


def painted(values: FileValues, rest: str, where: str) -> list[Change]:
    """A hex gets other ground or another level; a wall or road between two comes or goes."""
    what, _, detail = rest.partition(":")
    field = field_of(values)
    if field is None or not where:
        raise OpforError(SAY("put-on-a-hex"))
    changes = list(_BRUSHES[what](values, field, detail, where))
    if not changes:
        raise OpforError(SAY("put-own-board"))
    return changes


def _ground(values: FileValues, field: Battlefield, kind: str, where: str) -> Iterator[Change]:
    return _listed(values, field, ("terrain", kind, OPEN), where)


def _level(values: FileValues, field: Battlefield, level: str, where: str) -> Iterator[Change]:
    return _listed(values, field, ("levels", level, "0"), where)


def _listed(
    values: FileValues, field: Battlefield, how: tuple[str, str, str], where: str
) -> Iterator[Change]:
    """The hex moves from one list to another; what is usual has no list."""
    part, kind, usual = how
    for n, own, name in _own_names(values, field, where):
        rows = {each: [h for h in hexes if h != name] for each, hexes in own.get(part, {}).items()}
        if kind != (own.get("default", OPEN) if part == "terrain" else usual):
            rows[kind] = sorted([*rows.get(kind, ()), name])
        left = {each: hexes for each, hexes in rows.items() if hexes}
        yield Change(path=("boards", n, part), value=left or None)


def _wall(values: FileValues, field: Battlefield, start: str, end: str) -> Iterator[Change]:
    for n, own, one, other in _own_pairs(values, field, start, end):
        walls = [list(each) for each in own.get("walls", ())]
        left = [each for each in walls if {*each} != {one, other}]
        rows = left if len(left) < len(walls) else [*walls, [one, other]]
        yield Change(path=("boards", n, "walls"), value=rows or None)


def _road(values: FileValues, field: Battlefield, start: str, end: str) -> Iterator[Change]:
    """Straight on to a hex that is farther away."""
    chains: dict[int, Chains] = {}
    for here, there in pairwise(straight(field, start, end)):
        for n, own, one, other in _own_pairs(values, field, here, there):
            before = chains.get(n, [list(each) for each in own.get("roads", ())])
            rows = without(before, one, other)
            chains[n] = lengthened(before, one, other) if rows == before else rows
    for n, after in chains.items():
        yield Change(path=("boards", n, "roads"), value=after or None)


def straight(field: Battlefield, start: str, end: str) -> list[str]:
    """The hexes from one to another, each step to the neighbour that is nearest to the line."""
    if not start:
        raise OpforError(SAY("put-neighbours"))
    here, there = field.cell(start), field.cell(end)
    x, y = spot(field, there)
    way = [here]
    while way[-1] != there:
        near = [
            c
            for c in field.adjacent(way[-1])
            if field.distance(c, there) < field.distance(way[-1], there)
        ]
        way.append(
            min(near, key=lambda c: (spot(field, c)[0] - x) ** 2 + (spot(field, c)[1] - y) ** 2)
        )
    return [field.name(cell) for cell in way]


def lengthened(chains: Chains, one: str, other: str) -> Chains:
    """Roads with a step more: on from an end that one of them has there, else a new one."""
    for n, chain in enumerate(chains):
        for near, far in ((one, other), (other, one)):
            if chain[-1] == near:
                return [*chains[:n], [*chain, far], *chains[n + 1 :]]
            if chain[0] == near:
                return [*chains[:n], [far, *chain], *chains[n + 1 :]]
    return [*chains, [one, other]]


def without(chains: Chains, one: str, other: str) -> Chains:
    """Roads without that step; one that is cut in the middle becomes two."""
    found: Chains = []
    for chain in chains:
        part = chain[:1]
        for before, here in pairwise(chain):
            if {before, here} == {one, other}:
                found.append(part)
                part = []
            part.append(here)
        found.append(part)
    return [chain for chain in found if len(chain) > 1 or chain in chains]


_BRUSHES: dict[str, Callable[[FileValues, Battlefield, str, str], Iterator[Change]]] = {
    "ground": _ground,
    "level": _level,
    WALL: _wall,
    ROAD: _road,
}


def _own_names(
    values: FileValues, field: Battlefield, where: str
) -> Iterator[tuple[int, Mapping[str, Any], str]]:
    """The own boards that have a hex, and what it is called there: one at a joint is on two."""
    boards: Sequence[Mapping[str, Any]] = values.get("boards", ())
    called = dict(field.joined.names[field.map.places[field.cell(where)]])
    for n, own in enumerate(boards):
        if own["id"] in called:
            yield n, own, called[own["id"]]


def _own_pairs(
    values: FileValues, field: Battlefield, start: str, end: str
) -> Iterator[tuple[int, Mapping[str, Any], str, str]]:
    """The own boards that have both hexes, which are neighbours."""
    if not start or field.distance(field.cell(start), field.cell(end)) != 1:
        raise OpforError(SAY("put-neighbours"))
    ends = {n: name for n, _, name in _own_names(values, field, end)}
    for n, own, name in _own_names(values, field, start):
        if n in ends:
            yield n, own, name, ends[n]
