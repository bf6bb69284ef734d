"""A box filled in as a spreadsheet: templates to fill, and reading them back cell by cell.

A sheet is one kind of thing; its first row names the fields, and another such row further down
begins another kind. Lines of a field that takes several stand in one cell, with line breaks or
``|`` between them.
"""

from __future__ import annotations

import csv
import io
import re
import zipfile
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import PurePath
from typing import Any, NamedTuple
from xml.etree import ElementTree

from opfor.app.box import BETWEEN, blanks_told, row_of, with_row
from opfor.app.box_words import SAY, question_told, titled
from opfor.app.entering import form_named
from opfor.core.echo import shortened
from opfor.core.errors import OpforError
from opfor.core.form import Form, Row
from opfor.core.game import Game
from opfor.core.owned import OwnPack

MOST_BYTES, MOST_INSIDE, MOST_ROWS = 4_000_000, 16_000_000, 5_000
MAIN = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"
COLUMN = re.compile(r"[A-Z]+")

Rows = list[list[str]]


class Imported(NamedTuple):
    """The box with what could be read, and what was read or not, a line each."""

    pack: OwnPack
    lines: tuple[str, ...]


def template(form: Form) -> str:
    """A sheet to fill: the fields, then a row for everything that is known to be in the box."""
    return _table(form, [{form.key: key} for key in form.expected({})])


def sheet_names(game: Game[Any]) -> list[str]:
    """What belongs together and has a sheet of its own: the armies of a box."""
    return list(dict.fromkeys(name for form in game.forms() for name in form.sheets()))


def sheet_named(game: Game[Any], name: str) -> str:
    """The sheet of what belongs together, all its kinds one below the other; else of one kind."""
    if name.casefold() not in sheet_names(game):
        return template(form_named(game, name))
    found = [(form, form.sheets().get(name.casefold())) for form in game.forms()]
    return "\n".join(_table(form, rows) for form, rows in found if rows)


def _table(form: Form, rows: Sequence[Row]) -> str:
    names = [blank.name for blank in blanks_told(form)]
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(names)
    writer.writerows([_cell(row.get(name, "")) for name in names] for row in rows)
    return out.getvalue()


def _cell(value: Any) -> str:
    match value:
        case dict():
            return ", ".join(f"{name} {number}" for name, number in value.items())
        case list() | tuple():
            return f" {BETWEEN} ".join(map(str, value))
    return str(value)


def imported(game: Game[Any], pack: OwnPack, name: str, data: bytes) -> Imported:
    """Every row of every sheet; what cannot be read is told by row and field, and left out."""
    lines: list[str] = []
    for title, rows in _sheets(name, data):
        where = shortened(title)
        form = _form_of(game, title, rows)
        if form is None:
            kinds = ", ".join(map(titled, game.forms()))
            lines.append(SAY("no-fields", where=where, game=game.title, kinds=kinds))
            continue
        for kind, first, block in _blocks(game, form, rows):
            taken: list[Row] = []
            for number, fields in _entries(kind, first, block):
                try:
                    pack = with_row(pack, kind, row_of(kind, fields))
                    taken.append(fields)
                except OpforError as error:
                    lines.append(SAY("row-fault", where=where, row=number, fault=str(error)))
            lines += _taken_told(where, kind, taken, _waiting(kind, block))
    return Imported(pack, tuple(lines))


def _taken_told(where: str, form: Form, taken: Sequence[Row], waiting: int) -> Iterator[str]:
    """How many of a kind were taken in, and as what the numbers count that they lack."""
    count = len(taken)
    said = {"where": where, "n": count, "kind": titled(form, count)}
    yield SAY("rows-taken-rest", rest=waiting, **said) if waiting else SAY("rows-taken", **said)
    numbers = [
        f"{question_told(blank.question)} {blank.usual}"
        for blank in blanks_told(form)
        if type(blank.usual) is int and blank.usual and any(blank.name not in row for row in taken)
    ]
    if numbers:
        yield SAY("left-empty", where=where, numbers=", ".join(numbers))


def _blocks(game: Game[Any], form: Form, rows: Rows) -> Iterator[tuple[Form, int, Rows]]:
    """The parts of a sheet, each with the number of the row that names its fields."""
    begins = [0]
    kinds = [form]
    for at, row in enumerate(rows[1:], start=1):
        said = [cell for cell in row if cell.strip()]
        found = _form_of(game, "", [row]) if len(said) > 1 else None
        if found is not None and all(_field(found, cell) for cell in said):
            begins.append(at)
            kinds.append(found)
    for kind, (begin, end) in zip(kinds, pairwise([*begins, len(rows)]), strict=True):
        yield kind, begin + 1, rows[begin:end]


def _entries(form: Form, first: int, rows: Rows) -> Iterator[tuple[int, dict[str, str]]]:
    """The filled rows by their number, cells by the field they are for; a row in which nothing but
    the name is filled in, or what a sheet comes with, waits to be."""
    for number, fields in enumerate(_filled(form, rows), start=first + 1):
        if fields.keys() - {form.key, *form.given}:
            yield number, fields


