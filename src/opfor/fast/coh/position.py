"""A position copied from one battle to another, so that it can be played on from again."""

from __future__ import annotations

from opfor.fast.coh.sizes import COLOURS, SIDES
from opfor.fast.coh.values import Battle


def remember(to: Battle, battle: Battle) -> None:
    """Copy everything that changes during a game: course, sides, counters, ground, piles, the AI's
    order deck and cup."""
    to.units, to.cells, to.hits, to.cards = battle.units, battle.cells, battle.hits, battle.cards
    to.order_cards, to.pool_kinds = battle.order_cards, battle.pool_kinds
    remember_course(to, battle)
    for side in range(SIDES):
        remember_side(to, battle, side)
    for unit in range(battle.units):
        remember_counter(to, battle, unit)
    remember_ground(to, battle)
    remember_piles(to, battle)
    remember_orders(to, battle)


def remember_course(to: Battle, battle: Battle) -> None:
    to.stage, to.round, to.turn, to.mover = battle.stage, battle.round, battle.turn, battle.mover
    to.passes, to.again, to.action = battle.passes, battle.again, battle.action
    to.ended, to.actors = battle.ended, battle.actors
    for place in range(battle.actors):
        to.acted[place] = battle.acted[place]
    to.intruded, to.intruded_from = battle.intruded, battle.intruded_from
    to.intruded_turn = battle.intruded_turn


def remember_side(to: Battle, battle: Battle, side: int) -> None:
    """CAPs, losses, VPs, the activation, the hand."""
    to.caps[side], to.losses[side] = battle.caps[side], battle.losses[side]
    to.vp[side], to.aps[side] = battle.vp[side], battle.aps[side]
    to.actives[side], to.held[side] = battle.actives[side], battle.held[side]
    for place in range(battle.actives[side]):
        to.activated[side][place] = battle.activated[side][place]
    for card in range(battle.cards):
        to.hand[side][card] = battle.hand[side][card]


def remember_counter(to: Battle, battle: Battle, unit: int) -> None:
    to.place[unit], to.cell[unit] = battle.place[unit], battle.cell[unit]
    to.due[unit] = battle.due[unit]
    to.facing[unit], to.spent[unit] = battle.facing[unit], battle.spent[unit]
    to.hit[unit], to.carrier[unit] = battle.hit[unit], battle.carrier[unit]
    to.hidden[unit], to.in_cup[unit] = battle.hidden[unit], battle.in_cup[unit]


def remember_ground(to: Battle, battle: Battle) -> None:
    """Who stands where, smoke, works, who holds the markers, what is about to fall."""
    to.carried, to.works, to.smokes = battle.carried, battle.works, battle.smokes
    to.lurkers = battle.lurkers
    for cell in range(battle.cells):
        to.manned[0][cell] = battle.manned[0][cell]
        to.manned[1][cell] = battle.manned[1][cell]
        to.lurking[0][cell] = battle.lurking[0][cell]
        to.lurking[1][cell] = battle.lurking[1][cell]
        to.smoke[cell], to.work_in[cell] = battle.smoke[cell], battle.work_in[cell]
        to.work_seen[cell] = battle.work_seen[cell]
    for work in range(battle.works):
        remember_work(to, battle, work)
    to.barrages = battle.barrages
    for barrage in range(battle.barrages):
        remember_barrage(to, battle, barrage)
    to.markers = battle.markers
    for marker in range(battle.markers):
        to.marker_cell[marker] = battle.marker_cell[marker]
        to.holder[marker] = battle.holder[marker]


def remember_work(to: Battle, battle: Battle, work: int) -> None:
    to.work_kind[work], to.work_cell[work] = battle.work_kind[work], battle.work_cell[work]
    to.work_facing[work], to.work_side[work] = battle.work_facing[work], battle.work_side[work]
    to.work_hidden[work], to.work_holder[work] = battle.work_hidden[work], battle.work_holder[work]
    to.work_builder[work] = battle.work_builder[work]


def remember_barrage(to: Battle, battle: Battle, barrage: int) -> None:
    to.barrage_side[barrage] = battle.barrage_side[barrage]
    to.barrage_cell[barrage] = battle.barrage_cell[barrage]
    to.barrage_due[barrage] = battle.barrage_due[barrage]
    to.barrage_smoke[barrage] = battle.barrage_smoke[barrage]


def remember_piles(to: Battle, battle: Battle) -> None:
    """Hit counters and action cards."""
    to.decked = battle.decked
    for colour in range(COLOURS):
        to.stocked[colour] = battle.stocked[colour]
    for hit in range(battle.hits):
        to.stock[hit] = battle.stock[hit]
    for card in range(battle.cards):
        to.deck[card], to.discard[card] = battle.deck[card], battle.discard[card]


def remember_orders(to: Battle, battle: Battle) -> None:
    """The order deck, the mission track, what is left of the cup."""
    to.piled, to.used_cards = battle.piled, battle.used_cards
    to.removed_cards, to.space = battle.removed_cards, battle.space
    to.no_enemy, to.no_enemy_drawn = battle.no_enemy, battle.no_enemy_drawn
    to.mines, to.pooled = battle.mines, battle.pooled
    for counter in range(battle.pool_kinds):
        to.pool[counter] = battle.pool[counter]
    to.sight, to.lit_round, to.lit_sight = battle.sight, battle.lit_round, battle.lit_sight
    to.sight_reach, to.exits_shut = battle.sight_reach, battle.exits_shut
    to.fallen, to.called_off, to.revealed = battle.fallen, battle.called_off, battle.revealed
    for card in range(battle.order_cards):
        to.in_pile[card] = battle.in_pile[card]
    for place in range(battle.used_cards):
        to.used_card[place] = battle.used_card[place]
    for place in range(battle.removed_cards):
        to.removed_card[place] = battle.removed_card[place]
