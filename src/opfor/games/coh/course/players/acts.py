"""What every act is worth to the baseline player: the acts of a turn and what belongs to them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from operator import attrgetter
from typing import Any

from opfor.games.coh.course.players.appraisal import Appraisal
from opfor.games.coh.course.players.cards import of_card
from opfor.games.coh.course.players.fieldcraft import digging, dismounting, mounting, smoking
from opfor.games.coh.course.players.fire import assaulting, firing
from opfor.games.coh.course.players.groups import marching
from opfor.games.coh.rules.groups import neighbours_of
from opfor.games.coh.rules.rally import may_rally
from opfor.games.coh.values import actions as do
from opfor.games.coh.values.prices import COVERED, FARTHEST, LEAVING, PIVOT, RALLY
from opfor.kit.hexes import FACINGS

_UNIT = attrgetter("unit")


def worth_of(appraisal: Appraisal, act: Any) -> float:
    """How much an act is worth; nothing or less: rather pass."""
    judge = _JUDGES.get(type(act))
    return judge(appraisal, act) if judge is not None else 0.0


def best_of(appraisal: Appraisal, acts: Sequence[Any]) -> list[Any]:
    """The acts worth most, if any is worth something: first all but moves and turns, which are
    then looked at only where they could be worth as much."""
    best, found = 0.0, list[Any]()
    moves, pivots = list[do.Move](), list[do.Pivot]()
    for act in acts:
        kind = type(act)
        if kind is do.Pivot:
            pivots.append(act)
        elif kind is do.Move:
            moves.append(act)
        elif kind in _JUDGES:
            best, found = _better(best, found, act, worth_of(appraisal, act))
    for unit, ways in groupby(moves, _UNIT):
        stand = appraisal.stand(unit)
        if stand.pull + appraisal.best_comfort - stand.comfort >= best:
            for move in ways:
                best, found = _better(best, found, move, appraisal.going(stand, move.to))
    if best <= PIVOT + COVERED * appraisal.look.seen[1 - appraisal.side].bit_count():
        for unit, turns in groupby(pivots, _UNIT):
            if appraisal.in_range_behind(unit):
                for pivot in turns:
                    best, found = _better(best, found, pivot, _turning(appraisal, pivot))
    return found


def _better(best: float, found: list[Any], act: Any, worth: float) -> tuple[float, list[Any]]:
    """The best so far with one more act weighed; equals stay side by side."""
    if worth <= 0 or worth < best:
        return best, found
    if worth == best:
        found.append(act)
        return best, found
    return worth, [act]


def _moving(appraisal: Appraisal, move: do.Move) -> float:
    return appraisal.going(appraisal.stand(move.unit), move.to)


def _entering(appraisal: Appraisal, enter: do.Enter | do.StepTo) -> float:
    """Worth it even if there is no goal at all: who stays off the map does nothing."""
    far = min(appraisal.to_goal(enter.to), FARTHEST)
    return 6.0 - 0.1 * far - appraisal.risk(enter.to)


def _turning(appraisal: Appraisal, pivot: do.Pivot) -> float:
    """Turn only if somebody in range is outside the arc and nobody inside it."""
    cell = appraisal.view.counters[pivot.unit].cell
    behind = appraisal.in_range_behind(pivot.unit)
    covered = behind & appraisal.field.arc(cell, FACINGS[pivot.facing])
    return PIVOT + COVERED * covered.bit_count() if covered else 0.0


def _rallying(appraisal: Appraisal, rally: do.Rally) -> float:
    return RALLY[appraisal.risk(appraisal.view.counters[rally.unit].cell) >= 2]


def _rallying_together(appraisal: Appraisal, act: do.GroupRally) -> float:
    """As many rallies as there are hit neighbours."""
    near = neighbours_of(appraisal.look, [act.unit])
    return sum(
        _rallying(appraisal, do.Rally(unit))
        for unit in (act.unit, *near)
        if may_rally(appraisal.look, unit)
    )


def _leaving(appraisal: Appraisal, leave: do.Leave) -> float:
    errand = appraisal.errands.get(leave.unit)
    return LEAVING if errand is None or errand.leaves else 0.0


def _playing(appraisal: Appraisal, act: do.PlayCard) -> float:
    return of_card(appraisal, act.card)


_JUDGES: dict[type, Callable[[Appraisal, Any], float]] = {
    do.Fire: firing,
    do.Assault: assaulting,
    do.Move: _moving,
    do.GroupMove: marching,
    do.Enter: _entering,
    do.Pivot: _turning,
    do.Rally: _rallying,
    do.GroupRally: _rallying_together,
    do.Leave: _leaving,
    do.PlayCard: _playing,
    do.DigIn: digging,
    do.LaySmoke: smoking,
    do.Load: mounting,
    do.Unload: dismounting,
}
