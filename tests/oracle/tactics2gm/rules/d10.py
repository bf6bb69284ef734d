"""The D10: a 0 is a 10; one that picks among a few options gives them equal shares. Equals that a
ladder leaves are told apart by a die, too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.core.question import Tie
from opfor.core.requests import Roll
from opfor.games.tactics2gm.values.options import Setting

T = TypeVar("T")


def roll_d10(setting: Setting, why: str, rule: str = "") -> Procedure[int]:
    """One D10; a 0 on the die is a 10."""
    (rolled,) = yield Roll("d10", 1, setting.numbers.fire.die, why, rule)
    number: int = rolled
    return number


@cite("2GM-GOAL-2", "V-12")
def by_die(why: str) -> Tie[Any, Any]:
    """Equals are told apart by a fair die."""
    return Tie("uniform", "2GM-GOAL-2", why)


@cite("GT-2GM-9")
def pick_by_d10(
    setting: Setting, options: Sequence[T], why: str, rule: str
) -> Procedure[tuple[T, int]]:
    """One of the options and the roll that named it: three of them on 1-3, 4-6, 7-9; a 10 rolls
    again (after ten tries it counts from the first)."""
    if len(options) == 1:
        return options[0], 0
    die = setting.numbers.fire.die
    share = max(die // len(options), 1)
    rolled = 1
    for _ in range(setting.numbers.bid.tries):
        rolled = yield from roll_d10(setting, why, rule)
        if (rolled - 1) // share < len(options):
            break
    return options[(rolled - 1) // share % len(options)], rolled
