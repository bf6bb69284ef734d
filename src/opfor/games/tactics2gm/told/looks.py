"""What is lit and said while a thing is looked at: how far a unit's weapons reach."""

from __future__ import annotations

from collections.abc import Sequence

from opfor.core.shown import Look, Mark, Ref
from opfor.games.tactics2gm.rules.targets import Weapon, armed_slots, in_range, weapon
from opfor.games.tactics2gm.told.pictures.grid import space_ref
from opfor.games.tactics2gm.told.pictures.pieces import side_word
from opfor.games.tactics2gm.values.content import HIDDEN
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import State, Unit


def looked_at(setting: Setting, state: State, seat: str, ref: Ref, origin: Ref) -> Look:
    """The spaces in range of a unit on the board, from where it stands; with the unit it is looked
    at from, whether that one reaches it."""
    between = _between(setting, state, ref, origin) if ref != origin else ""
    look = Look()
    for unit in state.units:
        if ref == f"unit:{unit.id}" and unit.cell >= 0 and unit.card != HIDDEN:
            look = _reach(setting, unit, seat)
    return Look(look.marks, (between,)) if between else look


def _between(setting: Setting, state: State, ref: Ref, origin: Ref) -> str:
    """How far a thing on the board is from a unit, and whether one of its weapons reaches it."""
    shooter = next((unit for unit in state.units if origin == f"unit:{unit.id}"), None)
    to = _cell(setting, state, ref)
    if shooter is None or shooter.cell < 0 or shooter.card == HIDDEN or to < 0:
        return ""
    away, arms = setting.board.distance[shooter.cell][to], _arms(setting, shooter)
    name = f"{setting.cards.units[shooter.card].title} {shooter.id}"
    if not arms:
        return f"{away} away; {name} has no weapon."
    reaches = any(in_range(setting, arm, shooter.cell, to) for arm in arms)
    return f"{away} away, {'within' if reaches else 'out of'} the range of {name} ({_far(arms)})."


def _cell(setting: Setting, state: State, ref: Ref) -> int:
    """Where a thing is; -1 off the board."""
    for unit in state.units:
        if ref == f"unit:{unit.id}":
            return unit.cell
    spaces = (cell for cell in range(setting.board.size) if space_ref(setting, cell) == ref)
    return next(spaces, -1)


def _arms(setting: Setting, unit: Unit) -> list[Weapon]:
    return [weapon(setting, unit, slot) for slot in armed_slots(setting, unit)]


def _far(arms: Sequence[Weapon]) -> str:
    """``1 to 3``; with several weapons each by its name."""
    reach = [
        f"{arm.min_range} to {arm.range}" if arm.range > arm.min_range else f"{arm.range}"
        for arm in arms
    ]
    if len(arms) == 1:
        return reach[0]
    return ", ".join(f"{arm.title} {far}" for arm, far in zip(arms, reach, strict=True))


def _reach(setting: Setting, unit: Unit, seat: str) -> Look:
    arms = _arms(setting, unit)
    if not arms:
        return Look((), ("Has no weapon.",))
    cells = [
        cell
        for cell in range(setting.board.size)
        if any(in_range(setting, arm, unit.cell, cell) for arm in arms)
    ]
    word = side_word(setting, unit.side, seat)
    zone = tuple(Mark(space_ref(setting, cell), "zone", word) for cell in cells)
    hits = ", ".join(dict.fromkeys(str(arm.to_hit) for arm in arms))
    return Look(zone, (f"Shoots {_far(arms)} away, hits on {hits} or more.",))
