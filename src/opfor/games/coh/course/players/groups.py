"""What several units of the baseline player do as one act: go, come on, rally."""

from __future__ import annotations

from typing import NamedTuple

from opfor.games.coh.course.players.appraisal import Appraisal
from opfor.games.coh.rules.groups import neighbours_of
from opfor.games.coh.rules.movement_steps import moves
from opfor.games.coh.values import actions as do
from opfor.games.coh.values.prices import ALONG, ALONG_ACTIVATED


class Step(NamedTuple):
    """A unit's best step, what it costs and what it is worth."""

    to: int
    cost: int
    worth: float


def best_step(appraisal: Appraisal, unit: int, most: int) -> Step | None:
    """The step worth most among those that cost no more; none if none is worth anything."""
    stand, best = appraisal.stand(unit), None
    for cost, move in moves(appraisal.look, unit):
        if cost <= most:
            worth = appraisal.going(stand, move.to)
            if worth > (best.worth if best is not None else 0.0):
                best = Step(move.to, cost, worth)
    return best


def marching(appraisal: Appraisal, act: do.GroupMove) -> float:
    """What going together is worth: the first unit's step and those of everybody beside the group
    who may share its cost. Nothing if it would go alone."""
    leader = act.unit
    first = best_step(appraisal, leader, appraisal.means(leader))
    if first is None:
        return 0.0
    along = ALONG if appraisal.setting.economy == "solo" else ALONG_ACTIVATED
    group, worth = [leader], 0.0
    open_to = neighbours_of(appraisal.look, group)
    while open_to:
        unit = open_to.pop()
        step = best_step(appraisal, unit, first.cost) if _may_go(appraisal, leader, unit) else None
        if step is not None:
            group.append(unit)
            worth += step.worth
            near = neighbours_of(appraisal.look, [unit])
            open_to += [u for u in near if u not in group and u not in open_to]
    return first.worth + along * worth if len(group) > 1 else 0.0


def _may_go(appraisal: Appraisal, leader: int, unit: int) -> bool:
    """Whether a comrade can share the leader's act: the fresh with the fresh, the activated with
    the activated; who is spent only where CAPs pay for all."""
    counters, activated = appraisal.view.counters, appraisal.view.activated
    player = appraisal.setting.player_of(leader, counters[leader].side)
    if appraisal.setting.player_of(unit, counters[unit].side) != player:
        return False
    if not appraisal.look.can_move(unit):
        return False
    if leader in activated[player]:
        return unit in activated[player]
    return counters[leader].spent or not counters[unit].spent
