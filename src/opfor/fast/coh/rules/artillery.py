"""Off-board artillery: targeted in one pre-round, falling in the next."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.rows import row, tell
from opfor.fast.coh.apply import add_member
from opfor.fast.coh.apply_ground import add_barrage, lay_density, take_barrage
from opfor.fast.coh.bot.rumored_enemies import reveal, tell_roll_at_rumor
from opfor.fast.coh.choices import ON_ARTILLERY, Throw, choose, offer
from opfor.fast.coh.deployment import shelter
from opfor.fast.coh.rules.hidden_units import come_into_view
from opfor.fast.coh.rules.hits import suffer, tell_attack
from opfor.fast.coh.rules.rolls import Rolled, rolled, rolled_singly, single_die, sum_of, thrown
from opfor.fast.coh.sizes import FACINGS, ROUNDS_NUMBERED
from opfor.fast.coh.values import (
    DONE,
    NEVER,
    NOBODY,
    NOTHING,
    OFF,
    ON_MAP,
    RED,
    TARGET,
    Battle,
)
from opfor.fast.coh.whys import For, Seen, Source, Turned
from opfor.games.coh.values.round_events import BarrageFell
from opfor.games.coh.values.unit_events import SmokeLaid


@cite("COH-2.5-g")
def aim(battle: Battle, side: int) -> None:
    """Name the targets for next round, in secret."""
    due = battle.round + 1
    if battle.strikes[side] == 0 or due > battle.rounds:
        return
    if not battle.falls_in[side][min(due, ROUNDS_NUMBERED - 1)]:
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
    where = fallen_at(battle, side, cell, is_smoke)
    if where == OFF:
        return
    if is_smoke:
        smoke_around(battle, where)
        return
    burst(battle, side, where, rating)
    for direction in range(FACINGS):
        if battle.neighbour[where][direction] != OFF:
            burst(battle, side, battle.neighbour[where][direction], rating)


def fallen_at(battle: Battle, side: int, aimed: int, is_smoke: bool) -> int:
    """Where a barrage comes down: where it was aimed, or as far away as the die shows."""
    throw = Throw(For.A_TARGET, battle.drift[side], NOBODY, aimed, 0)
    dice = rolled_singly(battle, side, throw)
    cell, drift = aimed, 0
    if sum_of(dice) < battle.drift[side]:
        drift = dice.first
        cell = drifted(battle, aimed, drift)
    tell(battle, BarrageFell, side, aimed, cell, drift, is_smoke)
    return cell


def drifted(battle: Battle, cell: int, distance: int) -> int:
    """So many hexes in the direction of a die; nowhere off the map."""
    direction = single_die(battle, For.A_DRIFT, 0) - 1
    for _ in range(distance):
        if cell != OFF:
            cell = battle.neighbour[cell][direction]
    return cell


def smoke_around(battle: Battle, where: int) -> None:
    """Smoke in a hex and in those around it that can hold it."""
    battle.members = 0
    add_smoke(battle, where)
    for direction in range(FACINGS):
        if battle.neighbour[where][direction] != OFF:
            add_smoke(battle, battle.neighbour[where][direction])
    tell(battle, SmokeLaid, row(battle.member, battle.members), battle.smoke_burst)


def add_smoke(battle: Battle, cell: int) -> None:
    if battle.holds_smoke[cell]:
        lay_density(battle, cell, battle.smoke_burst)
        add_member(battle, cell)


def burst(battle: Battle, side: int, cell: int, given: int) -> None:
    """A shell in one hex attacks everybody there, friend and foe, Rumored Enemies last."""
    for unit in range(battle.units):
        if is_struck(battle, unit, cell) and not battle.is_rumored[unit]:
            burst_on(battle, side, unit, given)
    for unit in range(battle.units):
        if is_struck(battle, unit, cell) and battle.is_rumored[unit]:
            burst_on_rumor(battle, side, unit, given)


def is_struck(battle: Battle, unit: int, cell: int) -> bool:
    return battle.cell[unit] == cell and battle.place[unit] == ON_MAP


def burst_on(battle: Battle, side: int, unit: int, given: int) -> None:
    needed = burst_needed(battle, unit, given)
    dice = burst_roll(battle, side, unit, needed)
    if not battle.hidden[unit] or sum_of(dice) >= needed:
        come_into_view(battle, unit, Seen.SHELL_FOUND, NOTHING)
        struck(battle, unit, needed, dice)


@cite("shells-on-rumors", "COH-6.2-d", "COH-6.2.2-c")
def burst_on_rumor(battle: Battle, side: int, rumor: int, given: int) -> None:
    """As an attack on it: 9 or more reveals it, and the same dice then attack what is there. By
    ruling it is revealed anyhow, and the dice are for what is there."""
    if battle.shells_reveal:
        found = reveal(battle, rumor, Turned.SHELLED, True)
        if found != NOBODY:
            burst_on(battle, side, found, given)
        return
    needed, cell = battle.revealed_on, battle.cell[rumor]
    dice = rolled(battle, side, Throw(For.A_SHELL, needed, NOBODY, rumor, 0), NEVER, True, False)
    tell_roll_at_rumor(battle, NOBODY, rumor, dice, cell, Source.ARTILLERY)
    if sum_of(dice) < needed:
        return
    found = reveal(battle, rumor, Turned.SHELLED, True)
    if found != NOBODY:
        struck(battle, found, burst_needed(battle, found, given), dice)


def burst_needed(battle: Battle, unit: int, given: int) -> int:
    """What the dice must show: DV less the AR of the rules, unless a mission gives another."""
    colour = burst_colour(battle, unit)
    rating = battle.artillery_ar[colour] if given == NOTHING else given
    return burst_defence(battle, unit, colour) - rating


def burst_colour(battle: Battle, unit: int) -> int:
    return RED if battle.is_open_topped[unit] else battle.flank_colour[unit]


def struck(battle: Battle, unit: int, needed: int, dice: Rolled) -> None:
    tell_attack(battle, NOBODY, unit, needed, dice, battle.cell[unit], Source.ARTILLERY)
    suffer(battle, unit, needed, sum_of(dice), burst_colour(battle, unit))


@cite("shells-on-the-hidden")
def burst_roll(battle: Battle, side: int, unit: int, needed: int) -> Rolled:
    """Two dice; against somebody hidden nothing is asked or told, so that nothing is given away."""
    if battle.hidden[unit]:
        return thrown(battle, Throw(For.SOMEBODY_HIDDEN, needed, NOBODY, unit, 0), 0, 0)
    throw = Throw(For.A_SHELL, needed, NOBODY, unit, 0)
    return rolled(battle, side, throw, needed + battle.kill_margin, True, False)


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
