"""The bookkeeping phases of a turn, for a person and for the AI alike."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.tactics2gm.apply_cards import (
    discard_card,
    draw_card,
    is_first_in_hand,
    reshuffle,
    to_discard,
)
from opfor.fast.tactics2gm.apply_units import flip_tokens
from opfor.fast.tactics2gm.battle import Battle
from opfor.fast.tactics2gm.names import AI, DISCARD_ACT, START_PHASE
from opfor.fast.tactics2gm.rules.assault import unit_with
from opfor.fast.tactics2gm.rules.choice import choose, worth_of_cheapest
from opfor.fast.tactics2gm.rules.offering import offer
from opfor.fast.tactics2gm.rules.supply import command_income, supply_income, supply_length
from opfor.fast.tactics2gm.rules.victory import check_end_of_turn, lose_by_deck


@cite("2GM-PH-2")
def start_turn(battle: Battle, side: int) -> None:
    """Start: what lasted until now ends."""
    for unit in range(1, battle.units + 1):
        if battle.side[unit] == side:
            battle.cover[unit] = 0
    battle.turn += 1
    battle.turns[side] += 1
    battle.mover = side
    battle.phase = START_PHASE


@cite("2GM-PH-3", "Q2-7")
def collect_ap(battle: Battle, side: int) -> None:
    """HQ: add up the income; the half of 2.5 is given as 1 AP in every second turn."""
    battle.ap[side] += battle.hq_ap[side][battle.turns[side] % 2]
    if battle.is_solo and side == AI and battle.two_ap_in_all:
        return
    length = supply_length(battle, side)
    battle.ap[side] += supply_income(battle, length) + command_income(battle, side, length)


def cards_to_draw(battle: Battle, side: int) -> int:
    """How many cards a side draws in its Cards phase."""
    return max(battle.draws[side] - battle.short_draw[side], 0)


@cite("2GM-PH-4", "2GM-PH-8", "2GM-PH-9")
def draw_cards(battle: Battle, side: int, number: int) -> bool:
    """Draw cards one by one; whether the game goes on: it ends when a deck has run out.

    The AI (and a player who chose to) shuffles the discards into a new deck and goes on.
    """
    battle.short_draw[side] = 0
    for _ in range(number):
        if not battle.draw_pile[side]:
            if not battle.reshuffles[side]:
                lose_by_deck(battle, side)
                return False
            if not battle.discards[side]:
                return True
            reshuffle(battle, side)
        draw_card(battle, side)
    return True


def flip_over(battle: Battle, side: int) -> None:
    """Flip over: arrow tokens used in an earlier turn are ready again."""
    flip_tokens(battle, side)


@cite("2GM-PH-7", "Q2-1")
def discard_all(battle: Battle, side: int) -> None:
    """The AI discards whatever it holds (or keeps it, by ruling)."""
    if not battle.keeps_cards:
        for place in range(battle.hands[side]):
            to_discard(battle, side, battle.hand[side][place])
        battle.hands[side] = 0


def discard_down(battle: Battle, side: int) -> None:
    """A person discards down to the hand limit, one card at a time."""
    while battle.hands[side] > battle.hand_limit:
        battle.offered = 0
        for place in range(battle.hands[side]):
            if is_first_in_hand(battle, side, place):
                offer(battle, DISCARD_ACT, 0, battle.hand[side][place], 0, 0, 0)
        discard_card(battle, side, battle.played[choose(battle, side, worth_of_cheapest)])


def end_turn(battle: Battle, side: int) -> None:
    """End of turn: goals that are judged now, then the other side is on."""
    if not check_end_of_turn(battle, side):
        for unit in range(1, battle.units + 1):
            if battle.side[unit] == side:
                rest(battle, unit)
            else:
                battle.shooters[unit] = 0
        forget_own_owed(battle, side)
        battle.mover = 1 - side
        battle.phase = START_PHASE


def rest(battle: Battle, unit: int) -> None:
    """What a unit did this turn is over; one that did nothing but an assault stays as it is."""
    if (
        battle.moved[unit] or battle.fired[unit] or battle.fresh[unit] or battle.aim[unit]
        or battle.halted[unit] or battle.extra[unit] or battle.kills[unit]
    ):  # fmt: skip
        battle.moved[unit] = 0
        battle.fired[unit] = 0
        battle.fresh[unit] = 0
        battle.aim[unit] = 0
        battle.halted[unit] = 0
        battle.extra[unit] = 0
        battle.kills[unit] = 0
        battle.assaulted[unit] = 0


def forget_own_owed(battle: Battle, side: int) -> None:
    """Only shots the other side may still take stay open."""
    kept = 0
    for i in range(battle.owed):
        unit = unit_with(battle, battle.owed_to[i])
        if unit and battle.side[unit] != side:
            battle.owed_to[kept] = battle.owed_to[i]
            battle.owed_by[kept] = battle.owed_by[i]
            kept += 1
    battle.owed = kept
