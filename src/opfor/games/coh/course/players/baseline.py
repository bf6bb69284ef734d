"""Players for simulation: one that does anything legal, one that makes sense."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from opfor.cardboard.coh.counters.action_cards import action_cards
from opfor.core.foresight import PickOne, at_random
from opfor.core.game import Player
from opfor.core.requests import Choose
from opfor.games.coh.course.players.appraisal import Appraisal
from opfor.games.coh.course.players.posture import best_facing, crowd, worth_of_place
from opfor.games.coh.values import actions as do
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.state import State

EAGER = frozenset({"delay", "bog-down", "aim"})
"""Bonus cards the baseline plays whenever it may."""


def baseline_player(setting: Setting, view: State, request: Choose, pick: PickOne) -> Any:
    """Takes good shots, rallies, goes for objectives, keeps to cover, passes when done."""
    answer = _ANSWERS.get(request.question)
    if answer is None:
        return request.options[0]
    return answer(setting, view, request, pick)


def _turn(setting: Setting, view: State, request: Choose, pick: PickOne) -> Any:
    side = setting.side_of_seat(request.seat)
    equals = Appraisal(setting, view, side).best_of(request.options)
    if not equals:
        return request.options[0]
    return equals[pick(len(equals))] if len(equals) > 1 else equals[0]


def _payment(setting: Setting, view: State, request: Choose, _pick: PickOne) -> Any:
    """Keep an activated unit going: others take an opportunity; CAPs only if there is no AP."""
    player = setting.side_of_seat(request.seat)
    if setting.teams is not None:
        player = setting.teams.player_of(request.seat)
    ways = request.options
    if view.aps[player] >= 2:
        return next((way for way in ways if way.mode == "opportunity"), ways[0])
    return ways[0]


def _facing(setting: Setting, view: State, request: Choose, _pick: PickOne) -> Any:
    side = setting.side_of_seat(request.seat)
    unit = next(i for i, c in enumerate(view.counters) if c.id == request.why)
    facing = best_facing(Appraisal(setting, view, side), unit)
    return next(option for option in request.options if option.facing == facing)


def _set_up(setting: Setting, view: State, request: Choose, pick: PickOne) -> Any:
    side = setting.side_of_seat(request.seat)
    appraisal = Appraisal(setting, view, side)
    worths = [worth_of_place(appraisal, option.cell) for option in request.options]
    best = max(worths)
    options = [o for o, w in zip(request.options, worths, strict=True) if w == best]
    return options[pick(len(options))]


def _drive_on(setting: Setting, view: State, request: Choose, _pick: PickOne) -> Any:
    """Drive on while it brings the vehicle nearer to its goal."""
    side = setting.side_of_seat(request.seat)
    unit = view.acted[-1] if view.acted else -1
    if unit < 0 or view.counters[unit].side != side:
        return request.options[0]
    appraisal = Appraisal(setting, view, side)
    row = appraisal.row_of(unit)
    here = row[view.counters[unit].cell]
    for option in request.options[1:]:
        if row[option.to] < here and not appraisal.exposure(option.to):
            return option
    return request.options[0]


def _before_roll(_setting: Setting, _view: State, request: Choose, _pick: PickOne) -> Any:
    """A card for the aim, then as many CAPs as may be added: they are gone when the round ends."""
    for option in request.options:
        if isinstance(option, do.PlayBonus):
            return option
    return request.options[-1]


def _supporters(_setting: Setting, _view: State, request: Choose, _pick: PickOne) -> Any:
    """Everybody who can support does."""
    return next((o for o in request.options if isinstance(o, do.Join)), request.options[0])


def _bonus_card(_setting: Setting, _view: State, request: Choose, _pick: PickOne) -> Any:
    for option in request.options:
        if isinstance(option, do.PlayBonus) and action_cards()[option.card].effect in EAGER:
            return option
    return request.options[0]


def _artillery(setting: Setting, view: State, request: Choose, _pick: PickOne) -> Any:
    """Where most enemies stand close together and fewest friends."""
    side = setting.side_of_seat(request.seat)
    appraisal = Appraisal(setting, view, side)
    aims = [o for o in request.options if isinstance(o, do.Aim) and not o.smoke]
    best = max(aims, key=lambda aim: (crowd(appraisal, aim.cell), -aim.cell))
    return best if crowd(appraisal, best.cell) > 0 else request.options[0]


def _free_action(setting: Setting, view: State, request: Choose, _pick: PickOne) -> Any:
    appraisal = Appraisal(setting, view, setting.side_of_seat(request.seat))
    return max(request.options, key=appraisal.worth)


_ANSWERS: dict[str, Callable[[Setting, State, Choose, PickOne], Any]] = {
    "turn": _turn,
    "payment": _payment,
    "facing": _facing,
    "set-up": _set_up,
    "drive-on": _drive_on,
    "before-roll": _before_roll,
    "supporters": _supporters,
    "bonus-card": _bonus_card,
    "artillery": _artillery,
    "free-action": _free_action,
}

PLAYERS: Mapping[str, Player] = {"random": at_random, "baseline": baseline_player}
