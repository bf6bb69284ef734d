"""How the state follows from what happened: one tiny function each, no rules."""

from __future__ import annotations

from opfor.fast.coh.deployment import is_active
from opfor.fast.coh.sizes import SIDES
from opfor.fast.coh.values import DESTROYED, LEFT, OFF, ON_MAP, Battle


def act_with_nobody(battle: Battle, action: int) -> None:
    """An action without units of its own: a card, a stall for a CAP."""
    battle.passes = 0
    battle.actors = 0
    battle.action = action


def act_alone(battle: Battle, unit: int, action: int) -> None:
    act_with_nobody(battle, action)
    battle.actors = 1
    battle.acted[0] = unit


def act_as_group(battle: Battle, action: int) -> None:
    act_with_nobody(battle, action)
    battle.actors = battle.grouped
    for place in range(battle.grouped):
        battle.acted[place] = battle.group[place]


def score(battle: Battle, side: int, points: int, source: int) -> None:
    """A side's victory points, and where they come from."""
    battle.vp[side] += points
    battle.scored[side][source] += points


def stand_at(battle: Battle, unit: int, cell: int, facing: int) -> None:
    """A unit goes, or is put, into a hex of the map, with all it carries."""
    set_carrier(battle, unit, OFF)
    put_at(battle, unit, cell, facing)
    if battle.carried:
        for rider in range(battle.units):
            if battle.carrier[rider] == unit:
                put_at(battle, rider, cell, facing)


def look_as_far(battle: Battle) -> None:
    """How far anybody sees now, where a line of the mission can change that: a flare lights its
    round; what a line has said since counts before what the mission says."""
    if not battle.changes_sight:
        return
    battle.sight_reach = battle.sight if battle.sight else battle.usual_sight
    if battle.lit_sight and battle.lit_round == battle.round:
        battle.sight_reach = battle.lit_sight


def place_at(battle: Battle, unit: int, cell: int, facing: int) -> None:
    """A unit is put down in a hex of the map with all it carries, for everybody to see."""
    leave_cell(battle, unit)
    battle.hidden[unit] = 0
    put_at(battle, unit, cell, facing)
    if battle.carried:
        for rider in range(battle.units):
            if battle.carrier[rider] == unit:
                put_at(battle, rider, cell, facing)


def put_at(battle: Battle, unit: int, cell: int, facing: int) -> None:
    leave_cell(battle, unit)
    battle.place[unit] = ON_MAP
    battle.cell[unit] = cell
    battle.facing[unit] = facing
    count_in(battle, unit, 1)


def count_in(battle: Battle, unit: int, change: int) -> None:
    """One unit more, or less, is in its hex, in the open or hidden."""
    side, cell = battle.side_of[unit], battle.cell[unit]
    if battle.hidden[unit]:
        battle.lurking[side][cell] += change
        battle.lurkers += change
    else:
        battle.manned[side][cell] += change


def hide_unit(battle: Battle, unit: int) -> None:
    """A unit is not to be seen any more."""
    count_in(battle, unit, -1)
    battle.hidden[unit] = 1
    count_in(battle, unit, 1)


def show_unit(battle: Battle, unit: int, facing: int) -> None:
    """A hidden unit is seen, and so is where it looks."""
    count_in(battle, unit, -1)
    battle.hidden[unit] = 0
    count_in(battle, unit, 1)
    battle.facing[unit] = facing


def creep_to(battle: Battle, unit: int, cell: int) -> None:
    """A hidden unit goes on unseen, alone."""
    count_in(battle, unit, -1)
    battle.cell[unit] = cell
    count_in(battle, unit, 1)


def turn_unit(battle: Battle, unit: int, facing: int) -> None:
    """A unit turns, and what it carries with it."""
    battle.facing[unit] = facing
    if battle.carried:
        for rider in range(battle.units):
            if battle.carrier[rider] == unit:
                battle.facing[rider] = facing


def set_carrier(battle: Battle, unit: int, carrier: int) -> None:
    """Who carries or tows a unit from now on."""
    battle.carried += (carrier != OFF) - (battle.carrier[unit] != OFF)
    battle.carrier[unit] = carrier


