"""A scenario file while it is written: every fault with its place and what could stand there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from opfor.core.door import misfit
from opfor.core.drawing import Fault, Path
from opfor.core.errors import OpforError, one_of
from opfor.games.tactics2gm.told.drawn.choices import choices
from opfor.games.tactics2gm.told.drawn.field import OPEN, plain, table_of
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.scenario_line import parse_code
from opfor.games.tactics2gm.values.scenarios import Role, ScenarioTable, Spot, role_faults
from opfor.kit.documents.checked import checked, fault_at, way_of
from opfor.kit.documents.document import Document

Found = tuple[Path, str]


def check(text: str, name: str) -> Sequence[Fault]:
    """Every fault of a scenario file called ``name.toml``."""

    def faults_of(document: Document) -> Iterator[Fault]:
        for path, what in _said(document.values):
            yield fault_at(document, path, what, choices(document.values, path))

    return checked(text, name, faults_of)


def _said(values: dict[str, Any]) -> Iterator[Found]:
    try:
        table = table_of(values)
    except msgspec.ValidationError as error:
        what, where = misfit(error)
        yield way_of(where), what
        return
    usual = plain()
    yield from _map_faults(table, usual)
    yield from _spot_faults(table, usual)
    if len(table.roles) != 2:
        yield ("roles",), f"{len(table.roles)} roles; it needs two"
    for n, role in enumerate(table.roles):
        yield from _role_faults(n, role, usual)


def _map_faults(table: ScenarioTable, usual: Setting) -> Iterator[Found]:
    """Lines too many, too long, or with letters that mean no ground."""
    board = usual.board
    if table.map and len(table.map) != board.lines:
        yield ("map",), f"{len(table.map)} lines; the board has {board.lines}"
    letters = {row.letter for row in usual.cards.terrain.values() if row.letter} | {OPEN}
    for n, row in enumerate(table.map):
        if len(row) != board.columns:
            yield ("map", n), f"{len(row)} columns; the board has {board.columns}"
        for letter in sorted({*row} - letters):
            yield ("map", n), one_of("map letter", letter, sorted(letters))


def _spot_faults(table: ScenarioTable, usual: Setting) -> Iterator[Found]:
    spots: list[tuple[Path, Spot]] = [
        (("terrain", n), each) for n, each in enumerate(table.terrain)
    ]
    spots += [(("target",), table.target)] if table.target else []
    for path, spot in spots:
        known = usual.cards.terrain
        if spot.card not in known and (spot.card or path[0] != "target"):
            yield (*path, "card"), one_of("terrain", spot.card, known)
        try:
            usual.board.cell(spot.line, spot.column)
        except OpforError as error:
            yield path, str(error)


def _role_faults(n: int, role: Role, usual: Setting) -> Iterator[Found]:
    where: Path = ("roles", n)
    if role.army and role.army not in usual.cards.armies:
        yield (*where, "army"), one_of("army", role.army, usual.cards.armies)
    try:
        if role.solo and parse_code(role.solo).side != role.name:
            yield (*where, "solo"), f"the line begins with the role, {role.name!r}"
    except OpforError as error:
        yield (*where, "solo"), str(error)
    for fault in role_faults(role, usual.cards, usual.board):
        name = fault.split(" ")[0]
        is_field = name in Role.__struct_fields__
        yield (*where, name) if is_field else where, fault
