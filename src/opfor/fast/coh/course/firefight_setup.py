"""Setting a firefight up: counters from the mission, then what the players place themselves."""

from __future__ import annotations

from opfor.core.asking import draw_token
from opfor.core.cite import cite
from opfor.fast.coh.apply import place_at, put_at, take_hit
from opfor.fast.coh.apply_acts import clear_round, deal
from opfor.fast.coh.apply_works import hide_work, lay_work
from opfor.fast.coh.choices import ON_SET_UP, choose, offer
from opfor.fast.coh.deployment import in_deck
from opfor.fast.coh.rules.control_and_fieldworks import update_holders
from opfor.fast.coh.rules.hidden_units import find_exposed
from opfor.fast.coh.sizes import COLOURS, SIDES
from opfor.fast.coh.values import (
    ACTION_CARDS,
    NONE,
    NOT_ENDED,
    NOTHING,
    OFF,
    ON_MAP,
    PLACE,
    RESERVE,
    SET_UP,
    Battle,
)
from opfor.fast.coh.whys import Of


@cite("COH-1.0-a", "COH-1.0-b", "COH-1.0-d")
def new(battle: Battle) -> None:
    """The state before anybody has placed anything: counters, CAPs, VPs, piles, deck."""
    clear_round(battle)
    battle.stage, battle.round, battle.turn, battle.mover = SET_UP, 0, 0, 0
    battle.passes, battle.again, battle.actors, battle.action = 0, 0, 0, NONE
    battle.works, battle.ended, battle.beaten, battle.steps_begun = 0, NOT_ENDED, 0, 0
    clear_ground(battle)
    new_piles(battle)
    for side in range(SIDES):
        battle.speaker[side] = 0
        battle.caps[side] = battle.start_caps[side]
        battle.vp[side] = battle.start_vp[side]
        battle.losses[side] = 0
    battle.markers = battle.controls
    for marker in range(battle.markers):
        battle.marker_cell[marker] = battle.control_cell[marker]
        battle.holder[marker] = battle.start_holder[marker]
    battle.carried, battle.lurkers = 0, 0
    for unit in range(battle.units):
        new_unit(battle, unit)
    new_works(battle)


def new_unit(battle: Battle, unit: int) -> None:
    """A counter as the mission has it, alone or on its vehicle."""
    battle.carrier[unit] = battle.start_carrier[unit]
    battle.carried += battle.carrier[unit] != OFF
    battle.hidden[unit] = battle.start_hidden[unit]
    battle.outside[unit] = battle.start_outside[unit]
    battle.place[unit] = battle.start_place[unit]
    battle.due[unit] = battle.start_due[unit]
    battle.cell[unit] = OFF
    battle.facing[unit] = battle.start_facing[unit]
    battle.spent[unit] = battle.start_spent[unit]
    battle.hit[unit] = 0
    if battle.start_hit[unit]:
        take_hit(battle, unit, battle.start_hit[unit])
    if battle.place[unit] == ON_MAP:
        put_at(battle, unit, battle.start_cell[unit], battle.start_facing[unit])


def new_works(battle: Battle) -> None:
    """The fortifications and obstacles that lie there from the beginning."""
    for work in range(battle.start_works):
        cell, side = battle.start_work_cell[work], battle.start_work_side[work]
        lay_work(battle, battle.start_work_kind[work], cell, side, OFF)
        battle.work_facing[work] = battle.start_work_facing[work]
        if battle.start_work_hidden[work]:
            hide_work(battle, work)


def clear_ground(battle: Battle) -> None:
    """Nobody stands anywhere, nothing is built; smoke lies where the mission has it."""
    battle.smokes = 0
    battle.barrages = 0
    for cell in range(battle.cells):
        battle.manned[0][cell] = 0
        battle.manned[1][cell] = 0
        battle.lurking[0][cell] = 0
        battle.lurking[1][cell] = 0
        battle.work_in[cell] = NOTHING
        battle.work_seen[cell] = 0
        battle.smoke[cell] = battle.start_smoke[cell]
        if battle.smoke[cell]:
            battle.smokes += 1


def new_piles(battle: Battle) -> None:
    """Every hit counter in its pile, every card in the deck."""
    battle.decked = 0
    for colour in range(COLOURS):
        battle.stocked[colour] = 0
    for hit in range(battle.hits):
        battle.stock[hit] = battle.full_stock[hit]
        battle.stocked[battle.hit_pile[hit]] += battle.full_stock[hit]
    for side in range(SIDES):
        battle.held[side] = 0
        battle.untold[side] = 0
        for card in range(battle.cards):
            battle.hand[side][card] = 0
    for card in range(battle.cards):
        battle.discard[card] = 0
        battle.deck[card] = battle.full_deck[card]
        battle.decked += battle.full_deck[card]


def set_up(battle: Battle) -> None:
    """Each side puts its free units down, in the mission's order, then takes its first cards."""
    for side in range(SIDES):
        for unit in range(battle.units):
            if battle.side_of[unit] == side:
                place_unit(battle, unit)
    for side in range(SIDES):
        for _ in range(battle.hand_size[side] + battle.cards_each_round[side]):
            if in_deck(battle):
                draw_card(battle, side, Of.FIRST_CARDS)
    update_holders(battle)
    find_exposed(battle)


def place_unit(battle: Battle, unit: int) -> None:
    """Ask where a unit with a set-up area goes."""
    if battle.place[unit] != RESERVE or battle.areas[unit] == 0:
        return
    battle.offered = 0
    for place in range(battle.areas[unit]):
        offer(battle, PLACE, unit, battle.area[unit][place])
    cell = battle.offer_at[choose(battle, battle.side_of[unit], ON_SET_UP, 0, unit)]
    place_at(battle, unit, cell, battle.facing[unit], battle.hidden[unit])


@cite("COH-1.0-f")
def draw_card(battle: Battle, side: int, why: int) -> None:
    """One action card from the deck into a side's hand; it may stay untold."""
    size = battle.decked
    deal(battle, side, draw_token(battle, ACTION_CARDS, battle.deck, battle.cards, size, why, side))
