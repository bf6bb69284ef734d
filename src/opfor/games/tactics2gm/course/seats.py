"""Who may sit in a person's seat of a simulation: one plays at random, one plays plainly and well
enough (``course/worth.py``)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from opfor.core.foresight import PickOne, at_random
from opfor.core.game import Player
from opfor.core.requests import Choose
from opfor.games.tactics2gm.course.rooms import looked_at
from opfor.games.tactics2gm.course.tongue import WHAT_ASKED
from opfor.games.tactics2gm.course.worth import WORTH
from opfor.games.tactics2gm.rules.offers import as_numbered_inside
from opfor.games.tactics2gm.values.battle import Offer
from opfor.games.tactics2gm.values.card_numbers import numbering
from opfor.games.tactics2gm.values.codes import Sits
from opfor.games.tactics2gm.values.offers import numbers_of
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import State


def worths_of(setting: Setting, view: State, request: Choose) -> list[float]:
    """What each option is worth to the baseline player."""
    battle, known = looked_at(setting, view), numbering(setting)
    side, worth = setting.seats.index(request.seat), WORTH[WHAT_ASKED[request.question]]
    told = (Offer(*numbers_of(known, option)) for option in request.options)
    return [float(worth(battle, side, as_numbered_inside(battle, each))) for each in told]


def baseline_player(setting: Setting, view: State, request: Choose, pick: PickOne) -> Any:
    """The best answer by a simple worth; ties go by the fair pick."""
    values = worths_of(setting, view, request)
    top = max(values)
    best = [option for option, value in zip(request.options, values, strict=True) if value == top]
    return best[pick(len(best))] if len(best) > 1 else best[0]


NUMBERS: Mapping[Player, int] = {at_random: Sits.RANDOM, baseline_player: Sits.BASELINE}