def _waiting(form: Form, rows: Rows) -> int:
    """How many rows have a name and nothing more."""
    filled = list(_filled(form, rows))
    return sum(bool(fields) and not fields.keys() - {form.key, *form.given} for fields in filled)


def _filled(form: Form, rows: Rows) -> Iterator[dict[str, str]]:
    """Row by row the cells that are filled in, by the field they are for."""
    heads = [_field(form, cell) for cell in rows[0]]
    for row in rows[1:]:
        yield {head: cell for head, cell in zip(heads, row, strict=False) if head and cell.strip()}


def _form_of(game: Game[Any], title: str, rows: Rows) -> Form | None:
    """The form whose fields the first row names; of several that of the title, then the fullest."""
    if not rows:
        return None

    def fits(form: Form) -> tuple[bool, int]:
        stem = PurePath(title).stem.casefold().replace("-", " ").replace("_", " ")
        named = form.name in stem or stem in (form.table, f"{form.name}s")
        return named, sum(bool(_field(form, cell)) for cell in rows[0])

    found = [form for form in game.forms() if form.key in (_field(form, c) for c in rows[0])]
    found = [form for form in found if fits(form)[1] > 1]
    return max(found, key=fits, default=None)


def _field(form: Form, cell: str) -> str:
    """The field that a heading names, by its name or its question."""
    said = cell.strip().casefold().replace("_", " ")
    for blank in blanks_told(form):
        question = blank.question.partition(" (")[0].casefold()
        if said and said in (blank.name.replace("_", " "), question, blank.question.casefold()):
            return blank.name
    return ""


def _sheets(name: str, data: bytes) -> list[tuple[str, Rows]]:
    """The sheets of a file by title."""
    if len(data) > MOST_BYTES:
        raise OpforError(f"{shortened(name)}: larger than {MOST_BYTES // 1_000_000} MB")
    match PurePath(name).suffix.casefold():
        case ".csv" | ".txt" | ".tsv":
            return [(name, _csv(name, data))]
        case ".xlsx":
            return _workbook(name, data)
    raise OpforError(f"{shortened(name)}: a spreadsheet is a .csv or an .xlsx file")


def _csv(name: str, data: bytes) -> Rows:
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise OpforError(f"{shortened(name)}: not UTF-8; save it as CSV (UTF-8)") from None
    first = text.partition("\n")[0]
    mark = max(",;\t", key=first.count)
    try:
        rows = list(csv.reader(io.StringIO(text, newline=""), delimiter=mark, strict=True))
    except csv.Error as error:
        raise OpforError(f"{shortened(name)}: cannot be read as CSV ({error})") from None
    return _few(name, rows)


def _few(name: str, rows: Rows) -> Rows:
    if len(rows) > MOST_ROWS:
        raise OpforError(f"{shortened(name)}: more than {MOST_ROWS} rows")
    return rows


def _workbook(name: str, data: bytes) -> list[tuple[str, Rows]]:
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as book:
            if sum(each.file_size for each in book.infolist()) > MOST_INSIDE:
                raise OpforError(f"{shortened(name)}: too large inside")
            inside = {each: book.read(each) for each in book.namelist() if each.endswith(".xml")}
        known = _shared(inside.get("xl/sharedStrings.xml", b""))
        titles = [
            each.get("name", "") for each in _tree(inside["xl/workbook.xml"]).iter(f"{MAIN}sheet")
        ]
        return [
            (title, _few(name, _cells(inside[f"xl/worksheets/sheet{number}.xml"], known)))
            for number, title in enumerate(titles, start=1)
        ]
    except (zipfile.BadZipFile, KeyError, ElementTree.ParseError, ValueError, IndexError) as error:
        raise OpforError(f"{shortened(name)}: cannot be read as a workbook ({error})") from None


def _tree(text: bytes) -> ElementTree.Element:
    if b"<!DOCTYPE" in text or b"<!ENTITY" in text:
        raise ValueError("it declares entities")
    return ElementTree.fromstring(text)


def _shared(text: bytes) -> list[str]:
    if not text:
        return []
    return ["".join(part.text or "" for part in each.iter(f"{MAIN}t")) for each in _tree(text)]


def _cells(text: bytes, known: Sequence[str]) -> Rows:
    """Rows of texts, with what is left out between filled in empty."""
    rows: Rows = []
    for row in _tree(text).iter(f"{MAIN}row"):
        cells: list[str] = []
        for cell in row.iter(f"{MAIN}c"):
            at = _column(cell.get("r", ""), len(cells))
            cells += [""] * (at - len(cells))
            cells.append(_text(cell, known))
        rows.append(cells)
    return rows


def _column(place: str, usual: int) -> int:
    found = COLUMN.match(place)
    if found is None or len(found[0]) > 2:
        return usual
    number = 0
    for letter in found[0]:
        number = number * 26 + ord(letter) - 64
    return max(usual, number - 1)


def _text(cell: ElementTree.Element, known: Sequence[str]) -> str:
    if cell.get("t") == "inlineStr":
        return "".join(part.text or "" for part in cell.iter(f"{MAIN}t"))
    value = cell.find(f"{MAIN}v")
    said = "" if value is None else value.text or ""
    if cell.get("t") == "s":
        return known[int(said)]
    return said.removesuffix(".0")
