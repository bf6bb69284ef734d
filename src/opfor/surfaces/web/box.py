"""A person's own box in the page: kept by the browser, checked, filled and read here.

The files of a box travel with every call, so that the engine inside the page and a server that
serves many keep nothing; a game holds those it was begun with.
"""

from __future__ import annotations

import re
from typing import Any

from msgspec import Struct, field

from opfor.app.box import Report, blanks_told, held_box, report, row_of, with_row
from opfor.app.box_words import SAY, question_told, titled
from opfor.app.conversation import Eyes
from opfor.app.entering import form_named
from opfor.app.learning import form_drawn
from opfor.app.own_content import with_owned
from opfor.app.registry import load_game
from opfor.app.spreadsheet import imported, sheet_named, sheet_names
from opfor.core.echo import shortened
from opfor.core.errors import OpforError
from opfor.core.form import Form
from opfor.core.game import Game
from opfor.core.owned import OwnPack, playing
from opfor.surfaces.web.asks import File

ASIDE = re.compile(r" \((?:Enter: [^)]*|[\w-]+(?:, [\w-]+)+)\)$")
"""What only a prompt needs: how to leave it out, and the words that a list shows anyway."""


class FieldTold(Struct, frozen=True):
    """Something to fill in; ``many`` lines, ``choices`` where it is one of a few words."""

    name: str
    question: str
    needed: bool = True
    many: bool = False
    choices: tuple[str, ...] = ()


class FormTold(Struct, frozen=True):
    name: str
    title: str
    key: str
    fields: tuple[FieldTold, ...]


class Box(Struct, frozen=True):
    """The files of a box by name; empty where there is none yet."""

    game: str
    files: dict[str, str] = field(default_factory=dict)


class BoxEntry(Struct, frozen=True):
    game: str
    kind: str
    fields: dict[str, str]
    files: dict[str, str] = field(default_factory=dict)


class BoxFile(Struct, frozen=True):
    """A spreadsheet, or a file of a pack, to be taken in."""

    game: str
    name: str
    data: bytes
    files: dict[str, str] = field(default_factory=dict)


class OfKind(Struct, frozen=True):
    game: str
    kind: str


class BoxTold(Struct, frozen=True):
    """The box as it is now, what can be entered, what is wrong with it and what is in it;
    ``sheets`` are of several kinds that belong together."""

    files: dict[str, str]
    forms: tuple[FormTold, ...]
    report: Report
    said: tuple[str, ...] = ()
    sheets: tuple[str, ...] = ()


class Drawn(Struct, frozen=True):
    """What is drawn from a source that the table answers."""

    table: str
    source: str
    seat: str = ""


class Filled(Struct, frozen=True):
    """A card that was drawn and is not known, filled in."""

    table: str
    moment: int
    source: str
    fields: dict[str, str]
    seat: str = ""


def with_box(game: Game[Any], files: dict[str, str]) -> Game[Any]:
    """The game with a person's own box in force."""
    return with_owned(game, game.owned.with_pack(held_box(game, files))) if files else game


def box(asked: Box) -> BoxTold:
    """What a box holds."""
    game = load_game(asked.game)
    return _told(game, held_box(game, asked.files))


def entered(asked: BoxEntry) -> BoxTold:
    """A box with one more entry."""
    game = load_game(asked.game)
    form, pack = form_named(game, asked.kind), held_box(game, asked.files)
    with playing(with_box(game, pack.files).owned):
        row = row_of(form, asked.fields)
    filled = held_box(game, with_row(pack, form, row).files)
    return _told(game, filled, SAY("kept", kind=titled(form), name=row[form.key]))


def taken_in(asked: BoxFile) -> BoxTold:
    """A box with a spreadsheet or a file of a pack in it."""
    game = load_game(asked.game)
    pack = held_box(game, asked.files)
    if asked.name.endswith(".toml"):
        text = asked.data.decode("utf-8", errors="replace")
        return _told(
            game,
            held_box(game, {**pack.files, asked.name: text}),
            SAY("file-kept", name=asked.name),
        )
    found = imported(game, pack, asked.name, asked.data)
    return _told(game, held_box(game, found.pack.files), *found.lines)


def sheet_of(asked: OfKind) -> File:
    """A spreadsheet to fill."""
    return File(
        f"{asked.game}-{asked.kind.replace(' ', '-')}.csv",
        sheet_named(load_game(asked.game), asked.kind),
    )


def _told(game: Game[Any], pack: OwnPack, *said: str) -> BoxTold:
    forms = tuple(form_told(form) for form in game.forms() if form.rows)
    return BoxTold(pack.files, forms, report(game, pack), said, tuple(sheet_names(game)))


def form_told(form: Form) -> FormTold:
    """A form in words."""
    fields = tuple(
        FieldTold(
            each.name,
            _capital(question_told(ASIDE.sub("", each.question))),
            each.needed and each.usual in (None, []),
            each.many,
            () if each.many else tuple(each.complete("")),
        )
        for each in blanks_told(form)
    )
    return FormTold(form.name, _capital(titled(form)), form.key, fields)


def drawn_form(eyes: Eyes, asked: Drawn) -> FormTold:
    """What is printed on a card of a source."""
    session = eyes.table.session
    form = form_drawn(session.game, asked.source, session.pending)
    if form is None:
        raise OpforError(f"{shortened(asked.source)}: nothing of it can be typed in at the table")
    return form_told(form)


def _capital(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}"
