"""Terrain cards placed before the game: which ones, and where."""

from __future__ import annotations

from opfor.core.rows import tell
from opfor.games.tactics2gm.rules.deployment import first_of_depth
from opfor.games.tactics2gm.rules.offers import clear_offers, offer
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import (
    NOTHING,
    Act,
)
from opfor.games.tactics2gm.values.events import BidMade, TerrainPlaced


def offer_terrain(battle: Battle, side: int) -> None:
    """Terrain cards a person may place now and where; a scenario names cards, lines and price."""
    clear_offers(battle)
    if battle.is_battle_royal:
        left = battle.bids[side] - battle.placed[side]
        for terrain in range(battle.terrains):
            if battle.terrain_deck[terrain] and battle.terrain_cost[terrain] <= left:
                offer_terrain_on(
                    battle, side, terrain, battle.first_lines[0], battle.first_lines[1]
                )
        return
    find_terrain_left(battle, side)
    for i in range(battle.role_terrains[side]):
        terrain = battle.role_terrain[side][i]
        if is_first_left(battle, side, i) and battle.terrain_deck[terrain]:
            if battle.terrain_cost[terrain] <= battle.ap[side]:
                offer_terrain_on(battle, side, terrain, battle.zone[side][0], battle.zone[side][1])


def offer_terrain_on(battle: Battle, side: int, terrain: int, low: int, high: int) -> None:
    for depth in range(low, high + 1):
        first = first_of_depth(battle, side, depth)
        for cell in range(first, first + battle.columns):
            if is_free(battle, cell):
                offer(battle, Act.PLACE_TERRAIN, played=terrain, cell=cell)


def is_free(battle: Battle, cell: int) -> bool:
    """Whether a space has neither terrain nor units, and is not the mission target."""
    if battle.ground[cell] != NOTHING or cell == battle.target:
        return False
    return battle.first_on[cell] == 0


def find_terrain_left(battle: Battle, side: int) -> None:
    """Mark which of the scenario's terrain cards of a side are left: those it has placed are gone,
    the first of each kind first."""
    for i in range(battle.role_terrains[side]):
        battle.is_left[i] = 1
    for depth in range(battle.zone[side][0], battle.zone[side][1] + 1):
        first = first_of_depth(battle, side, depth)
        for cell in range(first, first + battle.columns):
            if battle.ground[cell] != NOTHING and not battle.printed[cell]:
                take_terrain_left(battle, side, battle.ground[cell])


def take_terrain_left(battle: Battle, side: int, terrain: int) -> None:
    for i in range(battle.role_terrains[side]):
        if battle.is_left[i] and battle.role_terrain[side][i] == terrain:
            battle.is_left[i] = 0
            return


def is_first_left(battle: Battle, side: int, place: int) -> bool:
    """Whether a terrain card is left, and none of its kind before it."""
    if not battle.is_left[place]:
        return False
    for i in range(place):
        if battle.is_left[i] and battle.role_terrain[side][i] == battle.role_terrain[side][place]:
            return False
    return True


def pay_bid(battle: Battle, side: int, ap: int) -> None:
    """A side pays AP for the first turn and for terrain."""
    battle.bids[side] += ap + 1
    battle.ap[side] -= ap
    tell(battle, BidMade, side, ap)


def lay_terrain(battle: Battle, side: int, terrain: int, cell: int, paid: int) -> None:
    """A terrain card is placed; its cost counts against the bid, ``paid`` is taken from the AP."""
    cost = battle.terrain_cost[terrain]
    battle.ground[cell] = terrain
    battle.rough |= battle.bit[cell]
    battle.worn[cell] = 0
    battle.printed[cell] = 0
    battle.terrain_deck[terrain] -= 1
    battle.placed[side] += cost
    battle.ap[side] -= paid
    tell(battle, TerrainPlaced, side, terrain, cell, cost, paid)
