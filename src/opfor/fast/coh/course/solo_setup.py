"""Setting a solo mission up."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.apply import look_as_far, reshuffle
from opfor.fast.coh.course.firefight_setup import draw_card, place_unit
from opfor.fast.coh.rules.control_and_fieldworks import update_holders
from opfor.fast.coh.rules.hidden_units import find_exposed
from opfor.fast.coh.sizes import SIDES
from opfor.fast.coh.values import NOTHING, Battle


@cite("COH-1.0-a", "COH-1.0-c", "COH-1.0-e", "COH-1.0-g")
def solo_new(battle: Battle) -> None:
    """What a solo mission begins with besides its counters: track, cup, Defense Counters, order
    deck."""
    battle.space = 1
    battle.no_enemy, battle.no_enemy_drawn = battle.start_no_enemy, 0
    battle.mines, battle.pooled, battle.order_in_use = battle.start_mines, 0, NOTHING
    for counter in range(battle.pool_kinds):
        battle.pool[counter] = battle.start_pool[counter]
        battle.pooled += battle.start_pool[counter]
    battle.sight, battle.lit_round, battle.lit_sight = 0, 0, 0
    battle.exits_shut = battle.opens_later
    look_as_far(battle)
    battle.fallen, battle.called_off, battle.revealed = 0, 0, 0
    battle.piled, battle.used_cards, battle.removed_cards = 0, 0, 0
    for unit in range(battle.units):
        battle.in_cup[unit] = battle.starts_in_cup[unit]
    for card in range(battle.order_cards):
        battle.in_pile[card] = battle.is_in_deck[card]
        battle.piled += battle.is_in_deck[card]


@cite("COH-1.0-a", "COH-1.0-b", "COH-1.0-f")
def solo_set_up(battle: Battle) -> None:
    """The Player's units are put down, and the Player takes the first cards."""
    for side in range(SIDES):
        for unit in range(battle.units):
            if battle.side_of[unit] == side:
                place_unit(battle, unit)
    player = 1 - battle.bot
    deal_cards(battle, player, battle.hand_size[player] + battle.cards_each_round[player])
    update_holders(battle)
    find_exposed(battle)


def deal_cards(battle: Battle, side: int, count: int) -> None:
    """Draw action cards; an empty deck is made anew from the discards."""
    for _ in range(count):
        if battle.decked == 0:
            reshuffle(battle)
        if battle.decked == 0:
            return
        draw_card(battle, side)
