"""What changes in a file when something is put on the map, moved, turned or taken away."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from opfor.cardboard.coh.board.battlefield import Battlefield
from opfor.cardboard.coh.board.grid import EDGES
from opfor.cardboard.coh.counters.numbers import work_kinds
from opfor.cardboard.coh.counters.units import unit_kinds
from opfor.cardboard.coh.missions.choices import FileValues, field_of
from opfor.cardboard.coh.pictures.battle_map import spot
from opfor.cardboard.coh.plan.boards import (
    board_copied,
    board_emptied,
    board_laid,
    board_moved,
    board_turned,
    new_board_laid,
    typed,
)
from opfor.cardboard.coh.plan.painting import painted
from opfor.cardboard.coh.plan.pieces import cells
from opfor.cardboard.coh.plan.tray import free_numbers
from opfor.cardboard.coh.plan.words import SAY
from opfor.core.drawing import Change, Path, path_at
from opfor.core.errors import OpforError
from opfor.core.shown import Ref

HEX = "hex:"
BEGINS = ("hex", "area", "enters", "by", "rides")
"""Fields that say where a force begins; one of these ways holds."""
LATER = 2


def put(values: FileValues, thing: str, to: Ref) -> Sequence[Change]:
    """``thing`` is one of the tray (``unit:0:german-rifle``), a piece (``at:…``) or a deed."""
    kind, _, rest = thing.partition(":")
    what = _PUTS.get(kind)
    if what is None:
        raise OpforError(f"{thing!r}: there is no such thing in the tray")
    try:
        return what(values, rest, to.removeprefix(HEX) if to.startswith(HEX) else "")
    except (KeyError, IndexError, TypeError, ValueError, AttributeError):
        raise OpforError(SAY("put-nowhere")) from None


def _field(values: FileValues) -> Battlefield:
    field = field_of(values)
    if field is None:
        raise OpforError(SAY("put-nowhere"))
    return field


def _needs(where: str) -> str:
    if not where:
        raise OpforError(SAY("put-on-a-hex"))
    return where


# -- things of the tray ----------------------------------------------------------------------


def _unit(values: FileValues, rest: str, where: str) -> list[Change]:
    """One more counter of a kind: with those that stand there alike, else by itself."""
    number, _, kind_id = rest.partition(":")
    side, kind = int(number), unit_kinds()[kind_id]
    free = sorted(set(kind.numbers) & free_numbers(typed(values), side))
    if not free:
        raise OpforError(SAY("put-no-more", unit=kind.title))
    facing = _facing(values, side, _needs(where))
    force = {"numbers": [free[0]], "hex": where, "facing": facing}
    return [_joined(values, side, force)]


def _joined(values: FileValues, side: int, force: dict[str, Any]) -> Change:
    """A force beside the others, or its counters in one that is the same but for them."""
    rest = {name: value for name, value in force.items() if name != "numbers"}
    forces = values["sides"][side].get("forces", ())
    for n, other in enumerate(forces):
        if {name: value for name, value in other.items() if name != "numbers"} == rest:
            numbers = sorted([*other["numbers"], *force["numbers"]])
            return Change(path=("sides", side, "forces", n, "numbers"), value=numbers)
    return Change(path=("sides", side, "forces", len(forces)), value=force, how="insert")


def _facing(values: FileValues, side: int, where: str) -> str:
    """As the force before it looks; the first looks to the nearer half of the map's height."""
    forces = values["sides"][side].get("forces", ())
    for force in reversed(forces):
        if force.get("facing"):
            return str(force["facing"])
    field = _field(values)
    heights = [spot(field, cell)[1] for cell in range(len(field))]
    middle = (min(heights) + max(heights)) / 2
    return "N" if spot(field, field.cell(where))[1] > middle else "S"


def _control(values: FileValues, nation: str, where: str) -> list[Change]:
    row = {"hex": _needs(where), "owner": nation, "at_end": 2}
    return [_appended(values, "control", row)]


def _work(values: FileValues, kind: str, where: str) -> list[Change]:
    """A work belongs to whoever is nearest."""
    row = {"kind": kind, "hex": _needs(where), "owner": _nearest(values, where)}
    if work_kinds()[kind].has_facing:
        side = [each["nation"] for each in values["sides"]].index(row["owner"])
        row["facing"] = _facing(values, side, where)
    return [_appended(values, "works", row)]


def _nearest(values: FileValues, where: str) -> str:
    field = _field(values)
    x, y = spot(field, field.cell(where))
    far: dict[str, float] = {}
    for side in values["sides"]:
        for force in side.get("forces", ()):
            for cell in cells(
                field, (force["hex"],) if force.get("hex") else force.get("area", ())
            ):
                there = spot(field, cell)
                away = (there[0] - x) ** 2 + (there[1] - y) ** 2
                far[side["nation"]] = min(away, far.get(side["nation"], away))
    return min(far, key=lambda nation: far[nation]) if far else str(values["sides"][-1]["nation"])


