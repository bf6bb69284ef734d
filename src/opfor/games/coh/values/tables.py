"""Tables a pack of this game may hold, and what else can be wrong with a pack."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct

from opfor.cardboard.coh.board.printed import BoardFile, read_boards
from opfor.cardboard.coh.board.terrain import TerrainTable
from opfor.cardboard.coh.counters.action_cards import ActionCardTable
from opfor.cardboard.coh.counters.numbers import HitTable, Numbers
from opfor.cardboard.coh.counters.units import NATIONS, UnitTable, read_units
from opfor.cardboard.coh.missions.found import read_any_mission
from opfor.cardboard.coh.missions.mission import Mission
from opfor.cardboard.coh.missions.solo_mission import SoloMission
from opfor.cardboard.coh.orders.findings import check_file
from opfor.cardboard.coh.orders.order_cards import OrderCardTable
from opfor.core.errors import OpforError
from opfor.kit.packs import read_manifest, read_toml

TABLES: dict[str, type[Struct]] = {
    "german": UnitTable,
    "soviet": UnitTable,
    "hits": HitTable,
    "numbers": Numbers,
    "cards": ActionCardTable,
    "terrain": TerrainTable,
    "order_cards": OrderCardTable,
    "board": BoardFile,
    "mission": Mission,
    "solo-mission": SoloMission,
}
"""File name (or what it is: every board, every mission) -> type."""

KNOWN = ("pack", *NATIONS, "hits", "numbers", "cards", "terrain")


def check_pack(folder: Path) -> Sequence[str]:
    """Faults of a pack, each one line: of order cards all, of another file the first."""
    faults: list[str] = []
    for path in sorted(folder.glob("*.toml")):
        try:
            faults += _check(path)
        except OpforError as fault:
            faults.append(str(fault))
    return faults


def _check(path: Path) -> Sequence[str]:
    if path.stem == "pack":
        read_manifest(path.parent)
    elif path.stem in NATIONS:
        read_units(path)
    elif path.stem in KNOWN:
        read_toml(path, TABLES[path.stem])
    elif path.stem == "order_cards":
        return _order_card_faults(path)
    elif path.stem.startswith("board-"):
        read_boards(path.parent)
    else:
        read_any_mission(path)
    return ()


def _order_card_faults(path: Path) -> list[str]:
    """The file as a table, then every card and order line of it; doubts are no faults."""
    read_toml(path, OrderCardTable)
    return [f"{path}: {each.problem}" for each in check_file(path) if each.level == "error"]
