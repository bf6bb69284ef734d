"""Order cards: the TOML an author writes, validated, and the parsed card the AI draws.

A table file has ``provenance``, an optional ``note`` and one ``[[cards]]`` entry per card.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

import msgspec

from opfor.cardboard.coh import PACKS
from opfor.cardboard.coh.board.grid import FULL_HEXES
from opfor.cardboard.coh.orders.parse import parse_priority, parse_tactical
from opfor.cardboard.coh.orders.trees import PriorityOrder, TacticalLine
from opfor.core.cite import cite
from opfor.core.codec import convert
from opfor.core.errors import BadPack
from opfor.core.form import ONLY
from opfor.core.owned import kept
from opfor.kit.own_tables import own_files, read_table
from opfor.kit.packs import PackTable, read_manifest, read_toml

PACK = PACKS / "orders"

CardColour = Literal["green", "blue"]
CardPart = Literal["colour", "spent", "hex"]
"""What can count of a card that is not carried out."""
CardSymbol = Literal["shield", "scope", "boot", "burst"]
"""A card's temper, for the eye only: hold, fire, manoeuvre, assault."""


class TrackAdvance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The header of some green cards: advance if AI and Units in play are at most ``limit``."""

    advance: Annotated[int, msgspec.Meta(ge=1, le=2)]
    limit: Annotated[int, msgspec.Meta(ge=1, le=99)]


class OrderCardEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One ``[[cards]]`` entry, order lines still as text."""

    number: Annotated[int, msgspec.Meta(ge=1, le=99)]
    title: str = ""
    flavour: str = ""
    symbol: CardSymbol = "boot"
    colour: CardColour
    track: TrackAdvance | None = None
    priority: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]
    tactical: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]
    spent: Annotated[int, msgspec.Meta(ge=1, le=9)]
    remain_fresh: bool = False
    hex: str


class BegunCardEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A card of which only what has counted so far is typed: ``only`` names it."""

    number: Annotated[int, msgspec.Meta(ge=1, le=99)]
    only: Annotated[tuple[CardPart, ...], msgspec.Meta(min_length=1)]
    colour: CardColour = "green"
    spent: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    remain_fresh: bool = False
    hex: str = "F10"


Entry = TypeVar("Entry", OrderCardEntry, BegunCardEntry)


class OrderCardTable(PackTable, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A file of order cards; the entries are validated one by one, so each can be named."""

    cards: tuple[dict[str, Any], ...]


class OrderCard(msgspec.Struct, frozen=True, kw_only=True):
    """An order card as the AI reads it."""

    number: int
    title: str
    flavour: str
    symbol: CardSymbol
    colour: CardColour
    track: TrackAdvance | None
    priority: tuple[PriorityOrder, ...]
    tactical: tuple[TacticalLine, ...]
    spent: int
    remain_fresh: bool
    hex: str
    is_known: bool = True
    """False for a card of the owner's deck whose text nobody has typed yet."""
    begun: tuple[CardPart, ...] = ()
    """What is typed of it nevertheless."""

    @property
    def is_command(self) -> bool:
        """A blue card: Fresh or Spent AI may carry it out, and no check follows."""
        return self.colour == "blue"

    @property
    def may_be_command(self) -> bool:
        """Or one whose colour nobody has typed yet."""
        return self.is_command or not (self.is_known or "colour" in self.begun)


@cite("COH-4.0-a", "COH-4.0-c")
def card_entry(raw: dict[str, Any], where: str = "") -> OrderCardEntry:
    """Validate one entry: all four parts there, a track header on green only, a full hex."""
    name = where + card_name(raw)
    entry = _converted(raw, OrderCardEntry, name)
    if entry.track is not None and entry.colour != "green":
        raise BadPack(f"{name}, track: only a green card may have a track header; make it green")
    return entry


def _converted(raw: dict[str, Any], kind: type[Entry], name: str) -> Entry:
    try:
        entry = convert(raw, kind)
    except msgspec.ValidationError as error:
        what, _, field = str(error).partition(" - at ")
        place = field.strip("`").removeprefix("$.")
        raise BadPack(f"{name}{f', {place}' if place else ''}: {what}") from None
    if entry.hex not in FULL_HEXES:
        raise BadPack(
            f"{name}, hex: {entry.hex!r} is not a full hex of a board; expected rows A to L, "
            "columns 02 to 18, in odd columns rows B to L"
        )
    return entry


def card_of(raw: dict[str, Any], where: str = "") -> OrderCard:
    """A card as it was typed: all of it, or what has counted so far."""
    if ONLY not in raw:
        return parse_card(card_entry(raw, where), where)
    name = where + card_name(raw)
    entry = _converted(raw, BegunCardEntry, name)
    if missing := next((part for part in entry.only if part not in raw), None):
        raise BadPack(f"{name}, only: it names {missing}, which is not there")
    typed = msgspec.structs.asdict(entry)
    return msgspec.structs.replace(blank_card(entry.number), begun=typed.pop(ONLY), **typed)


def card_name(raw: dict[str, Any]) -> str:
    """How a card is named in messages, also if its number is missing."""
    number = raw.get("number")
    if isinstance(number, int):
        return f"card {number:02d}"
    return f"card {raw.get('title', 'without number and title')!r}"


@cite("X-6")
def parse_card(entry: OrderCardEntry, where: str = "") -> OrderCard:
    """Read the order lines of an entry; a bad line is named by card, section and number."""
    name = f"{where}card {entry.number:02d}"
    lines = {
        "priority": tuple(
            parse_priority(text, f"{name}, priority {n}")
            for n, text in enumerate(entry.priority, 1)
        ),
        "tactical": tuple(
            parse_tactical(text, f"{name}, tactical {n}")
            for n, text in enumerate(entry.tactical, 1)
        ),
    }
    named = {"title": entry.title or f"Order card {entry.number}"}
    return OrderCard(**msgspec.structs.asdict(entry) | lines | named)


def blank_card(number: int) -> OrderCard:
    """A card of the owner's deck that is not typed yet; it is never carried out."""
    return OrderCard(
        number=number, title=f"Order card {number}", flavour="", symbol="boot", colour="green",
        track=None, priority=(), tactical=(), spent=1, remain_fresh=False, hex="F10",
        is_known=False,
    )  # fmt: skip


def load_order_cards(folder: Path = PACK) -> dict[int, OrderCard]:
    """The cards of a pack by number, an owner's among them."""
    return {number: card for number, card in _typed_cards(folder).items() if card.is_known}


def begun_cards(folder: Path = PACK) -> dict[int, OrderCard]:
    """Those of which something is typed, but not all."""
    return {number: card for number, card in _typed_cards(folder).items() if card.begun}


@kept
def _typed_cards(folder: Path) -> dict[int, OrderCard]:
    """Read and parsed once."""
    cards: dict[int, OrderCard] = {}
    own = {str(row.get("number")): file for file, row in _own_cards()}
    shipped = f"pack {read_manifest(folder).id}, "
    for raw in read_table(folder / "order_cards.toml", OrderCardTable).cards:
        where = own.get(str(raw.get("number")), shipped)
        card = card_of(raw, where)
        if card.number in cards:
            raise BadPack(f"{where}{card_name(raw)}, number: two cards have it; each needs its own")
        cards[card.number] = card
    return cards


def _own_cards() -> Iterator[tuple[str, dict[str, Any]]]:
    """The owner's cards, each with the file that is to blame for it."""
    for file in own_files():
        if file.path.name == "order_cards.toml":
            for row in read_toml(file.path, OrderCardTable).cards:
                yield f"{file.path}: ", row
