"""Card values read straight from the pack files."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

PACK = Path(__file__).parents[2] / "packs" / "base"
DEFAULTS = {"cost": 1, "movement": 1, "range": 1, "min_range": 1, "to_hit": 1, "penetration": 1,
            "damage": 1, "defence": 1, "hp": 1, "traits": [], "carries": []}  # fmt: skip

DEFENSIVE_MEN = {"light", "command-group", "medic", "mortar", "mechanic", "hmg", "grenades",
                 "bazooka"}  # fmt: skip
OFFENSIVE_MEN = {"heavy", "special", "sniper", "flamethrower", "hmg", "grenades", "bazooka"}


@cache
def cards() -> dict[str, dict[str, Any]]:
    """Every unit card by id, with defaults filled in."""
    rows = tomllib.loads((PACK / "units.toml").read_text(encoding="utf-8"))["units"]
    return {row["id"]: DEFAULTS | row for row in rows}


def values(unit: dict[str, Any]) -> dict[str, Any]:
    """What counts for a unit of a position: its card's values or its own."""
    return cards()[unit["card"]] if "card" in unit else DEFAULTS | unit


def shoots(card: dict[str, Any]) -> bool:
    return "no-fire" not in card["traits"] and card["range"] > 0


def damage(card: dict[str, Any]) -> int:
    return int(card["damage"]) if shoots(card) else 0
