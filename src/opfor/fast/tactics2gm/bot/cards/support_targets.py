"""Support cards: on whom is one played? By the card's effect, what wins before all.

Candidates are ways to play the card: what is offered, by their places.
"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.ladder import lowest, prefer
from opfor.fast.tactics2gm.battle import Battle
from opfor.fast.tactics2gm.bot.cards.winning_card import way_shot, way_wins
from opfor.fast.tactics2gm.bot.deployment.clauses import punch
from opfor.fast.tactics2gm.bot.deployment.equipment import incoming
from opfor.fast.tactics2gm.bot.ladder import CE_4, CE_5, CE_6, CE_7, GOAL_1, ORD_4, WND_3, any_left
from opfor.fast.tactics2gm.bot.movement.ground import (
    best_damage,
    cover_on,
    keeps_supply,
    shooters_at,
)
from opfor.fast.tactics2gm.bot.sight.danger import danger
from opfor.fast.tactics2gm.bot.sight.open_board import is_foe
from opfor.fast.tactics2gm.bot.sight.victory import comes_first, is_near, winning_chance
from opfor.fast.tactics2gm.names import (
    AI,
    AMMUNITION_EFFECT,
    FIRE_EFFECT,
    HEAL_EFFECT,
    HIT_EFFECT,
    MARCH_EFFECT,
    MINES_EFFECT,
    REPLACEMENTS_EFFECT,
    SMOKE_EFFECT,
    SPOTTER_EFFECT,
)
from opfor.fast.tactics2gm.rules.targets import hp_left


def danger_aimed_at(battle: Battle, way: int) -> int:
    return danger(battle, battle.aimed[way])


def cost_aimed_at(battle: Battle, way: int) -> int:
    target = battle.aimed[way]
    return battle.cost[battle.card[target]] if is_foe(battle, target) else 0


def best_shot(battle: Battle, way: int) -> int:
    """The damage the unit's best shot from where it stands can be expected to do."""
    battle.acting = battle.actor[way]
    return best_damage(battle, battle.cell[battle.acting])


def burns(battle: Battle, way: int) -> int:
    """Damage the fire would do to the units inside, those apart that the card has hurt before."""
    damage, card = 0, battle.played[way]
    for i in range(battle.foes):
        unit = battle.foe[i]
        if battle.is_touched[unit] >> battle.number[card] & 1:
            continue
        if battle.cell[unit] == battle.where[way]:
            damage += min(battle.amount[card], hp_left(battle, AI, unit))
    return damage


def strength_fetched(battle: Battle, way: int) -> int:
    return punch(battle, battle.other[way])


def cost_fetched(battle: Battle, way: int) -> int:
    return battle.cost[battle.other[way]]


def suffering(battle: Battle, way: int) -> int:
    return incoming(battle, battle.actor[way])


def wounds_healed(battle: Battle, way: int) -> int:
    return min(battle.wounds[battle.actor[way]], battle.amount[battle.played[way]])


def cost_of_actor(battle: Battle, way: int) -> int:
    return battle.cost[battle.card[battle.actor[way]]]


def look_ahead_from(battle: Battle, unit: int) -> None:
    """Look at the board as units that move again do."""
    battle.acting, battle.is_moving = unit, 1


def stop_looking_ahead(battle: Battle) -> None:
    battle.is_moving = 0


def gain(battle: Battle, way: int) -> int:
    """How much better the unit's best shot becomes by a second move."""
    unit = battle.actor[way]
    look_ahead_from(battle, unit)
    there = best_damage(battle, battle.where[way])
    here = best_damage(battle, battle.cell[unit])
    stop_looking_ahead(battle)
    return there - here


def marches_to_win(battle: Battle, way: int) -> bool:
    """The unit has the winning shot from there, and a worse one or none from here."""
    if not comes_first(battle):
        return False
    unit, there = battle.actor[way], way_shot(battle, way)
    return there > 0 and there > winning_chance(battle, unit, battle.cell[unit])


def march_keeps_supply(battle: Battle, way: int) -> bool:
    battle.acting = battle.actor[way]
    return keeps_supply(battle, battle.where[way])


def cover_there(battle: Battle, way: int) -> int:
    return cover_on(battle, battle.where[way])


def shooters_there(battle: Battle, way: int) -> int:
    return shooters_at(battle, battle.where[way])


@cite("2GM-CE-4")
def whom_to_hit(battle: Battle) -> None:
    """The most dangerous target; by the unit whose own fire is missed least."""
    prefer(battle, CE_4, danger_aimed_at)
    prefer(battle, CE_4, cost_aimed_at)
    lowest(battle, CE_4, best_shot)


@cite("2GM-CE-7")
def whom_to_fetch(battle: Battle) -> None:
    """The strongest unit that can still be deployed this turn."""
    prefer(battle, CE_7, strength_fetched)
    prefer(battle, CE_7, cost_fetched)


@cite("2GM-ORD-4")
def whom_to_help(battle: Battle) -> None:
    """The unit that would suffer most."""
    prefer(battle, ORD_4, suffering)
    prefer(battle, ORD_4, cost_of_actor)


@cite("Q2-35")
def where_to_march(battle: Battle) -> None:
    """The unit and space that better a shot most; then cover, then few enemies in range."""
    prefer(battle, GOAL_1, gain)
    prefer(battle, GOAL_1, cover_there)
    lowest(battle, GOAL_1, shooters_there)


def the_worst(battle: Battle, row: int) -> None:
    """The most dangerous target, then the dearest."""
    prefer(battle, row, danger_aimed_at)
    prefer(battle, row, cost_aimed_at)


@cite("2GM-GOAL-1", "Q2-27")
def what_wins_by_card(battle: Battle) -> None:
    """What wins at once, then what gives a winning shot."""
    if not comes_first(battle) or not is_near(battle):
        return
    if battle.left > 1 and any_left(battle, way_wins):
        prefer(battle, GOAL_1, way_wins)
    if battle.left > 1 and any_left(battle, way_shot):
        prefer(battle, GOAL_1, way_shot)


@cite("2GM-CE-5", "2GM-CE-6")
def whom_by_effect(battle: Battle, effect: int) -> None:
    """By effect: whom a card is played on. Fire: the terrain where it does the most damage."""
    if effect == HIT_EFFECT:
        whom_to_hit(battle)
    elif effect == MINES_EFFECT:
        the_worst(battle, CE_6)
    elif effect == FIRE_EFFECT:
        prefer(battle, CE_5, burns)
    elif effect == REPLACEMENTS_EFFECT:
        whom_to_fetch(battle)
    elif effect in (AMMUNITION_EFFECT, SPOTTER_EFFECT):
        prefer(battle, GOAL_1, best_shot)
    elif effect == SMOKE_EFFECT:
        whom_to_help(battle)
    elif effect == MARCH_EFFECT:
        where_to_march(battle)
    elif effect == HEAL_EFFECT:
        prefer(battle, WND_3, wounds_healed)
        prefer(battle, WND_3, cost_of_actor)
    else:
        the_worst(battle, GOAL_1)
