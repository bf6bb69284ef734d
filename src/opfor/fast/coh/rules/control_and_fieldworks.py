"""What a hex does to whoever comes into it: control markers, fortifications, wire, mines."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.rows import tell
from opfor.fast.coh.apply_acts import score
from opfor.fast.coh.apply_ground import turn_marker
from opfor.fast.coh.apply_works import destroy_work, hold_work, show_work
from opfor.fast.coh.choices import Throw
from opfor.fast.coh.deployment import muster_in
from opfor.fast.coh.rules.hidden_units import find_exposed
from opfor.fast.coh.rules.hits import suffer, tell_attack
from opfor.fast.coh.rules.rolls import rolled, single_die, sum_of
from opfor.fast.coh.values import NOBODY, NOTHING, OFF, ON_MAP, TAKEN_SCORES, Battle
from opfor.fast.coh.whys import For, Gone, Source
from opfor.games.coh.values.unit_events import WireCrossed

EITHER = 2
"""Stands for whichever side it is."""


def take_control(battle: Battle, marker: int) -> None:
    """A control marker changes hands if its holder has nobody there and the other side a unit with
    firepower, even in passing."""
    holder, cell = battle.holder[marker], battle.marker_cell[marker]
    if muster_in(battle, holder, cell) == 0 and is_taken_by(battle, 1 - holder, cell):
        turn_marker(battle, marker, 1 - holder)
        for control in range(battle.controls):
            if battle.control_cell[control] == cell:
                score(battle, 1 - holder, battle.when_taken[control], TAKEN_SCORES, control)


def is_taken_by(battle: Battle, side: int, cell: int) -> bool:
    """Whether a side has somebody with firepower in the open in a hex."""
    if battle.manned[side][cell]:
        for unit in range(battle.units):
            if battle.cell[unit] == cell and battle.side_of[unit] == side:
                if battle.is_effective[unit] and not battle.hidden[unit]:
                    return True
    return False


def update_holders(battle: Battle) -> None:
    """Who is in each fortification: the first to come in, until all of them are gone."""
    for work in range(battle.works):
        if is_for_one(battle, work):
            claim(battle, work)
        elif battle.work_builder[work] == OFF and battle.work_holds[battle.work_kind[work]]:
            holder = battle.work_holder[work]
            if holder != OFF and first_inside(battle, work, holder) == OFF:
                hold_work(battle, work, OFF, OFF)
            if battle.work_holder[work] == OFF and first_inside(battle, work, EITHER) != OFF:
                hold_work(battle, work, first_inside(battle, work, EITHER), OFF)


@cite("laid-hasty-defense")
def is_for_one(battle: Battle, work: int) -> bool:
    """Whether a work that nobody dug is for one of the side that laid it, and for nobody else."""
    if battle.first_to_come or battle.work_kind[work] != battle.hasty:
        return False
    return battle.work_builder[work] == OFF and battle.work_side[work] != OFF


def claim(battle: Battle, work: int) -> None:
    """The first of its side that stands there and fits in has it as if it had built it."""
    for unit in range(battle.units):
        is_seen = not battle.hidden[unit] and not battle.outside[unit]
        if battle.cell[unit] == battle.work_cell[work] and is_seen:
            if battle.side_of[unit] == battle.work_side[work] and battle.carrier[unit] == OFF:
                if battle.fits_in[battle.hasty][unit]:
                    hold_work(battle, work, battle.work_side[work], unit)
                    return


def first_inside(battle: Battle, work: int, side: int) -> int:
    """The side of the first unit there that fits in, among those of a side or of either one."""
    for unit in range(battle.units):
        if battle.cell[unit] == battle.work_cell[work] and not battle.outside[unit]:
            if battle.fits_in[battle.work_kind[work]][unit]:
                if side == EITHER or battle.side_of[unit] == side:
                    return battle.side_of[unit]
    return OFF


def come_in(battle: Battle, unit: int, cell: int) -> int:
    """Everything that happens on entering a hex; gives the APs that barbed wire costs."""
    extra = 0
    find_exposed(battle)
    for marker in range(battle.markers):
        if battle.marker_cell[marker] == cell:
            take_control(battle, marker)
    if battle.works == 0:
        return 0
    if battle.work_in[cell] != NOTHING:
        extra = run_into(battle, unit, battle.work_in[cell])
    update_holders(battle)
    return extra


def run_into(battle: Battle, unit: int, work: int) -> int:
    """A unit comes to a work: it is seen, slows those on foot, is crushed by tracks, explodes."""
    extra, kind = 0, battle.work_kind[work]
    show_work(battle, work)
    if battle.work_slows_foot[kind] and battle.is_foot[unit]:
        extra = single_die(battle, For.WIRE, 0)
        tell(battle, WireCrossed, unit, extra)
    if battle.crushes[kind][unit]:
        destroy_work(battle, work, Gone.CRUSHED)
    set_off(battle, unit)
    return extra


def set_off(battle: Battle, unit: int) -> None:
    """Mines attack whoever enters, pivots or starts close combat on them, and all it carries.
    Pioneers on foot know the way."""
    cell = battle.cell[unit]
    work = NOTHING if battle.works == 0 or cell == OFF else battle.work_in[cell]
    if work == NOTHING or not battle.work_explodes[battle.work_kind[work]]:
        return
    battle.victims = 0
    owner = battle.work_side[work]
    if not battle.is_pioneer[unit]:
        add_victim(battle, unit)
    for rider in range(battle.units):
        if battle.carrier[rider] == unit:
            add_victim(battle, rider)
    for place in range(battle.victims):
        explode(battle, owner, battle.victim[place], cell)


def add_victim(battle: Battle, unit: int) -> None:
    battle.victim[battle.victims] = unit
    battle.victims += 1


def explode(battle: Battle, owner: int, unit: int, cell: int) -> None:
    """8 hits, 12 kills; only the owner's CAPs change the roll."""
    needed = battle.mines_hit
    throw = Throw(For.MINES, needed, NOBODY, unit, 0)
    dice = rolled(battle, owner, throw, needed + battle.kill_margin, False, False)
    tell_attack(battle, NOBODY, unit, needed, dice, cell, Source.MINES)
    if battle.place[unit] == ON_MAP:
        suffer(battle, unit, needed, sum_of(dice), battle.flank_colour[unit])
