"""All games that were begun here: listed, named, put away and brought back."""

from __future__ import annotations

from pathlib import PurePath

from opfor.app.registry import listings
from opfor.core.errors import OpforError
from opfor.surfaces.web.asks import Naming, Nothing, Removing, TableListed, Tables
from opfor.surfaces.web.shelf import Kept
from opfor.surfaces.web.visitor import Visitor

LONGEST = 80


def tables(visitor: Visitor, _asked: Nothing) -> Tables:
    """The games begun here, newest first."""
    return Tables(tuple(map(_listed, visitor.desk.shelf.kept(visitor.who))))


def _listed(kept: Kept) -> TableListed:
    listing = listings().get(kept.header.game)
    title = listing.title if listing is not None else kept.header.game
    said = [v for v in kept.header.options.values() if isinstance(v, str) and v]
    words = [PurePath(each).stem if each.endswith(".toml") else each for each in said]
    about = ", ".join([*["beside the table"] * (kept.header.mode == "table"), *words])
    when = kept.modified.isoformat(timespec="seconds")
    return TableListed(kept.table, kept.header.game, title, about, when, kept.name)


def rename(visitor: Visitor, asked: Naming) -> Nothing:
    """Call a game something; an empty name takes it away."""
    _refuse_others(visitor, asked.table)
    visitor.desk.shelf.rename(asked.table, " ".join(asked.name.split())[:LONGEST])
    return Nothing()


def remove(visitor: Visitor, asked: Removing) -> Nothing:
    """Put a game away, or bring it back."""
    _refuse_others(visitor, asked.table)
    visitor.desk.put_away(asked.table, back=asked.back)
    return Nothing()


def _refuse_others(visitor: Visitor, table: str) -> None:
    if not visitor.owns(table):
        raise OpforError("this game is somebody else's")
