"""Which way does the AI face? The ladder of 5.3.1, and the pivots that turn to somebody."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from opfor.core.cascade import Criterion, must, narrow, prefer
from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.games.coh.bot.seen.survey import Goal, Survey
from opfor.games.coh.bot.tie import settle
from opfor.games.coh.values.play import CohPlay
from opfor.kit.hexes import FACINGS


@dataclass(frozen=True)
class Stance:
    """An AI in a hex, about to face somewhere. ``towards`` must come into its arc, if given
    (one of them is enough); ``most`` puts the number of Units in its fire zone first."""

    survey: Survey
    ai: int
    cell: int
    towards: tuple[Goal, ...] = ()
    most: bool = False
    rule: str = "COH-5.3.1-a"
    closest: tuple[Goal, ...] = field(default=())
    objectives: tuple[Goal, ...] = field(default=())

    def covers(self, facing: int, goal: Goal) -> bool:
        arc = self.survey.field.arc(self.cell, FACINGS[facing])
        return any(arc >> cell & 1 for cell in self.survey.cells(goal))


def stance(
    survey: Survey,
    ai: int,
    cell: int,
    towards: tuple[Goal, ...] = (),
    *,
    most: bool = False,
    rule: str = "COH-5.3.1-a",
) -> Stance:
    """An AI about to face somewhere, with the Units and Objectives closest to its hex."""
    closest = tuple(survey.nearest(cell, survey.units))
    objectives = survey.goals(units=False, objectives=True)
    if not survey.ruled("facing-objective", "most"):
        objectives = survey.nearest(cell, objectives)
    return Stance(survey, ai, cell, towards, most, rule, closest, tuple(objectives))


def turns_to_it(at: Stance, facing: int) -> bool:
    return any(at.covers(facing, goal) for goal in at.towards)


@cite("V-6", "COH-4.1.2-k")
def units_in_zone(at: Stance, facing: int) -> int:
    """Units in sight, arc and normal range when facing so."""
    survey = at.survey
    kind, look = survey.look.kind(at.ai), survey.look
    arc = look.field.arc(at.cell, FACINGS[facing])
    if kind.fires_all_round:
        arc = look.field.all_round(at.cell)
    zone = look.sight[at.cell] & arc & look.field.within(at.cell, look.reach(at.ai))
    if kind.minimum_range > 1:
        zone &= ~look.field.within(at.cell, kind.minimum_range - 1)
    return sum(zone >> survey.cell(unit) & 1 for unit in survey.units)


@cite("COH-5.3.1-a", "several-closest")
def closest_units(at: Stance, facing: int) -> int:
    """How many of the closest Units come into the arc."""
    found = sum(at.covers(facing, unit) for unit in at.closest)
    return min(found, 1) if at.survey.ruled("several-closest", "any-one") else found


@cite("COH-5.3.1-b", "facing-objective")
def closest_objectives(at: Stance, facing: int) -> int:
    """How many of the closest Objectives come into the arc."""
    return sum(at.covers(facing, goal) for goal in at.objectives)


@cite("COH-5.3.1-c")
def visible_units(at: Stance, facing: int) -> int:
    """How many Units in sight come into the arc."""
    survey = at.survey
    seen = survey.look.sight[at.cell] & survey.field.arc(at.cell, FACINGS[facing])
    return sum(seen >> survey.cell(unit) & 1 for unit in survey.units)


def has_to_turn(at: Stance, _left: Sequence[int]) -> bool:
    return bool(at.towards)


def wants_most(at: Stance, _left: Sequence[int]) -> bool:
    return at.most


def cascade(rule: str) -> tuple[Criterion[Stance, int], ...]:
    """Whom it must face; then the closest Unit, its Objective, most Units in sight."""
    return (
        must(rule, turns_to_it, when=has_to_turn),
        prefer(rule, units_in_zone, when=wants_most, by="V-6"),
        prefer("COH-5.3.1-a", closest_units),
        prefer("COH-5.3.1-b", closest_objectives),
        prefer("COH-5.3.1-c", visible_units),
    )


CASCADES = {
    rule: cascade(rule)
    for rule in ("COH-5.3.1-a", "COH-4.1.2-k", "COH-4.1.2-n", "COH-5.3.2-h", "COH-5.0.1-i")
}


def facing_name(facing: int) -> str:
    return FACINGS[facing].name


@cite("COH-5.3.1-a", "COH-5.3.1-b", "COH-5.3.1-c")
def choose_facing(play: CohPlay, at: Stance) -> Procedure[int]:
    """Settle the facing; chance decides among equals."""
    narrowed = narrow(play, "facing", CASCADES[at.rule], at, range(6), facing_name)
    return (yield from settle(play, narrowed, "facing", "COH-5.3.1-c"))


def best_facings(at: Stance) -> Sequence[int]:
    """What the ladder leaves, without a word about it."""
    return narrow(SILENT, "facing", CASCADES[at.rule], at, range(6), facing_name).survivors


class _Silent:
    explain = False


SILENT: CohPlay = _Silent()  # type: ignore[assignment]
"""Narrows without keeping reasons: for looking whether something is possible at all."""
