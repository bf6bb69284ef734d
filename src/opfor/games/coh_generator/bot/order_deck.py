"""Building the order deck of a solo mission."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from opfor.cardboard.coh.generator_cards.content import PACK
from opfor.cardboard.coh.generator_cards.tables import Nation, SheetSide
from opfor.cardboard.coh.orders.order_cards import OrderCardTable
from opfor.core.cascade import decide
from opfor.core.cite import cite
from opfor.core.measure import measure
from opfor.core.owned import kept
from opfor.core.play import Procedure
from opfor.core.question import Criterion, Question, Tie, lowest, must, prefer, selected
from opfor.core.requests import Draw
from opfor.games.coh_generator.values.options import Setting
from opfor.games.coh_generator.values.play import GeneratorPlay
from opfor.games.coh_generator.values.state import State
from opfor.kit.own_tables import read_table

ALL_CARDS = range(1, 56)


@kept
def command_cards() -> frozenset[int]:
    """The numbers of the blue cards; colours alone are read, orders are left unparsed."""
    table = read_table(PACK.parent / "orders" / "order_cards.toml", OrderCardTable)
    return frozenset(int(c["number"]) for c in table.cards if c["colour"] == "blue")


class Deck(NamedTuple):
    """The order deck as it is being built, and the side of the sheet it is built for."""

    sheet: SheetSide
    cards: frozenset[int] = frozenset()


@measure(brief="that of the side that is up")
@cite("SOLO-5.4-a")
def is_of_the_sheet(deck: Deck, side: SheetSide) -> bool:
    return side == deck.sheet


PRINTED: Question[Deck, SheetSide] = Question(
    "order-deck",
    "Which cards make the order deck?",
    "the cards printed on either side of the sheet",
    (must("SOLO-5.4-a", is_of_the_sheet),),
    named=lambda _deck, side: side,
    chosen="The order deck is that of the {} side",
)


@measure(brief="a Command Card")
@cite("QS-4", "QS-5")
def is_a_command_card(_deck: Deck, card: int) -> bool:
    return card in command_cards()


@measure(said="number {}", brief="the lowest number")
def number(_deck: Deck, card: int) -> int:
    return card


HIGHEST = replace(number, brief="the highest number")


@measure(brief="one that leaves a Command Card in the deck")
@cite("QS-11")
def leaves_a_command_card(deck: Deck, card: int) -> bool:
    """The last Command Card never goes."""
    return bool((deck.cards - {card}) & command_cards())


AT_ITS_END = {
    "defense": "the Defense side is up",
    "offense": "the Offense side is up",
}


def _from_its_end(rule: str) -> tuple[Criterion[Deck, int], ...]:
    """Defense the lowest number first, Offense the highest."""
    return (
        lowest(rule, number, case=AT_ITS_END["defense"]),
        prefer(rule, HIGHEST, case=AT_ITS_END["offense"]),
    )


def _cases(deck: Deck) -> tuple[str, ...]:
    return (AT_ITS_END[deck.sheet],)


CARD_ADDED: Question[Deck, int] = Question(
    "card-added",
    "Which card joins the order deck for a CAP gained?",
    "the cards not in the deck",
    (
        must(
            "SOLO-5.4-b", is_a_command_card, by="command-card-gain",
            ruled=("command-card-gain", "command-cards"),
        ),
        *_from_its_end("SOLO-5.4-b"),
    ),
    named=lambda _deck, card: card,
    select=selected(_cases),
    chosen="The order deck gains {}",
)  # fmt: skip
CARD_REMOVED: Question[Deck, int] = Question(
    "card-removed",
    "Which card leaves the order deck for a CAP lost?",
    "the cards of the deck",
    (
        must(
            "SOLO-5.4-c", is_a_command_card, by="command-card-loss",
            ruled=("command-card-loss", "command-cards"),
        ),
        *_from_its_end("SOLO-5.4-c"),
        must("SOLO-5.4-c", leaves_a_command_card, by="QS-11"),
    ),
    named=lambda _deck, card: card,
    select=selected(_cases),
    chosen="The order deck loses {}",
)  # fmt: skip


@cite("SOLO-5.4-a")
def build_deck(play: GeneratorPlay, ai: Nation, sheet: SheetSide) -> Procedure[tuple[int, ...]]:
    """The sheet's 39 cards, and Command Cards for CAPs won or lost; its order is decided when
    cards are drawn."""
    setting: Setting = play.setting
    side = yield from decide(play, PRINTED, Deck(sheet), ("defense", "offense"))
    assert side is not None, "one side is up"
    first, last = setting.content.face(side).deck
    deck = Deck(sheet, frozenset(range(first, last + 1)))
    gained, lost = cap_balance(play.state, ai, setting.rulings.cap_gains_and_losses)
    deck = yield from add_cards(play, deck, gained)
    deck = yield from remove_cards(play, deck, lost)
    return tuple(sorted(deck.cards))


@cite("SOLO-5.4-b", "QS-4")
def add_cards(play: GeneratorPlay, deck: Deck, count: int) -> Procedure[Deck]:
    """Add unused Command Cards, one for each CAP gained."""
    for _ in range(count):
        unused = sorted(set(ALL_CARDS) - deck.cards)
        card = yield from decide(play, CARD_ADDED, deck, unused)
        if card is not None:
            deck = deck._replace(cards=deck.cards | {card})
    return deck


@cite("SOLO-5.4-c", "QS-5", "QS-11")
def remove_cards(play: GeneratorPlay, deck: Deck, count: int) -> Procedure[Deck]:
    """Remove Command Cards from the same end, one for each CAP lost, but never the last one."""
    for _ in range(count):
        card = yield from decide(play, CARD_REMOVED, deck, sorted(deck.cards))
        if card is not None:
            deck = deck._replace(cards=deck.cards - {card})
    return deck


def _drawn(
    _play: GeneratorPlay, _deck: Deck, left: Sequence[int]
) -> Procedure[tuple[int, dict[str, Any] | None]]:
    pool = tuple(f"{card:02d}" for card in left)
    why = "A Command Card leaves the order deck"
    gone = yield Draw("command cards", pool, why, "SOLO-6.3-b")
    return int(gone), {"kind": "uniform", "rule": "SOLO-6.3-b"}


CARD_LEFT_OUT: Question[Deck, int] = Question(
    "card-left-out",
    "Which Command Card leaves to make the mission easier?",
    "the Command Cards of the deck",
    (),
    named=lambda _deck, card: card,
    tie=Tie("uniform", "SOLO-6.3-b", broken=_drawn),
    chosen="The order deck loses {}",
)


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
