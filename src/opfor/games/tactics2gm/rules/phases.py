"""The bookkeeping phases of a turn, for a person and for the AI alike."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.rows import row, tell
from opfor.games.tactics2gm.rules.board import is_played_by_ai, unit_with
from opfor.games.tactics2gm.rules.decider import choose
from opfor.games.tactics2gm.rules.deeds import flip_tokens
from opfor.games.tactics2gm.rules.offers import clear_offers, offer
from opfor.games.tactics2gm.rules.piles import (
    discard_card,
    discard_hand,
    is_first_in_hand,
    next_card,
    out_of_pile,
    reshuffle,
    to_hand,
)
from opfor.games.tactics2gm.rules.supply import command_income, supply_income, supply_length
from opfor.games.tactics2gm.rules.victory import check_end_of_turn, lose_by_deck
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import Act, For, Phase, To
from opfor.games.tactics2gm.values.events import (
    ApGained,
    CardsDrawn,
    PhaseBegun,
    TurnBegun,
    TurnEnded,
)


@cite("2GM-PH-2")
def start_turn(battle: Battle, side: int) -> None:
    """Start: what lasted until now ends."""
    for unit in range(1, battle.units + 1):
        if battle.side[unit] == side:
            battle.cover[unit] = 0
    battle.turn += 1
    battle.turns[side] += 1
    battle.mover = side
    battle.phase = Phase.START
    tell(battle, TurnBegun, side)


def begin_phase(battle: Battle, phase: int) -> None:
    battle.phase = phase
    tell(battle, PhaseBegun, phase)


@cite("2GM-PH-3", "Q2-7")
def collect_ap(battle: Battle, side: int) -> None:
    """HQ: add up the income; the half of 2.5 is given as 1 AP in every second turn."""
    hq, supply, command = battle.hq_ap[side][battle.turns[side] % 2], 0, 0
    if not (is_played_by_ai(battle, side) and battle.two_ap_in_all):
        length = supply_length(battle, side)
        supply, command = supply_income(battle, length), command_income(battle, side, length)
    battle.ap[side] += hq + supply + command
    tell(battle, ApGained, side, hq, supply, command, 0)


def cards_to_draw(battle: Battle, side: int) -> int:
    """How many cards a side draws in its Cards phase."""
    return max(battle.draws[side] - battle.short_draw[side], 0)


@cite("2GM-PH-4", "2GM-PH-8", "2GM-PH-9")
def draw_cards(battle: Battle, side: int, number: int) -> bool:
    """Draw cards one by one; whether the game goes on: it ends when a deck has run out.

    The AI (and a player who chose to) shuffles the discards into a new deck and goes on.
    """
    drawn = 0
    for _ in range(number):
        if not battle.draw_pile[side]:
            put_in_hand(battle, side, drawn)
            drawn = 0
            if not battle.reshuffles[side]:
                lose_by_deck(battle, side)
                return False
            if not battle.discards[side]:
                return True
            reshuffle(battle, side)
        card = next_card(battle, side, For.THE_HAND)
        out_of_pile(battle, side, card)
        battle.drawn[drawn] = card
        drawn += 1
    put_in_hand(battle, side, drawn)
    return True


def put_in_hand(battle: Battle, side: int, drawn: int) -> None:
    """The cards drawn come into the hand."""
    battle.short_draw[side] = 0
    for place in range(drawn):
        to_hand(battle, side, battle.drawn[place])
    tell(battle, CardsDrawn, side, row(battle.drawn, drawn))


def flip_over(battle: Battle, side: int) -> None:
    """Flip over: arrow tokens used in an earlier turn are ready again."""
    flip_tokens(battle, side)


@cite("2GM-PH-7", "Q2-1")
def discard_all(battle: Battle, side: int) -> None:
    """The AI discards whatever it holds (or keeps it, by ruling)."""
    if not battle.keeps_cards:
        discard_hand(battle, side)


def discard_down(battle: Battle, side: int) -> None:
    """A person discards down to the hand limit, one card at a time."""
    while battle.hands[side] > battle.hand_limit:
        clear_offers(battle)
        for place in range(battle.hands[side]):
            if is_first_in_hand(battle, side, place):
                offer(battle, Act.DISCARD, played=battle.hand[side][place])
        discard_card(battle, side, choose(battle, side, To.DISCARD).played)


def end_turn(battle: Battle, side: int) -> None:
    """End of turn: goals that are judged now, then the other side is on."""
    if check_end_of_turn(battle, side):
        return
    for unit in range(1, battle.units + 1):
        if battle.side[unit] == side:
            rest(battle, unit)
        else:
            battle.shooters[unit] = 0
    forget_own_owed(battle, side)
    battle.mover = 1 - side
    battle.phase = Phase.START
    tell(battle, TurnEnded, side)


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
