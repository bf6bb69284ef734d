"""What happens to units: each function changes the position and tells it, no rules. Those that tell
nothing say whose part they are."""

from __future__ import annotations

from opfor.core.rows import row, tell
from opfor.fast.coh.deployment import is_active
from opfor.fast.coh.values import DESTROYED, LEFT, OFF, ON_MAP, Battle
from opfor.games.coh.values.round_events import UnitsFreshened, UnitsSpent
from opfor.games.coh.values.unit_events import (
    HiddenMoved,
    Intruded,
    UnitDestroyed,
    UnitHidden,
    UnitHit,
    UnitLeft,
    UnitLoaded,
    UnitMoved,
    UnitPlaced,
    UnitRevealed,
    UnitTurned,
    UnitUnhit,
    UnitUnloaded,
)


def move_to(battle: Battle, unit: int, cell: int, facing: int) -> None:
    """A unit goes into a hex of the map with all it carries."""
    stand_at(battle, unit, cell, facing)
    battle.moved[unit] = 1
    tell(battle, UnitMoved, unit, cell, facing)


def stand_at(battle: Battle, unit: int, cell: int, facing: int) -> None:
    """Part of its moving: it stands there, carried by nobody, and so does all it carries."""
    set_carrier(battle, unit, OFF)
    battle.outside[unit] = 0
    put_at(battle, unit, cell, facing)
    if battle.carried:
        for rider in range(battle.units):
            if battle.carrier[rider] == unit:
                put_at(battle, rider, cell, facing)


def intrude(battle: Battle, unit: int, cell: int, origin: int) -> None:
    """A unit has come into an enemy's hex."""
    battle.intruded = cell
    battle.intruded_from = origin
    battle.intruded_turn = battle.turn
    tell(battle, Intruded, unit, cell, origin)


def place_at(battle: Battle, unit: int, cell: int, facing: int, hidden: int) -> None:
    """A unit is put down in a hex of the map with all it carries, for everybody to see or not."""
    leave_cell(battle, unit)
    battle.hidden[unit] = hidden
    put_at(battle, unit, cell, facing)
    if battle.carried:
        for rider in range(battle.units):
            if battle.carrier[rider] == unit:
                put_at(battle, rider, cell, facing)
    tell(battle, UnitPlaced, unit, cell, facing, hidden)


def put_at(battle: Battle, unit: int, cell: int, facing: int) -> None:
    """Part of whatever brings a unit into a hex."""
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
    tell(battle, UnitHidden, unit)


def show_unit(battle: Battle, unit: int, facing: int, why: int) -> None:
    """A hidden unit is seen, and so is where it looks."""
    count_in(battle, unit, -1)
    battle.hidden[unit] = 0
    count_in(battle, unit, 1)
    battle.facing[unit] = facing
    tell(battle, UnitRevealed, unit, battle.cell[unit], facing, why)


def creep_to(battle: Battle, unit: int, cell: int) -> None:
    """A hidden unit goes on unseen, alone."""
    count_in(battle, unit, -1)
    battle.cell[unit] = cell
    count_in(battle, unit, 1)
    tell(battle, HiddenMoved, unit, cell)


def turn_unit(battle: Battle, unit: int, facing: int) -> None:
    """A unit turns, and what it carries with it."""
    battle.facing[unit] = facing
    if battle.carried:
        for rider in range(battle.units):
            if battle.carrier[rider] == unit:
                battle.facing[rider] = facing
    tell(battle, UnitTurned, unit, facing)


def set_carrier(battle: Battle, unit: int, carrier: int) -> None:
    """Who carries or tows a unit from now on."""
    battle.carried += (carrier != OFF) - (battle.carrier[unit] != OFF)
    battle.carrier[unit] = carrier


def ride_on(battle: Battle, unit: int, carrier: int) -> None:
    """A unit mounts a vehicle, or is hitched to it."""
    put_at(battle, unit, battle.cell[carrier], battle.facing[carrier])
    set_carrier(battle, unit, carrier)
    battle.outside[unit] = 0
    tell(battle, UnitLoaded, unit, carrier)


