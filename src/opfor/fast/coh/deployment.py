"""A state seen as a battlefield: who stands where, who can do what with the hit it has."""

from __future__ import annotations

from opfor.fast.coh.values import NOTHING, OFF, Battle


def is_locked(battle: Battle, unit: int) -> bool:
    """Whether a unit shares its hex with an enemy in the open: close combat."""
    cell = battle.cell[unit]
    return cell != OFF and battle.manned[1 - battle.side_of[unit]][cell] > 0


def can_move(battle: Battle, unit: int) -> bool:
    """Whether a unit may move or pivot at all: on its own feet, no hit in the way."""
    return battle.carrier[unit] == OFF and battle.hit_stops[battle.hit[unit]] == 0


def attack_cost(battle: Battle, unit: int) -> int:
    """The current cost of an attack, hit effects included."""
    return max(1, battle.printed_attack_cost[unit] + battle.hit_attack_cost[battle.hit[unit]])


def move_cost(battle: Battle, unit: int) -> int:
    """The current cost of a move before terrain, hit effects included."""
    return max(1, battle.printed_move_cost[unit] + battle.hit_move_cost[battle.hit[unit]])


def reach(battle: Battle, unit: int) -> int:
    """The current normal range."""
    return min(battle.printed_range[unit], battle.hit_range[battle.hit[unit]])


def shelter(battle: Battle, unit: int) -> int:
    """The fortification a unit is in: the hasty defence it dug, or one that its side holds and it
    fits into, unless it was set up beside it."""
    work = battle.work_in[battle.cell[unit]]
    if work == NOTHING or battle.carrier[unit] != OFF or battle.outside[unit]:
        return NOTHING
    if battle.work_builder[work] != OFF:
        return work if battle.work_builder[work] == unit else NOTHING
    if not battle.fits_in[battle.work_kind[work]][unit]:
        return NOTHING
    return work if battle.work_holder[work] == battle.side_of[unit] else NOTHING


def bunker(battle: Battle, unit: int) -> int:
    """The fortification a unit is in, if that has a facing."""
    work = shelter(battle, unit)
    if work == NOTHING or not battle.work_has_facing[battle.work_kind[work]]:
        return NOTHING
    return work


def is_with(battle: Battle, unit: int, side: int) -> bool:
    """Whether a counter of this side is on the map."""
    return battle.side_of[unit] == side and battle.cell[unit] != OFF


def is_carrying(battle: Battle, unit: int) -> bool:
    """Whether a vehicle carries or tows anything."""
    if battle.carried:
        for rider in range(battle.units):
            if battle.carrier[rider] == unit:
                return True
    return False


def crowd_in(battle: Battle, cell: int) -> int:
    """Everybody in a hex."""
    return muster_in(battle, 0, cell) + muster_in(battle, 1, cell)


def muster_in(battle: Battle, side: int, cell: int) -> int:
    """Everybody of a side in a hex, whether in the open or not."""
    return battle.manned[side][cell] + battle.lurking[side][cell]


def marker_in(battle: Battle, cell: int) -> int:
    """The control marker of a hex, if there is one."""
    for marker in range(battle.markers):
        if battle.marker_cell[marker] == cell:
            return marker
    return NOTHING


def has_vehicle(battle: Battle, cell: int) -> bool:
    """Whether a vehicle, whoever's, is in a hex."""
    if crowd_in(battle, cell) == 0:
        return False
    for unit in range(battle.units):
        if battle.cell[unit] == cell and battle.is_vehicle[unit]:
            return True
    return False


def is_active(battle: Battle, unit: int) -> bool:
    """Whether a unit shares its player's activation."""
    player = battle.owner[unit]
    for place in range(battle.actives[player]):
        if battle.activated[player][place] == unit:
            return True
    return False


def spokesman(battle: Battle, side: int) -> int:
    """Which player speaks for a side: of two partners the one who has, or last had, the turn."""
    return side + 2 * battle.speaker[side]


def is_speakers(battle: Battle, unit: int) -> bool:
    """Whether a unit is one of those that the speaker of its side commands."""
    return battle.owner[unit] == spokesman(battle, battle.side_of[unit])


def is_grouped(battle: Battle, unit: int) -> bool:
    """Whether a unit takes part in the action at hand."""
    for place in range(battle.grouped):
        if battle.group[place] == unit:
            return True
    return False


def in_deck(battle: Battle) -> int:
    """How many action cards are really in the deck: those not told are still listed there."""
    return battle.decked - battle.untold[0] - battle.untold[1]


def may_hold(battle: Battle, side: int, card: int) -> bool:
    """Whether a side has a card, or may have it: one that is not told may be any that is listed."""
    if battle.hand[side][card]:
        return True
    return battle.untold[side] > 0 and battle.deck[card] > 0


def find_enemies(battle: Battle, side: int) -> None:
    """The hexes where the enemy of a side is to be seen, each once, in the order of the map."""
    battle.enemies = 0
    for unit in range(battle.units):
        if battle.side_of[unit] != side and battle.cell[unit] != OFF and not battle.hidden[unit]:
            add_enemy(battle, battle.cell[unit])


def add_enemy(battle: Battle, cell: int) -> None:
    place = battle.enemies
    for known in range(battle.enemies):
        if battle.enemy_cell[known] == cell:
            return
    while place > 0 and battle.enemy_cell[place - 1] > cell:
        battle.enemy_cell[place] = battle.enemy_cell[place - 1]
        place -= 1
    battle.enemy_cell[place] = cell
    battle.enemies += 1


def remember_cells(battle: Battle) -> None:
    """Note how everybody stands before an action moves anybody."""
    for unit in range(battle.units):
        battle.stood[unit] = battle.cell[unit]


def find_comrades(battle: Battle, side: int) -> None:
    """Own units in the same hexes as the group or next to them, as all stood; hex by hex."""
    battle.comrades = 0
    for unit in range(battle.units):
        if battle.side_of[unit] == side and battle.stood[unit] != OFF:
            if not is_grouped(battle, unit) and stood_by_group(battle, unit):
                add_comrade(battle, unit)


def stood_by_group(battle: Battle, unit: int) -> bool:
    for place in range(battle.grouped):
        cell = battle.stood[battle.group[place]]
        if cell != OFF and battle.distance[cell][battle.stood[unit]] <= 1:
            return True
    return False


def add_comrade(battle: Battle, unit: int) -> None:
    place = battle.comrades
    while place > 0 and battle.stood[battle.comrade[place - 1]] > battle.stood[unit]:
        battle.comrade[place] = battle.comrade[place - 1]
        place -= 1
    battle.comrade[place] = unit
    battle.comrades += 1
