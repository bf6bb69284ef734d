"""Support cards: is one of use now? Then it is played."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.ladder import Measured, about, ask, one_of_equals, propose
from opfor.core.narrow import narrow
from opfor.games.tactics2gm.bot.cards.support_targets import (
    best_shot,
    danger_aimed_at,
    gain,
    march_keeps_supply,
    marches_to_win,
    suffering,
)
from opfor.games.tactics2gm.bot.cards.winning_card import way_wins
from opfor.games.tactics2gm.bot.deployment.hand import can_enter, is_troop
from opfor.games.tactics2gm.bot.sight.victory import comes_first
from opfor.games.tactics2gm.rules.night import unveil
from opfor.games.tactics2gm.rules.offers import clear_offers
from opfor.games.tactics2gm.rules.support_cards import offer_plays
from opfor.games.tactics2gm.rules.support_effects import play_support
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import (
    AI,
    Effect,
    Stream,
    Timing,
    Which,
)


def is_way_worth_it(battle: Battle, way: int) -> bool:
    """Whether a card played like this would have an effect."""
    effect = battle.effect[battle.offers[way].played]
    if effect in (Effect.HIT, Effect.HALT, Effect.DAZZLE, Effect.STUN):
        is_to_win = effect == Effect.HIT and comes_first(battle)
        return is_met_by_danger(battle, way) or (is_to_win and way_wins(battle, way) > 0)
    if effect in (Effect.AMMUNITION, Effect.SPOTTER):
        return bool(best_shot(battle, way) > 0)
    if effect == Effect.BARRAGE:
        return barrage_hurts(battle, way)
    if effect == Effect.SMOKE:
        return bool(suffering(battle, way) > 0)
    if effect == Effect.REPLACEMENTS:
        return can_be_fetched(battle, way)
    if effect == Effect.MARCH:
        is_better = gain(battle, way) > 0 and march_keeps_supply(battle, way)
        return is_better or marches_to_win(battle, way)
    return True


def is_met_by_danger(battle: Battle, way: int) -> bool:
    """Whether whoever the card is aimed at is dangerous at all."""
    return bool(danger_aimed_at(battle, way) > 0)


def can_be_fetched(battle: Battle, way: int) -> bool:
    """Whether a unit of the draw pile could still be deployed this turn."""
    card, left = battle.offers[way].other, battle.hand_ap - battle.cost[battle.offers[way].played]
    return is_troop(battle, card) and battle.cost[card] <= left and can_enter(battle, card)


def barrage_hurts(battle: Battle, way: int) -> bool:
    defence = battle.defence[battle.card[battle.offers[way].target]]
    return battle.penetration[battle.offers[way].played] >= defence


def look_for_ways(battle: Battle, card: int) -> None:
    """Every way to play a card now, whether or not it would have an effect."""
    clear_offers(battle)
    offer_plays(battle, AI, card, Timing.DEPLOYMENT)


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
    return effect in (Effect.GENERAL, Effect.PARATROOPERS, Effect.PROMOTION, Effect.LUCK)


@cite("V-11")
def is_useful_support(battle: Battle, card: int) -> bool:
    """It is the moment for the card, it can be paid, and it would have an effect."""
    effect = battle.effect[card]
    if is_never_played(effect) or battle.timing[card] != Timing.DEPLOYMENT:
        return False
    if effect == Effect.REPLACEMENTS and not battle.no_unit_drawn:
        return False
    look_for_ways(battle, card)
    return any(is_way_worth_it(battle, way) for way in range(battle.offered))


def has_nobody_to_choose(effect: int) -> bool:
    """Cards that are played on nobody in particular."""
    return effect in (Effect.ENIGMA, Effect.ESPIONAGE, Effect.SABOTAGE, Effect.SUPPLIES)


def play_card(battle: Battle, card: int) -> None:
    """Choose on whom a support card is played, and play it."""
    look_for_ways(battle, card)
    if not has_nobody_to_choose(battle.effect[card]):
        about(battle, card)
    ask(battle)
    for way in range(battle.offered):
        if is_way_worth_it(battle, way):
            propose(battle, way)
    if has_nobody_to_choose(battle.effect[card]):
        play_way(battle, battle.candidates[0])
        return
    narrow(battle, Which.SUPPORT)
    play_way(battle, one_of_equals(battle, Which.SUPPORT, Stream.TIE))


def play_way(battle: Battle, way: int) -> None:
    """Play a card as it was offered."""
    unveil(battle)
    play_support(battle, AI, battle.offers[way])
