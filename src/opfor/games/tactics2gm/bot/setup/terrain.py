"""The AI's terrain: which cards, and by dice where."""

from __future__ import annotations

from opfor.core.asking import draw
from opfor.core.cite import cite
from opfor.games.tactics2gm.rules.d10 import pick_by_d10, roll_d10
from opfor.games.tactics2gm.rules.terrain import is_free, lay_terrain
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import (
    AI,
    For,
    Stream,
)

BY_TERRAIN, BY_UNIT = range(2)
"""What a space is rolled for."""


def place_ai_terrain(battle: Battle) -> None:
    """Battle Royal: as much as the bid buys. Scenario: half the cards it may place."""
    if battle.is_battle_royal:
        buy_with_bid(battle)
    else:
        place_half(battle)


def note_in_pool(battle: Battle, terrain: int) -> None:
    battle.pool[battle.pooled] = terrain
    battle.pooled += 1


def in_pool(battle: Battle, terrain: int) -> int:
    """How many cards of a terrain are in the pool."""
    count = 0
    for i in range(battle.pooled):
        if battle.pool[i] == terrain:
            count += 1
    return count


def draw_from_pool(battle: Battle, why: int) -> int:
    """A terrain card of the pool at random, taken out."""
    place = draw(battle, Stream.TERRAIN_DECK, battle.pool, battle.pooled, why, AI)
    terrain = battle.pool[place]
    battle.pooled -= 1
    for i in range(first_in_pool(battle, terrain), battle.pooled):
        battle.pool[i] = battle.pool[i + 1]
    return terrain


def first_in_pool(battle: Battle, terrain: int) -> int:
    place = 0
    while battle.pool[place] != terrain:
        place += 1
    return place


def fits_bid(battle: Battle, left: int) -> bool:
    """Whether some card of the pool can still be bought."""
    for i in range(battle.pooled):
        if battle.terrain_cost[battle.pool[i]] <= left:
            return True
    return False


@cite("2GM-BR-8", "Q2-5")
def buy_with_bid(battle: Battle) -> None:
    """Draw cards up to the bid, without Wire and Barriers; one that costs too much is passed
    over; stop when no card fits."""
    battle.pooled = 0
    for terrain in range(battle.terrains):
        if not battle.not_for_bids[terrain]:
            for _ in range(battle.terrain_deck[terrain]):
                note_in_pool(battle, terrain)
    left = battle.bids[AI]
    while fits_bid(battle, left):
        terrain = draw_from_pool(battle, For.TERRAIN_OF_THE_BID)
        if battle.terrain_cost[terrain] <= left:
            left -= battle.terrain_cost[terrain]
            place_by_dice(battle, terrain, battle.row_low, battle.row_high, 0)


@cite("2GM-SC-3", "Q2-8", "GT-2GM-2", "2GM-SC-5", "Q2-9", "GT-2GM-3")
def place_half(battle: Battle) -> None:
    """Half the scenario's cards, rounded up, at their printed price, at random, inside its zone."""
    battle.pooled = 0
    for i in range(battle.role_terrains[AI]):
        terrain = battle.role_terrain[AI][i]
        if in_pool(battle, terrain) < battle.terrain_deck[terrain]:
            note_in_pool(battle, terrain)
    for _ in range((battle.pooled + 1) // 2):
        terrain = draw_from_pool(battle, For.TERRAIN_OF_THE_ZONE)
        cost = battle.terrain_cost[terrain]
        if cost <= battle.ap[AI]:
            place_by_dice(battle, terrain, battle.zone[AI][0], battle.zone[AI][1], cost)


def place_by_dice(battle: Battle, terrain: int, low: int, high: int, paid: int) -> None:
    """Put one card down; nothing happens if no space of the lines is free."""
    look_for_free(battle, low, high)
    if battle.frees:
        lay_terrain(battle, AI, terrain, roll_space(battle, BY_TERRAIN), paid)


def look_for_free(battle: Battle, low: int, high: int) -> None:
    """The spaces of some lines that are free, and the lines to roll for: of a Battle Royal two."""
    battle.open_lines = battle.frees = 0
    for cell in range(battle.size):
        battle.is_open[cell] = 0
    for line in range(low, high + 1):
        if line in (low, high) or not battle.is_battle_royal:
            battle.open_line[battle.open_lines] = line
            battle.open_lines += 1
            for cell in range((line - 1) * battle.columns, line * battle.columns):
                if is_free(battle, cell):
                    note_open(battle, cell)


def note_open(battle: Battle, cell: int) -> None:
    battle.is_open[cell] = 1
    battle.frees += 1


@cite("2GM-BR-9", "2GM-SC-4", "Q2-6")
def roll_space(battle: Battle, rule: int) -> int:
    """A D10 for the row, a D10 for the column. A space that is taken or outside: the column is
    rolled again, after ten tries the row too; at long last the next free space counts."""
    cell = 0
    for _ in range(battle.tries):
        line = battle.open_line[pick_by_d10(battle, battle.open_lines, For.THE_ROW, rule).place]
        for _ in range(battle.tries):
            column = roll_d10(battle, For.THE_COLUMN, rule, line)
            if column <= battle.columns:
                cell = (line - 1) * battle.columns + column - 1
                if battle.is_open[cell]:
                    return cell
    while not battle.is_open[cell]:
        cell = (cell + 1) % battle.size
    return cell
