"""The ladders of 5.1 and 5.2, each in one place, for order cards and mission lines alike.

What differs is how much is known: somebody who acts sees a Unit's DV and AR as they stand against
it (``target``), a mission's line where nobody acts takes front DR and DM, and the greatest AR
(``picks``). The rungs, their order and everything else they measure stand here.
"""

from __future__ import annotations

from typing import Any, Protocol

from opfor.core.cite import cite
from opfor.core.measure import Measure, measure
from opfor.core.question import Criterion, lowest, prefer
from opfor.games.coh.bot.seen.survey import Goal, Survey

AP = "AP"
COST = "cost {} AP"
HEXES = "hex|hexes"


class Surveyed(Protocol):
    """Whatever is asked about a surveyed map."""

    @property
    def survey(self) -> Survey: ...


@measure(brief="with a hit")
@cite("COH-5.1.2-b", "COH-5.2.2-c")
def is_hit(at: Surveyed, goal: Goal) -> bool:
    return goal >= 0 and bool(at.survey.counters[goal].hit)


@measure(brief="Fresh")
@cite("COH-5.1.2-c", "QC-12")
def is_fresh(at: Surveyed, goal: Goal) -> bool:
    return goal >= 0 and not at.survey.counters[goal].spent


@measure(AP, said=COST, brief="lowest attack cost")
@cite("COH-5.1.2-e", "COH-5.1.1-c", "V-39")
def attack_cost(at: Surveyed, goal: Goal) -> int:
    return at.survey.look.attack_cost(goal) if goal >= 0 else 0


@measure(AP, said=COST, brief="lowest move cost")
@cite("COH-5.1.2-f", "COH-5.2.1-a", "V-39")
def move_cost(at: Surveyed, goal: Goal) -> int:
    return at.survey.look.move_cost(goal) if goal >= 0 else 0


@measure(brief="Spent")
@cite("COH-5.2.2-b", "QC-12")
def is_spent(at: Surveyed, goal: Goal) -> bool:
    return goal >= 0 and at.survey.counters[goal].spent


@measure(HEXES, brief="closest to an Objective")
@cite("COH-5.2.2-d")
def to_objective(at: Surveyed, goal: Goal) -> int:
    """Hexes from a Unit to the nearest Objective."""
    survey = at.survey
    objectives = survey.goals(units=False, objectives=True)
    if goal < 0:
        return 0
    return min((survey.distance(survey.cell(goal), o) for o in objectives), default=0)


@measure(brief="without a hit")
@cite("COH-5.1.1-a", "COH-5.2.1-a", "QC-9")
def is_unhit(at: Surveyed, ai: int) -> bool:
    return not at.survey.counters[ai].hit


@measure("DM", said="DM {}", brief="highest DM where it stands")
@cite("COH-5.1.1-d")
def highest_dm(at: Surveyed, ai: int) -> int:
    return at.survey.dm(ai)


Rungs = tuple[Criterion[Any, int], ...]


def attacked_units(dv: Measure[Any, Goal], ar: Measure[Any, Goal], case: str = "") -> Rungs:
    """5.1.2, whom an attack is aimed at: lowest DV, hit, fresh, highest AR, cheap to attack with,
    cheap to move."""
    return (
        lowest("COH-5.1.2-a", dv, case=case),
        prefer("COH-5.1.2-b", is_hit, case=case),
        prefer("COH-5.1.2-c", is_fresh, case=case),
        prefer("COH-5.1.2-d", ar, case=case),
        lowest("COH-5.1.2-e", attack_cost, case=case),
        lowest("COH-5.1.2-f", move_cost, case=case),
    )


def moved_towards(case: str = "") -> Rungs:
    """5.2.2, what a move goes towards: spent, hit, nearest to an Objective."""
    by_ladder = ("move-target-ladder", "v58")
    return (
        prefer("COH-5.2.2-b", is_spent, case=case, ruled=by_ladder),
        prefer("COH-5.2.2-c", is_hit, case=case, ruled=by_ladder),
        lowest("COH-5.2.2-d", to_objective, case=case, ruled=by_ladder),
    )


def attackers(ar: Measure[Any, int], case: str = "") -> Rungs:
    """5.1.1, who attacks: unhit, highest AR, cheapest attack, highest DM."""
    return (
        prefer("COH-5.1.1-a", is_unhit, case=case),
        prefer("COH-5.1.1-b", ar, case=case),
        lowest("COH-5.1.1-c", attack_cost, case=case),
        prefer("COH-5.1.1-d", highest_dm, case=case),
    )


def movers(case: str = "") -> Rungs:
    """5.2.1, who moves: unhit, cheapest to move."""
    return (
        prefer("COH-5.2.1-a", is_unhit, case=case),
        lowest("COH-5.2.1-a", move_cost, case=case),
    )
