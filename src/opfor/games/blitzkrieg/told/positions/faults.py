"""What makes a position impossible, one line each: where, what is wrong, what would be right."""

from __future__ import annotations

from collections.abc import Sequence

from opfor.core.errors import BadPosition, one_of
from opfor.games.blitzkrieg.told.positions.form import SIDES, Cell, TheatreForm
from opfor.games.blitzkrieg.values.content import Theatre
from opfor.games.blitzkrieg.values.options import Setting


def check_units(setting: Setting, where: str, units: Sequence[str]) -> None:
    """Every name must be a token of the board."""
    for unit in units:
        if unit not in setting.units.by_id:
            raise BadPosition(one_of(where, unit, setting.units.by_id))


def check_theatre(setting: Setting, theatre: Theatre, form: TheatreForm) -> int:
    """Refuse an impossible theatre; returns the number of its first campaign with a gap."""
    where = f"theatres.{theatre.id}"
    if len(form.rows) > len(theatre.campaigns):
        raise BadPosition(
            f"{where}.rows: {len(form.rows)} rows; the theatre has {len(theatre.campaigns)}"
        )
    for number, cells in enumerate(form.rows):
        _check_row(setting, theatre, number, cells)
    full = _full_campaigns(form)
    _check_order(setting, where, form, full)
    _check_track(where, theatre, form, full)
    return full


def _check_row(setting: Setting, theatre: Theatre, number: int, cells: Sequence[Cell]) -> None:
    """Whether the cells are those of the board. Printings differ in which space of a row is land
    and which is sea, so a unit is refused only where nothing in its row is ground for it."""
    where = f"theatres.{theatre.id}.rows, row {number + 1}"
    spaces = theatre.campaigns[number].spaces
    if len(cells) != len(spaces):
        raise BadPosition(f"{where}: {len(cells)} spaces; the board has {len(spaces)}")
    for position, cell in enumerate(cells, start=1):
        if cell is None:
            continue
        side, unit = cell
        if side not in SIDES:
            raise BadPosition(one_of(f"{where}, space {position}", side, SIDES))
        check_units(setting, f"{where}, space {position}", (unit,))
        row = setting.units.by_id[unit]
        ground = set(setting.ground(row)) & set(spaces)
        if not (ground or row.spy or row.scientist):
            terrain = setting.board.spaces[spaces[position - 1]].terrain
            raise BadPosition(f"{where}, space {position}: {unit} may not stand on {terrain}")


def _full_campaigns(form: TheatreForm) -> int:
    """How many campaigns from the top are full."""
    full = 0
    for cells in form.rows:
        if None in cells:
            break
        full += 1
    return full


def _check_order(setting: Setting, where: str, form: TheatreForm, full: int) -> None:
    """Below the open campaign only what may roam stands: a player's scientist, a spy copying it."""
    for number, cells in enumerate(form.rows[full + 1 :], start=full + 2):
        for cell in cells:
            if cell is None:
                continue
            row = setting.units.by_id[cell[1]]
            if cell[0] == "bot" or not (row.spy or row.scientist):
                raise BadPosition(
                    f"{where}.rows, row {number}: {cell[1]} stands below row {full + 1}, "
                    "which is not full; rows fill from the top"
                )


def _check_track(where: str, theatre: Theatre, form: TheatreForm, full: int) -> None:
    end = theatre.steps
    if abs(form.track) > end:
        raise BadPosition(f"{where}.track: {form.track}; the track goes from {-end} to {end}")
    if abs(form.track) == end and not form.closed and full < len(theatre.campaigns):
        raise BadPosition(
            f"{where}.track: {form.track} is the last step, which closes the theatre; "
            f'add "closed": true, or stay within {1 - end} to {end - 1}'
        )
