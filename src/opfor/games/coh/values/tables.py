"""Tables a pack of this game may hold, and what else can be wrong with a pack."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from msgspec import Struct

from opfor.cardboard.coh.board.printed import BoardFile, read_board, read_boards
from opfor.cardboard.coh.board.terrain import TerrainTable, terrain_table
from opfor.cardboard.coh.counters.action_cards import ActionCardTable, action_cards
from opfor.cardboard.coh.counters.numbers import HitTable, Numbers, hit_counters, numbers
from opfor.cardboard.coh.counters.units import NATIONS, UnitTable, read_units, unit_kinds
from opfor.cardboard.coh.missions.found import read_any_mission
from opfor.cardboard.coh.missions.mission import Mission
from opfor.cardboard.coh.missions.own_missions import is_mission_file
from opfor.cardboard.coh.missions.solo_mission import SoloMission
from opfor.cardboard.coh.orders.findings import check_file
from opfor.cardboard.coh.orders.order_cards import OrderCardTable, load_order_cards
from opfor.core.errors import OpforError
from opfor.kit.lessons import LessonTable
from opfor.kit.own_tables import is_own
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
    "lessons": LessonTable,
}
"""File name (or what it is: every board, every mission) -> type."""

KNOWN = ("pack", *NATIONS, "hits", "numbers", "cards", "terrain", "lessons")


def check_pack(folder: Path) -> Sequence[str]:
    """Faults of a pack, each one line: of order cards all, of another file the first."""
    faults: list[str] = []
    check = _check_own if is_own(folder) else _check
    for path in sorted(folder.glob("*.toml")):
        try:
            faults += check(path)
        except OpforError as fault:
            faults.append(str(fault))
    return faults


OWN: dict[str, Callable[[], object]] = {
    **dict.fromkeys(NATIONS, unit_kinds),
    "hits": hit_counters,
    "numbers": numbers,
    "cards": action_cards,
    "terrain": terrain_table,
}
"""What reads the owner's table of a name, joined to ours."""


def _check_own(path: Path) -> Sequence[str]:
    """A file of an owner's pack, with all of the pack in force."""
    if path.stem in OWN:
        OWN[path.stem]()
    elif path.stem == "order_cards":
        if faults := _order_card_faults(path):
            return faults
        load_order_cards()
    elif path.stem.startswith("board-"):
        read_board(path)
    elif is_mission_file(path):
        read_any_mission(path)
    return ()


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
