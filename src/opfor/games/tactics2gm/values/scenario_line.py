"""Solo code lines such as ``Defender, 8-4-4-4-20, Defensive AI``."""

from __future__ import annotations

import re
from typing import Literal, cast

from msgspec import Struct

from opfor.core.cite import cite
from opfor.core.errors import OpforError

AiKindName = Literal["battle-royal", "offensive", "defensive"]


class Code(Struct, frozen=True):
    """Who the AI is, how many cards it takes of each pile, and which kind of AI it is."""

    side: str
    counts: tuple[int, int, int, int, int]
    kind: AiKindName

    @property
    def total(self) -> int:
        return sum(self.counts)


_LINE = re.compile(
    r"\s*(?P<side>[A-Za-z ]+?)\s*[,:]\s*(?P<counts>\d+(?:-\d+)*)\s*,\s*"
    r"(?P<kind>Offensive|Defensive)\s+AI\s*\.?\s*",
    re.IGNORECASE,
)


@cite("2GM-SC-2", "GT-2GM-7")
def parse_code(text: str) -> Code:
    """Read a code line; a comma or a colon may follow the side."""
    found = _LINE.fullmatch(text)
    if found is None:
        raise OpforError(
            f"solo code {text!r} cannot be read; it looks like "
            "'Defender, 8-4-4-4-20, Defensive AI' (side, counts, Offensive or Defensive AI)"
        )
    counts = tuple(int(n) for n in found["counts"].split("-"))
    if len(counts) != 5:
        raise OpforError(
            f"solo code {text!r} has {len(counts)} counts; it needs five: "
            "infantry-artillery-tanks-transports-support"
        )
    return Code(
        found["side"].lower(),
        counts,
        cast("AiKindName", found["kind"].lower()),
    )