def _named(name: str) -> Callable[[FileValues, str, str], list[Change]]:
    """Hexes in a list of the file: Rumored Enemies, objectives."""

    def puts(values: FileValues, _rest: str, where: str) -> list[Change]:
        return [_appended(values, name, _needs(where))]

    return puts


def _smoke(values: FileValues, _rest: str, where: str) -> list[Change]:
    return [_appended(values, "smoke", {"hex": _needs(where)})]


def _appended(values: FileValues, name: str, row: Any) -> Change:
    return Change(path=(name, len(values.get(name, ()))), value=row, how="insert")


# -- pieces ----------------------------------------------------------------------------------


def _piece(values: FileValues, rest: str, where: str) -> list[Change]:
    """Moved to another hex, or off the map: taken away."""
    path = path_at(rest)
    if path[0] == "maps":
        return board_moved(values, int(path[1]), where)
    if path[0] == "sides":
        return _counter(values, path, where)
    if not where:
        alone = len(values[str(path[0])]) == 1
        return [Change(path=path[:1] if alone else path)]
    if path[0] in ("rumors", "objectives"):
        return [Change(path=path, value=where)]
    return [Change(path=(*path, "hex"), value=where)]


def _counter(values: FileValues, path: Path, where: str) -> list[Change]:
    """A whole force, or one counter of several, which leaves the others."""
    _, side, _, n, *rest = path
    force = values["sides"][side]["forces"][n]
    if not rest or len(force["numbers"]) == 1:
        if where:
            return _begins(force, path[:4], hex=where)
        return _taken(values, path[:4])
    number = force["numbers"][rest[-1]]
    others = [each for each in force["numbers"] if each != number]
    changes = [Change(path=(*path[:4], "numbers"), value=others)]
    if where:
        alone = {"numbers": [number], "hex": where}
        alone |= {name: each for name, each in force.items() if name not in (*BEGINS, "numbers")}
        changes.append(_joined(values, int(side), alone))
    return changes


def _taken(values: FileValues, path: Path) -> list[Change]:
    """A side says that it has no forces."""
    if len(values["sides"][path[1]]["forces"]) > 1:
        return [Change(path=path)]
    return [Change(path=path[:3], value=[])]


def _begins(force: Mapping[str, Any], path: Path, **how: Any) -> list[Change]:
    """One way to begin instead of another."""
    gone = [Change(path=(*path, name)) for name in BEGINS if name in force and name not in how]
    return [*gone, *(Change(path=(*path, name), value=value) for name, value in how.items())]


def _spots(values: FileValues, force: Mapping[str, Any]) -> tuple[Battlefield, tuple[int, ...]]:
    field = _field(values)
    names = [force["hex"]] if force.get("hex") else [*force.get("area", ()), *force.get("by", ())]
    found = cells(field, names)
    return field, found or (len(field) // 2,)


def _here(values: FileValues, rest: str, _where: str) -> list[Change]:
    force = _force(values, rest)
    field, found = _spots(values, force)
    return _begins(force, path_at(rest), hex=field.name(found[len(found) // 2]))


def _area(values: FileValues, rest: str, _where: str) -> list[Change]:
    """Set up by the player: in the hex and those around it."""
    force = _force(values, rest)
    field, found = _spots(values, force)
    around = [found[0], *(c for c in field.map.neighbours[found[0]] if c is not None)]
    return _begins(force, path_at(rest), area=[field.name(cell) for cell in around])


def _later(values: FileValues, rest: str, _where: str) -> list[Change]:
    """By the edge that is nearest."""
    force = _force(values, rest)
    field, found = _spots(values, force)
    x, y = spot(field, found[0])
    far = {
        edge: min(
            (a - x) ** 2 + (b - y) ** 2 for a, b in (spot(field, c) for c in field.edge(edge))
        )
        for edge in EDGES
    }
    return _begins(force, path_at(rest), enters=LATER, by=[min(far, key=lambda edge: far[edge])])


def _force(values: FileValues, rest: str) -> Mapping[str, Any]:
    _, side, _, n = path_at(rest)
    found: Mapping[str, Any] = values["sides"][side]["forces"][n]
    return found


def _space(values: FileValues, rest: str, _where: str) -> list[Change]:
    """One more space behind this one; the last stays the end."""
    at = min(int(rest) + 1, len(values["track"]) - 1)
    return [Change(path=("track", at), value={}, how="insert")]


_PUTS: dict[str, Callable[[FileValues, str, str], list[Change]]] = {
    "unit": _unit,
    "control": _control,
    "work": _work,
    "rumor": _named("rumors"),
    "objective": _named("objectives"),
    "smoke": _smoke,
    "board": board_laid,
    "at": _piece,
    "here": _here,
    "area": _area,
    "later": _later,
    "space": _space,
    "turn-board": board_turned,
    "copy-board": board_copied,
    "empty-board": board_emptied,
    "new-board": new_board_laid,
    "paint": painted,
}
