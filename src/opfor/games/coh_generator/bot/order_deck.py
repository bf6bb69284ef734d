"""Building the order deck of a solo mission."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from opfor.cardboard.coh.generator_cards.content import PACK
from opfor.cardboard.coh.generator_cards.tables import Nation, SheetSide
from opfor.cardboard.coh.orders.order_cards import OrderCardTable
from opfor.core.cite import cite
from opfor.games.coh_generator.values.options import Setting
from opfor.games.coh_generator.values.state import State
from opfor.kit.packs import read_toml

ALL_CARDS = range(1, 56)


@cache
def command_cards() -> frozenset[int]:
    """The numbers of the blue cards; colours alone are read, orders are left unparsed."""
    table = read_toml(PACK.parent / "orders" / "order_cards.toml", OrderCardTable)
    return frozenset(int(c["number"]) for c in table.cards if c["colour"] == "blue")


class OrderDeck(NamedTuple):
    """The cards the sheet calls for, those that CAPs added and removed in turn, and what that
    makes."""

    printed: tuple[int, ...]
    added: tuple[int, ...]
    removed: tuple[int, ...]
    cards: tuple[int, ...]


@cite("SOLO-5.4-a")
def order_deck(setting: Setting, state: State, ai: Nation, sheet: SheetSide) -> OrderDeck:
    """The sheet's 39 cards, and Command Cards for CAPs won or lost; its order is decided when
    cards are drawn."""
    first, last = setting.content.face(sheet).deck
    printed = tuple(range(first, last + 1))
    deck = set(printed)
    gained, lost = cap_balance(state, ai, setting.rulings["cap-gains-and-losses"])
    end: Callable[[set[int]], int] = min if sheet == "defense" else max
    any_gain = setting.rulings["command-card-gain"] == "any-card"
    any_loss = setting.rulings["command-card-loss"] == "any-card"
    added = add_cards(deck, gained, end, any_gain)
    removed = remove_cards(deck, lost, end, any_loss)
    return OrderDeck(printed, added, removed, tuple(sorted(deck)))


@cite("SOLO-5.4-d", "QS-15")
def cap_balance(state: State, ai: Nation, ruling: str) -> tuple[int, int]:
    """CAPs the AI gained and lost by played options: net, or by ruling each sum for itself.

    The guideline's own CAPs do not count.
    """
    changes = [change.by for change in state.cap_changes if change.side == ai]
    gained = sum(by for by in changes if by > 0)
    lost = -sum(by for by in changes if by < 0)
    if ruling == "gains-first":
        return gained, lost
    return max(0, gained - lost), max(0, lost - gained)


@cite("SOLO-5.4-b", "QS-4")
def add_cards(
    deck: set[int], count: int, end: Callable[[set[int]], int], any_card: bool
) -> tuple[int, ...]:
    """Add unused Command Cards: Defense the lowest number first, Offense the highest."""
    added = []
    for _ in range(count):
        unused = set(ALL_CARDS) - deck
        if not any_card:
            unused &= command_cards()
        if unused:
            added.append(end(unused))
            deck.add(added[-1])
    return tuple(added)


@cite("SOLO-5.4-c", "QS-5", "QS-11")
def remove_cards(
    deck: set[int], count: int, end: Callable[[set[int]], int], any_card: bool
) -> tuple[int, ...]:
    """Remove Command Cards from the same end, but never the last one."""
    removed = []
    for _ in range(count):
        blue = deck & command_cards()
        number = end(deck if any_card else blue)
        if len(blue) > 1 or number not in blue:
            deck.discard(number)
            removed.append(number)
    return tuple(removed)
