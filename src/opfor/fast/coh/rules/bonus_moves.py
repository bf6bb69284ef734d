"""Driving on: bonus moves of wheels and tracks, and the card that adds a hex."""

from __future__ import annotations

from opfor.fast.coh.apply import turn_unit
from opfor.fast.coh.choices import AFTER_MOVE, ON_DRIVING, choose, offer
from opfor.fast.coh.deployment import can_move, has_vehicle, is_locked
from opfor.fast.coh.rules.movement_steps import can_step, take_step
from opfor.fast.coh.rules.rolls import choose_card, offer_cards
from opfor.fast.coh.sizes import FACINGS
from opfor.fast.coh.values import DONE, MOVE_ON, NOTHING, ON_MAP, STEP, Battle
from opfor.fast.coh.whys import About

NO_SYMBOL, WHEEL, TRACK = range(3)
"""What a bonus move is made with."""


def drive_on(battle: Battle, unit: int) -> None:
    """Bonus moves, one symbol after the other."""
    wheels, tracks = battle.wheels[unit], battle.tracks[unit]
    while wheels + tracks > 0 and battle.place[unit] == ON_MAP:
        offer_bonus_moves(battle, unit, wheels, tracks)
        if battle.offered == 1:
            return
        chosen = choose(battle, battle.side_of[unit], ON_DRIVING, About.BONUS_MOVE)
        if battle.offer_act[chosen] == DONE:
            return
        direction, cell = battle.offer_at[chosen], battle.cell[unit]
        if bonus_symbol(battle, cell, direction, wheels, tracks) == WHEEL:
            wheels -= 1
        else:
            tracks -= 1
        turn_unit(battle, unit, direction)
        take_step(battle, unit, direction)


def offer_bonus_moves(battle: Battle, unit: int, wheels: int, tracks: int) -> None:
    """To stop, or a step that a symbol still allows."""
    battle.offered = 0
    offer(battle, DONE, unit, NOTHING)
    for direction in range(FACINGS):
        if can_step(battle, unit, direction):
            if bonus_symbol(battle, battle.cell[unit], direction, wheels, tracks):
                offer(battle, STEP, unit, direction)


def may_drive_on(battle: Battle, unit: int, origin: int, direction: int) -> bool:
    """Whether a first step leaves the bonus moves open; one into something difficult forfeits
    them all."""
    if battle.no_bonus_moves[battle.side_of[unit]] or not battle.easy_over[origin][direction]:
        return False
    return not is_stopped(battle, origin, battle.neighbour[origin][direction])


def is_stopped(battle: Battle, one: int, other: int) -> bool:
    """Heavy smoke at either end, or an obstacle in the hex entered, ends bonus moves."""
    if battle.smoke[one] == battle.heavy_smoke or battle.smoke[other] == battle.heavy_smoke:
        return True
    work = battle.work_in[other]
    return work != NOTHING and battle.work_stops_bonus[battle.work_kind[work]] == 1


def bonus_symbol(battle: Battle, cell: int, direction: int, wheels: int, tracks: int) -> int:
    """Which symbol allows a step out of a cell: wheels along a road into a hex without a vehicle,
    tracks along a road or into open ground."""
    to = battle.neighbour[cell][direction]
    if is_stopped(battle, cell, to):
        return NO_SYMBOL
    if wheels and battle.road_over[cell][direction] and not has_vehicle(battle, to):
        return WHEEL
    return TRACK if tracks and battle.easy_over[cell][direction] else NO_SYMBOL


def move_on(battle: Battle, unit: int) -> None:
    """The card that lets a unit go one hex further after its move: in any direction."""
    side = battle.side_of[unit]
    if not battle.held[side] or battle.place[unit] != ON_MAP:
        return
    if is_locked(battle, unit) or not can_move(battle, unit):
        return
    if not offer_cards(battle, side, MOVE_ON, MOVE_ON):
        return
    if choose_card(battle, side, AFTER_MOVE, 0, unit) == NOTHING:
        return
    battle.offered = 0
    offer(battle, DONE, unit, NOTHING)
    for direction in range(FACINGS):
        if can_step(battle, unit, direction):
            offer(battle, STEP, unit, direction)
    chosen = choose(battle, side, ON_DRIVING, About.ONE_HEX_MORE)
    if battle.offer_act[chosen] == STEP:
        turn_unit(battle, unit, battle.offer_at[chosen])
        take_step(battle, unit, battle.offer_at[chosen])
