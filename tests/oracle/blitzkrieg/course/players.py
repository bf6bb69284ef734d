"""Players for simulation: random, greedy (one step), and one that looks at the bot's reply.

A player gets what its seat may see and one request, and returns one of the options offered.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from opfor.core.foresight import PickOne, at_random
from opfor.core.game import Player
from opfor.core.requests import Choose
from opfor.games.blitzkrieg.values.actions import (
    BombUnit,
    EndTurn,
    KeepWeapon,
    OpenTheatre,
    PickTheatre,
    Place,
    TakeEffect,
)
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.state import State
from tests.oracle.blitzkrieg.course.appraisal import (
    effect_worth,
    placement_worth,
    push_worth,
    unit_worth,
)
from tests.oracle.blitzkrieg.course.forecast import after_action, replies
from tests.oracle.blitzkrieg.rules.legality import can_place

USUAL_PUSH = 2
"""Steps a push is taken to have when theatres are compared for one."""
SHORTLIST = 5
"""Placements the look-ahead player thinks about twice."""


def greedy_player(setting: Setting, view: State, request: Choose, pick: PickOne) -> Any:
    """The option worth most now; a fair pick among equals."""
    side = setting.seats.index(request.seat)
    worths = [worth(setting, view, side, option) for option in request.options]
    best = max(worths)
    equals = [o for o, w in zip(request.options, worths, strict=True) if w == best]
    return equals[0] if len(equals) == 1 else equals[pick(len(equals))]


def look_ahead_player(setting: Setting, view: State, request: Choose, pick: PickOne) -> Any:
    """The best of a shortlist after the bot's expected reply; greedy where no bot replies."""
    side = setting.seats.index(request.seat)
    places = [option for option in request.options if isinstance(option, Place)]
    if setting.bot is None or len(places) < 2:
        return greedy_player(setting, view, request, pick)
    by_worth = sorted(places, key=lambda option: -worth(setting, view, side, option))
    others = [option for option in request.options if not isinstance(option, Place)]
    return max(
        by_worth[:SHORTLIST] + others,
        key=lambda option: worth_after_reply(setting, view, side, option),
    )


def worth_after_reply(setting: Setting, view: State, side: int, option: Any) -> float:
    """What an option is worth, less what the bot's reply is worth to it on average."""
    now = worth(setting, view, side, option)
    after = after_action(setting, view, option)
    if after is None or setting.bot is None or not can_place(setting, after, setting.bot):
        return now
    row = after.reserves[setting.bot]
    reply = 0.0
    for (space, slot), odds in replies(setting, after).items():
        gain = placement_worth(setting, after, setting.bot, row[slot], space)
        reply += float(odds.share) * gain
    return now - reply


def worth(setting: Setting, view: State, side: int, option: Any) -> float:
    """How much an option is worth to a side, in victory points as far as they can be guessed."""
    match option:
        case Place(unit=unit, space=space):
            return placement_worth(setting, view, side, unit, space)
        case PickTheatre(theatre=theatre, purpose="strategic-advantage"):
            return push_worth(setting, view, side, theatre, USUAL_PUSH)
        case PickTheatre(theatre=theatre):
            return -push_worth(setting, view, 1 - side, theatre, USUAL_PUSH)
        case OpenTheatre(theatre=theatre):
            return float(setting.board.theatres[theatre].campaigns[0].vp)
        case BombUnit(unit=unit) | KeepWeapon(unit=unit):
            return unit_worth(setting, view, side, unit)
        case TakeEffect(space=space):
            return effect_worth(setting, view, side, setting.board.spaces[space])
        case EndTurn():
            return 0.0
    raise TypeError(f"no player knows {type(option).__name__}")


PLAYERS: Mapping[str, Player] = {
    "random": at_random,
    "baseline": greedy_player,
    "greedy": greedy_player,
    "look-ahead": look_ahead_player,
}
