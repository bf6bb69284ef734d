"""Which way does the AI face? The ladder of 5.3.1, and the pivots that turn to somebody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from opfor.core.cascade import decide, narrowed_by
from opfor.core.cite import cite
from opfor.core.measure import measure
from opfor.core.play import Play, Procedure
from opfor.core.question import Question, Tie, must, prefer, selected
from opfor.games.coh.bot.seen.survey import Goal, Survey
from opfor.games.coh.values.play import CohPlay
from opfor.kit.hexes import FACINGS


class Standpoint(Struct, frozen=True):
    """An AI in a hex, about to face somewhere. ``towards`` must come into its arc, if given
    (one of them is enough); ``most`` puts the number of Units in its fire zone first;
    ``revealed``: it takes the place of a Rumored Enemy."""

    survey: Survey
    ai: int
    cell: int
    towards: tuple[Goal, ...] = ()
    most: bool = False
    rule: str = "COH-5.3.1-a"
    revealed: bool = False
    closest: tuple[Goal, ...] = ()
    objectives: tuple[Goal, ...] = ()

    def covers(self, facing: int, goal: Goal) -> bool:
        arc = self.survey.field.arc(self.cell, FACINGS[facing])
        return any(arc >> cell & 1 for cell in self.survey.cells(goal))


def standpoint(
    survey: Survey,
    ai: int,
    cell: int,
    towards: tuple[Goal, ...] = (),
    *,
    most: bool = False,
    rule: str = "COH-5.3.1-a",
    revealed: bool = False,
) -> Standpoint:
    """An AI about to face somewhere, with the Units and Objectives closest to its hex; one that
    stands on its closest Objective looks out for none, though an edge goes on beside it."""
    closest = tuple(survey.nearest(cell, survey.units))
    objectives = survey.goals(units=False, objectives=True)
    if survey.rulings.facing_objective != "most":
        objectives = survey.nearest(cell, objectives)
        objectives = [goal for goal in objectives if survey.distance(cell, goal)]
    return Standpoint(survey, ai, cell, towards, most, rule, revealed, closest, tuple(objectives))


@measure(brief="one with the target in its front arc")
def turns_to_it(at: Standpoint, facing: int) -> bool:
    return any(at.covers(facing, goal) for goal in at.towards)


@measure(
    "Units",
    said="{} Unit in its fire zone|{} Units in its fire zone",
    brief="most Units in its fire zone",
)
@cite("V-6", "COH-4.1.2-k")
def units_in_zone(at: Standpoint, facing: int) -> int:
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


@measure(
    "Units",
    said="{} of your closest units in its arc",
    brief="most of its closest Units in its arc",
)
@cite("COH-5.3.1-a", "several-closest")
def closest_units(at: Standpoint, facing: int) -> int:
    """How many of the closest Units come into the arc."""
    return sum(at.covers(facing, unit) for unit in at.closest)


@measure(brief="one of the closest Units in its arc")
@cite("COH-5.3.1-a", "several-closest")
def a_closest_unit(at: Standpoint, facing: int) -> bool:
    """By ruling, one of the closest Units is enough."""
    return any(at.covers(facing, unit) for unit in at.closest)


@measure(
    "Objectives",
    said="{} of its Objectives in its arc",
    brief="its closest Objective in its arc",
)
@cite("COH-5.3.1-b", "facing-objective")
def closest_objectives(at: Standpoint, facing: int) -> int:
    """How many of the Objectives that count come into the arc."""
    return sum(at.covers(facing, goal) for goal in at.objectives)


MOST_OBJECTIVES = replace(
    closest_objectives, id="objectives-in-arc", brief="most Objectives in its arc"
)


@measure(
    "Units",
    said="{} unit of yours in sight|{} units of yours in sight",
    brief="as many Units in sight as possible",
)
@cite("COH-5.3.1-c")
def visible_units(at: Standpoint, facing: int) -> int:
    """How many Units in sight come into the arc."""
    survey = at.survey
    seen = survey.look.sight[at.cell] & survey.field.arc(at.cell, FACINGS[facing])
    return sum(seen >> survey.cell(unit) & 1 for unit in survey.units)


@measure(
    "Units",
    said="{} unit of yours in its arc|{} units of yours in its arc",
    brief="most Units in its arc",
)
@cite("COH-6.2-f")
def units_in_arc(at: Standpoint, facing: int) -> int:
    """How many Units come into the arc, seen or not."""
    return sum(at.covers(facing, unit) for unit in at.survey.units)


TURNS = {
    "COH-4.1.2-k": "a short-range Pivot turns it",
    "COH-4.1.2-n": "it turns to attack",
    "COH-5.3.2-h": "it turns to a Unit that flanks it",
    "COH-5.0.1-i": "a tactical Pivot turns it",
}
"""The pivots that turn to somebody, by their row."""
MOST = "a Pivot looks for most Units in its fire zone"
REVEALED, FLUSHED_OUT = "it is revealed", "it is revealed by an attack"
OF_ITSELF = "it moves or turns"


def cases(at: Standpoint) -> tuple[str, ...]:
    """Whom it must face, if anybody; and why it faces anywhere."""
    if at.revealed:
        return (FLUSHED_OUT, REVEALED) if at.most else (REVEALED,)
    found = (TURNS[at.rule], OF_ITSELF) if at.towards else (OF_ITSELF,)
    return (*found, MOST) if at.most else found


FACING: Question[Standpoint, int] = Question(
    "facing",
    "Which way does it face?",
    "the six hexsides",
    (
        *(must(rule, turns_to_it, case=case) for rule, case in TURNS.items()),
        prefer("COH-4.1.2-k", units_in_zone, by="V-6", case=MOST),
        prefer("COH-6.2.2-c", units_in_zone, case=FLUSHED_OUT),
        prefer("COH-5.3.1-a", closest_units, ruled=("several-closest", "cover-most")),
        prefer("COH-5.3.1-a", a_closest_unit, ruled=("several-closest", "any-one")),
        prefer("COH-6.2-f", units_in_arc, case=REVEALED),
        prefer(
            "COH-5.3.1-b", closest_objectives, ruled=("facing-objective", "closest"), case=OF_ITSELF
        ),
        prefer("COH-5.3.1-b", MOST_OBJECTIVES, ruled=("facing-objective", "most"), case=OF_ITSELF),
        prefer("COH-5.3.1-c", visible_units, case=OF_ITSELF),
    ),
    named=lambda _at, facing: FACINGS[facing].name,
    tie=Tie("uniform", "COH-5.3.1-c", "facing"),
    select=selected(cases),
    chosen="It faces {}",
)


@cite("COH-5.3.1-a", "COH-5.3.1-b", "COH-5.3.1-c")
def choose_facing(play: CohPlay, at: Standpoint) -> Procedure[int]:
    """Settle the facing; chance decides among equals."""
    facing = yield from decide(play, FACING, at, range(6))
    assert facing is not None, "somebody who must be faced can be"
    return facing


def best_facings(at: Standpoint) -> Sequence[int]:
    """What the ladder leaves, without a word about it."""
    return narrowed_by(_Silent(at.survey), FACING, at, range(6)).survivors


class _Silent(Play[Any, Any]):
    """Narrows without keeping reasons: for looking whether something is possible at all."""

    def __init__(self, survey: Survey) -> None:
        self.explain = False
        self.setting = survey.look.setting
