"""Setting a solo mission up."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.rows import tell
from opfor.fast.coh.apply_acts import look_as_far
from opfor.fast.coh.bot.rumored_enemies import find_cup
from opfor.fast.coh.course.firefight_rounds import draw_cards
from opfor.fast.coh.course.firefight_setup import place_unit
from opfor.fast.coh.rules.control_and_fieldworks import update_holders
from opfor.fast.coh.rules.hidden_units import find_exposed
from opfor.fast.coh.sizes import SIDES
from opfor.fast.coh.values import BLUE, NOTHING, RED, Battle
from opfor.fast.coh.whys import Of
from opfor.games.coh.values.solo_events import SetUpStepTaken


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
    player, vp = 1 - battle.bot, battle.vp[battle.bot]
    tell(battle, SetUpStepTaken, 1)
    for side in range(SIDES):
        for unit in range(battle.units):
            if battle.side_of[unit] == side:
                place_unit(battle, unit)
    tell(battle, SetUpStepTaken, 2, 0)
    tell(battle, SetUpStepTaken, 3, 2, battle.vp[player], vp)
    tell(battle, SetUpStepTaken, 4, 1, battle.caps[player])
    tell(battle, SetUpStepTaken, 5, 1, battle.space)
    tell(battle, SetUpStepTaken, 6, 2, battle.stocked[RED], battle.stocked[BLUE])
    find_cup(battle)
    tell(battle, SetUpStepTaken, 7, 1, battle.members)
    first_cards = battle.hand_size[player] + battle.cards_each_round[player]
    draw_cards(battle, player, first_cards, Of.FIRST_CARDS)
    tell(battle, SetUpStepTaken, 8, 1, battle.held[player])
    tell(battle, SetUpStepTaken, 9, 1, battle.piled)
    update_holders(battle)
    find_exposed(battle)
