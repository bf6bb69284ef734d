"""An owner's box held as text: entries typed by field, added to its tables, told in a report.

On the disk a box is a folder that ``cards new`` fills (``opfor.app.entering``); in the page and at
a table it is the same files by name, kept by whoever asks.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct

from opfor.app.box_words import SAY, fault_told, question_told, titled
from opfor.app.own_content import (
    HELD,
    checked_inside,
    games_of,
    replaced_faults,
    with_owned,
)
from opfor.app.setting_up import prepared
from opfor.core.echo import shortened
from opfor.core.errors import BadPack, OpforError
from opfor.core.form import ONLY, Blank, Form, Row, told
from opfor.core.game import Game
from opfor.core.owned import Owned, OwnPack, playing
from opfor.kit.documents.document import toml_text
from opfor.kit.own_tables import joined
from opfor.kit.packs import MANIFEST, raw_toml, read_manifest

OWNER = {"provenance": "owner-supplied"}
MOST_LETTERS, MOST_FILES = 2_000_000, 200
NAME = re.compile(r"[\w-]{1,60}\.toml")
BETWEEN = "|"
"""What stands between the lines of a field that takes several, where they stand in one cell."""


def blanks_told(form: Form) -> Iterator[Blank]:
    """What can be typed into a field or a cell: everything but things inside a thing."""
    return (blank for blank in form.blanks if not blank.parts)


def row_of(form: Form, fields: Mapping[str, str]) -> Row:
    """An entry from what was typed, field by field; the first fault is told with its field."""
    row: Row = dict(form.fixed)
    for blank in blanks_told(form):
        typed = fields.get(blank.name, "").strip()
        if not blank.when(row):
            continue
        if not typed and blank.needed and blank.usual in (None, []):
            raise OpforError(SAY("must-stand", what=question_told(blank.question)))
        row[blank.name] = _value(blank, typed) if typed else blank.usual
    form.check(told(form.blanks, row))
    return told(form.blanks, row)


def _value(blank: Blank, typed: str) -> Any:
    lines = typed.replace("\n", BETWEEN).split(BETWEEN)
    try:
        if not blank.many:
            return blank.read(typed)
        return [blank.read(line.strip()) for line in lines if line.strip()]
    except OpforError as fault:
        raise OpforError(fault_told(fault)) from None


def with_row(pack: OwnPack, form: Form, row: Row) -> OwnPack:
    """A pack with one more entry; one of the same name takes the place of the old, and what is
    typed of a thing is added to what was typed of it before."""
    name = f"{form.table or row[form.key]}.toml"
    table: dict[str, Any] = dict(OWNER)
    if name in pack.files and form.rows:
        with playing(Owned((pack,))):
            table = raw_toml(Path(pack.folder) / name)
        for old in table.get(form.rows, []):
            if old[form.key] == row[form.key] and ONLY in old and ONLY in row:
                row = {**old, **row, ONLY: list(dict.fromkeys([*old[ONLY], *row[ONLY]]))}
    table = joined(table, {form.rows: [row]} if form.rows else dict(row))
    return OwnPack(id=pack.id, folder=pack.folder, files={**pack.files, name: toml_text(table)})


def empty_box(game: Game[Any], name: str, title: str, replaces: Sequence[str] = ()) -> OwnPack:
    """A pack with nothing in it but its manifest."""
    manifest: Row = {"id": name, "title": title, "game": game.id}
    if replaces:
        manifest["replaces"] = list(replaces)
    return OwnPack(id=name, folder=name, files={MANIFEST: toml_text(manifest)})


def held_box(game: Game[Any], files: Mapping[str, str]) -> OwnPack:
    """A box as a person brings it; a deck of one's own takes the place of ours."""
    if bad := next((name for name in files if not NAME.fullmatch(name)), None):
        raise OpforError(f"{shortened(bad)!r}: files of a box are called like order_cards.toml")
    if len(files) > MOST_FILES or sum(map(len, files.values())) > MOST_LETTERS:
        raise OpforError(f"a box has at most {MOST_FILES} files of {MOST_LETTERS} letters together")
    name, held = f"my-{game.id}", dict(files)
    if "replaces" not in held.get(MANIFEST, ""):
        decks = [each.table for each in game.forms() if each.replaces]
        replaced = [table for table in decks if f"{table}.toml" in held]
        held |= empty_box(game, name, f"My {game.title}", replaced).files
    return OwnPack(id=name, folder=f"{HELD}-{game.id}", files=held)


class Report(Struct, frozen=True):
    """What is wrong with a box, and what is in it, a line each."""

    faults: tuple[str, ...] = ()
    lines: tuple[str, ...] = ()


def report(game: Game[Any], pack: OwnPack) -> Report:
    """Faults as ``packs check`` finds them; then what is there and what of it counts."""
    folder, owned = Path(pack.folder), Owned((pack,))
    try:
        with playing(owned):
            manifest = read_manifest(folder)
    except BadPack as error:
        return Report((str(error),))
    faults = [f"{MANIFEST}: {fault}" for fault in replaced_faults(pack, manifest)]
    for each in games_of(manifest):
        faults += checked_inside(each, owned, folder)
    if faults:
        return Report(tuple(dict.fromkeys(faults)))
    return Report(lines=(*_counted(game, owned, folder), *_used(game, owned)))


def _counted(game: Game[Any], owned: Owned, folder: Path) -> Iterator[str]:
    """How many of each kind there are."""
    with playing(owned):
        for form in game.forms():
            path = folder / f"{form.table}.toml"
            if not form.rows or str(path) not in owned.texts:
                continue
            rows = [row for row in raw_toml(path).get(form.rows, []) if _is_of(form, row)]
            if rows:
                yield SAY("counted", n=len(rows), kind=titled(form, len(rows)))


def _is_of(form: Form, row: Mapping[str, Any]) -> bool:
    return all(row.get(name) == value for name, value in form.fixed.items())


def _used(game: Game[Any], owned: Owned) -> Iterator[str]:
    """What the usual game draws that is not the owner's yet, and what never comes up."""
    bound = with_owned(game, owned)
    options = {}
    if game.offered is not None and (offered := game.offered()):
        options = {game.options.__struct_fields__[0]: offered[0][0]}
    setting, _, _ = prepared(bound, options, {})
    mission = shortened(next(iter(options.values()), ""))
    for source, cards in bound.printed(setting).items():
        known, missing, where = len(cards.theirs), len(cards.blank), question_told(source)
        if known:
            about = "yours-about" if mission else "yours"
            whole = known + missing + len(cards.ours)
            yield SAY(about, source=where, what=mission, known=known, whole=whole)
        if missing:
            yield SAY("no-text-yet", source=where, n=missing)
    yield from bound.unused(setting)
