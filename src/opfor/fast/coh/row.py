"""A position as a row of numbers, and back: one walk for both ways.

What follows from where counters and works are (who stands in a hex) is not in the row.
"""

from __future__ import annotations

from opfor.fast.coh.apply import count_in
from opfor.fast.coh.sizes import COLOURS, SIDES
from opfor.fast.coh.values import NOTHING, OFF, Battle


def passed(battle: Battle, number: int) -> int:
    """The next number of the row: put down, or taken."""
    at = battle.kept_at
    battle.kept_at += 1
    if battle.is_read:
        return battle.rows[at]
    battle.rows[at] = number
    return number


def put_in_row(battle: Battle) -> None:
    """The position at hand goes into the row."""
    battle.is_read = 0
    walk(battle)


def take_from_row(battle: Battle) -> None:
    """The position of the row takes the place of that at hand."""
    clear_hexes(battle)
    battle.is_read = 1
    walk(battle)
    fill_hexes(battle)


def clear_hexes(battle: Battle) -> None:
    """Nobody and nothing is in any hex."""
    for unit in range(battle.units):
        if battle.cell[unit] != OFF:
            battle.manned[battle.side_of[unit]][battle.cell[unit]] = 0
            battle.lurking[battle.side_of[unit]][battle.cell[unit]] = 0
    for work in range(battle.works):
        battle.work_in[battle.work_cell[work]] = NOTHING
        battle.work_seen[battle.work_cell[work]] = 0
    if battle.smokes:
        for cell in range(battle.cells):
            battle.smoke[cell] = 0


def fill_hexes(battle: Battle) -> None:
    """Everybody and everything is in its hex."""
    battle.lurkers = 0
    for unit in range(battle.units):
        if battle.cell[unit] != OFF:
            count_in(battle, unit, 1)
    for work in range(battle.works):
        cell = battle.work_cell[work]
        battle.work_in[cell] = work
        battle.work_seen[cell] = 0 if battle.work_hidden[work] else battle.work_kind[work]


def walk(battle: Battle) -> None:
    """Course, sides, counters, ground, piles, the AI's orders."""
    walk_course(battle)
    for side in range(SIDES):
        walk_side(battle, side)
    for player in range(battle.players):
        walk_player(battle, player)
    for unit in range(battle.units):
        walk_counter(battle, unit)
    walk_ground(battle)
    walk_piles(battle)
    walk_orders(battle)


def walk_course(battle: Battle) -> None:
    battle.stage = passed(battle, battle.stage)
    battle.round = passed(battle, battle.round)
    battle.turn = passed(battle, battle.turn)
    battle.mover = passed(battle, battle.mover)
    battle.passes = passed(battle, battle.passes)
    battle.again = passed(battle, battle.again)
    battle.action = passed(battle, battle.action)
    battle.ended = passed(battle, battle.ended)
    battle.beaten = passed(battle, battle.beaten)
    battle.actors = passed(battle, battle.actors)
    for place in range(battle.actors):
        battle.acted[place] = passed(battle, battle.acted[place])
    battle.intruded = passed(battle, battle.intruded)
    battle.intruded_from = passed(battle, battle.intruded_from)
    battle.intruded_turn = passed(battle, battle.intruded_turn)


def walk_side(battle: Battle, side: int) -> None:
    """CAPs, losses, VPs, who speaks, the hand."""
    battle.caps[side] = passed(battle, battle.caps[side])
    battle.losses[side] = passed(battle, battle.losses[side])
    battle.vp[side] = passed(battle, battle.vp[side])
    battle.speaker[side] = passed(battle, battle.speaker[side])
    battle.held[side] = passed(battle, battle.held[side])
    for card in range(battle.cards):
        battle.hand[side][card] = passed(battle, battle.hand[side][card])


def walk_player(battle: Battle, player: int) -> None:
    """The activation."""
    battle.aps[player] = passed(battle, battle.aps[player])
    battle.actives[player] = passed(battle, battle.actives[player])
    for place in range(battle.actives[player]):
        battle.activated[player][place] = passed(battle, battle.activated[player][place])