def get_off(battle: Battle, unit: int, cell: int) -> None:
    put_at(battle, unit, cell, battle.facing[unit])
    set_carrier(battle, unit, OFF)
    tell(battle, UnitUnloaded, unit, cell)


def let_off(battle: Battle, carrier: int) -> None:
    """Whoever a vehicle carried stands on its own feet."""
    for rider in range(battle.units):
        if battle.carrier[rider] == carrier:
            set_carrier(battle, rider, OFF)


def leave_cell(battle: Battle, unit: int) -> None:
    if battle.cell[unit] != OFF:
        count_in(battle, unit, -1)
    battle.cell[unit] = OFF


def freshen(battle: Battle, unit: int) -> None:
    battle.spent[unit] = 0
    tell(battle, UnitsFreshened, 1, unit)


def spend(battle: Battle, unit: int) -> None:
    """A spent unit leaves the activation."""
    battle.members = 0
    add_member(battle, unit)
    spend_members(battle)


def add_member(battle: Battle, unit: int) -> None:
    """One more of those that are told of together."""
    battle.member[battle.members] = unit
    battle.members += 1


def spend_members(battle: Battle) -> None:
    """All of them are spent at once, if there are any."""
    for place in range(battle.members):
        battle.spent[battle.member[place]] = 1
        leave_activation(battle, battle.member[place])
    if battle.members:
        tell(battle, UnitsSpent, row(battle.member, battle.members))


def leave_activation(battle: Battle, unit: int) -> None:
    """When nobody is left in an activation, its APs are gone."""
    if not is_active(battle, unit):
        return
    player = battle.owner[unit]
    left = 0
    for place in range(battle.actives[player]):
        if battle.activated[player][place] != unit:
            battle.activated[player][left] = battle.activated[player][place]
            left += 1
    battle.actives[player] = left
    if left == 0:
        battle.aps[player] = 0


def spend_activated(battle: Battle, player: int) -> None:
    """Everybody in a player's activation is spent."""
    add_active(battle, player)
    spend_members(battle)


def add_active(battle: Battle, player: int) -> None:
    """Those in the activation are told of together."""
    battle.members = 0
    for place in range(battle.actives[player]):
        add_member(battle, battle.activated[player][place])


def take_hit(battle: Battle, unit: int, hit: int) -> None:
    battle.hit[unit] = hit
    battle.stock[hit] -= 1
    battle.stocked[battle.hit_pile[hit]] -= 1
    tell(battle, UnitHit, unit, hit)


def lose_hit(battle: Battle, unit: int) -> None:
    """A unit is as good as before."""
    drop_hit(battle, unit)
    tell(battle, UnitUnhit, unit)


def drop_hit(battle: Battle, unit: int) -> None:
    """Part of whatever takes it off: the hit counter of a unit goes back to its pile."""
    if battle.hit[unit]:
        battle.stock[battle.hit[unit]] += 1
        battle.stocked[battle.hit_pile[battle.hit[unit]]] += 1
    battle.hit[unit] = 0


def take_off(battle: Battle, unit: int) -> None:
    """A destroyed unit goes off the map and out of the activation."""
    battle.fell[unit] = battle.cell[unit]
    drop_hit(battle, unit)
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
    tell(battle, UnitDestroyed, unit, battle.costs_cap[unit], battle.fell[unit])


def leave_with_all(battle: Battle, unit: int) -> int:
    """A unit leaves the map with all it carries; how many they are."""
    gone = 1
    for rider in range(battle.units):
        if battle.carrier[rider] == unit:
            gone += 1
            go_away(battle, rider)
    go_away(battle, unit)
    tell(battle, UnitLeft, unit)
    return gone


def go_away(battle: Battle, unit: int) -> None:
    """Part of leaving the map: a unit is gone, and out of the activation."""
    drop_hit(battle, unit)
    leave_cell(battle, unit)
    set_carrier(battle, unit, OFF)
    leave_activation(battle, unit)
    battle.place[unit] = LEFT
