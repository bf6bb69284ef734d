"""A board file while it is written: every fault with its place and what could stand there."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import get_args

import msgspec

from opfor.core.door import misfit
from opfor.core.drawing import Fault, Path
from opfor.core.errors import BadPack
from opfor.games.blitzkrieg.told.drawn.table import Values, table_of
from opfor.games.blitzkrieg.values.content import our_boards
from opfor.games.blitzkrieg.values.pack_faults import faults_of_a_file
from opfor.games.blitzkrieg.values.tables import BoardTable, EffectKind, Terrain, TheatreRow
from opfor.kit.documents.document import Document

STEP = re.compile(r"\[(\d+)\]|([\w-]+)")
AT_LINE = re.compile(r"at line (\d+), column (\d+)")
OF_THEATRE = re.compile(r"theatre '(.*)', (?:campaign (\d+), )?(\w+): (.*)")
Found = tuple[Path, str]


def check(text: str, name: str) -> Sequence[Fault]:
    """Every fault of a board file called ``name.toml``."""
    try:
        document = Document.of(text, f"{name}.toml")
    except BadPack as error:
        found = AT_LINE.search(str(error))
        line, column = map(int, found.groups()) if found else (1, 1)
        return [Fault(what=str(error), line=line, column=column)]
    values = document.values
    return [_located(document, values, *each) for each in _said(values)]


def _located(document: Document, values: Values, path: Path, what: str) -> Fault:
    line, column = document.line_of(path) if path and document.has(path) else (1, 1)
    where = "".join(f"[{s}]" if isinstance(s, int) else f".{s}" for s in path).removeprefix(".")
    fitting = tuple(choices(values, path))
    return Fault(what=what, where=where, path=path, line=line, column=column, could_be=fitting)


def _said(values: Values) -> Iterator[Found]:
    try:
        table = table_of(values)
    except msgspec.ValidationError as error:
        what, where = misfit(error)
        steps = STEP.findall(where or "")
        yield tuple(int(n) if n else name for n, name in steps), what
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
