"""What deployment orders are made of: kinds of cards, how they are ranked, what they carry."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.tactics2gm.battle import Battle
from opfor.fast.tactics2gm.bot.deployment.hand import (
    can_ride,
    is_loaded,
    is_plane,
    is_support,
    is_transport_card,
    is_troop,
)
from opfor.fast.tactics2gm.bot.sight.danger import is_threat, most_dangerous
from opfor.fast.tactics2gm.names import (
    AI,
    PERSON,
    Effect,
    Kind,
    Kinds,
    Tag,
    Trait,
    Type,
)
from opfor.fast.tactics2gm.rules.targets import hp_left
from opfor.fast.tactics2gm.sight import NO_TARGET


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
    for i in range(battle.in_plays[PERSON]):
        if battle.type[battle.in_play[PERSON][i]] == Type.AIRPLANE:
            return True
    return False


def is_infantry(battle: Battle, card: int) -> bool:
    return battle.type[card] == Type.INFANTRY


def is_defensive_infantry(battle: Battle, card: int) -> bool:
    return is_infantry(battle, card) and battle.defensive[card] == 1


def is_offensive_infantry(battle: Battle, card: int) -> bool:
    return is_infantry(battle, card) and battle.offensive[card] == 1


def is_defensive_soldiery(battle: Battle, card: int) -> bool:
    """Defensive infantry or artillery."""
    return is_defensive_infantry(battle, card) or is_gun(battle, card)


def is_firing_transport(battle: Battle, card: int) -> bool:
    return is_transport_card(battle, card) and battle.can_fire[card] == 1


def carries_type(battle: Battle, card: int, kind: int) -> bool:
    """A transport with a rider of a type in hand."""
    if not is_transport_card(battle, card):
        return False
    for i in range(battle.cards_in_hand):
        rider = battle.in_hand[i]
        if battle.type[rider] == kind and can_ride(battle, card, rider):
            return True
    return False


def carries_infantry_of(battle: Battle, card: int, is_of_attack: bool) -> bool:
    """A transport with a rider of the infantry of a class in hand."""
    if not is_transport_card(battle, card):
        return False
    for i in range(battle.cards_in_hand):
        rider = battle.in_hand[i]
        is_of_class = battle.offensive[rider] if is_of_attack else battle.defensive[rider]
        if is_infantry(battle, rider) and is_of_class and can_ride(battle, card, rider):
            return True
    return False


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


def punch(battle: Battle, card: int) -> int:
    """Expected damage of a shot at a soft target: how strong a card is off the board."""
    return (11 - battle.to_hit[card]) * battle.damage[card] if battle.can_fire[card] else 0


def damage_of_card(battle: Battle, card: int) -> int:
    """The damage of a hit; none for a card without a weapon."""
    return battle.damage[card] if is_troop(battle, card) and battle.can_fire[card] else 0


def is_tagged(battle: Battle, card: int, tag: int) -> bool:
    return is_support(battle, card) and battle.tag[card] == tag


def is_fighter(battle: Battle, card: int) -> bool:
    return is_plane(battle, card) and battle.kind[card] == Kind.FIGHTER


def damages_now(battle: Battle, card: int) -> bool:
    """A support card or airplane that does damage at once."""
    return is_tagged(battle, card, Tag.DAMAGE) or is_plane(battle, card)


def may_destroy_top(battle: Battle, card: int) -> bool:
    """A unit that could destroy the most dangerous enemy by an ordinary hit, from some space of
    the deployment line, while that enemy is a threat."""
    if not is_troop(battle, card) or not battle.can_fire[card]:
        return False
    most_dangerous(battle)
    for i in range(battle.tops):
        if may_destroy(battle, card, battle.top[i]):
            return True
    return False


def may_destroy(battle: Battle, card: int, foe: int) -> bool:
    """Whether a card could destroy a Player unit that is a threat, from the deployment line."""
    if not is_threat(battle, foe):
        return False
    if battle.penetration[card] < battle.defence[battle.card[foe]]:
        return False
    if battle.damage[card] < hp_left(battle, AI, foe):
        return False
    for cell in range(battle.columns):
        away = battle.distance[battle.cell[foe]][cell]
        if battle.min_range[card] <= away <= battle.range[card]:
            return True
    return False


def fits_transports(battle: Battle, clause: int, card: int) -> bool:
    """Whether a clause about transports names a card."""
    if clause == Kinds.LOADED_TRANSPORTS:
        return is_loaded(battle, card)
    if clause == Kinds.FIRING_TRANSPORTS:
        return is_firing_transport(battle, card)
    if clause == Kinds.WITH_GUNS:
        return carries_type(battle, card, Type.ARTILLERY)
    if clause == Kinds.WITH_MEN:
        return carries_type(battle, card, Type.INFANTRY)
    if clause == Kinds.WITH_DEFENSIVE_MEN:
        return carries_infantry_of(battle, card, False)
    if clause == Kinds.WITH_OFFENSIVE_MEN:
        return carries_infantry_of(battle, card, True)
    return is_transport_card(battle, card) and (
        carries_type(battle, card, Type.ARTILLERY) or not is_loaded(battle, card)
    )


def fits_troops(battle: Battle, clause: int, card: int) -> bool:
    """Whether a clause about infantry, guns and tanks names a card."""
    if clause == Kinds.TANKS:
        return battle.type[card] == Type.TANK
    if clause == Kinds.ARTILLERY_CARDS:
        return is_gun(battle, card)
    if clause == Kinds.INFANTRY_CARDS:
        return is_infantry(battle, card)
    if clause == Kinds.DEFENSIVE_INFANTRY:
        return is_defensive_infantry(battle, card)
    if clause == Kinds.OFFENSIVE_INFANTRY:
        return is_offensive_infantry(battle, card)
    if clause == Kinds.DEFENSIVE_SOLDIERY:
        return is_defensive_soldiery(battle, card)
    return is_infantry(battle, card) or is_gun(battle, card)


@cite("2GM-CE-1")
def fits(battle: Battle, clause: int, card: int) -> bool:
    """Whether a clause of an order names a card: of ours the last ones, support that does damage
    at once while the Player has a unit on the board, a unit that may destroy the threat,
    airplanes where something must be destroyed, support by what it is for."""
    if clause <= Kinds.SOLDIERY:
        return fits_troops(battle, clause, card)
    if clause <= Kinds.WITH_GUNS_OR_EMPTY:
        return fits_transports(battle, clause, card)
    if clause == Kinds.MOBILE:
        return is_mobile(battle, card)
    if clause == Kinds.MINES:
        return is_support(battle, card) and battle.effect[card] == Effect.MINES
    if clause == Kinds.OFFENSIVE_SUPPORT:
        return is_tagged(battle, card, Tag.DAMAGE) or is_tagged(battle, card, Tag.BOOST_SHOOTING)
    return fits_strikes(battle, clause, card)


def fits_strikes(battle: Battle, clause: int, card: int) -> bool:
    """Whether a clause about airplanes, threats, the target or support names a card."""
    if clause == Kinds.AIRPLANES:
        return is_plane(battle, card)
    if clause == Kinds.FIGHTERS:
        return is_fighter(battle, card)
    if clause == Kinds.DAMAGES_TOP:
        return battle.foes > 0 and damages_now(battle, card)
    if clause == Kinds.MAY_DESTROY_TOP:
        return may_destroy_top(battle, card)
    if clause == Kinds.DAMAGES_AIM:
        return battle.aim_destroy != NO_TARGET and is_plane(battle, card)
    return is_tagged(battle, card, clause - Kinds.HAS_TAG)
