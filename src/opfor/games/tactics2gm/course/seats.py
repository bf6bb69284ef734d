"""Who may sit in a person's seat of a simulation: one plays at random, one plays plainly and well
enough (``course/worth.py``), some do one stupid thing (``course/follies.py``)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from opfor.core.foresight import PickOne, at_random
from opfor.core.game import Player
from opfor.core.requests import Choose
from opfor.games.tactics2gm.course.follies import worth_to
from opfor.games.tactics2gm.course.rooms import looked_at
from opfor.games.tactics2gm.course.tongue import WHAT_ASKED
from opfor.games.tactics2gm.rules.offers import as_numbered_inside
from opfor.games.tactics2gm.values.battle import Offer
from opfor.games.tactics2gm.values.card_numbers import numbering
from opfor.games.tactics2gm.values.codes import Sits
from opfor.games.tactics2gm.values.offers import numbers_of
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import State


def worths_of(
    setting: Setting, view: State, request: Choose, sits: int = Sits.BASELINE
) -> list[float]:
    """What each option is worth to the baseline player, or to one who does a stupid thing."""
    battle, known = looked_at(setting, view), numbering(setting)
    side, what = setting.seats.index(request.seat), WHAT_ASKED[request.question]
    told = (Offer(*numbers_of(known, option)) for option in request.options)
    offers = [as_numbered_inside(battle, each) for each in told]
    return [float(worth_to(battle, sits, side, what, each)) for each in offers]


def baseline_player(setting: Setting, view: State, request: Choose, pick: PickOne) -> Any:
    """The best answer by a simple worth; ties go by the fair pick."""
    return _best(Sits.BASELINE, setting, view, request, pick)


def _best(sits: int, setting: Setting, view: State, request: Choose, pick: PickOne) -> Any:
    values = worths_of(setting, view, request, sits)
    top = max(values)
    best = [option for option, value in zip(request.options, values, strict=True) if value == top]
    return best[pick(len(best))] if len(best) > 1 else best[0]


FOLLIES = {
    "pass": Sits.PASSES,
    "stand-still": Sits.STANDS_STILL,
    "never-enter": Sits.NEVER_ENTERS,
    "rush": Sits.RUSHES,
}
STRATEGIES: Mapping[str, Player] = {name: partial(_best, sits) for name, sits in FOLLIES.items()}
NUMBERS: Mapping[Player, int] = {
    at_random: Sits.RANDOM,
    baseline_player: Sits.BASELINE,
    **{STRATEGIES[name]: sits for name, sits in FOLLIES.items()},
}
