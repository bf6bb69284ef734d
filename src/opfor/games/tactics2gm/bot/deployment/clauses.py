"""Which cards a clause of a deployment order names, one small function for each kind."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.games.tactics2gm.bot.deployment.hand import (
    can_ride,
    cards_held,
    is_loaded,
    is_plane,
    is_support,
    is_transport_card,
    is_troop,
)
from opfor.games.tactics2gm.bot.sight.danger import has_in_range, is_threat, most_dangerous
from opfor.games.tactics2gm.rules.targets import hp_left
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import AI, PERSON, Effect, Kind, Kinds, Tag, Trait, Type
from opfor.games.tactics2gm.values.sight import NO_TARGET


def is_tank(battle: Battle, card: int) -> bool:
    return battle.type[card] == Type.TANK


@cite("Q2-22")
def is_gun(battle: Battle, card: int) -> bool:
    """Artillery; anti-air guns only while the Player has aircraft in play, or by ruling."""
    if battle.type[card] != Type.ARTILLERY:
        return False
    if not battle.traits[card] >> Trait.ANTI_AIR & 1 or battle.guns_with_artillery:
        return True
    return has_aircraft(battle)


def has_aircraft(battle: Battle) -> bool:
    """Whether an airplane of the Player's lies beside his HQ."""
    planes = battle.in_play[PERSON]
    return any(battle.type[planes[i]] == Type.AIRPLANE for i in range(battle.in_plays[PERSON]))


def is_infantry(battle: Battle, card: int) -> bool:
    return battle.type[card] == Type.INFANTRY


def is_defensive_infantry(battle: Battle, card: int) -> bool:
    return is_infantry(battle, card) and battle.defensive[card] == 1


def is_offensive_infantry(battle: Battle, card: int) -> bool:
    return is_infantry(battle, card) and battle.offensive[card] == 1


def is_defensive_soldiery(battle: Battle, card: int) -> bool:
    """Defensive infantry or artillery."""
    return is_defensive_infantry(battle, card) or is_gun(battle, card)


def is_soldiery(battle: Battle, card: int) -> bool:
    """Artillery, or infantry of either class."""
    return is_infantry(battle, card) or is_gun(battle, card)


def is_firing_transport(battle: Battle, card: int) -> bool:
    return is_transport_card(battle, card) and battle.can_fire[card] == 1


def rides_with(battle: Battle, card: int, rider: int) -> bool:
    """A transport, and a rider for it that can be paid too."""
    return is_transport_card(battle, card) and can_ride(battle, card, rider)


def carries_guns(battle: Battle, card: int) -> bool:
    return any(
        battle.type[rider] == Type.ARTILLERY and rides_with(battle, card, rider)
        for rider in cards_held(battle)
    )


def carries_men(battle: Battle, card: int) -> bool:
    return any(
        is_infantry(battle, rider) and rides_with(battle, card, rider)
        for rider in cards_held(battle)
    )


def carries_defenders(battle: Battle, card: int) -> bool:
    return any(
        is_defensive_infantry(battle, rider) and rides_with(battle, card, rider)
        for rider in cards_held(battle)
    )


def carries_attackers(battle: Battle, card: int) -> bool:
    return any(
        is_offensive_infantry(battle, rider) and rides_with(battle, card, rider)
        for rider in cards_held(battle)
    )


def is_empty_or_with_gun(battle: Battle, card: int) -> bool:
    """A transport with artillery, or one for which the hand holds no rider."""
    if not is_transport_card(battle, card):
        return False
    return carries_guns(battle, card) or not is_loaded(battle, card)


@cite("V-17")
def is_mobile(battle: Battle, card: int) -> bool:
    """Any unit but a transport that would go empty and unarmed."""
    if not is_troop(battle, card):
        return False
    if battle.type[card] == Type.ARTILLERY:
        return is_gun(battle, card)
    if not is_transport_card(battle, card) or battle.can_fire[card]:
        return True
    return is_loaded(battle, card)


