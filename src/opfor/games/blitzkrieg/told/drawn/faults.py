"""A board file while it is written: every fault with its place and what could stand there."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import get_args

import msgspec

from opfor.core.door import misfit
from opfor.core.drawing import Fault, Path
from opfor.games.blitzkrieg.told.drawn.table import Values, table_of
from opfor.games.blitzkrieg.values.content import our_boards
from opfor.games.blitzkrieg.values.pack_faults import faults_of_a_file
from opfor.games.blitzkrieg.values.tables import BoardTable, EffectKind, Terrain, TheatreRow
from opfor.kit.documents.checked import checked, fault_at, way_of
from opfor.kit.documents.document import Document

OF_THEATRE = re.compile(r"theatre '(.*)', (?:campaign (\d+), )?(\w+): (.*)")
Found = tuple[Path, str]


def check(text: str, name: str) -> Sequence[Fault]:
    """Every fault of a board file called ``name.toml``."""

    def faults_of(document: Document) -> Iterator[Fault]:
        for path, what in _said(document.values):
            yield fault_at(document, path, what, choices(document.values, path))

    return checked(text, name, faults_of)


def _said(values: Values) -> Iterator[Found]:
    try:
        table = table_of(values)
    except msgspec.ValidationError as error:
        what, where = misfit(error)
        yield way_of(where), what
        return
    for fault in faults_of_a_file(table):
        yield _placed(table, fault)


def _placed(table: BoardTable, fault: str) -> Found:
    """``theatre 'x', steps: …`` and ``by_row: …``: the place that a fault names, and the rest."""
    found = OF_THEATRE.fullmatch(fault)
    if found is None:
        name, _, what = fault.partition(": ")
        return ((name,), what) if name in BoardTable.__struct_fields__ else ((), fault)
    theatre = [row.id for row in table.theatres].index(found[1])
    if found[2]:
        return ("theatres", theatre, "campaigns", int(found[2]) - 1, found[3]), found[4]
    path: Path = ("theatres", theatre)
    return ((*path, found[3]) if found[3] in TheatreRow.__struct_fields__ else path), found[4]


def choices(_values: Values, path: Path) -> Sequence[str]:
    """Words of a closed list; none where anything may stand."""
    match path[-1] if path else "":
        case "terrain":
            return get_args(Terrain)
        case "effect":
            return get_args(EffectKind)
        case "tokens":
            return our_boards()
    return ()
