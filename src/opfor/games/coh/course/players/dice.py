"""What the baseline player does before and after a roll of its own."""

from __future__ import annotations

import re
from typing import Any

from opfor.cardboard.coh.counters.action_cards import action_cards
from opfor.core.requests import Choose
from opfor.games.coh.rules.targets import chance_of
from opfor.games.coh.values import actions as do

PRICE = 0.06
"""How much better a roll must get for each CAP."""
KILL = 4
LUCK = 2
"""How far past the number a roll kills, and what a lucky card adds."""
_NEEDED = re.compile(r"(?:needs (\d+)|(\d+) needed)")
"""As a roll is asked for with the odds told, and without."""
_ATTACK = re.compile(r"attack|needs \d+ \(.*kill")
_SHOWN = re.compile(r"the dice show (\d+)")


def before_roll(request: Choose) -> Any:
    """A card for the aim; else so many CAPs that each is worth its price. Nothing for the
    initiative, where no number is needed."""
    for option in request.options:
        if isinstance(option, do.PlayBonus):
            return option
    told = _NEEDED.search(request.why)
    if told is None:
        return request.options[0]
    needed = int(told[1] or told[2])
    kills = needed + KILL if _ATTACK.search(request.why) else 99

    def gain(added: int) -> float:
        return chance_of(needed - added) + chance_of(kills - added) - PRICE * added

    offered = [option for option in request.options if isinstance(option, do.AddCaps)]
    return max(offered, key=lambda option: gain(option.caps))


def after_roll(request: Choose) -> Any:
    """Luck where it is just enough, a second roll where the first has failed and may succeed."""
    told, shown = _NEEDED.search(request.why), _SHOWN.search(request.why)
    if told is None or shown is None:
        return request.options[0]
    needed = int(told[1] or told[2])
    short = needed - int(shown[1])
    for option in request.options:
        if isinstance(option, do.PlayBonus):
            again = action_cards()[option.card].effect == "re-roll"
            if (again and short > LUCK and needed <= 9) or (not again and 0 < short <= LUCK):
                return option
    return request.options[0]
