"""All games of somebody in one file, and back: for another device, or a browser that forgets."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Literal

import msgspec
from msgspec import Struct

from opfor.core.codec import decode
from opfor.core.errors import OpforError
from opfor.surfaces.web import asks
from opfor.surfaces.web.visitor import Visitor

KEPT_BACK = "others play there, and it is not over"


class Backup(Struct, frozen=True):
    """What is in the file: each game as the text of its save; why others are not in it, by name."""

    opfor: Literal["games"]
    games: tuple[str, ...]
    left_out: dict[str, str] = {}


class Restored(Struct, frozen=True):
    """How many games came back, were here already, or were refused, and why the first was."""

    taken: int
    known: int
    refused: int
    why: str = ""


def backup(visitor: Visitor, _asked: asks.Nothing) -> asks.File:
    """Every game of the visitor that they may see whole."""
    games, left_out = [], {}
    for kept in visitor.desk.shelf.kept(visitor.who):
        try:
            games.append(_save(visitor, kept.table))
        except OpforError as error:
            left_out[kept.table] = _line(error)
    body = msgspec.json.encode(Backup("games", tuple(games), left_out))
    return asks.File(f"opfor-games-{datetime.now(UTC):%Y-%m-%d}.json", body.decode())


def restore(visitor: Visitor, asked: asks.Text) -> Restored:
    """Put the games of a file beside those that are here; one that has gone on here stays so."""
    try:
        games = decode(asked.text, Backup).games
    except msgspec.MsgspecError as error:
        raise OpforError(f"this is no backup of games: {error}") from None
    here = decode(backup(visitor, asks.Nothing()).text, Backup).games
    new = [game for game in games if not any(record.startswith(game) for record in here)]
    refused = []
    for game in reversed(new):
        try:
            visitor.open(asks.Text(game))
        except OpforError as error:
            refused.append(_line(error))
    why = refused[0] if refused else ""
    return Restored(len(new) - len(refused), len(games) - len(new), len(refused), why)


def _save(visitor: Visitor, name: str) -> str:
    with visitor.at(name) as table:
        if not visitor.owns_all and not table.may_be_reviewed():
            raise OpforError(KEPT_BACK)
        return table.save()


def _line(error: OpforError) -> str:
    return " ".join(str(error).split())
