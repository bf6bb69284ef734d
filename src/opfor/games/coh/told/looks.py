"""What is lit and said while a thing is looked at: what it sees, what it covers; and from one
thing to another, whether it is seen and what hides it."""

from __future__ import annotations

from collections.abc import Iterator

from opfor.cardboard.coh.board.sight_words import sight_in_words
from opfor.cardboard.coh.pictures.battle_map import hex_ref
from opfor.core.shown import Look, Mark, Ref
from opfor.games.coh.course.lookout import fire_zone
from opfor.games.coh.told.counters import side_word
from opfor.games.coh.told.names import SAY
from opfor.games.coh.values.deployment import Deployment, look
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.state import State
from opfor.kit.masks import members


def looked_at(setting: Setting, state: State, seat: str, ref: Ref, origin: Ref) -> Look:
    """``origin`` is what was pointed at before, if anything."""
    sight = look(setting, state)
    cell, start = _cell(sight, ref), _cell(sight, origin)
    if cell < 0:
        return Look()
    if start >= 0 and start != cell:
        return _between(sight, start, cell)
    return _around(sight, cell, _unit(state, ref), seat)


def _unit(state: State, ref: Ref) -> int:
    """The number of a counter on the map, -1 if the ref is none."""
    kind, _, name = ref.partition(":")
    found = (n for n, c in enumerate(state.counters) if kind == "unit" and c.id == name)
    return next(found, -1)


def _cell(sight: Deployment, ref: Ref) -> int:
    """The hex of a ref, or of the counter it names; -1 if it is not on the map."""
    kind, _, name = ref.partition(":")
    if kind == "hex" and name in sight.field.names:
        return sight.field.cell(name)
    unit = _unit(sight.state, ref)
    return sight.state.counters[unit].cell if unit >= 0 else -1


def _around(sight: Deployment, cell: int, unit: int, seat: str) -> Look:
    """What is not seen from there lies in the dark; what a unit covers is tinted."""
    field, seen = sight.field, sight.sight[cell] | 1 << cell
    zone = fire_zone(sight, unit) if unit >= 0 else 0
    said = [SAY("look-sees", n=len(members(seen)) - 1, all=len(field) - 1)]
    said += [SAY("look-covers", n=len(members(zone)))] if zone else []
    return Look(tuple(_marks(sight, cell, unit, seat, zone)), tuple(said))


def _marks(sight: Deployment, cell: int, unit: int, seat: str, zone: int) -> Iterator[Mark]:
    field, seen = sight.field, sight.sight[cell] | 1 << cell
    side = side_word(sight.setting, sight.state.counters[unit].side, seat) if zone else ""
    for other in range(len(field)):
        if not seen >> other & 1:
            yield Mark(hex_ref(field, other), "dark")
        elif zone >> other & 1:
            yield Mark(hex_ref(field, other), "zone", side)
    yield Mark(hex_ref(field, cell), "from")


def _between(sight: Deployment, start: int, cell: int) -> Look:
    """Whether the one sees the other; the hexes that hide it."""
    field = sight.field
    away = field.distance(start, cell)
    if sight.sight[start] >> cell & 1:
        return Look((), (SAY("look-seen", where=field.name(start), n=away),))
    report = field.explain_sight(start, cell, sight.smoke)
    if report.visible:
        return Look((), (SAY("look-too-far", where=field.name(start), n=away),))
    hides = tuple(Mark(hex_ref(field, each), "hides") for each in report.blockers)
    return Look(hides, (sight_in_words(field, report, sight.smoke),))
