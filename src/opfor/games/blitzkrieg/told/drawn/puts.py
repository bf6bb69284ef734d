"""What changes in a board file when something is painted, moved, added or taken away."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import get_args

from opfor.core.drawing import Change, Path, path_at
from opfor.core.errors import OpforError
from opfor.games.blitzkrieg.told.drawn.table import SAY, Values, at, spaces_of
from opfor.games.blitzkrieg.values.tables import Terrain

PLAIN_SPACE = {"terrain": "land"}
NEW_CAMPAIGN = {"vp": 3, "spaces": [PLAIN_SPACE, {"terrain": "either"}]}


def put(values: Values, thing: str, to: str) -> Sequence[Change]:
    """``thing`` is one of the tray (``paint:sea``, ``theatre:``), a space or a deed."""
    kind, _, rest = thing.partition(":")
    what = _PUTS.get(kind)
    if what is None:
        raise OpforError(f"{thing!r}: there is no such thing in the tray")
    try:
        return what(values, rest, to)
    except (KeyError, IndexError, TypeError, ValueError, AttributeError):
        raise OpforError(SAY("put-nowhere")) from None


def _space_at(values: Values, where: str) -> Path:
    found = dict(spaces_of(values)).get(where)
    if found is None:
        raise OpforError(SAY("put-on-a-space"))
    return found


def _painted(values: Values, what: str, where: str) -> list[Change]:
    """A terrain or an effect; what a space has no more is left out of the file."""
    path = _space_at(values, where)
    if what in get_args(Terrain):
        return [Change(path=(*path, "terrain"), value=what)]
    if what == "none":
        gone = [name for name in ("effect", "amount") if name in at(values, path)]
        return [Change(path=(*path, name)) for name in gone]
    return [Change(path=(*path, "effect"), value=what)]


def _moved(values: Values, rest: str, where: str) -> list[Change]:
    """Two spaces change places; off the map a part is taken away."""
    path = path_at(rest)
    at(values, path)
    if not where:
        return [Change(path=path)]
    other = _space_at(values, where)
    here, there = at(values, path), at(values, other)
    return [Change(path=path, value=there), Change(path=other, value=here)]


def _campaign(values: Values, rest: str, _where: str) -> list[Change]:
    path = (*path_at(rest), "campaigns")
    return [Change(path=(*path, len(at(values, path))), value=NEW_CAMPAIGN, how="insert")]


def _space(values: Values, rest: str, _where: str) -> list[Change]:
    path = (*path_at(rest), "spaces")
    return [Change(path=(*path, len(at(values, path))), value=PLAIN_SPACE, how="insert")]


def _theatre(values: Values, _rest: str, _where: str) -> list[Change]:
    """One more, with a name of its own; who says the reading order by rows says it of all."""
    rows = values["theatres"]
    taken = {row.get("id") for row in rows}
    number = next(n for n in range(1, len(rows) + 2) if f"theatre-{n}" not in taken)
    name = f"theatre-{number}"
    row = {
        "id": name,
        "title": SAY("new-theatre", n=number),
        "steps": 10,
        "shields": [4, 7],
        "campaigns": [NEW_CAMPAIGN],
    }
    changes = [Change(path=("theatres", len(rows)), value=row, how="insert")]
    if values.get("by_row"):
        changes.append(Change(path=("by_row",), value=[*values["by_row"], name]))
    return changes


_PUTS: dict[str, Callable[[Values, str, str], list[Change]]] = {
    "paint": _painted,
    "at": _moved,
    "campaign": _campaign,
    "more": _space,
    "theatre": _theatre,
}
