"""The guidelines of the Firefight Generator as they stand in the file."""

from __future__ import annotations

from typing import Literal, TypeAlias

from opfor.cardboard.coh.missions.mission import Row
from opfor.core.cite import cite
from opfor.kit.packs import PackTable

Nation: TypeAlias = Literal["german", "soviet"]


class SeatRow(Row, frozen=True, kw_only=True):
    """One player's line of a guideline; ``role`` is a side, or a side and a number."""

    role: str
    cards: str
    hand: int
    caps: int
    action_cards: int = 1

    @property
    def side(self) -> Nation:
        return "german" if self.role.startswith("german") else "soviet"


class Variant(Row, frozen=True, kw_only=True):
    """What a guideline's variant changes; fields left out stay as they are.

    ``hand`` is the range to choose from, ``caps_below_hand`` makes CAPs follow the hand.
    """

    text: str
    hand: tuple[int, int] | None = None
    caps_below_hand: int | None = None
    maps: tuple[str, ...] | None = None
    swap_sides: bool = False
    share_decks: bool = False


@cite("GEN-GL-1", "GEN-GL-2", "GEN-GL-3", "GEN-GL-4")
@cite("GEN-GL-5", "GEN-GL-6", "GEN-GL-7", "GEN-GL-8")
class Guideline(Row, frozen=True, kw_only=True):
    """One guideline. ``edges``: long (the Initiative Player picks a long one), any, or first-seat
    (the first seat picks, the other side is opposite, further seats pick what is free)."""

    number: int
    title: str
    rounds: int
    minutes: tuple[int, ...]
    action_cards: tuple[str, ...]
    maps: tuple[Literal["initiative", "opponent"], ...]
    edges: Literal["long", "any", "first-seat"]
    seats: tuple[SeatRow, ...]
    order: tuple[str, ...] = ()
    variant: Variant | None = None
    special_rules: tuple[str, ...] = ()
    note: str = ""


class GuidelineTable(PackTable, frozen=True, kw_only=True):
    """``guidelines.toml``."""

    guidelines: tuple[Guideline, ...]
