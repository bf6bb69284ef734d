"""Players who do one stupid thing all game long: no mission should be won that way.

All else they do as the baseline player does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from opfor.cardboard.coh.counters.action_cards import action_cards
from opfor.core.foresight import PickOne
from opfor.core.requests import Choose
from opfor.games.coh.course.players.appraisal import Appraisal
from opfor.games.coh.course.players.baseline import baseline_player
from opfor.games.coh.values import actions as do
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.state import State

TURN = "turn"
ONWARDS = (do.Move, do.GroupMove)
AWAY = (*ONWARDS, do.Leave, do.Load, do.Unload)
STEPS = ("act-free", "drive-free")
"""What cards do that may be a move."""
COMING_ON = 1000
"""Whoever is not on the map yet comes first."""


def pass_only(setting: Setting, view: State, request: Choose, pick: PickOne) -> Any:
    """Passes every turn."""
    if request.question == TURN:
        return request.options[0]
    return baseline_player(setting, view, request, pick)


def stand_still(setting: Setting, view: State, request: Choose, pick: PickOne) -> Any:
    """Never moves: shoots, turns, rallies and digs in where it stands or came on."""
    kept = [act for act in request.options if not _is_move(act)]
    return _limited(setting, view, request, pick, kept)


def never_enter(setting: Setting, view: State, request: Choose, pick: PickOne) -> Any:
    """Leaves everybody off the map who is."""
    kept = [act for act in request.options if not isinstance(act, do.Enter)]
    return _limited(setting, view, request, pick, kept)


def rush(setting: Setting, view: State, request: Choose, pick: PickOne) -> Any:
    """Comes on and goes the shortest way to its goal, whatever is there; shoots when no step brings
    anybody nearer."""
    if request.question != TURN:
        return baseline_player(setting, view, request, pick)
    appraisal = Appraisal(setting, view, setting.side_of_seat(request.seat))
    nearest, most = None, 0
    for act in request.options:
        nearer = _nearer(appraisal, act)
        if nearer > most:
            nearest, most = act, nearer
    if nearest is not None:
        return nearest
    kept = [act for act in request.options if not isinstance(act, ONWARDS)]
    return _limited(setting, view, request, pick, kept)


def _limited(
    setting: Setting, view: State, request: Choose, pick: PickOne, kept: Sequence[Any]
) -> Any:
    """The baseline player's answer, on its turn to a part of the offers only."""
    if request.question == TURN:
        request = replace(request, options=tuple(kept))
    return baseline_player(setting, view, request, pick)


def _is_move(act: Any) -> bool:
    if isinstance(act, do.PlayCard):
        return action_cards()[act.card].effect in STEPS
    return isinstance(act, AWAY)


def _nearer(appraisal: Appraisal, act: Any) -> int:
    """How much nearer to its goal an act takes a unit."""
    if isinstance(act, do.Enter):
        return COMING_ON - appraisal.to_goal(act.to)
    if not isinstance(act, do.Move):
        return 0
    row = appraisal.row_of(act.unit)
    return row[appraisal.view.counters[act.unit].cell] - row[act.to]


STRATEGIES = {
    "pass": pass_only,
    "stand-still": stand_still,
    "never-enter": never_enter,
    "rush": rush,
}
