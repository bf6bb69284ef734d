"""The map in letters: a row for each row of hexes, what lies there and what the ground is."""

from __future__ import annotations

from opfor.cardboard.coh.board.battlefield import Battlefield
from opfor.cardboard.coh.pictures.ground_letters import GROUND, ROAD, ground_letter, short_name
from opfor.games.coh_generator.told.names import SAY, role
from opfor.games.coh_generator.values.ground import field_of
from opfor.games.coh_generator.values.state import UNSEEN, State

PIECES = {"G": "G", "S": "S", "g": "g", "s": "s", "#": "work", "?": "hidden"}
"""Letters for what lies there, by what the book calls them."""
WIDE = 22
"""So many columns have room for three letters each."""


def map_lines(state: State) -> list[str]:
    """The map, north at the top, and a legend of the letters on it; none before it is chosen."""
    if not state.layout:
        return []
    field = field_of(state)
    pieces = _pieces(state, field)
    ground = [_ground(field, cell) for cell in range(len(field))]
    rows: dict[int, dict[int, int]] = {}
    for cell, (x, y) in enumerate(field.map.places):
        rows.setdefault(y // 2, {})[x] = cell
    columns = range(min(x for x, _ in field.map.places), max(x for x, _ in field.map.places) + 1)
    size = 3 if len(columns) <= WIDE else 2
    lines = [_header(field, rows, columns, size)] if size > 2 or len(state.layout) > 1 else []
    for row in sorted(rows):
        cells = rows[row]
        letter = short_name(field, cells[min(cells)])[:1]
        said = "".join(
            f"{pieces.get(cells[x], ' ')}{ground[cells[x]]}".ljust(size)
            if x in cells
            else " " * size
            for x in columns
        )
        lines.append(f"  {letter} {said}".rstrip())
    north, south = (_entering(state, edge) for edge in ("north", "south"))
    return [*north, *lines, *south, *_legend(set(pieces.values()), set(ground))]


def _entering(state: State, edge: str) -> list[str]:
    """Who comes in over a long edge, to be said beside it."""
    roles = [role for role, segments in state.edges.items() if segments[0][1] == edge]
    return [f"    {SAY('map-entering', roles=list(map(role, roles)))}"] if roles else []


def _header(field: Battlefield, rows: dict[int, dict[int, int]], columns: range, size: int) -> str:
    """The numbers of the columns, as far as there is room for them."""
    said = ""
    for x in columns:
        cell = next((cells[x] for _, cells in sorted(rows.items()) if x in cells), None)
        number = "" if cell is None else short_name(field, cell)[1:]
        said += number.rjust(2).ljust(size)
    return f"    {said}".rstrip()


def _ground(field: Battlefield, cell: int) -> str:
    letter = ground_letter(field, cell)
    is_open = letter is GROUND["open"]
    return str(field.level[cell]) if is_open and field.level[cell] else letter.sign


def _pieces(state: State, field: Battlefield) -> dict[int, str]:
    """What lies where; Units hide what is under them."""
    found: dict[int, str] = {}
    for work in state.works:
        found[field.cell(work.hex)] = "#"
    for marker in state.markers:
        found[field.cell(marker.hex)] = marker.owner[0]
    for site in state.sites:
        for hex_ in site.hexes:
            found[field.cell(hex_)] = "?"
    for unit in state.units:
        if unit.where == "map" and unit.hex != UNSEEN:
            found[field.cell(unit.hex)] = unit.side[0].upper()
        elif unit.where == "hidden" and unit.hex not in ("", UNSEEN):
            found[field.cell(unit.hex)] = "?"
    return found


def _legend(pieces: set[str], ground: set[str]) -> list[str]:
    kinds = [*GROUND.values(), ROAD]
    said = [f"{kind.sign} {kind.said}" for kind in kinds if kind.sign in ground]
    if any(letter.isdigit() for letter in ground):
        said.append(SAY("letter-hill"))
    lying = [
        f"{letter} {SAY(f'letter-{name}')}" for letter, name in PIECES.items() if letter in pieces
    ]
    lines = [f"  {', '.join(part)}." for part in (lying, said) if part]
    return [*lines, f"  {SAY('map-columns')}"]
