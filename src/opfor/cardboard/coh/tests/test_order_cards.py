"""The 55 order cards: what every card and every deck must be."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from pathlib import Path
from statistics import mean

import pytest

from opfor.cardboard.coh.board.grid import FULL_HEXES, are_neighbours
from opfor.cardboard.coh.board.printed import board
from opfor.cardboard.coh.orders import OrderCard, check_file, describe, load_order_cards
from opfor.cardboard.coh.orders.actions import (
    CC_ACTIONS,
    SHORT_RANGE_ACTIONS,
    TACTICAL_ACTIONS,
    OrderAction,
)
from opfor.cardboard.coh.orders.nouns import CARD_KINDS, CARD_TARGETS, Comparison, Distance
from opfor.cardboard.coh.orders.order_cards import PACK
from opfor.cardboard.coh.orders.trees import (
    CloseCombatOrder,
    ExecuteCounteractions,
    ExecuteMissionOrders,
    PassTest,
    ShortRangeOrder,
    TacticalOrder,
)
from opfor.cardboard.coh.orders.words import CARD_AI_WORDS, CARD_TARGET_WORDS
from opfor.core.book import load_book

CARDS = load_order_cards()
DECKS = {"all": range(1, 56), "defence": range(5, 44), "offence": range(13, 52)}
each_deck = pytest.mark.parametrize("deck", DECKS)


def cards_of(deck: str) -> list[OrderCard]:
    return [CARDS[number] for number in DECKS[deck]]


def tactical_orders(card: OrderCard) -> list[TacticalOrder]:
    return [order for order in card.tactical if isinstance(order, TacticalOrder)]


def all_tactical() -> list[TacticalOrder]:
    return [order for card in CARDS.values() for order in tactical_orders(card)]


def test_there_are_the_cards_01_to_55() -> None:
    assert list(CARDS) == list(range(1, 56))


def test_command_cards_stand_at_both_ends() -> None:
    ends = [*range(1, 7), *range(50, 56)]
    assert [number for number in ends if not CARDS[number].is_command] == []


@pytest.mark.parametrize("deck", ["defence", "offence"])
def test_each_deck_can_lose_command_cards_and_keep_some(deck: str) -> None:
    assert 6 <= sum(card.is_command for card in cards_of(deck)) <= 10


@each_deck
def test_spent_numbers_follow_the_curve(deck: str) -> None:
    cards = cards_of(deck)
    for cost, wanted in enumerate([0.2, 0.3, 0.5, 0.6, 0.8, 0.9], start=1):
        spent = sum(card.spent <= cost and not card.remain_fresh for card in cards)
        assert spent / len(cards) == pytest.approx(wanted, abs=0.03), f"cost {cost}"
    assert all(card.spent <= 7 for card in cards)


@each_deck
def test_a_few_cards_keep_the_checker_fresh(deck: str) -> None:
    share = mean(card.remain_fresh for card in cards_of(deck))
    assert 0.04 <= share <= 0.1


def test_only_green_cards_move_the_track() -> None:
    assert [n for n, card in CARDS.items() if card.track and card.is_command] == []


@pytest.mark.parametrize("deck", ["defence", "offence"])
@pytest.mark.parametrize("in_play", [8, 12, 16, 20, 24, 32])
def test_small_and_large_battles_move_the_track_alike(deck: str, in_play: int) -> None:
    """In as many AI turns as there are counters in play, the marker moves about five spaces."""
    headers = [card.track for card in cards_of(deck)]
    moved = mean(h.advance if h and in_play <= h.limit else 0 for h in headers)
    assert moved * in_play == pytest.approx(5, abs=0.5)


def test_both_steps_of_the_track_occur() -> None:
    assert {card.track.advance for card in CARDS.values() if card.track} == {1, 2}


def test_card_18_points_to_d14() -> None:
    assert CARDS[18].hex == "D14"


def test_hex_numbers_are_whole_hexes_all_different_and_apart() -> None:
    hexes = [card.hex for card in CARDS.values()]
    assert set(hexes) <= set(FULL_HEXES)
    assert len(set(hexes)) == 55
    assert [(a, b) for a in hexes for b in hexes if are_neighbours(a, b)] == []


@pytest.mark.parametrize("board_id", ["1", "2", "3", "4", "5"])
def test_no_hex_number_lies_in_the_water_of_a_printed_board(board_id: str) -> None:
    ground = board(board_id)
    assert [card.hex for card in CARDS.values() if ground.terrain_at(card.hex) == "water"] == []


@pytest.mark.parametrize("deck", ["defence", "offence"])
def test_hex_numbers_reach_every_part_of_a_board(deck: str) -> None:
    parts = Counter(
        ((int(card.hex[1:]) - 2) * 3 // 17, (ord(card.hex[0]) - ord("A")) // 4)
        for card in cards_of(deck)
    )
    assert len(parts) == 9
    assert min(parts.values()) >= 3


LEANING = {
    OrderAction.MOVE: 1.0,
    OrderAction.MOVE_INTO_CC: 1.0,
    OrderAction.GROUP_ATTACK: 0.5,
    OrderAction.LONG_RANGE_ATTACK: 0.5,
    OrderAction.LOW_RISK_MOVE: -0.5,
    OrderAction.RALLY: -0.5,
    OrderAction.AUTO_RALLY: -0.5,
    OrderAction.PIVOT: -0.5,
    OrderAction.DISENGAGE: -1.0,
}


def leaning(card: OrderCard) -> float:
    """How far a card pushes forward: moves in and bonuses count up, caution counts down."""
    total = sum(order.cap * 0.5 for order in tactical_orders(card))
    for order in (*card.priority, *card.tactical):
        match order:
            case CloseCombatOrder() | ShortRangeOrder():
                total += sum(LEANING.get(action, 0) for action in order.actions)
            case TacticalOrder():
                total += LEANING.get(order.action, 0)
            case PassTest():
                total -= 1
            case _:
                pass
    return total


def test_cards_lean_from_defence_to_offence() -> None:
    bands = [range(1, 13), range(13, 23), range(23, 33), range(33, 44), range(44, 56)]
    means = [mean(leaning(CARDS[number]) for number in band) for band in bands]
    assert all(later - earlier >= 0.5 for earlier, later in pairwise(means)), means


def test_no_card_of_one_end_reads_like_the_other_end() -> None:
    assert max(leaning(CARDS[n]) for n in range(1, 13)) < min(
        leaning(CARDS[n]) for n in range(44, 56)
    )


@pytest.mark.rule("SOLO-5.3.2-c")
def test_most_cards_end_their_sections_with_the_mission() -> None:
    ends = [isinstance(card.priority[-1], ExecuteCounteractions) for card in CARDS.values()]
    assert mean(ends) > 0.6
    ends = [isinstance(card.tactical[-1], ExecuteMissionOrders) for card in CARDS.values()]
    assert mean(ends) > 0.6


def test_mission_lines_stand_only_at_the_end() -> None:
    early = [*(card.priority[:-1] for card in CARDS.values())]
    assert not any(isinstance(o, ExecuteCounteractions | PassTest) for part in early for o in part)
    late = [*(card.tactical[:-1] for card in CARDS.values())]
    assert not any(isinstance(o, ExecuteMissionOrders) for part in late for o in part)


def test_the_cards_use_every_word_and_action_of_their_language() -> None:
    tactical = all_tactical()
    assert {word for o in tactical for word in o.ai.words} == set(CARD_AI_WORDS)
    assert {word for o in tactical for word in o.target.words} == set(CARD_TARGET_WORDS)
    assert {o.ai.kind for o in tactical} == set(CARD_KINDS)
    assert {o.target.kind for o in tactical} == set(CARD_TARGETS)
    assert {o.action for o in tactical} == set(TACTICAL_ACTIONS)
    assert {o.distance for o in tactical} == set(Distance)
    assert {o.cap for o in tactical} == {0, 1, 2}


def test_the_cards_use_every_priority_action_and_comparison() -> None:
    lines = [order for card in CARDS.values() for order in card.priority]
    in_cc = {a for o in lines if isinstance(o, CloseCombatOrder) for a in o.actions}
    near = {a for o in lines if isinstance(o, ShortRangeOrder) for a in o.actions}
    assert in_cc == set(CC_ACTIONS)
    assert near == set(SHORT_RANGE_ACTIONS)
    assert {o.comparison for o in lines if isinstance(o, PassTest)} == set(Comparison)


def test_every_card_is_itself() -> None:
    orders = {(card.priority, card.tactical) for card in CARDS.values()}
    titles = {card.title for card in CARDS.values()}
    flavours = {card.flavour for card in CARDS.values()}
    assert (len(orders), len(titles), len(flavours)) == (55, 55, 55)
    assert all(0 < len(card.flavour) <= 72 for card in CARDS.values())


def test_no_line_of_the_cards_is_doubtful_and_all_are_in_canonical_spelling() -> None:
    findings = check_file(PACK / "order_cards.toml")
    assert [finding.problem for finding in findings if finding.level != "ok"] == []
    assert [f.text for f in findings if f.text != f.canonical] == []


def test_every_line_is_explained_by_rows_that_exist() -> None:
    book = load_book(Path(__file__).parents[1])
    said = [
        line
        for card in CARDS.values()
        for o in (*card.priority, *card.tactical)
        for line in describe(o)
    ]
    cited = {row for line in said for row in re.findall(r"COH-[\d.]+-[a-z]", line)}
    assert len(cited) > 30
    assert [row for row in cited if not book.knows(row)] == []
