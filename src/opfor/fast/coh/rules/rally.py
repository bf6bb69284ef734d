"""Rallying: five APs and a roll, easier in cover and beside comrades who are not hit."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.rows import tell
from opfor.fast.coh.apply import lose_hit
from opfor.fast.coh.choices import Throw
from opfor.fast.coh.deployment import is_locked, shelter
from opfor.fast.coh.rules.rolls import rolled, sum_of
from opfor.fast.coh.values import NEVER, NOBODY, NOTHING, Battle
from opfor.fast.coh.whys import For
from opfor.games.coh.values.unit_events import RallyRolled

HEAVY = 2


@cite("rally-in-close-combat")
def may_rally(battle: Battle, unit: int) -> bool:
    """Whether a unit may try: a hit that can be rallied, and no enemy in its hex."""
    if not battle.hit_rally[battle.hit[unit]]:
        return False
    return battle.rally_everywhere == 1 or not is_locked(battle, unit)


@cite("rally-friends")
def rally_number(battle: Battle, unit: int) -> int:
    """What two dice must show: the counter's number, less 1 in cover, less 1 for comrades."""
    number = battle.hit_rally[battle.hit[unit]] - battle.rally_bonus[battle.side_of[unit]]
    if has_cover(battle, unit):
        number -= 1
    comrades = unhit_comrades(battle, unit)
    return number - (comrades if battle.each_comrade else min(comrades, 1))


def has_cover(battle: Battle, unit: int) -> bool:
    """Woods, buildings, walls on some side, heavy smoke, or a fortification."""
    cell = battle.cell[unit]
    if battle.covers[cell] or battle.smoke[cell] >= HEAVY:
        return True
    return shelter(battle, unit) != NOTHING


def unhit_comrades(battle: Battle, unit: int) -> int:
    count = 0
    for other in range(battle.units):
        if other != unit and battle.cell[other] == battle.cell[unit]:
            if battle.side_of[other] == battle.side_of[unit] and not battle.hit[other]:
                count += 1
    return count


def rally_group(battle: Battle) -> None:
    """Each unit rolls; a success takes its counter off."""
    for place in range(battle.grouped):
        unit = battle.group[place]
        needed = rally_number(battle, unit)
        throw = Throw(For.A_RALLY, needed, NOBODY, unit, 0)
        dice = rolled(battle, battle.side_of[unit], throw, NEVER, False, False)
        first, second, extra = dice.first, dice.second, dice.extra
        has_rallied = sum_of(dice) >= needed
        tell(battle, RallyRolled, unit, needed, 2, first, second, extra, has_rallied)
        if has_rallied:
            lose_hit(battle, unit)
