"""What is lit and said while a thing is looked at: how far a unit's weapons reach."""

from __future__ import annotations

from opfor.core.phrasebook import Thing
from opfor.core.shown import Look, Mark, Ref
from opfor.games.tactics2gm.course.lookout import in_range
from opfor.games.tactics2gm.told import names as say
from opfor.games.tactics2gm.told.names import SAY
from opfor.games.tactics2gm.told.pictures.grid import space_ref
from opfor.games.tactics2gm.told.pictures.pieces import side_word
from opfor.games.tactics2gm.values.arms import Weapon, armed_slots, weapon
from opfor.games.tactics2gm.values.content import HIDDEN
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import State, Unit


def looked_at(setting: Setting, state: State, seat: str, ref: Ref, origin: Ref) -> Look:
    """The spaces in range of a unit on the board, from where it stands; with the unit it is looked
    at from, whether that one reaches it."""
    unit = _unit(state, ref)
    look = Look() if unit is None else _reach(setting, state, unit, seat)
    between = _between(setting, state, ref, origin) if ref != origin else ""
    return Look(look.marks, (between,)) if between else look


def _unit(state: State, ref: Ref) -> Unit | None:
    """A unit that stands open on the board."""
    there = (unit for unit in state.units if ref == f"unit:{unit.id}")
    return next((u for u in there if u.cell >= 0 and u.card != HIDDEN), None)


def _between(setting: Setting, state: State, ref: Ref, origin: Ref) -> str:
    """How far a thing on the board is from a unit, and whether one of its weapons reaches it."""
    shooter, to = _unit(state, origin), _cell(setting, state, ref)
    if shooter is None or to < 0:
        return ""
    away, arms = setting.board.distance[shooter.cell][to], _arms(setting, shooter)
    name = say.unit(setting, state, shooter.id)
    if not arms:
        return SAY("look-away-unarmed", n=away, unit=name)
    reaches = any(in_range(setting, state, arm, shooter.cell, to) for arm in arms.values())
    far = _far(setting, shooter, arms)
    return SAY("look-away", n=away, within=reaches, unit=name, far=far)


def _cell(setting: Setting, state: State, ref: Ref) -> int:
    """Where a thing is; -1 off the board."""
    standing = {f"unit:{unit.id}": unit.cell for unit in state.units}
    spaces = {space_ref(setting, cell): cell for cell in range(setting.board.size)}
    return (standing | spaces).get(ref, -1)


def _arms(setting: Setting, unit: Unit) -> dict[int, Weapon]:
    return {slot: weapon(setting, unit, slot) for slot in armed_slots(setting, unit)}


def reach_of(arm: Weapon) -> Thing | int:
    """``1 to 3``; ``1`` where it is only that."""
    if arm.range <= arm.min_range:
        return arm.range
    return SAY.thing("range-to", **{"from": arm.min_range, "to": arm.range})


def _far(setting: Setting, unit: Unit, arms: dict[int, Weapon]) -> str:
    """``1 to 3``; with several weapons each by its name."""
    if len(arms) == 1:
        return str(reach_of(next(iter(arms.values()))))
    said = (
        SAY("arm-range", arm=say.arm(setting, unit, slot), range=reach_of(arm))
        for slot, arm in arms.items()
    )
    return ", ".join(said)


def _reach(setting: Setting, state: State, unit: Unit, seat: str) -> Look:
    arms = _arms(setting, unit)
    if not arms:
        return Look((), (SAY("look-no-weapon"),))
    word, cells = side_word(setting, unit.side, seat), range(setting.board.size)
    zone = tuple(
        Mark(space_ref(setting, cell), "zone", word)
        for cell in cells
        if any(in_range(setting, state, arm, unit.cell, cell) for arm in arms.values())
    )
    said = (
        SAY("look-arm", arm=say.arm(setting, unit, slot), range=reach_of(arm), hits=arm.to_hit)
        if len(arms) > 1
        else SAY("look-reach", far=reach_of(arm), hits=arm.to_hit)
        for slot, arm in arms.items()
    )
    return Look(zone, tuple(said))
