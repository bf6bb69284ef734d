"""Missions in the owner's packs: every file there that is neither a table nor a board."""

from __future__ import annotations

from pathlib import Path

from opfor.core.errors import BadPack
from opfor.core.owned import kept
from opfor.kit.own_tables import own_files
from opfor.kit.packs import raw_toml

TABLES = (
    "german", "soviet", "hits", "numbers", "cards", "terrain", "order_cards",
    "guidelines", "german_cards", "soviet_cards", "conditions", "defense", "tiles", "sheet",
)  # fmt: skip
"""Names of files that are tables, of the tactical game and of the generator."""
SOLO_FIELDS = frozenset(("player", "orders", "track"))
"""What only a solo mission has; one of them is enough to tell."""


def is_mission_file(path: Path) -> bool:
    """Whether a file of a pack is a mission, by its name."""
    return path.stem not in ("pack", *TABLES) and not path.stem.startswith("board-")


def is_solo_file(path: Path) -> bool:
    """Whether a file has the fields of a solo mission; what else is wrong is found on reading."""
    try:
        return not SOLO_FIELDS.isdisjoint(raw_toml(path))
    except BadPack as fault:
        if "not valid TOML" in str(fault) or "not UTF-8" in str(fault):
            return False
        raise


@kept
def own_missions() -> dict[str, Path]:
    """The owner's firefights by id."""
    return {path.stem: path for path in _files() if not is_solo_file(path)}


@kept
def own_solo_missions() -> dict[str, Path]:
    """The owner's solo missions by id."""
    return {path.stem: path for path in _files() if is_solo_file(path)}


def _files() -> list[Path]:
    return [file.path for file in own_files() if is_mission_file(file.path)]
