"""What the baseline player takes an offer to be worth; less than 0 is worse than being done.

He moves towards his goal, buys the dearest unit he can pay, and shoots where he expects the most.
"""

from __future__ import annotations

from opfor.games.tactics2gm.rules.targets import weapon
from opfor.games.tactics2gm.rules.to_hit import expected_damage, kill_chance, need, terrain_cover
from opfor.games.tactics2gm.values.battle import Battle, Offer
from opfor.games.tactics2gm.values.codes import (
    HQ,
    Act,
    Effect,
    Kind,
    Tag,
    To,
    Trait,
    Type,
    Use,
    Why,
)


def worth_of_bid(battle: Battle, side: int, offered: Offer) -> float:
    return 1.0 if offered.cell == 2 else 0.0


def worth_of_terrain(battle: Battle, side: int, offered: Offer) -> float:
    if offered.act == Act.DONE:
        return 0.0
    cell = offered.cell
    cover = battle.cover_of[offered.played]
    middle = abs(battle.column[cell] - (battle.columns + 1) / 2)
    second = 1 if battle.depth[side][cell] == 2 else 0
    return cover + 0.5 * second - 0.1 * middle - 0.5


def way_to_go(battle: Battle, side: int, reach: int, cell: int) -> int:
    """How far a space is from where a side wants its units, 0 where it is close enough.

    To the mission target (onto it, into range of it, or beside it to defend it), to the enemy's
    line, or into range of the enemy's HQ.
    """
    for i in range(2):
        owner = side if i == 0 else 1 - side
        for goal in range(battle.goals[owner]):
            kind = battle.goal_kind[owner][goal]
            if kind in (Why.DESTROY_TARGET, Why.HOLD_TARGET):
                near = reach if kind == Why.DESTROY_TARGET else 0
                if owner != side:
                    near = 1
                return max(battle.distance[cell][battle.target] - near, 0)
            if kind == Why.REACH and owner == side:
                return battle.lines - battle.depth[side][cell]
    return max(battle.distance[cell][battle.size + 1 - side] - reach, 0)


def worth_of_moving(battle: Battle, side: int, offered: Offer) -> float:
    """Step towards the goal, preferably into cover; what cannot fire stays where it is."""
    act = offered.act
    if act == Act.MOVE:
        return worth_of_step(battle, side, offered.unit, offered.cell)
    if act == Act.ASSAULT:
        return 2.0 + worth_of_shot(battle, side, offered.unit, 0, offered.target)
    if act == Act.UNLOAD:
        return 1.0 if battle.depth[side][offered.cell] > 2 else -1.0
    return 0.0 if act == Act.DONE else -1.0


def worth_of_step(battle: Battle, side: int, unit: int, there: int) -> float:
    card = battle.card[unit]
    if not battle.can_fire[card] or battle.traits[card] >> Trait.COMMAND_GROUP & 1:
        return -1.0
    here, reach = battle.cell[unit], battle.range[card]
    gain = way_to_go(battle, side, reach, here) - way_to_go(battle, side, reach, there)
    if gain <= 0:
        return -1.0
    return gain + 0.6 * (terrain_cover(battle, there) - terrain_cover(battle, here))


def worth_of_deploying(battle: Battle, side: int, offered: Offer) -> float:
    """Whatever may be done in Deployment, or before the game."""
    act = offered.act
    if act == Act.DEPLOY:
        if offered.other:
            return -1.0
        return worth_of_unit(battle, side, offered.played, offered.cell)
    if act == Act.PLAY_SUPPORT:
        return worth_of_support(battle, side, offered)
    if act == Act.FLY:
        return worth_of_flight(battle, side, offered.played, offered.target)
    if act == Act.PATROL:
        return worth_if_spare(battle, side, offered.played)
    if act == Act.EQUIP:
        token = offered.played
        can_spare = battle.ap[side] - battle.cost[token] >= 1
        return 0.5 if can_spare and battle.use[token] == Use.WEAPON else -1.0
    if act == Act.USE_TOKEN:
        return 0.3
    return 0.0 if act == Act.DONE else -1.0


def worth_of_flight(battle: Battle, side: int, card: int, target: int) -> float:
    return 3.0 * expected_damage(battle, battle.to_hit[card], card, side, target) - 4.0


