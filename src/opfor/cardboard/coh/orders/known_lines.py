"""Lines of our own packs, read before: whoever starts a mission does not wait for the parser.

``python -m opfor.cardboard.coh.tests.known`` writes them down again; a test holds them to what the
parser reads.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from opfor.cardboard.coh.orders.lines import MissionLine
from opfor.cardboard.coh.orders.trees import PriorityOrder, TacticalLine
from opfor.core.codec import decode, met

FILE = Path(__file__).with_name("known_lines.json")
TREES: dict[str, Any] = {"priority": PriorityOrder, "tactical": TacticalLine, "line": MissionLine}


def known_line(start: str, text: str) -> Any:
    """The tree of a line, or none where only the parser knows."""
    raw = _lines()[start].get(text)
    return None if raw is None else _reader(start).decode(raw)


@cache
def _lines() -> dict[str, dict[str, msgspec.Raw]]:
    return decode(FILE.read_bytes(), dict[str, dict[str, msgspec.Raw]])


@cache
def _reader(start: str) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(met(TREES[start]))
