"""The generator's content: cards, tiles, conditions, counters, guidelines, the mission sheet.

Read once, checked once; every fault is one line naming file, entry and field.
"""

from __future__ import annotations

from itertools import chain
from pathlib import Path

from msgspec import Struct

from opfor.cardboard.coh import PACKS
from opfor.cardboard.coh.counters.action_cards import numbers_between
from opfor.cardboard.coh.counters.units import UnitKind, kind_numbered
from opfor.cardboard.coh.generator_cards.guidelines import Guideline, GuidelineTable
from opfor.cardboard.coh.generator_cards.tables import (
    NATIONS,
    ConditionCard,
    ConditionTable,
    DefenseCounter,
    DefenseTable,
    GeneratorCard,
    GeneratorCardTable,
    MissionSheet,
    Nation,
    SheetFace,
    SheetSide,
    Tile,
    TileTable,
)
from opfor.core.door import is_whole
from opfor.core.errors import BadPack, OpforError
from opfor.core.owned import in_force, kept
from opfor.kit.own_tables import read_table
from opfor.kit.packs import read_toml

PACK = PACKS / "generator"
SMOKES = ("heavy-smoke", "light-smoke")
"""Faces of Defense Counters that are smoke."""


class Content(Struct, frozen=True, kw_only=True):
    """A whole generator pack, by id."""

    guidelines: dict[int, Guideline]
    cards: dict[str, dict[str, GeneratorCard]]
    conditions: dict[str, ConditionCard]
    counters: dict[str, DefenseCounter]
    smoke: tuple[str, ...]
    tiles: dict[str, dict[str, Tile]]
    sheet: MissionSheet

    def card(self, side: str, number: str) -> GeneratorCard:
        return self.cards[side][number]

    def face(self, side: SheetSide) -> SheetFace:
        return next(face for face in self.sheet.sides if face.id == side)


@kept
def content(folder: Path = PACK) -> Content:
    """The content of a pack, checked; with the owner's tables in it to the order lines."""
    from opfor.cardboard.coh.generator_cards.faults import faults, line_faults

    found = read_content(folder)
    lines = line_faults(found) if in_force().packs else ()
    for fault in chain(faults(found), lines):
        raise BadPack(f"{folder.name}: {fault}")
    return found


def owners_content(folder: Path) -> Content:
    """The content of an owner's pack: not kept, as it may change, and its order lines checked."""
    from opfor.cardboard.coh.generator_cards.faults import faults, line_faults

    found = read_content(folder)
    for fault in chain(faults(found), line_faults(found)):
        raise BadPack(f"{folder}: {fault}")
    return found


def read_content(folder: Path) -> Content:
    """The tables of a pack as one value, their fields checked but not what they say."""
    read = read_table if folder == PACK else read_toml
    defense = read(folder / "defense.toml", DefenseTable)
    cards: dict[str, dict[str, GeneratorCard]] = {
        side: _cards(folder / f"{side}_cards.toml", side) for side in NATIONS
    }
    tiles = read(folder / "tiles.toml", TileTable).tiles
    return Content(
        guidelines={
            g.number: g for g in read(folder / "guidelines.toml", GuidelineTable).guidelines
        },
        cards=cards,
        conditions={c.id: c for c in read(folder / "conditions.toml", ConditionTable).cards},
        counters={c.id: c for c in (*defense.counters, *defense.smoke)},
        smoke=tuple(c.id for c in defense.smoke),
        tiles={side: {t.id: t for t in tiles if t.side == side} for side in NATIONS},
        sheet=read(folder / "sheet.toml", MissionSheet),
    )


def _cards(path: Path, side: Nation) -> dict[str, GeneratorCard]:
    read = read_table if path.parent == PACK else read_toml
    table = read(path, GeneratorCardTable)
    if table.side != side:
        raise BadPack(f"{path}: side: {table.side!r} in the file of the {side} cards")
    found = {card.id: card for card in table.cards}
    if len(found) < len(table.cards):
        raise BadPack(f"{path}: cards: a number is listed twice; each card exists once")
    return found


@kept
def unit_of(side: str, name: str) -> UnitKind:
    """The kind of a counter named by kind and number, such as ``rifle-05``."""
    kind, _, number = name.rpartition("-")
    if not is_whole(number):
        raise OpforError(f"unit {name!r}: name it by kind and number, such as rifle-05")
    found = kind_numbered(side, int(number))
    if found.id != f"{side}-{kind}":
        right = counter_name(found, int(number))
        raise OpforError(f"unit {name!r}: the {side} counter {number} is {right}")
    return found


def counter_name(kind: UnitKind, number: int) -> str:
    """``rifle-05``."""
    return f"{kind.id.partition('-')[2]}-{number:02d}"


def number_of(name: str) -> int:
    """The number on the counter: 5 for ``rifle-05``."""
    return int(name.rpartition("-")[2])


def numbers_in(ranges: tuple[str, ...] | str) -> tuple[int, ...]:
    """``("02-07", "20")`` as numbers."""
    found: list[int] = []
    for text in (ranges,) if isinstance(ranges, str) else ranges:
        numbers = numbers_between(text)
        if not numbers:
            raise OpforError(f"cards {text!r}: write them like 01-09 or 20")
        found += numbers
    return tuple(found)
