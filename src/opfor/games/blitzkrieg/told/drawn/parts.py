"""What is filled in beside the map: the board, its sides, theatres, campaigns and spaces."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from opfor.core.drawing import Deed, Field, FieldKind, FormPart, Path, ref_at
from opfor.games.blitzkrieg.told.drawn.faults import choices
from opfor.games.blitzkrieg.told.drawn.table import SAY, Values, at, spaces_of
from opfor.games.blitzkrieg.values.tables import (
    BoardTable,
    CampaignRow,
    SideRow,
    SpaceRow,
    TheatreRow,
)

Blanks = dict[str, tuple[FieldKind, Any]]
BOARD: Blanks = {"title": ("text", None), "tokens": ("word", "base"), "by_row": ("list", [])}
SIDE: Blanks = {"title": ("text", None), "id": ("text", None), "plural": ("switch", False)}
THEATRE: Blanks = {
    "title": ("text", None),
    "id": ("text", None),
    "steps": ("number", None),
    "shields": ("numbers", None),
    "open_at_start": ("switch", True),
    "red": ("number", 0),
}
CAMPAIGN: Blanks = {"vp": ("number", None)}
SPACE: Blanks = {"terrain": ("word", None), "effect": ("word", "none"), "amount": ("number", 1)}


def parts(values: Values) -> Iterator[FormPart]:
    """Every part of the file, in the order in which one thinks of them."""
    yield _part(values, (), SAY("part-board"), "board", BOARD)
    for n, side in enumerate(values.get("sides", ())):
        yield _part(values, ("sides", n), str(side.get("title", n + 1)), "board", SIDE)
    for t, theatre in enumerate(values.get("theatres", ())):
        way: Path = ("theatres", t)
        name = str(theatre.get("title", t + 1))
        more = Deed(f"campaign:theatres.{t}", SAY("deed-campaign"))
        yield _part(values, way, name, "theatres", THEATRE, (more, _away(way)))
        for c in range(len(theatre.get("campaigns", ()))):
            path: Path = (*way, "campaigns", c)
            title = SAY("part-campaign", theatre=name, n=c + 1)
            more = Deed(f"more:theatres.{t}.campaigns.{c}", SAY("deed-space"))
            yield _part(values, path, title, "theatres", CAMPAIGN, (more, _away(path)))
    for ref, path in spaces_of(values):
        theatre = at(values, path[:2])
        title = SAY("part-space", theatre=str(theatre.get("title")), n=int(path[-1]) + 1)
        yield _part(values, path, title, "spaces", SPACE, (_away(path),), (ref,))


def fields_in_order() -> tuple[str, ...]:
    """Every field of a file, and of its rows, in the order in which they are declared."""
    kinds = (BoardTable, SideRow, TheatreRow, CampaignRow, SpaceRow)
    return tuple(dict.fromkeys(name for kind in kinds for name in kind.__struct_fields__))


def _part(
    values: Values,
    path: Path,
    title: str,
    group: str,
    kinds: Blanks,
    deeds: tuple[Deed, ...] = (),
    lit: tuple[str, ...] = (),
) -> FormPart:
    found = tuple(_field(values, (*path, name), *kind) for name, kind in kinds.items())
    heading = SAY(f"heading-{group}")
    return FormPart(path=path, title=title, group=heading, fields=found, deeds=deeds, lit=lit)


def _field(values: Values, path: Path, kind: FieldKind, usual: Any) -> Field:
    value = at(values, path)
    value = usual if value is None else value
    value = "" if value is None else value
    could_be = tuple(choices(values, path)) if kind == "word" else ()
    label = SAY(f"field-{str(path[-1]).replace('_', '-')}")
    return Field(path=path, label=label, kind=kind, value=value, usual=usual, could_be=could_be)


def _away(path: Path) -> Deed:
    return Deed(ref_at(*path), SAY("deed-away"))
