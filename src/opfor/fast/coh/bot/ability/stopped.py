"""What stops an AI from doing what an order says, by numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from opfor.core.ladder import short
from opfor.core.measure import Shortfall
from opfor.fast.coh.bot.seen.called import goal_called
from opfor.fast.coh.values import NOTHING, Battle
from opfor.games.coh.values import shortfalls as why


class Stop:
    """What may stop it; 0 says nothing, 1 is passed."""

    NOTHING_SAID, PASSED, CANNOT_ATTACK, CANNOT_DISENGAGE, CANNOT_MOVE, CANNOT_TURN = range(6)
    CANNOT_DIG_IN, CANNOT_LAY_SMOKE, CAN_ATTACK, FACES_RIGHT, FRESH_ALREADY = range(6, 11)
    SPENT_ALREADY, HAS_NO_FACING, HIT_STAYS, HIT_ALREADY, IN_ARC_ALREADY = range(11, 16)
    LOCKED, LONG_RANGE, MINIMUM_RANGE, NOT_ADJACENT, NOT_AT_LONG_RANGE = range(16, 21)
    NOT_ENGAGED, NOT_FLANKED, NOT_HIT, NOT_RUMORED, NOT_THERE = range(21, 26)
    NO_BETTER_FACING, NO_OPEN_HEX, NO_REFUGE, NO_TARGET, NO_WAY_OFF = range(26, 31)
    ONLY_A_RUMOR, OTHER_AI_THERE, OUTSIDE_ARC, OUT_OF_RANGE, OUT_OF_SIGHT = range(31, 36)
    SPENT, TAKES_NO_ORDERS, SHUNS_CLOSE_COMBAT, STANDS_ON_IT, TOO_RISKY = range(36, 41)
    UNITS_ONLY, UNIT_IN_CLOSE_COMBAT, NEEDS = range(41, 44)


OF_ITSELF = 0
"""How many a shortfall is said of: of the AI itself, below it of one target, above of several."""
OF_ONE = -1


def stopped_at(battle: Battle, stop: int, goal: int, targets: int) -> int:
    """Why a test fails: what stops it at a goal, and what that is said of."""
    if stop == Stop.NOTHING_SAID:
        return stop
    marker = -1 - goal - battle.objectives
    cell = battle.marker_cell[marker] if goal < 0 <= marker < battle.markers else NOTHING
    number = battle.stop_needs if stop == Stop.NEEDS else cell
    return short(battle, stop, number, goal, targets, battle.named_spot)


def is_of_itself(stop: int) -> bool:
    """Whether what stops an AI says nothing about a target."""
    if stop in (Stop.CANNOT_ATTACK, Stop.CANNOT_DISENGAGE, Stop.CANNOT_MOVE, Stop.CANNOT_TURN):
        return True
    if stop in (Stop.CANNOT_DIG_IN, Stop.CAN_ATTACK, Stop.FACES_RIGHT, Stop.FRESH_ALREADY):
        return True
    if stop in (Stop.SPENT_ALREADY, Stop.HAS_NO_FACING, Stop.HIT_STAYS, Stop.HIT_ALREADY):
        return True
    if stop in (Stop.LOCKED, Stop.NOT_ENGAGED, Stop.NOT_FLANKED, Stop.NOT_HIT, Stop.NOT_RUMORED):
        return True
    if stop in (Stop.NO_BETTER_FACING, Stop.NO_REFUGE, Stop.NO_WAY_OFF, Stop.ONLY_A_RUMOR):
        return True
    return stop == Stop.SHUNS_CLOSE_COMBAT


def _said(stop: int) -> Callable[..., Shortfall]:
    plain: Shortfall = getattr(why, NAMES[stop], why.SPENT)

    def said(play: Any, number: int, goal: int, targets: int, spot: int) -> Shortfall:
        stopped = why.needs(number) if stop == Stop.NEEDS else plain
        if targets == OF_ITSELF:
            return stopped
        cell = NOTHING if stop == Stop.NEEDS else number
        if targets == OF_ONE:
            return Shortfall(stopped.why, stopped.values, goal_called(play, goal, cell, spot))
        return why.of_all(stopped, targets, play.state.counters[goal].id)

    return said


NAMES = {number: name for name, number in vars(Stop).items() if isinstance(number, int)}
STOPS = {stop: _said(stop) for stop in range(Stop.CANNOT_ATTACK, Stop.NEEDS + 1)}
"""What each says."""
