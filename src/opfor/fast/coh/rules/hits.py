"""Hits, destruction, and what destruction costs: CAPs and victory points."""

from __future__ import annotations

from opfor.core.asking import pick
from opfor.core.cite import cite
from opfor.fast.coh.apply import score, take_hit, take_off
from opfor.fast.coh.apply_works import destroy_work
from opfor.fast.coh.values import ARMOUR_HITS, DESTROYED_SCORES, RED, SOFT_HITS, Battle


@cite("COH-1.0-d")
def suffer(battle: Battle, unit: int, needed: int, total: int, colour: int) -> None:
    """Miss, hit, or by four and more a kill. A kill destroys; the second hit destroys; the first
    draws a counter of the struck colour, and the killing counter destroys too."""
    if total < needed:
        return
    if total >= needed + battle.kill_margin or battle.hit[unit]:
        destroy(battle, unit)
        return
    take_drawn_hit(battle, unit, colour)


def draw_hit(battle: Battle, unit: int) -> None:
    """Draw a hit counter where nobody struck: from the pile of the flank, as with mines."""
    take_drawn_hit(battle, unit, battle.flank_colour[unit])


def take_drawn_hit(battle: Battle, unit: int, colour: int) -> None:
    """The counter that is drawn, if there is any; the killing one destroys."""
    if battle.stocked[colour] == 0:
        return
    take_hit(battle, unit, drawn_hit(battle, colour))
    if battle.hit_kills[battle.hit[unit]]:
        destroy(battle, unit)


def drawn_hit(battle: Battle, colour: int) -> int:
    """A hit counter from the pile of a colour."""
    number = pick(battle, SOFT_HITS if colour == RED else ARMOUR_HITS, battle.stocked[colour])
    hit = 0
    while battle.hit_pile[hit] != colour or number >= battle.stock[hit]:
        if battle.hit_pile[hit] == colour:
            number -= battle.stock[hit]
        hit += 1
    return hit


@cite("COH-7.3-a")
def destroy(battle: Battle, unit: int) -> None:
    """Take a unit off: its side's CAP track shrinks, the enemy scores, its hasty defence goes."""
    side = battle.side_of[unit]
    first_free = battle.start_caps[side] - battle.losses[side]
    take_off(battle, unit)
    if battle.costs_cap[unit] and 0 < battle.caps[side] == first_free:
        battle.caps[side] -= 1
    score(battle, 1 - side, battle.kill_vp[unit], DESTROYED_SCORES)
    abandon(battle, unit)


def abandon(battle: Battle, unit: int) -> None:
    """A hasty defence does not outlast its builder's stay; who has ridden away may have dug two."""
    for work in range(battle.works - 1, -1, -1):
        if battle.work_builder[work] == unit:
            destroy_work(battle, work)
