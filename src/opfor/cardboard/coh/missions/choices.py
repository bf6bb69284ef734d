"""What could stand at a place of a mission file: words, hexes, counters, boards, lines."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, get_args

import msgspec

from opfor.cardboard.coh.board.battlefield import Battlefield
from opfor.cardboard.coh.board.grid import EDGES
from opfor.cardboard.coh.board.layout import Placing
from opfor.cardboard.coh.board.own_boards import OwnBoards, laid
from opfor.cardboard.coh.board.printed import board_ids
from opfor.cardboard.coh.counters.numbers import work_kinds
from opfor.cardboard.coh.counters.units import unit_kinds
from opfor.cardboard.coh.missions.first_hits import hits_for
from opfor.cardboard.coh.missions.mission import FacingName
from opfor.cardboard.coh.missions.solo_mission import SoloMission
from opfor.core.codec import convert
from opfor.core.drawing import Path
from opfor.core.errors import OpforError

FileValues = Mapping[str, Any]
HEXES = frozenset(("hex", "area", "by", "hexes", "objectives", "rumors", "road"))
WITH_EDGES = frozenset(("area", "by", "hexes", "objectives"))
LINES = frozenset(("counteractions", "mission_orders", "event", "landed", "standing"))


def choices(values: FileValues, path: Path) -> Sequence[str]:
    """The words or numbers that fit there; none where anything may stand, or where what is written
    elsewhere in the file has no shape to choose by."""
    try:
        return tuple(_choices(values, path))
    except (TypeError, AttributeError, KeyError, IndexError, ValueError):
        return ()


def _choices(values: FileValues, path: Path) -> Sequence[str]:
    if words := _words_of(tuple(step for step in path if isinstance(step, str))):
        return words
    name = next((step for step in reversed(path) if isinstance(step, str)), "")
    if name in HEXES:
        return _hexes(values, name)
    if name in LINES:
        return _lines(values, path)
    find = _BY_NAME.get(name)
    return () if find is None else find(values, path)


@cache
def fields_in_order() -> tuple[str, ...]:
    """Every field of a mission file, and of its entries, in the order in which they are declared;
    an entry says what it is before it says what it holds."""
    names: dict[str, None] = {}
    kinds = [msgspec.inspect.type_info(SoloMission)]
    while kinds:
        kind = _item(kinds.pop(0))
        for field in getattr(kind, "fields", ()):
            names[field.name] = None
            kinds.append(field.type)
    return tuple(names)


@cache
def type_at(names: tuple[str, ...]) -> tuple[Any, Any]:
    """The type of a field, reached by these names, and its default; nothing where none is."""
    kind: Any = msgspec.inspect.type_info(SoloMission)
    usual: Any = None
    for name in names:
        kind = _item(kind)
        fields = {field.name: field for field in getattr(kind, "fields", ())}
        if name not in fields:
            return None, None
        kind, usual = fields[name].type, fields[name].default
    usual = None if usual is msgspec.NODEFAULT else usual
    return _optional(kind), usual


@cache
def _words_of(names: tuple[str, ...]) -> tuple[str, ...]:
    """The words of a closed list, by the type of the field; facings go round."""
    if names and names[-1] == "facing":
        return get_args(FacingName)
    kind = _item(type_at(names)[0])
    return tuple(map(str, kind.values)) if isinstance(kind, msgspec.inspect.LiteralType) else ()


def _item(kind: Any) -> Any:
    """What a list holds, or what may be left out."""
    match kind:
        case msgspec.inspect.VarTupleType(item_type):
            return _item(item_type)
        case msgspec.inspect.TupleType(item_types):
            return _item(item_types[0])
        case msgspec.inspect.UnionType():
            told = _optional(kind)
            return kind if told is kind else _item(told)
    return kind


def _optional(kind: Any) -> Any:
    """What stands there, where something may stand or nothing."""
    if isinstance(kind, msgspec.inspect.UnionType):
        told = [each for each in kind.types if not isinstance(each, msgspec.inspect.NoneType)]
        return told[0] if len(told) == 1 else kind
    return kind


def _hexes(values: FileValues, name: str) -> Sequence[str]:
    field = field_of(values)
    if field is None:
        return ()
    return (*field.names, *(EDGES if name in WITH_EDGES else ()))


def field_of(values: FileValues) -> Battlefield | None:
    """The map of a mission, if its boards can be laid."""
    try:
        maps = convert(values.get("maps", ()), tuple[str | Placing, ...])
        return laid(maps, convert(values.get("boards", ()), OwnBoards))
    except (OpforError, msgspec.ValidationError):
        return None


def _counters(values: FileValues, path: Path) -> Sequence[str]:
    """Numbers of the side that no other force has."""
    sides = values.get("sides", ())
    side = path[1] if path[0] == "sides" and len(path) > 1 else _bot(values)
    if not isinstance(side, int) or side >= len(sides):
        return ()
    nation = sides[side].get("nation")
    used = {n for force in sides[side].get("forces", ()) for n in force.get("numbers", ())}
    used |= {*values.get("cup", ())} if side == _bot(values) else set()
    return [str(n) for n, owner in _owners() if owner == nation and n not in used]


def _boards(values: FileValues, _path: Path) -> Sequence[str]:
    """Those there are, and the mission's own."""
    return (*board_ids(), *(each["id"] for each in values.get("boards", ())))


def _hits(values: FileValues, path: Path) -> Sequence[str]:
    """Hits that all counters of the force can have; none is one, too."""
    side = values["sides"][path[1]]
    return ("", *hits_for(side["nation"], side["forces"][path[3]]["numbers"]))


def _bot(values: FileValues) -> int:
    nations = [side.get("nation") for side in values.get("sides", ())]
    return 1 - nations.index(values["player"]) if values.get("player") in nations else 0


def _owners() -> list[tuple[int, str]]:
    found = {(n, kind.nation) for kind in unit_kinds().values() for n in kind.numbers}
    return sorted(found)


def _lines(values: FileValues, path: Path) -> Sequence[str]:
    """How the line that stands there could go on."""
    from opfor.cardboard.coh.orders.completion import completions

    at: Any = values
    try:
        for step in path:
            at = at[step]
    except (KeyError, IndexError, TypeError):
        at = ""
    return completions("line", at if isinstance(at, str) else "")


_BY_NAME: dict[str, Callable[[FileValues, Path], Sequence[str]]] = {
    "numbers": _counters,
    "cup": _counters,
    "hit": _hits,
    "maps": _boards,
    "board": _boards,
    "kind": lambda _values, _path: tuple(work_kinds()),
    "kill_vp_of": lambda _values, _path: tuple(sorted(unit_kinds())),
}
