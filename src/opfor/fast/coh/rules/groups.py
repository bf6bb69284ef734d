"""Groups: several units act as one, at the highest single cost, with one check for all."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.apply_acts import act_alone, act_as_group
from opfor.fast.coh.choices import ON_COMING, ON_JOINING, ON_STEP, choose, offer
from opfor.fast.coh.deployment import (
    can_move,
    find_comrades,
    is_locked,
    is_with,
    remember_cells,
)
from opfor.fast.coh.rules.aps_and_caps import budget, join, may_join, pay
from opfor.fast.coh.rules.entry_and_exit import come_on, entry_cost, has_way_in, is_due, may_come_at
from opfor.fast.coh.rules.hidden_units import come_into_view
from opfor.fast.coh.rules.movement import choose_facing, go, turn_cost
from opfor.fast.coh.rules.movement_steps import can_step, stride_cost
from opfor.fast.coh.rules.rally import may_rally, rally_group
from opfor.fast.coh.sizes import FACINGS
from opfor.fast.coh.values import (
    DONE,
    ENTER,
    ENTERED,
    JOIN,
    MOVED,
    NOTHING,
    ON_MAP,
    RALLIED,
    STEP,
    Battle,
)
from opfor.fast.coh.whys import About, Seen

IN_PLACE = 6
"""Stands for the hexside of a step that is none: to turn only."""


def begin_group(battle: Battle, unit: int) -> None:
    """A new action: nobody but its leader takes part yet."""
    battle.group[0] = unit
    battle.grouped = 1


def add_to_group(battle: Battle, unit: int) -> None:
    battle.group[battle.grouped] = unit
    battle.grouped += 1


def has_hit_neighbour(battle: Battle, unit: int) -> bool:
    """Whether somebody in a unit's hex or next to it could rally along."""
    for other in range(battle.units):
        if other != unit and is_with(battle, other, battle.side_of[unit]):
            if battle.distance[battle.cell[unit]][battle.cell[other]] <= 1:
                if may_rally(battle, other):
                    return True
    return False


def could_group(battle: Battle, unit: int, means: int) -> bool:
    """Whether the unit could pay for its own part and anybody stands close enough to go along."""
    return has_mobile_neighbour(battle, unit) and can_take_part(battle, unit, means)


def has_mobile_neighbour(battle: Battle, unit: int) -> bool:
    for other in range(battle.units):
        if other != unit and is_with(battle, other, battle.side_of[unit]):
            if battle.distance[battle.cell[unit]][battle.cell[other]] <= 1:
                if can_move(battle, other):
                    return True
    return False


def can_take_part(battle: Battle, unit: int, means: int) -> bool:
    """Whether a unit could turn in place or take a step for so much."""
    if turn_cost(battle, unit) <= means and not is_locked(battle, unit):
        return True
    for direction in range(FACINGS):
        if can_step(battle, unit, direction) and stride_cost(battle, unit, direction) <= means:
            return True
    return False


def offer_parts(battle: Battle, unit: int, most: int) -> None:
    """What a member can do in a group move for at most that cost: a step, or turn in place. Who
    was lost on the way, as a rider on mines, does nothing any more."""
    if battle.place[unit] != ON_MAP or not can_move(battle, unit):
        return
    for direction in range(FACINGS):
        if can_step(battle, unit, direction) and stride_cost(battle, unit, direction) <= most:
            offer(battle, STEP, unit, direction)
    if turn_cost(battle, unit) <= most and not is_locked(battle, unit):
        offer(battle, STEP, unit, IN_PLACE)


@cite("COH-3.1.1-c", "QC-17")
def group_move(battle: Battle, leader: int) -> None:
    """The first unit's step sets the price (so it must be the dearest); then others join, each
    standing beside somebody of the group before it moved."""
    side = battle.side_of[leader]
    remember_cells(battle)
    battle.offered = 0
    offer_parts(battle, leader, budget(battle, leader))
    direction = battle.offer_at[choose(battle, side, ON_STEP)]
    cost = turn_cost(battle, leader)
    if direction != IN_PLACE:
        cost = stride_cost(battle, leader, direction)
    pay(battle, leader, cost)
    act_alone(battle, leader, MOVED)
    battle.ables = 0
    open_to_more(battle, side)
    take_part(battle, leader, direction)
    while offer_parts_of_able(battle, cost):
        chosen = choose(battle, side, ON_STEP)
        if battle.offer_act[chosen] == DONE:
            return
        unit, direction = battle.offer_unit[chosen], battle.offer_at[chosen]
        strike_off(battle, unit)
        add_to_group(battle, unit)
        open_to_more(battle, side)
        join(battle, unit)
        act_as_group(battle, MOVED)
        take_part(battle, unit, direction)


