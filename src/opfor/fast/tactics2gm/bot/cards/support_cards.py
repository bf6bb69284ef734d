"""Support cards: is one of use now? Then it is played."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.ladder import Measured, ask, one_of_equals, propose
from opfor.core.narrow import narrow
from opfor.fast.tactics2gm.battle import Battle
from opfor.fast.tactics2gm.bot.cards.espionage import spied
from opfor.fast.tactics2gm.bot.cards.support_targets import (
    best_shot,
    danger_aimed_at,
    gain,
    march_keeps_supply,
    marches_to_win,
    suffering,
)
from opfor.fast.tactics2gm.bot.cards.winning_card import way_wins
from opfor.fast.tactics2gm.bot.deployment.hand import can_enter, is_troop
from opfor.fast.tactics2gm.bot.sight.victory import comes_first
from opfor.fast.tactics2gm.names import (
    AI,
    AMMUNITION_EFFECT,
    BARRAGE_EFFECT,
    DAZZLE_EFFECT,
    DEPLOYMENT_TIMING,
    ENIGMA_EFFECT,
    ESPIONAGE_EFFECT,
    GENERAL_EFFECT,
    HALT_EFFECT,
    HIT_EFFECT,
    LUCK_EFFECT,
    MARCH_EFFECT,
    PARATROOPERS_EFFECT,
    PROMOTION_EFFECT,
    REPLACEMENTS_EFFECT,
    SABOTAGE_EFFECT,
    SMOKE_EFFECT,
    SPOTTER_EFFECT,
    STUN_EFFECT,
    SUPPLIES_EFFECT,
    TIE,
    Which,
)
from opfor.fast.tactics2gm.rules.night import unveil
from opfor.fast.tactics2gm.rules.support_cards import offer_plays
from opfor.fast.tactics2gm.rules.support_effects import play_support


def is_way_worth_it(battle: Battle, way: int) -> bool:
    """Whether a card played like this would have an effect."""
    effect = battle.effect[battle.played[way]]
    if effect == HIT_EFFECT:
        is_dangerous = danger_aimed_at(battle, way) > 0
        return is_dangerous or (comes_first(battle) and way_wins(battle, way) > 0)
    if effect in (HALT_EFFECT, DAZZLE_EFFECT, STUN_EFFECT):
        return danger_aimed_at(battle, way) > 0
    if effect in (AMMUNITION_EFFECT, SPOTTER_EFFECT):
        return best_shot(battle, way) > 0
    if effect == BARRAGE_EFFECT:
        return barrage_hurts(battle, way)
    if effect == SMOKE_EFFECT:
        return suffering(battle, way) > 0
    if effect == REPLACEMENTS_EFFECT:
        return can_be_fetched(battle, way)
    if effect == MARCH_EFFECT:
        is_better = gain(battle, way) > 0 and march_keeps_supply(battle, way)
        return is_better or marches_to_win(battle, way)
    return True


def can_be_fetched(battle: Battle, way: int) -> bool:
    """Whether a unit of the draw pile could still be deployed this turn."""
    card, left = battle.other[way], battle.hand_ap - battle.cost[battle.played[way]]
    return is_troop(battle, card) and battle.cost[card] <= left and can_enter(battle, card)


def barrage_hurts(battle: Battle, way: int) -> bool:
    defence = battle.defence[battle.card[battle.aimed[way]]]
    return battle.penetration[battle.played[way]] >= defence


def look_for_ways(battle: Battle, card: int) -> None:
    """Every way to play a card now, whether or not it would have an effect."""
    battle.offered = 0
    offer_plays(battle, AI, card, DEPLOYMENT_TIMING)


def best_way(battle: Battle, card: int, chance: Measured[Battle]) -> int:
    """The most of a chance among the ways to play a card that would have an effect."""
    look_for_ways(battle, card)
    best = 0
    for way in range(battle.offered):
        if is_way_worth_it(battle, way):
            best = max(best, chance(battle, way))
    return best


def is_never_played(effect: int) -> bool:
    """Not in the AI's Deployment: removed cards, and those with a moment of their own."""
    return effect in (GENERAL_EFFECT, PARATROOPERS_EFFECT, PROMOTION_EFFECT, LUCK_EFFECT)


@cite("V-11")
def is_useful_support(battle: Battle, card: int) -> bool:
    """It is the moment for the card, it can be paid, and it would have an effect."""
    effect = battle.effect[card]
    if is_never_played(effect) or battle.timing[card] != DEPLOYMENT_TIMING:
        return False
    if effect == REPLACEMENTS_EFFECT and not battle.no_unit_drawn:
        return False
    look_for_ways(battle, card)
    for way in range(battle.offered):
        if is_way_worth_it(battle, way):
            return True
    return False


def has_nobody_to_choose(effect: int) -> bool:
    """Cards that are played on nobody in particular."""
    return effect in (ENIGMA_EFFECT, ESPIONAGE_EFFECT, SABOTAGE_EFFECT, SUPPLIES_EFFECT)


def play_card(battle: Battle, card: int) -> None:
    """Choose on whom a support card is played, and play it."""
    look_for_ways(battle, card)
    ask(battle)
    for way in range(battle.offered):
        if is_way_worth_it(battle, way):
            propose(battle, way)
    chosen = battle.candidates[0]
    if not has_nobody_to_choose(battle.effect[card]):
        narrow(battle, Which.SUPPORT)
        chosen = one_of_equals(battle, Which.SUPPORT, TIE)
    play_way(battle, card, chosen)


def play_way(battle: Battle, card: int, way: int) -> None:
    """Play a card as it was offered."""
    unit, target = battle.actor[way], battle.aimed[way]
    unveil(battle)
    play_support(battle, AI, card, unit, target, battle.where[way], battle.other[way], spied)
