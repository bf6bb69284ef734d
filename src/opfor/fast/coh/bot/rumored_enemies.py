"""Rumored Enemies: when they are revealed, what comes out of the cup, attacks on them."""

from __future__ import annotations

from opfor.core.asking import pick
from opfor.core.cite import cite
from opfor.fast.coh.apply import leave_cell, put_at
from opfor.fast.coh.apply_works import lay_work
from opfor.fast.coh.bot.facing import settled_facing, stand
from opfor.fast.coh.bot.seen.survey import dm_of, is_next_to_unit, sees_some
from opfor.fast.coh.mind import RE_CUP
from opfor.fast.coh.rules.ar_and_dv import (
    attack_rating,
    defence_value,
    is_spared,
    struck_colour,
)
from opfor.fast.coh.rules.hits import suffer
from opfor.fast.coh.values import ASIDE, NOBODY, NOTHING, OFF, Battle


@cite("COH-6.2-a", "COH-6.2-b")
def reveal_exposed(battle: Battle) -> None:
    """Turn over every RE that stands next to a Unit, or without a DM in a Unit's sight."""
    rumor = exposed_rumor(battle)
    while rumor != NOBODY:
        reveal(battle, rumor, False)
        rumor = exposed_rumor(battle)


def exposed_rumor(battle: Battle) -> int:
    for unit in range(battle.units):
        if battle.is_rumored[unit] and battle.cell[unit] != OFF and is_exposed(battle, unit):
            return unit
    return NOBODY


def is_exposed(battle: Battle, rumor: int) -> bool:
    cell = battle.cell[rumor]
    if is_next_to_unit(battle, cell):
        return True
    return dm_of(battle, rumor) <= 0 and sees_some(battle, cell, 1 - battle.bot)


@cite("COH-6.2-e", "COH-6.2-f", "COH-6.2-g", "QC-25", "QS-10")
def reveal(battle: Battle, rumor: int, is_under_fire: bool) -> int:
    """Draw from the cup; an AI takes the RE's place, as fresh as it was, facing the closest Unit
    and as many as possible (under fire: first with most in its fire zone). Gives the AI, or
    nobody."""
    found = drawn_from_cup(battle, rumor)
    if found == NOBODY:
        battle.revealed += 1
        take_aside(battle, rumor)
        return NOBODY
    stand(battle, found, battle.cell[rumor])
    battle.at_most = is_under_fire
    battle.at_revealed = 1
    take_rumors_place(battle, rumor, found, settled_facing(battle))
    return found


def take_rumors_place(battle: Battle, rumor: int, found: int, facing: int) -> None:
    """Who was behind a rumor stands there, as fresh as it was."""
    cell, is_spent = battle.cell[rumor], battle.spent[rumor]
    battle.revealed += 1
    take_aside(battle, rumor)
    put_at(battle, found, cell, facing)
    battle.spent[found] = is_spent


def take_aside(battle: Battle, rumor: int) -> None:
    leave_cell(battle, rumor)
    battle.place[rumor] = ASIDE
    battle.spent[rumor] = 0


@cite("SOLO-6.2-d")
def drawn_from_cup(battle: Battle, rumor: int) -> int:
    """What was behind the rumor: an AI, or nobody; mines lie there from then on."""
    size = battle.no_enemy + battle.mines
    for unit in range(battle.units):
        size += battle.in_cup[unit]
    if size == 0:
        return NOBODY
    number = pick(battle, RE_CUP, size)
    for place in range(battle.units):
        unit = battle.by_name[place]
        if number < battle.in_cup[unit]:
            battle.in_cup[unit] -= 1
            return unit
        number -= battle.in_cup[unit]
    if number < battle.mines:
        battle.mines -= 1
        lay_mines(battle, rumor)
    else:
        battle.no_enemy -= 1
        battle.no_enemy_drawn += 1
    return NOBODY


def lay_mines(battle: Battle, rumor: int) -> None:
    """Where the rumor was, unless something lies there; they look where those there do."""
    cell, side = battle.cell[rumor], battle.side_of[rumor]
    if battle.work_in[cell] != NOTHING:
        return
    lay_work(battle, battle.mines_kind, cell, side, OFF)
    for unit in range(battle.units - 1, -1, -1):
        if battle.cell[unit] == cell and battle.side_of[unit] == side:
            battle.work_facing[battle.works - 1] = battle.facing[unit]


@cite("COH-6.2-d", "COH-6.2.2-a", "COH-6.2.2-b", "COH-6.2.2-c")
def fire_at_rumor(battle: Battle, rumor: int, total: int) -> None:
    """A Unit's attack on an RE: 9 or more reveals it, and the same dice then attack what is
    there."""
    if total < battle.revealed_on:
        return
    found = reveal(battle, rumor, True)
    if found != NOBODY and not is_spared(battle, found):
        needed = defence_value(battle, found) - attack_rating(battle, found)
        suffer(battle, found, needed, total, struck_colour(battle, found))
