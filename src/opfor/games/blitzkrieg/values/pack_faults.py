"""Faults of a pack beyond its types, each one line naming file, entry and field."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TypeVar

from msgspec import Struct

from opfor.core.errors import BadPack, one_of
from opfor.games.blitzkrieg.values.content import board_folder, our_boards, read_part
from opfor.games.blitzkrieg.values.tables import BoardTable, Constants, TheatreRow, UnitTable

BAG = 22
REGIONS = 6
"""Theatres a board may have if a die names them; boards that open by choice have no limit."""

T = TypeVar("T", bound=Struct)


def check_pack(folder: Path) -> Sequence[str]:
    """What is wrong with a pack that its types cannot say."""
    faults: list[str] = []
    board = _table(folder, "board.toml", BoardTable, faults)
    if board is not None:
        faults += [f"{folder / 'board.toml'}: {fault}" for fault in _board_faults(board)]
    units = _table(folder, "units.toml", UnitTable, faults)
    if units is not None:
        faults += [f"{folder / 'units.toml'}: {fault}" for fault in _unit_faults(units)]
    constants = _table(folder, "constants.toml", Constants, faults)
    if constants is not None and board is not None:
        path = folder / "constants.toml"
        faults += [f"{path}: {fault}" for fault in _constant_faults(constants, board)]
    return faults


def faults_of_a_file(board: BoardTable) -> Iterator[str]:
    """What is wrong with a board in a file of its own that its types cannot say."""
    yield from _board_faults(board)
    if board.tokens not in our_boards():
        yield f"tokens: {one_of('board', board.tokens, our_boards())}"
    else:
        constants = read_part(board_folder(board.tokens), "constants.toml", Constants)
        yield from _constant_faults(constants, board)


def refuse_faults(folder: Path) -> None:
    """A board in a file of its own is refused where it cannot be played."""
    for fault in faults_of_a_file(read_part(folder, "board.toml", BoardTable)):
        raise BadPack(f"{folder}: {fault}")


def _table(folder: Path, name: str, kind: type[T], faults: list[str]) -> T | None:
    """A table that reads; of one that does not the fault is told."""
    try:
        return read_part(folder, name, kind)
    except BadPack as fault:
        faults.append(str(fault))
        return None


def _twice(names: Sequence[str]) -> list[str]:
    return [name for name, n in Counter(names).items() if n > 1]


def _board_faults(board: BoardTable) -> Iterator[str]:
    for name in _twice([theatre.id for theatre in board.theatres]):
        yield f"theatres: the id {name!r} is used twice; ids must be unique"
    if board.sides[0].id == board.sides[1].id:
        yield f"sides: both are called {board.sides[0].id!r}; ids must be unique"
    if not board.theatres:
        yield "theatres: there is none; a board needs at least one"
    elif not any(theatre.open_at_start for theatre in board.theatres):
        yield "theatres: none has open_at_start; at least one must be open at the start"
    ids = [theatre.id for theatre in board.theatres]
    if board.by_row and sorted(board.by_row) != sorted(ids):
        yield "by_row: must name every theatre exactly once"
    if all(theatre.open_at_start for theatre in board.theatres) and len(ids) > REGIONS:
        yield f"theatres: {len(ids)} are too many for the set-up die; at most {REGIONS}"
    for theatre in board.theatres:
        for fault in _theatre_faults(theatre):
            yield f"theatre {theatre.id!r}, {fault}"


def _theatre_faults(theatre: TheatreRow) -> Iterator[str]:
    first, second = theatre.shields
    if not 0 < first < second:
        yield f"shields: {first}, {second} are out of order; the first must be from 1 and smaller"
    if theatre.steps < 2:
        yield f"steps: {theatre.steps} is too short a track; at least 2"
    elif second >= theatre.steps:
        yield f"steps: the track ends at {theatre.steps}, before or at its shield {second}"
    if not theatre.campaigns:
        yield "campaigns: there is none; at least one"
    for number, campaign in enumerate(theatre.campaigns, start=1):
        if not campaign.spaces:
            yield f"campaign {number}, spaces: there is none; at least one"
    if theatre.red >= theatre.steps:
        yield f"red: {theatre.red} would win the track of {theatre.steps} steps at once"
    if theatre.red and theatre.open_at_start:
        yield "red: is resolved when a campaign opens, so it has no use with open_at_start"


def _unit_faults(table: UnitTable) -> Iterator[str]:
    for name in _twice([unit.id for unit in table.units]):
        yield f"units: the id {name!r} is used twice; ids must be unique"
    known = {unit.id: unit for unit in table.units}
    for field in ("first_bag", "second_bag", "pile"):
        for name in getattr(table, field):
            if name not in known:
                yield f"{field}: there is no unit {name!r}"
            elif known[name].special != (field == "pile"):
                wrong = "is a special weapon" if field != "pile" else "is no special weapon"
                yield f"{field}: {name!r} {wrong}"
    for field in ("first_bag", "second_bag"):
        tokens = sum(getattr(table, field).values())
        if tokens != BAG:
            yield f"{field}: {tokens} tokens; a bag holds {BAG}"
    for unit in table.units:
        if unit.spy + unit.scientist + unit.nuclear > 1:
            yield f"unit {unit.id!r}: spy, scientist and nuclear exclude each other"
        if (unit.kind == "agent") != (unit.spy or unit.scientist):
            yield f"unit {unit.id!r}, kind: agents are the spy and the scientist, nobody else"


def _constant_faults(constants: Constants, board: BoardTable) -> Iterator[str]:
    first, second = constants.shield_bonus
    if first > second:
        yield f"shield_bonus: {first} for the first shield is more than {second} for the second"
    for level in ("easy", "medium", "hard"):
        if level not in constants.head_start:
            yield f"head_start: {level} is missing"
    points = sum(c.vp for theatre in board.theatres for c in theatre.campaigns)
    if points < constants.end_points:
        yield f"end_points: {constants.end_points}, but all campaigns together score {points}"
