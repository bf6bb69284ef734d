"""Faults of a pack beyond its types, each one line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from opfor.core.door import read_file, text_of
from opfor.core.errors import OpforError
from opfor.games.tactics2gm.values.board import make_board
from opfor.games.tactics2gm.values.content import TABLES, Cards, MapRow, UnitRow, load_cards
from opfor.games.tactics2gm.values.deck_files import read_deck
from opfor.games.tactics2gm.values.numbers import load_numbers
from opfor.games.tactics2gm.values.scenarios import ScenarioTable, make_mission
from opfor.kit.own_tables import is_own
from opfor.kit.packs import read_toml


def check_pack(folder: Path) -> Sequence[str]:
    """What is wrong with a pack of cards, or of scenarios."""
    own = is_own(folder)
    if own or (folder / "units.toml").exists():
        try:
            cards = load_cards() if own else load_cards(folder)
            load_numbers()
        except OpforError as error:
            return [str(error)]
        faults = [f"{folder}: {fault}" for fault in _card_faults(cards)]
        return [*faults, *_scenario_faults(folder)] if own else faults
    return list(_scenario_faults(folder))


def _scenario_faults(folder: Path) -> Iterator[str]:
    size = load_numbers().board
    board = make_board(size.lines, size.columns)
    cards = load_cards()
    rows = next(iter(cards.maps.values())).rows
    for path in sorted(folder.glob("*.toml")):
        if path.stem in ("pack", "numbers", *TABLES):
            continue
        try:
            if "roles" not in text_of(read_file(path), str(path)):
                read_deck(path)
                continue
            table = read_toml(path, ScenarioTable)
            make_mission(path.stem, table, cards, board, rows, turned=False)
        except OpforError as error:
            yield str(error)


def _card_faults(cards: Cards) -> Iterator[str]:
    yield from _twice(cards)
    for unit in cards.units.values():
        yield from _unit_faults(unit)
    for row in cards.maps.values():
        yield from _map_faults(cards, row)
    for army in cards.armies.values():
        for name, count in army.copies.items():
            if count < 1:
                yield f"armies.toml: {army.id}: {count} copies of {name!r}; at least 1"


def _twice(cards: Cards) -> Iterator[str]:
    names = Counter([*cards.units, *cards.supports])
    for name, count in names.items():
        if count > 1:
            yield f"the card {name!r} is a unit and a support card; ids must be unique"


def _unit_faults(unit: UnitRow) -> Iterator[str]:
    where = f"units.toml: {unit.id!r}"
    if unit.hp < 1:
        yield f"{where}, hp: {unit.hp}; at least 1"
    if not 1 <= unit.to_hit <= 10:
        yield f"{where}, to_hit: {unit.to_hit}; a D10 shows 1 to 10"
    if unit.min_range > max(unit.range, 1):
        yield f"{where}, min_range: {unit.min_range} is beyond its range of {unit.range}"
    if unit.cost < 0 or unit.movement < 0:
        yield f"{where}: cost and movement cannot be below 0"
    if unit.carries and unit.type != "transport":
        yield f"{where}, carries: only transports take others aboard"


def _map_faults(cards: Cards, row: MapRow) -> Iterator[str]:
    letters = {terrain.letter for terrain in cards.terrain.values() if terrain.letter} | {"."}
    unknown = sorted(set("".join(row.rows)) - letters)
    if unknown:
        yield f"maps.toml: {row.id!r}, rows: unknown letters {', '.join(unknown)}"
    if len({len(line) for line in row.rows}) > 1:
        yield f"maps.toml: {row.id!r}, rows: all rows must be equally long"
