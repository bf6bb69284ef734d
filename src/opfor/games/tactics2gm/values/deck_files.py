"""Decks as files: reading one, checking it against an army and a limit of points."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct

from opfor.core.errors import OpforError, one_of
from opfor.games.tactics2gm.values.content import PILES, Cards, spread
from opfor.kit.packs import PackTable, read_toml


class DeckFile(PackTable, frozen=True, kw_only=True):
    """A deck: its army and how many copies of each card."""

    title: str
    army: str
    cards: dict[str, int]


class Checked(Struct, frozen=True):
    """A deck that may be played."""

    title: str
    army: str
    cards: tuple[str, ...]
    points: int


def read_deck(path: Path) -> DeckFile:
    """A deck file, or one line saying what is wrong with it."""
    return read_toml(path, DeckFile)


def points_of(cards: Cards, deck: Sequence[str]) -> int:
    """What a deck counts."""
    return sum(cards.points(name) for name in deck)


def counts_of(cards: Cards, deck: Sequence[str]) -> dict[str, int]:
    """How many cards of each pile; airplanes apart, as ``airplane``."""
    counts = dict.fromkeys((*PILES, "airplane"), 0)
    for name in deck:
        unit = cards.units.get(name)
        is_plane = unit is not None and unit.type == "airplane"
        counts["airplane" if is_plane else cards.pile(name)] += 1
    return counts


def check_deck(
    cards: Cards, deck: DeckFile, limit: int, forbidden: Sequence[str] = (), where: str = ""
) -> Checked:
    """The deck as cards, or the first thing wrong with it."""
    place = f"{where}: " if where else ""
    army = cards.armies.get(deck.army)
    if army is None:
        raise OpforError(place + one_of("army", deck.army, cards.armies))
    for name, count in deck.cards.items():
        owned = army.copies.get(name, 0)
        if owned == 0:
            raise OpforError(
                f"{place}card {name!r} is not among the cards of the {army.title}; "
                "'opfor 2gm cards' lists them"
            )
        if count < 1 or count > owned:
            raise OpforError(
                f"{place}{count} copies of {name!r}; the {army.title} own {owned}, "
                f"so give a number from 1 to {owned}"
            )
        if name in forbidden:
            raise OpforError(f"{place}card {name!r} is not allowed in this scenario; leave it out")
    chosen = spread(deck.cards)
    points = points_of(cards, chosen)
    if points > limit:
        raise OpforError(
            f"{place}the deck counts {points} points, {points - limit} more than the limit "
            f"of {limit}"
        )
    if not chosen:
        raise OpforError(f"{place}the deck has no cards")
    return Checked(deck.title, deck.army, chosen, points)


def standard_deck(
    cards: Cards, army_id: str, forbidden: Sequence[str] = (), limit: int = 0
) -> DeckFile:
    """The deck an army is usually played with, less what a scenario forbids.

    For a smaller limit it is thinned: a copy of the card with most copies goes, the dearest first.
    """
    army = cards.armies[army_id]
    kept = {name: n for name, n in army.standard.items() if name not in forbidden}
    while limit and kept and points_of(cards, spread(kept)) > limit:
        thinned = max(kept, key=lambda name: (kept[name], cards.points(name)))
        kept[thinned] -= 1
        kept = {name: n for name, n in kept.items() if n}
    return DeckFile(
        provenance="original", title=f"Standard deck of the {army.title}", army=army_id, cards=kept
    )


def forbidden_cards(cards: Cards, types: Sequence[str], names: Sequence[str]) -> tuple[str, ...]:
    """Every card a scenario forbids: named ones, those of a forbidden type, and those that
    need a forbidden type to be of any use."""
    by_type = [unit.id for unit in cards.units.values() if unit.type in types]
    useless = [card.id for card in cards.supports.values() if card.needs in types]
    return tuple(sorted({*names, *by_type, *useless}))
