"""Rumored Enemies: when they are revealed, what comes out of the cup, attacks on them."""

from __future__ import annotations

from opfor.core.asking import DRAW, is_new, pick
from opfor.core.cite import cite
from opfor.core.rows import REQUEST, note, row, tell
from opfor.fast.coh.apply import add_member, leave_cell, put_at
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
from opfor.fast.coh.rules.hits import suffer, tell_attack
from opfor.fast.coh.rules.rolls import Rolled, sum_of
from opfor.fast.coh.values import ASIDE, NOBODY, NOTHING, OFF, Battle
from opfor.fast.coh.whys import Item, Of, Result, Source, Turned
from opfor.games.coh.values.solo_events import RumorRevealed
from opfor.games.coh.values.unit_events import AttackRolled


@cite("COH-6.2-a", "COH-6.2-b")
def reveal_exposed(battle: Battle) -> None:
    """Turn over every RE that stands next to a Unit, or without a DM in a Unit's sight."""
    rumor = exposed_rumor(battle)
    while rumor != NOBODY:
        reveal(battle, rumor, why_exposed(battle, rumor), False)
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


def why_exposed(battle: Battle, rumor: int) -> int:
    is_next = is_next_to_unit(battle, battle.cell[rumor])
    return Turned.NEXT_TO_UNIT if is_next else Turned.IN_THE_OPEN


@cite("COH-6.2-e", "COH-6.2-f", "COH-6.2-g", "QC-25", "QS-10")
def reveal(battle: Battle, rumor: int, why: int, is_under_fire: bool) -> int:
    """Draw from the cup; an AI takes the RE's place, as fresh as it was, facing the closest Unit
    and as many as possible (under fire: first with most in its fire zone). Gives the AI, or
    nobody."""
    found = drawn_from_cup(battle, rumor)
    if found >= Item.NO_ENEMY or found == NOBODY:
        battle.revealed += 1
        take_aside(battle, rumor)
        tell(battle, RumorRevealed, rumor, NOBODY, found, 0, why)
        return NOBODY
    stand(battle, found, battle.cell[rumor])
    battle.at_most = is_under_fire
    battle.at_revealed = 1
    take_rumors_place(battle, rumor, found, settled_facing(battle), why)
    return found


def take_rumors_place(battle: Battle, rumor: int, found: int, facing: int, why: int) -> None:
    """Who was behind a rumor stands there, as fresh as it was."""
    cell, is_spent = battle.cell[rumor], battle.spent[rumor]
    battle.revealed += 1
    take_aside(battle, rumor)
    put_at(battle, found, cell, facing)
    battle.spent[found] = is_spent
    tell(battle, RumorRevealed, rumor, found, found, facing, why)


def take_aside(battle: Battle, rumor: int) -> None:
    """Part of whatever takes a rumor off the map."""
    leave_cell(battle, rumor)
    battle.place[rumor] = ASIDE
    battle.spent[rumor] = 0


@cite("SOLO-6.2-d")
def drawn_from_cup(battle: Battle, rumor: int) -> int:
    """What was behind the rumor: an AI, nobody, or mines, which lie there from then on; an empty
    cup has nothing."""
    find_cup(battle)
    if battle.members == 0:
        return NOBODY
    if is_new(battle):
        cup = row(battle.member, battle.members)
        note(battle, REQUEST, DRAW, Of.WHO_WAS_BEHIND, NOBODY, 1, cup, rumor)
    item = battle.member[pick(battle, RE_CUP, battle.members)]
    if item == Item.MINE:
        battle.mines -= 1
        lay_mines(battle, rumor)
    elif item == Item.NO_ENEMY:
        battle.no_enemy -= 1
        battle.no_enemy_drawn += 1
    else:
        battle.in_cup[item] -= 1
    return item


def find_cup(battle: Battle) -> None:
    """What lies in the cup, by its name."""
    battle.members = 0
    for place in range(battle.units):
        for _ in range(battle.in_cup[battle.by_name[place]]):
            add_member(battle, battle.by_name[place])
    for _ in range(battle.mines):
        add_member(battle, Item.MINE)
    for _ in range(battle.no_enemy):
        add_member(battle, Item.NO_ENEMY)


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
def fire_at_rumor(battle: Battle, rumor: int, dice: Rolled) -> None:
    """A Unit's attack on an RE: 9 or more reveals it, and the same dice then attack what is
    there."""
    tell_roll_at_rumor(battle, battle.shooter, rumor, dice, battle.shot_cell, Source.UNIT)
    if sum_of(dice) < battle.revealed_on:
        return
    found = reveal(battle, rumor, Turned.FLUSHED_OUT, True)
    if found != NOBODY and not is_spared(battle, found):
        needed = defence_value(battle, found) - attack_rating(battle, found)
        tell_attack(battle, battle.shooter, found, needed, dice, battle.shot_cell, Source.UNIT)
        suffer(battle, found, needed, sum_of(dice), struck_colour(battle, found))


def tell_roll_at_rumor(
    battle: Battle, attacker: int, rumor: int, dice: Rolled, cell: int, source: int
) -> None:
    """The roll that may reveal it."""
    needed = battle.revealed_on
    result = Result.HIT if sum_of(dice) >= needed else Result.MISS
    first, second, extra = dice.first, dice.second, dice.extra
    tell(
        battle, AttackRolled,
        attacker, rumor, needed, 2, first, second, extra, result, cell, source,
    )  # fmt: skip
