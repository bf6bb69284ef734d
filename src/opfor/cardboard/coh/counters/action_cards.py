"""Action and bonus cards: the table, and decks named by number ranges."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from opfor.cardboard.coh import PACKS
from opfor.core.errors import OpforError, one_of
from opfor.core.owned import kept
from opfor.kit.own_tables import read_table
from opfor.kit.packs import PackTable

CARDS = PACKS / "cards"

CardEffect: TypeAlias = Literal[
    "act-free",
    "rally-certain",
    "rally-free",
    "move-on",
    "delay",
    "re-roll",
    "gain-caps",
    "dig-in",
    "sniper",
    "aim",
    "turn-again",
    "luck",
    "drive-free",
    "bog-down",
]


class ActionCard(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A card: a turn's action, or a bonus played on what is happening."""

    number: str
    title: str
    kind: Literal["action", "bonus"]
    copies: int
    effect: CardEffect
    text: str
    aps: int = 0
    caps: int = 0


class ActionCardTable(PackTable, frozen=True, kw_only=True):
    """``cards.toml``."""

    cards: tuple[ActionCard, ...]


@kept
def action_cards() -> Mapping[str, ActionCard]:
    """Every card by number."""
    return {card.number: card for card in read_table(CARDS / "cards.toml", ActionCardTable).cards}


def numbers_between(text: str) -> range:
    """``02-07`` or ``20`` as numbers; empty if it is not written so, or runs backwards."""
    first, _, last = text.partition("-")
    ends = (first, last or first)
    if not all(end.isascii() and end.isdigit() and len(end) <= 2 for end in ends):
        return range(0)
    return range(int(ends[0]), int(ends[1]) + 1)


def deck_of(ranges: Sequence[str]) -> tuple[str, ...]:
    """All copies of the cards named by numbers and ranges (``02-13``, ``20``), sorted."""
    known = action_cards()
    deck: list[str] = []
    for text in ranges:
        numbers = numbers_between(text)
        if not numbers:
            raise OpforError(f"cards: {text!r} is not a number or a range such as 02-07")
        for number in (f"{n:02d}" for n in numbers):
            if number not in known:
                raise OpforError(one_of("card", number, known))
            deck += [number] * known[number].copies
    return tuple(sorted(deck))