def walk_counter(battle: Battle, unit: int) -> None:
    battle.place[unit] = passed(battle, battle.place[unit])
    battle.due[unit] = passed(battle, battle.due[unit])
    battle.cell[unit] = passed(battle, battle.cell[unit])
    battle.facing[unit] = passed(battle, battle.facing[unit])
    battle.spent[unit] = passed(battle, battle.spent[unit])
    battle.hit[unit] = passed(battle, battle.hit[unit])
    battle.carrier[unit] = passed(battle, battle.carrier[unit])
    battle.hidden[unit] = passed(battle, battle.hidden[unit])
    battle.outside[unit] = passed(battle, battle.outside[unit])
    battle.in_cup[unit] = passed(battle, battle.in_cup[unit])


def walk_ground(battle: Battle) -> None:
    """Works, smoke, what is about to fall, who holds the markers."""
    battle.carried = passed(battle, battle.carried)
    battle.works = passed(battle, battle.works)
    for work in range(battle.works):
        walk_work(battle, work)
    battle.smokes = passed(battle, battle.smokes)
    if battle.smokes:
        for cell in range(battle.cells):
            battle.smoke[cell] = passed(battle, battle.smoke[cell])
    battle.barrages = passed(battle, battle.barrages)
    for barrage in range(battle.barrages):
        walk_barrage(battle, barrage)
    battle.markers = passed(battle, battle.markers)
    for marker in range(battle.markers):
        battle.marker_cell[marker] = passed(battle, battle.marker_cell[marker])
        battle.holder[marker] = passed(battle, battle.holder[marker])


def walk_work(battle: Battle, work: int) -> None:
    battle.work_kind[work] = passed(battle, battle.work_kind[work])
    battle.work_cell[work] = passed(battle, battle.work_cell[work])
    battle.work_facing[work] = passed(battle, battle.work_facing[work])
    battle.work_side[work] = passed(battle, battle.work_side[work])
    battle.work_hidden[work] = passed(battle, battle.work_hidden[work])
    battle.work_holder[work] = passed(battle, battle.work_holder[work])
    battle.work_builder[work] = passed(battle, battle.work_builder[work])


def walk_barrage(battle: Battle, barrage: int) -> None:
    battle.barrage_side[barrage] = passed(battle, battle.barrage_side[barrage])
    battle.barrage_cell[barrage] = passed(battle, battle.barrage_cell[barrage])
    battle.barrage_due[barrage] = passed(battle, battle.barrage_due[barrage])
    battle.barrage_smoke[barrage] = passed(battle, battle.barrage_smoke[barrage])


def walk_piles(battle: Battle) -> None:
    """Hit counters and action cards."""
    battle.decked = passed(battle, battle.decked)
    for colour in range(COLOURS):
        battle.stocked[colour] = passed(battle, battle.stocked[colour])
    for hit in range(battle.hits):
        battle.stock[hit] = passed(battle, battle.stock[hit])
    for card in range(battle.cards):
        battle.deck[card] = passed(battle, battle.deck[card])
        battle.discard[card] = passed(battle, battle.discard[card])


def walk_orders(battle: Battle) -> None:
    """The order deck, the mission track, what is left of the cup."""
    battle.piled = passed(battle, battle.piled)
    battle.space = passed(battle, battle.space)
    battle.no_enemy = passed(battle, battle.no_enemy)
    battle.mines = passed(battle, battle.mines)
    battle.pooled = passed(battle, battle.pooled)
    for counter in range(battle.pool_kinds):
        battle.pool[counter] = passed(battle, battle.pool[counter])
    battle.no_enemy_drawn = passed(battle, battle.no_enemy_drawn)
    battle.fallen = passed(battle, battle.fallen)
    battle.called_off = passed(battle, battle.called_off)
    battle.revealed = passed(battle, battle.revealed)
    battle.sight = passed(battle, battle.sight)
    battle.lit_round = passed(battle, battle.lit_round)
    battle.lit_sight = passed(battle, battle.lit_sight)
    battle.sight_reach = passed(battle, battle.sight_reach)
    battle.exits_shut = passed(battle, battle.exits_shut)
    battle.used_cards = passed(battle, battle.used_cards)
    battle.removed_cards = passed(battle, battle.removed_cards)
    for card in range(battle.order_cards):
        battle.in_pile[card] = passed(battle, battle.in_pile[card])
    for place in range(battle.used_cards):
        battle.used_card[place] = passed(battle, battle.used_card[place])
    for place in range(battle.removed_cards):
        battle.removed_card[place] = passed(battle, battle.removed_card[place])
