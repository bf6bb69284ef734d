"""Hits, destruction, and what destruction costs: CAPs and victory points."""

from __future__ import annotations

from opfor.core.asking import DRAW, is_new, kind_of_token, pick_token
from opfor.core.cite import cite
from opfor.core.rows import REQUEST, note, tell, tokens
from opfor.fast.coh.apply import take_hit, take_off
from opfor.fast.coh.apply_acts import score, set_caps
from opfor.fast.coh.apply_works import destroy_work
from opfor.fast.coh.rules.rolls import Rolled, sum_of
from opfor.fast.coh.values import ARMOUR_HITS, DESTROYED_SCORES, NOBODY, RED, SOFT_HITS, Battle
from opfor.fast.coh.whys import Caps, Gone, Of, Result, Source
from opfor.games.coh.values.unit_events import AttackRolled, UnitHit


def result_of(battle: Battle, needed: int, total: int) -> int:
    """Miss, hit, or by four and more a kill."""
    if total >= needed + battle.kill_margin:
        return Result.KILL
    return Result.HIT if total >= needed else Result.MISS


def tell_attack(
    battle: Battle, attacker: int, target: int, needed: int, dice: Rolled, cell: int, source: int
) -> None:
    """One roll of an attack on a unit."""
    result = result_of(battle, needed, sum_of(dice))
    first, second, extra = dice.first, dice.second, dice.extra
    tell(
        battle, AttackRolled,
        attacker, target, needed, 2, first, second, extra, result, cell, source,
    )  # fmt: skip


def tell_roll_at_work(battle: Battle, kind: int, needed: int, dice: Rolled) -> None:
    """One roll of an attack on a fortification or obstacle."""
    shooter, cell, source = battle.shooter, battle.shot_cell, Source.SNIPER + kind
    result = Result.HIT if sum_of(dice) >= needed else Result.MISS
    first, second, extra = dice.first, dice.second, dice.extra
    tell(
        battle, AttackRolled,
        shooter, NOBODY, needed, 2, first, second, extra, result, cell, source,
    )  # fmt: skip


@cite("COH-1.0-d")
def suffer(battle: Battle, unit: int, needed: int, total: int, colour: int) -> None:
    """Miss, hit, or by four and more a kill. A kill destroys; the second hit destroys; the first
    draws a counter of the struck colour, and the killing counter destroys too."""
    result = result_of(battle, needed, total)
    if result == Result.MISS:
        return
    if result == Result.KILL or battle.hit[unit]:
        destroy(battle, unit)
        return
    take_drawn_hit(battle, unit, colour)


def draw_hit(battle: Battle, unit: int) -> None:
    """Draw a hit counter where nobody struck: from the pile of the flank, as with mines."""
    take_drawn_hit(battle, unit, battle.flank_colour[unit])


def take_drawn_hit(battle: Battle, unit: int, colour: int) -> None:
    """The counter that is drawn, if there is any; the killing one destroys."""
    if battle.stocked[colour] == 0:
        tell(battle, UnitHit, unit, 0)
        return
    take_hit(battle, unit, drawn_hit(battle, unit, colour))
    if battle.hit_kills[battle.hit[unit]]:
        destroy(battle, unit)


def drawn_hit(battle: Battle, unit: int, colour: int) -> int:
    """A hit counter from the pile of a colour."""
    for each in range(battle.hits):
        battle.piled_hit[each] = battle.stock[each] if battle.hit_pile[each] == colour else 0
    if is_new(battle):
        pool = tokens(battle.piled_hit, battle.hits)
        note(battle, REQUEST, DRAW, Of.A_HIT, NOBODY, 1, pool, unit, colour)
    stream = SOFT_HITS if colour == RED else ARMOUR_HITS
    number = pick_token(battle, stream, battle.piled_hit, battle.hits, battle.stocked[colour])
    return kind_of_token(battle.piled_hit, number)


@cite("COH-7.3-a")
def destroy(battle: Battle, unit: int) -> None:
    """Take a unit off: its side's CAP track shrinks, the enemy scores, its hasty defence goes."""
    side = battle.side_of[unit]
    first_free = battle.start_caps[side] - battle.losses[side]
    take_off(battle, unit)
    if battle.costs_cap[unit] and 0 < battle.caps[side] == first_free:
        set_caps(battle, side, battle.caps[side] - 1, Caps.CASUALTY)
    score(battle, 1 - side, battle.kill_vp[unit], DESTROYED_SCORES, unit)
    abandon(battle, unit)


def abandon(battle: Battle, unit: int) -> None:
    """A hasty defence does not outlast its builder's stay; who has ridden away may have dug two."""
    work = 0
    while work < battle.works:
        if battle.work_builder[work] == unit:
            destroy_work(battle, work, Gone.ABANDONED)
        else:
            work += 1