def ride_on(battle: Battle, unit: int, carrier: int) -> None:
    """A unit mounts a vehicle, or is hitched to it."""
    put_at(battle, unit, battle.cell[carrier], battle.facing[carrier])
    set_carrier(battle, unit, carrier)


def get_off(battle: Battle, unit: int, cell: int) -> None:
    put_at(battle, unit, cell, battle.facing[unit])
    set_carrier(battle, unit, OFF)


def let_off(battle: Battle, carrier: int) -> None:
    """Whoever a vehicle carried stands on its own feet."""
    for rider in range(battle.units):
        if battle.carrier[rider] == carrier:
            set_carrier(battle, rider, OFF)


def leave_cell(battle: Battle, unit: int) -> None:
    if battle.cell[unit] != OFF:
        count_in(battle, unit, -1)
    battle.cell[unit] = OFF


def spend(battle: Battle, unit: int) -> None:
    """A spent unit leaves the activation."""
    battle.spent[unit] = 1
    leave_activation(battle, unit)


def leave_activation(battle: Battle, unit: int) -> None:
    """When nobody is left in an activation, its APs are gone."""
    if not is_active(battle, unit):
        return
    side = battle.side_of[unit]
    left = 0
    for place in range(battle.actives[side]):
        if battle.activated[side][place] != unit:
            battle.activated[side][left] = battle.activated[side][place]
            left += 1
    battle.actives[side] = left
    if left == 0:
        battle.aps[side] = 0


def spend_activated(battle: Battle, side: int) -> None:
    """Everybody in the activation is spent."""
    for place in range(battle.actives[side]):
        battle.spent[battle.activated[side][place]] = 1
    if battle.actives[side]:
        battle.aps[side] = 0
    battle.actives[side] = 0


def take_hit(battle: Battle, unit: int, hit: int) -> None:
    battle.hit[unit] = hit
    battle.stock[hit] -= 1
    battle.stocked[battle.hit_pile[hit]] -= 1


def lose_hit(battle: Battle, unit: int) -> None:
    """The hit counter of a unit goes back to its pile."""
    if battle.hit[unit]:
        battle.stock[battle.hit[unit]] += 1
        battle.stocked[battle.hit_pile[battle.hit[unit]]] += 1
    battle.hit[unit] = 0


def take_off(battle: Battle, unit: int) -> None:
    """A destroyed unit goes off the map and out of the activation."""
    battle.fell[unit] = battle.cell[unit]
    lose_hit(battle, unit)
    leave_cell(battle, unit)
    set_carrier(battle, unit, OFF)
    if battle.carried:
        let_off(battle, unit)
    leave_activation(battle, unit)
    battle.place[unit] = DESTROYED
    battle.hidden[unit] = 0
    battle.spent[unit] = 0
    if battle.costs_cap[unit]:
        battle.losses[battle.side_of[unit]] += 1


def go_away(battle: Battle, unit: int) -> None:
    """A unit that has left the map is gone, and out of the activation."""
    lose_hit(battle, unit)
    leave_cell(battle, unit)
    set_carrier(battle, unit, OFF)
    leave_activation(battle, unit)
    battle.place[unit] = LEFT


def deal(battle: Battle, side: int, card: int) -> None:
    battle.deck[card] -= 1
    battle.decked -= 1
    battle.hand[side][card] += 1
    battle.held[side] += 1


def lay_down(battle: Battle, side: int, card: int) -> None:
    battle.hand[side][card] -= 1
    battle.held[side] -= 1
    battle.discard[card] += 1


def reshuffle(battle: Battle) -> None:
    """The discards become the deck."""
    for card in range(battle.cards):
        battle.deck[card] += battle.discard[card]
        battle.decked += battle.discard[card]
        battle.discard[card] = 0


def clear_round(battle: Battle) -> None:
    """CAPs, activations and the last intrusion are gone."""
    for side in range(SIDES):
        battle.actives[side] = 0
        battle.aps[side] = 0
        battle.caps[side] = 0
    battle.intruded = OFF
