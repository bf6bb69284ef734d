"""Support cards: on whom is one played? By the card's effect, what wins before all.

Candidates are ways to play the card: what is offered, by their places.
"""

from __future__ import annotations

from opfor.core.ladder import first_left
from opfor.fast.tactics2gm.battle import Battle
from opfor.fast.tactics2gm.bot.cards.winning_card import way_shot, way_wins
from opfor.fast.tactics2gm.bot.deployment.clauses import punch
from opfor.fast.tactics2gm.bot.deployment.equipment import incoming
from opfor.fast.tactics2gm.bot.movement.ground import (
    best_damage,
    cover_on,
    keeps_supply,
    shooters_at,
)
from opfor.fast.tactics2gm.bot.sight.danger import danger
from opfor.fast.tactics2gm.bot.sight.open_board import is_foe
from opfor.fast.tactics2gm.bot.sight.victory import any_left, comes_first, is_near, winning_chance
from opfor.fast.tactics2gm.names import (
    AI,
)
from opfor.fast.tactics2gm.rules.targets import hp_left


def danger_aimed_at(battle: Battle, way: int) -> int:
    return danger(battle, battle.offers[way].target)


def cost_aimed_at(battle: Battle, way: int) -> int:
    target = battle.offers[way].target
    return battle.cost[battle.card[target]] if is_foe(battle, target) else 0


def best_shot(battle: Battle, way: int) -> int:
    """The damage the unit's best shot from where it stands can be expected to do."""
    battle.acting = battle.offers[way].unit
    return best_damage(battle, battle.cell[battle.acting])


def burns(battle: Battle, way: int) -> int:
    """Damage the fire would do to the units inside, those apart that the card has hurt before."""
    damage, card = 0, battle.offers[way].played
    for i in range(battle.foes):
        unit = battle.foe[i]
        if battle.is_touched[unit] >> battle.number[card] & 1:
            continue
        if battle.cell[unit] == battle.offers[way].cell:
            damage += min(battle.amount[card], hp_left(battle, AI, unit))
    return damage


def strength_fetched(battle: Battle, way: int) -> int:
    return punch(battle, battle.offers[way].other)


def cost_fetched(battle: Battle, way: int) -> int:
    return battle.cost[battle.offers[way].other]


def suffering(battle: Battle, way: int) -> int:
    return incoming(battle, battle.offers[way].unit)


def wounds_healed(battle: Battle, way: int) -> int:
    return min(battle.wounds[battle.offers[way].unit], battle.amount[battle.offers[way].played])


def cost_of_actor(battle: Battle, way: int) -> int:
    return battle.cost[battle.card[battle.offers[way].unit]]


def look_ahead_from(battle: Battle, unit: int) -> None:
    """Look at the board as units that move again do."""
    battle.acting, battle.is_moving = unit, 1


def stop_looking_ahead(battle: Battle) -> None:
    battle.is_moving = 0


def gain(battle: Battle, way: int) -> int:
    """How much better the unit's best shot becomes by a second move."""
    unit = battle.offers[way].unit
    look_ahead_from(battle, unit)
    there = best_damage(battle, battle.offers[way].cell)
    here = best_damage(battle, battle.cell[unit])
    stop_looking_ahead(battle)
    return there - here


def marches_to_win(battle: Battle, way: int) -> bool:
    """The unit has the winning shot from there, and a worse one or none from here."""
    if not comes_first(battle):
        return False
    unit, there = battle.offers[way].unit, way_shot(battle, way)
    return there > 0 and there > winning_chance(battle, unit, battle.cell[unit])


def march_keeps_supply(battle: Battle, way: int) -> bool:
    battle.acting = battle.offers[way].unit
    return keeps_supply(battle, battle.offers[way].cell)


def cover_there(battle: Battle, way: int) -> int:
    return cover_on(battle, battle.offers[way].cell)


def shooters_there(battle: Battle, way: int) -> int:
    return shooters_at(battle, battle.offers[way].cell)


def a_way_wins(battle: Battle) -> bool:
    """It may win at once."""
    return is_near(battle) and any_left(battle, way_wins)


def a_way_shoots(battle: Battle) -> bool:
    """It gives a winning shot."""
    return is_near(battle) and any_left(battle, way_shot)


def effect_played(battle: Battle) -> int:
    return battle.effect[battle.offers[first_left(battle)].played]
