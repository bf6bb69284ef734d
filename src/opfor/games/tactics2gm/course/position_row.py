"""A position as one row of numbers: what changes during a game, and nothing else.

One walk serves both ways. While a row is read, every number of the battle is what the row says;
while one is written, the row says what the number is (``in_row``).
"""

from __future__ import annotations

from opfor.core.memory import Numbers, Pool
from opfor.games.tactics2gm.rules.board import clear_spaces, stand
from opfor.games.tactics2gm.rules.ranks import close_ranks
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import (
    SIDES,
)


def read_position(battle: Battle, row: Numbers, length: int) -> None:
    """Take a position over from a row of so many numbers."""
    for i in range(length):
        battle.row[i] = row[i]
    lay(battle)


def lay(battle: Battle) -> None:
    """The position that the row at hand says."""
    battle.is_read = 1
    battle.gone = 0
    walk(battle)
    clear_spaces(battle)
    for unit in range(1, battle.units + 1):
        stand(battle, unit, battle.cell[unit])


def write_position(battle: Battle, row: Numbers) -> int:
    """Put the position into a row; how many numbers it has."""
    close_ranks(battle)
    battle.is_read = 0
    walk(battle)
    for i in range(battle.row_at):
        row[i] = battle.row[i]
    return battle.row_at


def walk(battle: Battle) -> None:
    """Course, sides, units, ground, cards, one after the other."""
    battle.row_at = 0
    walk_course(battle)
    for side in range(SIDES):
        walk_side(battle, side)
    battle.units = in_row(battle, battle.units)
    for unit in range(1, battle.units + 1):
        walk_unit(battle, unit)
        walk_marks(battle, unit)
    battle.owed = in_row(battle, battle.owed)
    for i in range(battle.owed):
        battle.owed_to[i] = in_row(battle, battle.owed_to[i])
        battle.owed_by[i] = in_row(battle, battle.owed_by[i])
    walk_ground(battle)
    for army in range(battle.armies_there):
        walk_pile(battle, battle.box[army], battle.cards)


def in_row(battle: Battle, value: int) -> int:
    """The next number of the row: what it says, or while it is written what it is to say."""
    at = battle.row_at
    battle.row_at += 1
    if not battle.is_read:
        battle.row[at] = value
    return battle.row[at]


def walk_course(battle: Battle) -> None:
    battle.stage = in_row(battle, battle.stage)
    battle.phase = in_row(battle, battle.phase)
    battle.mover = in_row(battle, battle.mover)
    battle.first = in_row(battle, battle.first)
    battle.turn = in_row(battle, battle.turn)
    battle.next_id = in_row(battle, battle.next_id)
    battle.stance = in_row(battle, battle.stance)
    battle.stance_total = in_row(battle, battle.stance_total)
    battle.is_over = in_row(battle, battle.is_over)
    battle.winner = in_row(battle, battle.winner)
    battle.why = in_row(battle, battle.why)


def walk_side(battle: Battle, side: int) -> None:
    """What a side has: AP, wounds, bids, cards."""
    battle.turns[side] = in_row(battle, battle.turns[side])
    battle.armies[side] = in_row(battle, battle.armies[side])
    battle.ap[side] = in_row(battle, battle.ap[side])
    battle.hq[side] = in_row(battle, battle.hq[side])
    battle.losses[side] = in_row(battle, battle.losses[side])
    battle.bids[side] = in_row(battle, battle.bids[side])
    battle.placed[side] = in_row(battle, battle.placed[side])
    battle.passed[side] = in_row(battle, battle.passed[side])
    battle.short_draw[side] = in_row(battle, battle.short_draw[side])
    battle.held[side] = in_row(battle, battle.held[side])
    battle.hands[side] = walk_list(battle, battle.hand[side], battle.hands[side])
    battle.discards[side] = walk_list(battle, battle.discard[side], battle.discards[side])
    battle.in_plays[side] = walk_list(battle, battle.in_play[side], battle.in_plays[side])
    battle.draw_pile[side] = walk_pile(battle, battle.draw[side], battle.cards)


def walk_list(battle: Battle, listed: Pool, count: int) -> int:
    """Numbers in their order; how many there are."""
    count = in_row(battle, count)
    for i in range(count):
        listed[i] = in_row(battle, listed[i])
    return count


def walk_pile(battle: Battle, pile: Pool, kinds: int) -> int:
    """A pile that is kept as counts, card by card in the row; how many there are."""
    held = 0
    for card in range(kinds):
        held += pile[card]
    held = in_row(battle, held)
    if battle.is_read:
        for card in range(kinds):
            pile[card] = 0
        for _ in range(held):
            pile[in_row(battle, 0)] += 1
    else:
        for card in range(kinds):
            for _ in range(pile[card]):
                in_row(battle, card)
    return held


def walk_unit(battle: Battle, unit: int) -> None:
    """A unit and what it did this turn."""
    battle.id[unit] = in_row(battle, battle.id[unit])
    battle.side[unit] = in_row(battle, battle.side[unit])
    battle.cell[unit] = in_row(battle, battle.cell[unit])
    battle.wounds[unit] = in_row(battle, battle.wounds[unit])
    battle.fresh[unit] = in_row(battle, battle.fresh[unit])
    battle.moved[unit] = in_row(battle, battle.moved[unit])
    battle.assaulted[unit] = in_row(battle, battle.assaulted[unit])
    battle.fired[unit] = in_row(battle, battle.fired[unit])
    battle.cover[unit] = in_row(battle, battle.cover[unit])
    battle.aim[unit] = in_row(battle, battle.aim[unit])
    battle.halted[unit] = in_row(battle, battle.halted[unit])
    battle.extra[unit] = in_row(battle, battle.extra[unit])
    battle.rank[unit] = in_row(battle, battle.rank[unit])
    battle.kills[unit] = in_row(battle, battle.kills[unit])
    battle.hidden[unit] = in_row(battle, battle.hidden[unit])
    battle.card[unit] = in_row(battle, battle.card[unit])
    battle.cargo[unit] = in_row(battle, battle.cargo[unit])
    battle.aboard[unit] = in_row(battle, battle.aboard[unit])


def walk_marks(battle: Battle, unit: int) -> None:
    """What a unit carries, who has shot at it, which support cards have affected it."""
    battle.carried[unit] = in_row(battle, battle.carried[unit])
    for slot in range(1, battle.carried[unit] + 1):
        battle.token[unit][slot] = in_row(battle, battle.token[unit][slot])
        battle.used[unit][slot] = in_row(battle, battle.used[unit][slot])
    battle.shooters[unit] = walk_list(battle, battle.shot_by[unit], battle.shooters[unit])
    battle.touches[unit] = walk_list(battle, battle.touched[unit], battle.touches[unit])
    battle.is_touched[unit] = 0
    for i in range(battle.touches[unit]):
        battle.is_touched[unit] |= 1 << battle.number[battle.touched[unit][i]]


def walk_ground(battle: Battle) -> None:
    """The terrain on every space, and the terrain cards elsewhere."""
    for cell in range(battle.size):
        battle.ground[cell] = in_row(battle, battle.ground[cell])
        battle.worn[cell] = in_row(battle, battle.worn[cell])
        battle.printed[cell] = in_row(battle, battle.printed[cell])
    walk_pile(battle, battle.terrain_deck, battle.terrains)
    battle.terrains_out = walk_list(battle, battle.terrain_out, battle.terrains_out)
