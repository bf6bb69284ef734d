"""Off-board artillery: targeted in one pre-round, falling in the next."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.apply_ground import add_barrage, lay_density, take_barrage
from opfor.fast.coh.choices import ON_ARTILLERY, choose, offer
from opfor.fast.coh.deployment import shelter
from opfor.fast.coh.rules.hidden_units import come_into_view
from opfor.fast.coh.rules.hits import suffer
from opfor.fast.coh.rules.rolls import rolled, rolled_singly, single_die, thrown
from opfor.fast.coh.sizes import FACINGS
from opfor.fast.coh.values import DONE, NOTHING, OFF, ON_MAP, RED, TARGET, Battle


@cite("COH-2.5-g")
def aim(battle: Battle, side: int) -> None:
    """Name the targets for next round, in secret."""
    due = battle.round + 1
    if battle.strikes[side] == 0 or due > battle.rounds or not battle.falls_in[side][due]:
        return
    for _ in range(battle.strikes[side]):
        offer_aims(battle, side)
        chosen = choose(battle, side, ON_ARTILLERY)
        if battle.offer_act[chosen] == DONE:
            return
        add_barrage(battle, side, battle.offer_at[chosen], due, battle.offer_unit[chosen])


def offer_aims(battle: Battle, side: int) -> None:
    """To name no target, or any hex for shells, then for smoke."""
    battle.offered = 0
    offer(battle, DONE, NOTHING, NOTHING)
    for is_smoke in range(2 if battle.fires_barrage_smoke[side] else 1):
        for cell in range(battle.cells):
            offer(battle, TARGET, is_smoke, cell)


@cite("COH-2.5-h")
def resolve(battle: Battle) -> None:
    """Let everything fall that was targeted for this round."""
    place = 0
    while place < battle.barrages:
        if battle.barrage_due[place] <= battle.round:
            fall(battle, place)
        else:
            place += 1


@cite("drift-off-the-map")
def fall(battle: Battle, place: int) -> None:
    """Drift, then attack every unit in the hex and around it, or smoke them all."""
    side, cell = battle.barrage_side[place], battle.barrage_cell[place]
    is_smoke = battle.barrage_smoke[place] == 1
    take_barrage(battle, place)
    fall_at(battle, side, cell, is_smoke, NOTHING)


def fall_at(battle: Battle, side: int, cell: int, is_smoke: bool, rating: int) -> None:
    """The AR is that of the rules unless a mission gives another."""
    where = drifted(battle, side, cell)
    if where == OFF:
        return
    strike_hex(battle, side, where, is_smoke, rating)
    for direction in range(FACINGS):
        if battle.neighbour[where][direction] != OFF:
            strike_hex(battle, side, battle.neighbour[where][direction], is_smoke, rating)


def drifted(battle: Battle, side: int, cell: int) -> int:
    """Where a barrage comes down: where it was aimed, or as far away as the die shows."""
    if rolled_singly(battle, side, battle.drift[side]) >= battle.drift[side]:
        return cell
    distance, direction = battle.shown, single_die(battle) - 1
    for _ in range(distance):
        if cell != OFF:
            cell = battle.neighbour[cell][direction]
    return cell


def strike_hex(battle: Battle, side: int, cell: int, is_smoke: bool, rating: int) -> None:
    if not is_smoke:
        burst(battle, side, cell, rating)
    elif battle.holds_smoke[cell]:
        lay_density(battle, cell, battle.smoke_burst)


def burst(battle: Battle, side: int, cell: int, given: int) -> None:
    """A shell in one hex attacks everybody there, friend and foe."""
    for unit in range(battle.units):
        if battle.cell[unit] == cell and battle.place[unit] == ON_MAP:
            colour = RED if battle.is_open_topped[unit] else battle.flank_colour[unit]
            rating = battle.artillery_ar[colour] if given == NOTHING else given
            needed = burst_defence(battle, unit, colour) - rating
            total = burst_roll(battle, side, unit, needed)
            if not battle.hidden[unit] or total >= needed:
                come_into_view(battle, unit, NOTHING)
                suffer(battle, unit, needed, total, colour)


@cite("shells-on-the-hidden")
def burst_roll(battle: Battle, side: int, unit: int, needed: int) -> int:
    """Two dice; against somebody hidden nothing is asked or told, so that nothing is given away."""
    if battle.hidden[unit]:
        return thrown(battle)
    return rolled(battle, side, needed, needed + battle.kill_margin, True, False)


def burst_defence(battle: Battle, unit: int, colour: int) -> int:
    """DV against a shell from above: flank DR and cover, smoke too, but trees burst over soft
    targets."""
    cell, work = battle.cell[unit], shelter(battle, unit)
    value = battle.flank_dr[unit] + battle.hit_flank_dr[battle.hit[unit]]
    if not battle.bursts[cell] or colour != RED:
        value += battle.dm[cell]
    if work != NOTHING:
        value += battle.work_dm_flank[battle.work_kind[work]]
    return value + battle.smoke[cell]
