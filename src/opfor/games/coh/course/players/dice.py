"""What the baseline player does before and after a roll of its own."""

from __future__ import annotations

from typing import Any

from opfor.cardboard.coh.counters.action_cards import action_cards
from opfor.core.requests import Choose
from opfor.games.coh.values import actions as do
from opfor.games.coh.values.chances import chance_of
from opfor.games.coh.values.prices import LUCK, PRICE, WORTH_A_CARD
from opfor.games.coh.values.shots import Wanted


def before_roll(request: Choose) -> Any:
    """A card for the aim; else so many CAPs that each is worth its price. Nothing where no number
    is needed, or none is told."""
    for option in request.options:
        if isinstance(option, do.PlayBonus):
            return option
    if not isinstance(request.about, Wanted) or request.about.needed is None:
        return request.options[0]
    wanted: Wanted = request.about

    def gain(added: int) -> float:
        return _expected(wanted.of_dice(added)) - PRICE * added

    offered = [option for option in request.options if isinstance(option, do.AddCaps)]
    return max(offered, key=lambda option: gain(option.caps))


def _expected(wanted: Wanted) -> float:
    """How often the dice succeed, and kills once more."""
    succeeds, kills = (
        0.0 if number is None else chance_of(number, wanted.dice)
        for number in (wanted.needed, wanted.kill)
    )
    return succeeds + kills


def after_roll(request: Choose) -> Any:
    """Luck where it is just enough, a second roll where the first has failed and may succeed."""
    wanted = request.about
    if not isinstance(wanted, Wanted) or wanted.needed is None or wanted.shown is None:
        return request.options[0]
    short = wanted.needed - wanted.shown
    hopeful = chance_of(wanted.needed, wanted.dice) >= WORTH_A_CARD
    for option in request.options:
        if isinstance(option, do.PlayBonus):
            again = action_cards()[option.card].effect == "re-roll"
            if (again and short > LUCK and hopeful) or (not again and 0 < short <= LUCK):
                return option
    return request.options[0]