def offer_parts_of_able(battle: Battle, cost: int) -> bool:
    """Offer to stop, or what those who may still join can do; whether anybody can."""
    battle.offered = 0
    offer(battle, DONE, NOTHING, NOTHING)
    for place in range(battle.ables):
        offer_parts(battle, battle.able[place], cost)
    return battle.offered > 1


def open_to_more(battle: Battle, side: int) -> None:
    """Who may still join: beside a member as they all stood, and payable in the same way."""
    find_comrades(battle, side)
    for place in range(battle.comrades):
        unit = battle.comrade[place]
        if may_join(battle, unit) and not is_able(battle, unit):
            battle.able[battle.ables] = unit
            battle.ables += 1


def is_able(battle: Battle, unit: int) -> bool:
    for place in range(battle.ables):
        if battle.able[place] == unit:
            return True
    return False


def strike_off(battle: Battle, unit: int) -> None:
    """Who has joined is not asked again."""
    left = 0
    for place in range(battle.ables):
        if battle.able[place] != unit:
            battle.able[left] = battle.able[place]
            left += 1
    battle.ables = left


def take_part(battle: Battle, unit: int, direction: int) -> None:
    """One member's step or turn."""
    come_into_view(battle, unit, Seen.MOVED, NOTHING)
    if direction == IN_PLACE:
        choose_facing(battle, unit)
    else:
        go(battle, unit, direction)


def group_rally(battle: Battle, leader: int) -> None:
    """One cost, one roll for each."""
    pay(battle, leader, battle.rally_cost)
    gather_hit(battle, battle.side_of[leader])
    act_as_group(battle, RALLIED)
    rally_group(battle)


def gather_hit(battle: Battle, side: int) -> None:
    """Ask which hit neighbours rally along."""
    remember_cells(battle)
    while offer_rally_partners(battle, side):
        chosen = choose(battle, side, ON_JOINING, About.RALLYING)
        if battle.offer_act[chosen] == DONE:
            return
        join(battle, battle.offer_unit[chosen])
        add_to_group(battle, battle.offer_unit[chosen])


def offer_rally_partners(battle: Battle, side: int) -> bool:
    battle.offered = 0
    offer(battle, DONE, NOTHING, NOTHING)
    find_comrades(battle, side)
    for place in range(battle.comrades):
        unit = battle.comrade[place]
        if may_rally(battle, unit) and may_join(battle, unit):
            offer(battle, JOIN, unit, NOTHING)
    return battle.offered > 1


@cite("entering-the-map", "QC-17")
def enter(battle: Battle, leader: int, cell: int) -> None:
    """Come onto the map; then others due may come along as a group, one after the other.

    The first unit's entry sets the price, paid once (so it must be the dearest); each of the
    others comes in on a hex that touches one the group has entered by.
    """
    side, cost = battle.side_of[leader], entry_cost(battle, leader, cell)
    pay(battle, leader, cost)
    act_alone(battle, leader, ENTERED)
    battle.stood[leader] = cell
    come_on(battle, leader, cell)
    while offer_along(battle, side, cost):
        chosen = choose(battle, side, ON_COMING)
        if battle.offer_act[chosen] == DONE:
            return
        unit, cell = battle.offer_unit[chosen], battle.offer_at[chosen]
        join(battle, unit)
        add_to_group(battle, unit)
        act_as_group(battle, ENTERED)
        battle.stood[unit] = cell
        come_on(battle, unit, cell)


def offer_along(battle: Battle, side: int, cost: int) -> bool:
    """Others due, on hexes that touch one already entered, for no more than was paid."""
    battle.offered = 0
    offer(battle, DONE, NOTHING, NOTHING)
    for unit in range(battle.units):
        if battle.side_of[unit] == side and is_due(battle, unit) and may_join(battle, unit):
            offer_entries(battle, unit, cost, True)
    return battle.offered > 1


def offer_entries(battle: Battle, unit: int, means: int, with_group: bool) -> None:
    """Every way a reinforcement may come onto the map now: the entry hexes not full of enemies; if
    all are, the edge within two hexes of them."""
    if has_way_in(battle, unit):
        for place in range(battle.ways_in[unit]):
            offer_entry(battle, unit, battle.way_in[unit][place], means, with_group)
    else:
        for place in range(battle.detours[unit]):
            offer_entry(battle, unit, battle.detour[unit][place], means, with_group)


def offer_entry(battle: Battle, unit: int, cell: int, means: int, with_group: bool) -> None:
    if not may_come_at(battle, unit, cell) or entry_cost(battle, unit, cell) > means:
        return
    if not with_group or touches_group(battle, cell):
        offer(battle, ENTER, unit, cell)


def touches_group(battle: Battle, cell: int) -> bool:
    """Whether a hex is one the group has entered by, or next to one; who drives has gone on."""
    for place in range(battle.grouped):
        if battle.distance[battle.stood[battle.group[place]]][cell] <= 1:
            return True
    return False