def worth_of_unit(battle: Battle, side: int, card: int, cell: int) -> float:
    """The dearer the better, the nearer the better; one command group is enough, and one of each
    that cannot fire, if there are AP to spare."""
    if not battle.can_fire[card]:
        return -1.0 if has_one(battle, side, card) else worth_if_spare(battle, side, card)
    if battle.kind[card] == Kind.COMMAND_GROUP and has_one(battle, side, card):
        return -1.0
    return 1.0 + battle.cost[card] - 0.05 * way_to_go(battle, side, 0, cell)


def has_one(battle: Battle, side: int, card: int) -> bool:
    for unit in range(1, battle.units + 1):
        if battle.side[unit] == side and battle.card[unit] == card:
            return True
    return False


def worth_if_spare(battle: Battle, side: int, card: int) -> float:
    """What is nice to have, for whoever has AP to spare: little, but better than nothing."""
    cost = battle.cost[card]
    return 0.1 if cost == 0 or battle.ap[side] > cost + 1 else -1.0


def worth_of_support(battle: Battle, side: int, offered: Offer) -> float:
    """AP are as good as units; a card that hurts is worth whom it hurts, all others little."""
    card, target = offered.played, offered.target
    effect = battle.effect[card]
    if battle.type[card] != Type.SUPPORT or effect == Effect.PARATROOPERS:
        return worth_of_drop(battle, side, card, offered.other, offered.cell)
    if effect in (Effect.SUPPLIES, Effect.GENERAL):
        return 20.0
    if battle.tag[card] == Tag.DAMAGE and target > 0:
        return battle.cost[battle.card[target]] - battle.cost[card] + 0.5
    if battle.tag[card] == Tag.DAMAGE and target < 0:
        return -1.0
    if effect == Effect.MARCH and worth_of_step(battle, side, offered.unit, offered.cell) <= 0:
        return -1.0
    return worth_if_spare(battle, side, card)


def worth_of_drop(battle: Battle, side: int, card: int, troops: int, cell: int) -> float:
    """Infantry from the air is worth a little more than on foot, the aircraft paid."""
    left = battle.ap[side] - battle.cost[card] - battle.cost[troops]
    return 0.1 + worth_of_unit(battle, side, troops, cell) if left >= 0 else -1.0


def worth_of_shot(battle: Battle, side: int, unit: int, slot: int, target: int) -> float:
    arm = weapon(battle, unit, slot)
    needed = need(battle, unit, arm, target)
    value = expected_damage(battle, needed, arm, side, target)
    if target == HQ:
        return 1.5 * value
    if target < 0:
        is_wanted = -1 - target == battle.target and battle.must_destroy[side] != 0
        return 1.5 * value if is_wanted else 0.1 * value
    cost = battle.cost[battle.card[target]]
    return value + kill_chance(battle, needed, arm, side, target) * cost


def worth_of_shooting(battle: Battle, side: int, offered: Offer) -> float:
    act = offered.act
    if act == Act.SHOOT:
        unit, slot, target = offered.unit, offered.played, offered.target
        return 0.01 + worth_of_shot(battle, side, unit, slot, target)
    return 0.0 if act == Act.DONE else 0.5


def worth_of_yes(battle: Battle, side: int, offered: Offer) -> float:
    """Anything rather than nothing."""
    return 0.0 if offered.act == Act.DONE else 1.0


def worth_of_cheapest(battle: Battle, side: int, offered: Offer) -> float:
    """A card to be discarded."""
    return -battle.cost[offered.played]


def worth_of_dearest(battle: Battle, side: int, offered: Offer) -> float:
    """A card the enemy is to lose."""
    return battle.points[offered.played]


WORTH = {
    To.BID: worth_of_bid,
    To.TERRAIN: worth_of_terrain,
    To.IN_ADVANCE: worth_of_deploying,
    To.MOVE: worth_of_moving,
    To.DEPLOY: worth_of_deploying,
    To.SHOOT: worth_of_shooting,
    To.AFTER_SHOOTING: worth_of_yes,
    To.LUCK: worth_of_yes,
    To.DISCARD: worth_of_cheapest,
    To.ESPIONAGE: worth_of_dearest,
}
