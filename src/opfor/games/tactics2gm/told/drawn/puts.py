"""What changes in a scenario file when something is put on its field, moved or taken away."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from opfor.core.drawing import Change, path_at
from opfor.core.errors import OpforError
from opfor.games.tactics2gm.told.drawn.field import OPEN, SAY, Values, plain, spot_of

SPACE = "space:"


def put(values: Values, thing: str, to: str) -> Sequence[Change]:
    """``thing`` is one of the tray (``card:house``, ``paint:f``), a piece or a deed."""
    kind, _, rest = thing.partition(":")
    what = _PUTS.get(kind)
    if what is None:
        raise OpforError(f"{thing!r}: there is no such thing in the tray")
    try:
        return what(values, rest, to if to.startswith(SPACE) else "")
    except (KeyError, IndexError, TypeError, ValueError, AttributeError):
        raise OpforError(SAY("put-nowhere")) from None


def _spot(where: str) -> dict[str, int]:
    if not where:
        raise OpforError(SAY("put-on-a-space"))
    line, column = spot_of(where)
    return {"line": line, "column": column}


def _painted(values: Values, letter: str, where: str) -> list[Change]:
    """A letter of the map; what had none gets an open field first."""
    at, board = _spot(where), plain().board
    rows = list(values.get("map", ())) or [OPEN * board.columns for _ in range(board.lines)]
    row = rows[at["line"] - 1]
    rows[at["line"] - 1] = row[: at["column"] - 1] + letter + row[at["column"] :]
    return [Change(path=("map",), value=rows)]


def _card(values: Values, card: str, where: str) -> list[Change]:
    row = {"card": card, **_spot(where)}
    return [Change(path=("terrain", len(values.get("terrain", ()))), value=row, how="insert")]


def _target(values: Values, _rest: str, where: str) -> list[Change]:
    """What lies there is the target, or the open space."""
    at = _spot(where)
    for n, spot in enumerate(values.get("terrain", ())):
        if {"line": spot["line"], "column": spot["column"]} == at:
            return [
                Change(path=("target",), value={"card": spot["card"], **at}),
                Change(path=("terrain", n)),
            ]
    return [Change(path=("target",), value={"card": "", **at})]


def _piece(values: Values, rest: str, where: str) -> list[Change]:
    """Moved to another space, or off the field: taken away."""
    path = path_at(rest)
    if path[0] == "roles":
        return [Change(path=path)]
    if not where:
        return [Change(path=path)]
    found = values["target"] if path[0] == "target" else values["terrain"][path[1]]
    return [Change(path=path, value={**found, **_spot(where)})]


def _goal(values: Values, rest: str, _where: str) -> list[Change]:
    path = (*path_at(rest), "goals")
    goals = values["roles"][path[1]].get("goals", ())
    return [Change(path=(*path, len(goals)), value={"kind": "destroy-hq"}, how="insert")]


_PUTS: dict[str, Callable[[Values, str, str], list[Change]]] = {
    "paint": _painted,
    "card": _card,
    "target": _target,
    "at": _piece,
    "goal": _goal,
}
