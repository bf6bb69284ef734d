"""The tables of the generator's pack as they stand in the files."""

from __future__ import annotations

from typing import Literal, TypeAlias

from opfor.cardboard.coh.generator_cards.effects import HalfEffect
from opfor.cardboard.coh.generator_cards.guidelines import Nation as Nation
from opfor.cardboard.coh.missions.mission import Row
from opfor.cardboard.coh.missions.solo_mission import TileFace
from opfor.core.cite import cite
from opfor.kit.packs import PackTable

Half: TypeAlias = Literal["top", "bottom"]
Section: TypeAlias = Literal["units", "victory", "special"]
TileKind: TypeAlias = Literal["counteraction", "mission-order", "track"]
TileSymbol: TypeAlias = Literal["shield", "burst"]
SheetSide: TypeAlias = Literal["defense", "offense"]

NATIONS: tuple[Nation, Nation] = ("german", "soviet")


class Top(Row, frozen=True, kw_only=True):
    """The upper half: a way to score, a rule or an event. ``caps`` are gained (or lost) at once,
    ``lasting`` options stay under the record board."""

    kind: Literal["victory", "rule", "event"]
    title: str
    text: str
    does: tuple[HalfEffect, ...]
    weight: int
    caps: int = 0
    lasting: bool = True

    @property
    @cite("GEN-3.0-d")
    def section(self) -> Section:
        return "victory" if self.kind == "victory" else "special"


class Bottom(Row, frozen=True, kw_only=True):
    """The lower half: Units, by kind and number."""

    units: tuple[str, ...]
    caps: int = 0


class GeneratorCard(Row, frozen=True, kw_only=True):
    """A generator card."""

    number: int
    top: Top
    bottom: Bottom

    @property
    def id(self) -> str:
        return f"{self.number:02d}"


class GeneratorCardTable(PackTable, frozen=True, kw_only=True):
    """``german_cards.toml``, ``soviet_cards.toml``."""

    side: Nation
    cards: tuple[GeneratorCard, ...]


class ConditionHalf(Row, frozen=True, kw_only=True):
    """A half of a condition card."""

    text: str
    caps: int = 0
    lasting: bool = False
    does: tuple[HalfEffect, ...] = ()


@cite("GEN-3.9-a")
class ConditionCard(Row, frozen=True, kw_only=True):
    """The top holds for both sides, the bottom for whoever plays it."""

    id: str
    title: str
    top: ConditionHalf
    bottom: ConditionHalf


class ConditionTable(PackTable, frozen=True, kw_only=True):
    """``conditions.toml``."""

    cards: tuple[ConditionCard, ...]


class DefenseCounter(Row, frozen=True, kw_only=True):
    """A two-sided counter."""

    id: str
    faces: tuple[str, str]


class DefenseTable(PackTable, frozen=True, kw_only=True):
    """``defense.toml``."""

    counters: tuple[DefenseCounter, ...]
    smoke: tuple[DefenseCounter, ...]


class Tile(TileFace, frozen=True, kw_only=True):
    """One face of an AI tile, and whose it is."""

    side: Nation
    kind: TileKind
    symbol: TileSymbol


class TileTable(PackTable, frozen=True, kw_only=True):
    """``tiles.toml``."""

    tiles: tuple[Tile, ...]


class SheetEvent(Row, frozen=True, kw_only=True):
    """An event printed on a space of the Mission Track; ``title`` tells it in the story."""

    space: int
    title: str = ""
    line: str
    yellow: bool = False


class SheetFace(Row, frozen=True, kw_only=True):
    """One side of the Mission Sheet; the two orders are the defaults of spaces 3, ``standing``
    is what holds in every mission on it."""

    id: SheetSide
    title: str
    deck: tuple[int, int]
    counteraction: str
    mission_order: str
    standing: tuple[str, ...] = ()
    events: tuple[SheetEvent, ...] = ()


class MissionSheet(PackTable, frozen=True, kw_only=True):
    """``sheet.toml``."""

    spaces: int
    round_spaces: int
    lanes: tuple[tuple[int, ...], tuple[int, ...]]
    sides: tuple[SheetFace, SheetFace]
