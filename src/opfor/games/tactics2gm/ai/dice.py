"""A D10 that picks among a few options: equal shares, what is left over is rolled again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.games.tactics2gm.options import Setting
from opfor.games.tactics2gm.rules.fire import roll_d10

T = TypeVar("T")


@cite("GT-2GM-9")
def pick_by_d10(
    setting: Setting, options: Sequence[T], why: str, rule: str
) -> Procedure[tuple[T, int]]:
    """One of the options and the roll that named it: three of them on 1-3, 4-6, 7-9; a 10 rolls
    again (after ten tries it counts from the first)."""
    if len(options) == 1:
        return options[0], 0
    die = setting.settings.fire.die
    share = max(die // len(options), 1)
    rolled = 1
    for _ in range(setting.settings.bid.tries):
        rolled = yield from roll_d10(setting, why, rule)
        if (rolled - 1) // share < len(options):
            break
    return options[(rolled - 1) // share % len(options)], rolled