def is_mines(battle: Battle, card: int) -> bool:
    return is_support(battle, card) and battle.effect[card] == Effect.MINES


def is_tagged(battle: Battle, card: int, tag: int) -> bool:
    return is_support(battle, card) and battle.tag[card] == tag


def boosts_shooting(battle: Battle, card: int) -> bool:
    return is_tagged(battle, card, Tag.BOOST_SHOOTING)


def hinders(battle: Battle, card: int) -> bool:
    return is_tagged(battle, card, Tag.HINDER)


def does_damage(battle: Battle, card: int) -> bool:
    return is_tagged(battle, card, Tag.DAMAGE)


def is_other_support(battle: Battle, card: int) -> bool:
    return is_tagged(battle, card, Tag.OTHER)


def is_offensive_support(battle: Battle, card: int) -> bool:
    return does_damage(battle, card) or boosts_shooting(battle, card)


def is_fighter(battle: Battle, card: int) -> bool:
    return is_plane(battle, card) and battle.kind[card] == Kind.FIGHTER


@cite("2GM-CE-1")
def damages_top(battle: Battle, card: int) -> bool:
    """A support card or airplane that does damage at once, while the Player has a unit on the
    board."""
    return battle.foes > 0 and (does_damage(battle, card) or is_plane(battle, card))


def damages_aim(battle: Battle, card: int) -> bool:
    """A card that can do damage to the target itself: airplanes, where it must be destroyed."""
    return battle.aim_destroy != NO_TARGET and is_plane(battle, card)


def may_destroy_top(battle: Battle, card: int) -> bool:
    """A unit that could destroy the most dangerous enemy by an ordinary hit, from some space of
    the deployment line, while that enemy is a threat."""
    if not is_troop(battle, card) or not battle.can_fire[card]:
        return False
    most_dangerous(battle)
    return any(may_destroy(battle, card, battle.top[i]) for i in range(battle.tops))


def may_destroy(battle: Battle, card: int, foe: int) -> bool:
    """Whether a card could destroy a Player unit that is a threat, from the deployment line."""
    if not is_threat(battle, foe):
        return False
    if battle.penetration[card] < battle.defence[battle.card[foe]]:
        return False
    if battle.damage[card] < hp_left(battle, AI, foe):
        return False
    here = battle.cell[foe]
    return any(has_in_range(battle, card, here, cell) for cell in range(battle.columns))


NAMES = {
    Kinds.TANKS: is_tank,
    Kinds.ARTILLERY: is_gun,
    Kinds.INFANTRY: is_infantry,
    Kinds.DEFENSIVE_INFANTRY: is_defensive_infantry,
    Kinds.OFFENSIVE_INFANTRY: is_offensive_infantry,
    Kinds.DEFENSIVE_SOLDIERY: is_defensive_soldiery,
    Kinds.SOLDIERY: is_soldiery,
    Kinds.LOADED_TRANSPORTS: is_loaded,
    Kinds.FIRING_TRANSPORTS: is_firing_transport,
    Kinds.WITH_GUNS: carries_guns,
    Kinds.WITH_MEN: carries_men,
    Kinds.WITH_DEFENSIVE_MEN: carries_defenders,
    Kinds.WITH_OFFENSIVE_MEN: carries_attackers,
    Kinds.WITH_GUNS_OR_EMPTY: is_empty_or_with_gun,
    Kinds.MOBILE: is_mobile,
    Kinds.MINES: is_mines,
    Kinds.OFFENSIVE_SUPPORT: is_offensive_support,
    Kinds.AIRPLANES: is_plane,
    Kinds.FIGHTERS: is_fighter,
    Kinds.DAMAGES_TOP: damages_top,
    Kinds.MAY_DESTROY_TOP: may_destroy_top,
    Kinds.DAMAGES_AIM: damages_aim,
    Kinds.BOOSTS_SHOOTING: boosts_shooting,
    Kinds.HINDERS: hinders,
    Kinds.DOES_DAMAGE: does_damage,
    Kinds.OTHER_SUPPORT: is_other_support,
}
"""What each kind of clause names."""
