"""A position file as written: its fields, and what makes one impossible.

Every fault is one line: where it is, what is wrong, what would be right.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from opfor.core.errors import BadPosition, one_of
from opfor.games.blitzkrieg.content import Theatre
from opfor.games.blitzkrieg.options import Setting

SIDES = ("bot", "player")
Cell = tuple[str, str] | None
Points = Annotated[int, Meta(ge=0)]
CHOICES = {"game": ("blitzkrieg",), "board": ("base", "nippon")}
"""Fields that take one of a few words."""


class VictoryPoints(Struct, frozen=True, forbid_unknown_fields=True):
    bot: Points = 0
    player: Points = 0


class TheatreForm(Struct, frozen=True, forbid_unknown_fields=True):
    """``rows`` are the campaigns from the top; ``closed`` marks a theatre won outright."""

    track: int = 0
    rows: tuple[tuple[Cell, ...], ...] = ()
    closed: bool = False


class PositionForm(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything the bot needs to decide once. On a board whose theatres are opened one by one,
    a theatre not open at the start is open if it is listed."""

    game: Literal["blitzkrieg"] = "blitzkrieg"
    board: Literal["base", "nippon"] = "base"
    vp: VictoryPoints = VictoryPoints()
    theatres: dict[str, TheatreForm] = {}
    row: tuple[str, ...]
    reserve: tuple[str, ...] = ()
    stratagem: str | None = None
    previous_stratagem: str | None = None
    last_unit: str | None = None
    bag: tuple[str, ...] | None = None


def parse(raw: bytes) -> PositionForm:
    """The form of a JSON document."""
    try:
        return msgspec.json.decode(raw, type=PositionForm)
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at ")
        place = where.strip("`").removeprefix("$").removeprefix(".")
        right = f"; choose one of: {', '.join(CHOICES[place])}" if place in CHOICES else ""
        raise BadPosition(f"position{f', {place}' if place else ''}: {what}{right}") from None
    except msgspec.DecodeError as error:
        raise BadPosition(f"position: not valid JSON: {error}") from None


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
    where = f"theatres.{theatre.id}.rows, row {number + 1}"
    spaces = theatre.campaigns[number].spaces
    if len(cells) != len(spaces):
        raise BadPosition(f"{where}: {len(cells)} spaces; the board has {len(spaces)}")
    for position, (cell, space) in enumerate(zip(cells, spaces, strict=True), start=1):
        if cell is None:
            continue
        side, unit = cell
        if side not in SIDES:
            raise BadPosition(one_of(f"{where}, space {position}", side, SIDES))
        check_units(setting, f"{where}, space {position}", (unit,))
        row = setting.units.by_id[unit]
        ground = setting.lookup.ground[unit][theatre.index][number]
        if not (space in ground or row.spy or row.scientist):
            terrain = setting.board.spaces[space].terrain
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


def tokens_used(form: PositionForm) -> Iterator[tuple[int, str, str]]:
    """Every token of the position: side, unit, and where it is written."""
    for unit in form.row:
        yield 0, unit, "row"
    for unit in form.reserve:
        yield 1, unit, "reserve"
    for name, theatre in form.theatres.items():
        for cells in theatre.rows:
            for cell in cells:
                if cell is not None:
                    yield SIDES.index(cell[0]), cell[1], f"theatres.{name}"


class Tokens:
    """All tokens of a board, taken out one by one; what is left lies in bags and pile.

    A side's own tokens go first. A person may own a bombed unit of the bot (it was researched
    from the pile), so only tokens that nobody could have are refused, and a side with more
    regular units than its bag ever held.
    """

    def __init__(self, setting: Setting) -> None:
        self.by_id = setting.units.by_id
        self.bags = tuple(Counter(bag) for bag in setting.units.bags)
        self.pile = Counter(setting.units.pile)
        self.sizes = tuple(len(bag) for bag in setting.units.bags)
        self.regular_left = list(self.sizes)

    def take(self, side: int, unit: str, where: str) -> None:
        """Take one token for a side, or say that there is none left."""
        if not self.by_id[unit].special:
            self.regular_left[side] -= 1
        if self.regular_left[side] < 0:
            raise BadPosition(
                f"{where}: {unit} is one regular unit too many; "
                f"the {SIDES[side]} has {self.sizes[side]} of them in all"
            )
        for pool in (self.bags[side], self.pile, self.bags[1 - side]):
            if pool[unit] > 0:
                pool[unit] -= 1
                return
        raise BadPosition(f"{where}: one {unit} too many; there are not that many of them")


def listed(tokens: Counter[str]) -> tuple[str, ...]:
    """A pool as a sorted tuple."""
    return tuple(sorted(tokens.elements()))


def cell_form(cell: tuple[int, str] | None) -> list[Any] | None:
    """A space as written: nothing, or side and unit."""
    return None if cell is None else [SIDES[cell[0]], cell[1]]
