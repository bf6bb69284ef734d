"""Rallying: five APs and a roll, easier in cover and beside comrades who are not hit."""

from __future__ import annotations

from collections.abc import Sequence

from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.core.tally import Tally
from opfor.games.coh.rules.rolls import rolled
from opfor.games.coh.values import events as ev
from opfor.games.coh.values.deployment import Deployment, look
from opfor.games.coh.values.play import CohPlay
from opfor.games.coh.values.shots import Wanted


@cite("rally-in-close-combat")
def may_rally(look: Deployment, unit: int) -> bool:
    """Whether a unit may try: a hit that can be rallied, and no enemy in its hex."""
    if not look.state.counters[unit].hit or not look.hit(unit).rally:
        return False
    everyone = look.setting.rulings.rally_in_close_combat == "everyone"
    return everyone or not look.is_locked(unit)


@cite("rally-friends")
def rally_number(look: Deployment, unit: int) -> Tally:
    """What two dice must show: the counter's number, less 1 in cover, less 1 for comrades."""
    number = Tally("rally").plus("counter", look.hit(unit).rally, "AtB 7.6")
    if has_cover(look, unit):
        number = number.plus("cover", -1, "AtB 7.6")
    comrades = _unhit_comrades(look, unit)
    each = look.setting.rulings.rally_friends == "each"
    bonus = look.setting.play_rule("rally-bonus", look.state.counters[unit].side)
    number = number.plus("the mission's rule", -bonus, "GEN-3.9-a")
    return number.plus("comrades", -(comrades if each else min(comrades, 1)), "rally-friends")


def has_cover(look: Deployment, unit: int) -> bool:
    """Woods, buildings, walls on some side, heavy smoke, or a fortification."""
    cell = look.state.counters[unit].cell
    field = look.field
    return (
        field.terrain[cell].rally_cover
        or look.smoke.get(cell, 0) > 1
        or look.shelter(unit) is not None
        or (bool(field.walls) and any((cell, c) in field.walls for c in field.adjacent(cell)))
    )


def _unhit_comrades(look: Deployment, unit: int) -> int:
    counter = look.state.counters[unit]
    others = [look.state.counters[i] for i in look.at[counter.cell] if i != unit]
    return sum(1 for c in others if c.side == counter.side and not c.hit)


def rally(play: CohPlay, units: Sequence[int]) -> Procedure[None]:
    """Each unit rolls; a success takes its counter off."""
    for unit in units:
        needed = rally_number(look(play.setting, play.state), unit).total
        counter = play.state.counters[unit]
        who = "a hidden unit" if counter.hidden else counter.id
        why = f"{who} rallies, {needed} needed"
        roll = yield from rolled(play, counter.side, Wanted(2, needed), why)
        rallied = roll.total >= needed
        play.emit(ev.RallyRolled(unit, needed, roll.dice, roll.extra, rallied))
        if rallied:
            play.emit(ev.UnitUnhit(unit))
