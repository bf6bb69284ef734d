"""Players for simulation: one that does anything legal, one that makes sense."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from opfor.cardboard.coh.counters.action_cards import action_cards
from opfor.core.foresight import PickOne
from opfor.core.requests import Choose
from opfor.games.coh.course.players.acts import best_of, worth_of
from opfor.games.coh.course.players.appraisal import Appraisal
from opfor.games.coh.course.players.cards import for_unit, goes_further
from opfor.games.coh.course.players.dice import after_roll, before_roll
from opfor.games.coh.course.players.fieldcraft import veil
from opfor.games.coh.course.players.posture import best_facing, crowd, worth_of_place
from opfor.games.coh.values import actions as do
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.state import State

EAGER = frozenset({"delay", "bog-down", "aim", "turn-again"})
"""Bonus cards the baseline plays whenever it may."""


def baseline_player(setting: Setting, view: State, request: Choose, pick: PickOne) -> Any:
    """Takes good shots, rallies, goes for objectives, keeps to cover, passes when done."""
    answer = _ANSWERS.get(request.question)
    if answer is None:
        return request.options[0]
    return answer(setting, view, request, pick)


def _turn(setting: Setting, view: State, request: Choose, pick: PickOne) -> Any:
    side = setting.side_of_seat(request.seat)
    equals = best_of(Appraisal(setting, view, side), request.options)
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
    return before_roll(request)


def _after_roll(_setting: Setting, _view: State, request: Choose, _pick: PickOne) -> Any:
    return after_roll(request)


def _after_move(setting: Setting, view: State, request: Choose, _pick: PickOne) -> Any:
    """One hex further if it is worth a card."""
    unit = view.acted[-1] if view.acted else -1
    appraisal = Appraisal(setting, view, setting.side_of_seat(request.seat))
    return request.options[unit >= 0 and goes_further(appraisal, unit)]


def _card_unit(setting: Setting, view: State, request: Choose, _pick: PickOne) -> Any:
    """The unit that makes most of the card."""
    appraisal = Appraisal(setting, view, setting.side_of_seat(request.seat))
    return max(request.options, key=lambda o: for_unit(appraisal, request.about, o.unit))


def _supporters(_setting: Setting, _view: State, request: Choose, _pick: PickOne) -> Any:
    """Everybody who can support does."""
    return next((o for o in request.options if isinstance(o, do.Join)), request.options[0])


def _step(setting: Setting, view: State, request: Choose, _pick: PickOne) -> Any:
    """Who goes along, and where to: the best step of all, as long as one is worth it."""
    appraisal = Appraisal(setting, view, setting.side_of_seat(request.seat))
    steps = [option for option in request.options if isinstance(option, do.StepTo)]
    here = {unit: view.counters[unit].cell for unit in {step.unit for step in steps}}
    worths = [
        appraisal.going(appraisal.stand(s.unit), s.to) if s.to != here[s.unit] else 0.0
        for s in steps
    ]
    best = max(range(len(steps)), key=worths.__getitem__)
    return steps[best] if worths[best] > 0 or len(steps) == len(request.options) else do.Done()


def _coming_on(setting: Setting, view: State, request: Choose, _pick: PickOne) -> Any:
    """Everybody due comes along, by the best hex."""
    appraisal = Appraisal(setting, view, setting.side_of_seat(request.seat))
    steps = [option for option in request.options if isinstance(option, do.StepTo)]
    return max(steps, key=lambda step: worth_of(appraisal, do.Enter(step.unit, step.to)))


def _smoke(setting: Setting, view: State, request: Choose, _pick: PickOne) -> Any:
    """Where it veils most."""
    appraisal = Appraisal(setting, view, setting.side_of_seat(request.seat))
    return max(request.options, key=lambda option: veil(appraisal, option.cell))


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
    return max(request.options, key=lambda act: worth_of(appraisal, act))


_ANSWERS: dict[str, Callable[[Setting, State, Choose, PickOne], Any]] = {
    "turn": _turn,
    "payment": _payment,
    "facing": _facing,
    "set-up": _set_up,
    "drive-on": _drive_on,
    "before-roll": _before_roll,
    "after-roll": _after_roll,
    "after-move": _after_move,
    "card-unit": _card_unit,
    "supporters": _supporters,
    "group-step": _step,
    "group-enter": _coming_on,
    "rally-group": _supporters,
    "dig-in-group": _supporters,
    "smoke": _smoke,
    "bonus-card": _bonus_card,
    "artillery": _artillery,
    "free-action": _free_action,
}
