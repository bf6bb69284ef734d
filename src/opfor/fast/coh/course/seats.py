"""Who may sit in a person's seat: the player that makes sense, and those who do one stupid
thing, asked with what a seat sees and with offers in words. They answer by the functions that play
simulations; by the readable players where numbers have no room for a setting."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from opfor.core.foresight import PickOne, at_random
from opfor.core.game import Player
from opfor.core.memory import above
from opfor.core.requests import Choose
from opfor.fast.coh import choices as on
from opfor.fast.coh import values as fast
from opfor.fast.coh.course.players.acts import find_best, turning, worth_of
from opfor.fast.coh.course.players.appraisal import begin_thought, end_thought
from opfor.fast.coh.course.players.baseline import baseline_answer, find_best_places
from opfor.fast.coh.course.players.posture import worth_of_place
from opfor.fast.coh.course.players.strategies import nearest_step
from opfor.fast.coh.numbered_offers import numbers_of
from opfor.fast.coh.told_choices import JOINING, PLAIN
from opfor.fast.coh.values import Battle
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.shots import Wanted
from opfor.games.coh.values.state import State

NUMBERS = {
    **{name: question for question, (name, _) in PLAIN.items()},
    **{name: on.ON_JOINING for name, _ in JOINING},
    "payment": on.ON_PAYMENT,
    "group-step": on.ON_STEP,
    "drive-on": on.ON_DRIVING,
    "card-unit": on.ON_CARD_UNIT,
    "free-action": on.ON_FREE_ACTION,
    "set-up": on.ON_SET_UP,
    "facing": on.ON_FACING,
    "bonus-card": on.ON_BONUS_CARD,
    "before-roll": on.BEFORE_ROLL,
    "after-roll": on.AFTER_ROLL,
}
"""The questions by their names."""
READABLE = "opfor.games.coh.course.players"
looked_at: Callable[[Setting, State], Battle] = above("opfor.fast.coh.course.lookout:looked_at")
is_covered: Callable[[Setting], bool] = above("opfor.fast.coh.course.lookout:is_covered")
promised: Callable[[Setting, State, Choose], list[float]] = above(f"{READABLE}.promised:promise")


FOLLIES = {
    "pass": fast.PASS_ONLY,
    "stand-still": fast.STAND_STILL,
    "never-enter": fast.NEVER_ENTER,
    "rush": fast.RUSH,
}
BY_READING: Mapping[int, Player] = {
    fast.BASELINE: above(f"{READABLE}.baseline:baseline_player"),
    fast.PASS_ONLY: above(f"{READABLE}.strategies:pass_only"),
    fast.STAND_STILL: above(f"{READABLE}.strategies:stand_still"),
    fast.NEVER_ENTER: above(f"{READABLE}.strategies:never_enter"),
    fast.RUSH: above(f"{READABLE}.strategies:rush"),
}


def baseline_player(setting: Setting, view: State, request: Choose, pick: PickOne) -> Any:
    """Takes good shots, rallies, goes for objectives, keeps to cover, passes when done."""
    return _answer(fast.BASELINE, setting, view, request, pick)


def _answer(sits: int, setting: Setting, view: State, request: Choose, pick: PickOne) -> Any:
    if not is_covered(setting):
        return BY_READING[sits](setting, view, request, pick)
    return request.options[_place(sits, setting, view, request, pick)]


STRATEGIES: Mapping[str, Player] = {name: partial(_answer, sits) for name, sits in FOLLIES.items()}
PLAYERS: dict[Player, int] = {
    at_random: fast.RANDOM,
    baseline_player: fast.BASELINE,
    **{STRATEGIES[name]: sits for name, sits in FOLLIES.items()},
}
"""Who can play, by the function that plays at a table."""


def promise(setting: Setting, view: State, request: Choose) -> list[float]:
    """What each option is worth to the baseline player; passing and waiting as much as nothing."""
    if not is_covered(setting):
        return list(promised(setting, view, request))
    if request.question not in ("set-up", "turn"):
        return [0.0] * len(request.options)
    battle = _offered(fast.BASELINE, setting, view, request)
    begin_thought(battle, setting.side_of_seat(request.seat))
    places = range(battle.offered)
    if request.question == "set-up":
        worths = [worth_of_place(battle, battle.offer_at[place]) for place in places]
    else:
        worths = [_worth(battle, place) for place in places]
    end_thought(battle)
    return worths


def _worth(battle: Battle, place: int) -> float:
    if battle.offer_act[place] == fast.PIVOT:
        return turning(battle, battle.offer_unit[place], battle.offer_at[place])
    return worth_of(battle, place)


def _place(sits: int, setting: Setting, view: State, request: Choose, pick: PickOne) -> int:
    """The place among the offers of what is taken."""
    question, seated = NUMBERS[request.question], setting.side_of_seat(request.seat)
    if setting.teams is not None:
        seated = setting.teams.player_of(request.seat)
    battle = _offered(sits, setting, view, request)
    if question in (on.ON_TURN, on.ON_SET_UP):
        return _picked(battle, seated, question, pick)
    return baseline_answer(battle, seated, question)


def _offered(sits: int, setting: Setting, view: State, request: Choose) -> Battle:
    """The position as a seat sees it, with what it is asked."""
    battle = looked_at(setting, view)
    battle.player = [sits] * len(battle.player)
    for place, option in enumerate(request.options):
        told = numbers_of(battle, setting, view, request, option)
        battle.offer_act[place], battle.offer_unit[place], battle.offer_at[place] = told
    battle.offered = len(request.options)
    _throw_for(battle, request.about if isinstance(request.about, Wanted) else Wanted())
    return battle


def _throw_for(battle: Battle, wanted: Wanted) -> None:
    battle.rolls_singly = int(wanted.dice == 1)
    battle.needed = fast.NEVER if wanted.needed is None else wanted.needed
    battle.kills = fast.NEVER if wanted.kill is None else wanted.kill
    battle.shown = wanted.shown or 0


def _picked(battle: Battle, seated: int, question: int, pick: PickOne) -> int:
    """A fair pick among the acts, or the places of a unit, that are worth most."""
    sits = battle.player[seated]
    if question == on.ON_TURN and sits == fast.PASS_ONLY:
        return 0
    begin_thought(battle, seated % 2)
    hurried = nearest_step(battle) if question == on.ON_TURN and sits == fast.RUSH else 0
    if not hurried:
        (find_best if question == on.ON_TURN else find_best_places)(battle)
    end_thought(battle)
    if hurried or not battle.bests:
        return hurried
    is_asked = battle.bests > 1 or question == on.ON_SET_UP
    return battle.best[pick(battle.bests) if is_asked else 0]
