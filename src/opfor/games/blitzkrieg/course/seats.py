"""Who may sit in a seat of a simulation: players that get what their seat sees and one request."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from opfor.core.foresight import PickOne, at_random
from opfor.core.game import Player
from opfor.core.requests import Choose
from opfor.games.blitzkrieg.course.forecast import SHORTLIST
from opfor.games.blitzkrieg.course.net import SURE
from opfor.games.blitzkrieg.course.replies import worth_of_reply
from opfor.games.blitzkrieg.course.rooms import Rooms, learned, valued
from opfor.games.blitzkrieg.values.actions import (
    BombUnit,
    EndTurn,
    KeepWeapon,
    OpenTheatre,
    PickTheatre,
    Place,
    TakeEffect,
)
from opfor.games.blitzkrieg.values.names import names_of
from opfor.games.blitzkrieg.values.numbers import NOTHING, Sits, To
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.state import State


def greedy_player(setting: Setting, view: State, request: Choose, pick: PickOne) -> Any:
    """The option worth most now; a fair pick among equals."""
    worths = worths_of(setting, view, request)
    best = max(worths)
    equals = [o for o, w in zip(request.options, worths, strict=True) if w == best]
    return equals[0] if len(equals) == 1 else equals[pick(len(equals))]


def look_ahead_player(setting: Setting, view: State, request: Choose, pick: PickOne) -> Any:
    """The best of a shortlist after the bot's expected reply; greedy where no bot replies."""
    worths = dict(zip(request.options, worths_of(setting, view, request), strict=True))
    places = [option for option in request.options if isinstance(option, Place)]
    if setting.bot is None or len(places) < 2:
        return greedy_player(setting, view, request, pick)
    others = [option for option in request.options if not isinstance(option, Place)]
    listed = sorted(places, key=lambda option: -worths[option])[:SHORTLIST] + others
    side = setting.seats.index(request.seat)
    return max(listed, key=lambda o: worths[o] - worth_of_reply(setting, view, side, o))


LUCKS = 1 << 30


def net_player(setting: Setting, view: State, request: Choose, pick: PickOne) -> Any:
    """The placement after which the net likes the position best; greedy where nothing is placed."""
    if len(request.options) < 2 or not any(isinstance(o, Place) for o in request.options):
        return greedy_player(setting, view, request, pick)
    values = net_values(setting, view, request, pick(LUCKS))
    return request.options[values.index(max(values))]


def net_values(setting: Setting, view: State, request: Choose, luck: int) -> list[int]:
    """What the net makes of the position after each placement, or after ending the turn; least of
    all of a unit that may be there untold: it cannot be placed from what is seen."""
    rooms, side = learned(setting), setting.seats.index(request.seat)
    found = []
    for option in request.options:
        if isinstance(option, Place) and option.unit not in view.reserves[side]:
            found.append(-SURE)
            continue
        _, unit, space = _offer(option, names_of(setting).number)
        rooms.lay(view)
        found.append(int(rooms.module.value_after(rooms.memory, side, unit, space, luck)))
    return found


def afterstates_of(
    rooms: Rooms, view: State, request: Choose, luck: int
) -> list[tuple[int, int, Sequence[int]]]:
    """The position after each placement, or after ending the turn: which option that is, how the
    game ended with it (1 won, 0 lost, -1 it goes on), and what the side sees then. A unit that may
    be there untold is placed only where it was dealt."""
    side, number, found = (
        rooms.setting.seats.index(request.seat),
        names_of(rooms.setting).number,
        [],
    )
    for place, option in enumerate(request.options):
        what, unit, space = _offer(option, number)
        if isinstance(option, Place) and option.unit not in view.reserves[side]:
            continue
        if what in (To.PLACE, To.FOLLOW_UP):
            rooms.lay(view)
            value = rooms.module.value_after(rooms.memory, side, unit, space, luck)
            ended = {SURE: 1, -SURE: 0}.get(int(value), -1)
            found.append((place, ended, rooms.seen(side)))
    return found


def worths_of(setting: Setting, view: State, request: Choose) -> list[float]:
    """What each option is worth at once."""
    rooms, side = valued(setting), setting.seats.index(request.seat)
    rooms.lay(view)
    worth_of, number = rooms.module.worth_of, names_of(setting).number
    found = [_offer(option, number) for option in request.options]
    return [float(worth_of(rooms.memory, side, *offer)) for offer in found]


def _offer(option: Any, number: Mapping[str | None, int]) -> tuple[int, int, int]:
    """What is offered, its unit, the space or theatre it is about."""
    match option:
        case Place(unit=unit, space=space):
            return To.PLACE, number[unit], space
        case PickTheatre(theatre=theatre, purpose=purpose):
            return (To.PUSH if purpose == "strategic-advantage" else To.HELP), 0, theatre
        case OpenTheatre(theatre=theatre):
            return To.OPEN, 0, theatre
        case BombUnit(unit=unit) | KeepWeapon(unit=unit):
            return To.KEEP, number[unit], 0
        case TakeEffect(space=space):
            return To.TAKE, 0, space
        case EndTurn():
            return To.FOLLOW_UP, NOTHING, 0
    raise TypeError(f"no player knows {type(option).__name__}")


PLAYERS: Mapping[str, Player] = {
    "random": at_random,
    "baseline": greedy_player,
    "greedy": greedy_player,
    "look-ahead": look_ahead_player,
    "net": net_player,
}
NUMBERS: Mapping[Player, int] = {
    at_random: Sits.RANDOM,
    greedy_player: Sits.GREEDY,
    look_ahead_player: Sits.LOOK_AHEAD,
    net_player: Sits.NET,
}
