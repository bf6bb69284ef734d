"""Which hex does the AI move into? Open hexes, then "towards", then the ladder of 5.3.

An AI that disengages asks the same question: it goes to where the risk is lowest (V-4).
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from opfor.core.cascade import decide
from opfor.core.cite import cite
from opfor.core.measure import Shortfall, condition, measure
from opfor.core.play import Procedure
from opfor.core.question import (
    Criterion,
    Question,
    Tie,
    keep_if_possible,
    lowest,
    must,
    prefer,
    selected,
)
from opfor.games.coh.bot.ability import close_combat, disengagement, low_risk_moves, move_limits
from opfor.games.coh.bot.ability.stacks import is_free_of_ai
from opfor.games.coh.bot.seen.survey import HEXES, Goal, Survey
from opfor.games.coh.values import shortfalls as why
from opfor.games.coh.values.ladder_cases import AWAY, LEAVING, MOVING
from opfor.games.coh.values.play import CohPlay


class Way(Struct, frozen=True):
    """A move being planned: who goes, towards what, how carefully; ``leaving`` is the row by which
    it disengages."""

    survey: Survey
    ai: int
    goal: Goal = -1
    low_risk: bool = False
    leaving: str = ""

    @property
    def in_danger(self) -> bool:
        return low_risk_moves.starts_in_danger(self.survey, self.ai)


@measure(words=why.WORDS, brief="one that a move of the AI can end in")
@cite("COH-2.0-b")
def in_reach(way: Way, cell: int) -> bool | Shortfall:
    return cell in way.survey.ends(way.ai) or why.NO_WAY_IN


@measure(brief="without another AI")
@cite("COH-5.5-a", "COH-5.5-b")
def not_stacked(way: Way, cell: int) -> bool:
    return is_free_of_ai(way.survey, way.ai, cell)


@measure(
    rulings=("move-onto-target",),
    brief="without a Unit, or the target's own hex if it fights there",
)
def may_meet(way: Way, cell: int) -> bool:
    return close_combat.may_meet(way.survey, way.ai, cell, way.goal, way.low_risk)


MEETS_NOBODY = replace(may_meet, brief="without a Unit")


@measure(
    rulings=("ai-bonus-moves",), brief="reached through no fire zone hex next to the zone's Unit"
)
def at_arms_length(way: Way, cell: int) -> bool:
    """No hex entered on the way lies in a short-range fire zone."""
    return low_risk_moves.comes_no_closer(way.survey, way.ai, cell)


@measure(brief="no farther from the target")
def not_farther(way: Way, cell: int) -> bool:
    return move_limits.change(way.survey, way.ai, way.goal, cell) <= 0


@measure(brief="closer to the target")
def closer(way: Way, cell: int) -> bool:
    return move_limits.change(way.survey, way.ai, way.goal, cell) < 0


@measure(rulings=("flank-and-cover-entry",), brief="a way into the flank or into more cover")
def useful(way: Way, cell: int) -> bool:
    """A way out at the same distance."""
    return move_limits.instead(way.survey, way.ai, way.goal, cell) > 0


@measure(rulings=("low-risk-flank",), brief="outside fire zones, or with cover enough")
def permitted(way: Way, cell: int) -> bool:
    farther = move_limits.change(way.survey, way.ai, way.goal, cell)
    return low_risk_moves.is_permitted(way.survey, way.ai, way.goal, cell, farther)


FROM_OUTSIDE = replace(permitted, brief=disengagement.FROM_OUTSIDE)
FROM_INSIDE = replace(permitted, brief=disengagement.FROM_INSIDE)


@measure(HEXES, brief="nearest to the target")
@cite("COH-5.3-a")
def hexes_away(way: Way, cell: int) -> int:
    """Hexes to the goal."""
    return way.survey.distance(cell, way.goal)


@measure(
    words={2: "the better way out", 1: "a way out", 0: "no way out"},
    rulings=("blocked-move-order", "flank-and-cover-entry"),
    brief="into the flank, then into more cover",
)
def way_out(way: Way, cell: int) -> int:
    return move_limits.instead(way.survey, way.ai, way.goal, cell)


@measure(brief="outside every Unit's fire zone")
@cite("COH-5.3-b", "COH-5.3.2-c", "COH-5.3.2-e")
def outside_fire_zones(way: Way, cell: int) -> bool:
    return low_risk_moves.is_safe(way.survey, cell)


@measure("DM", said="DM {}", brief="highest DM")
@cite("COH-5.3-c")
def highest_dm(way: Way, cell: int) -> int:
    return way.survey.dm_on_entering(way.ai, cell)


@measure(
    "hex to the flank|hexes to the flank",
    brief="in the target's flank, or fewest hexes from one of the flank hexes next to it",
)
@cite("COH-5.3-d")
def towards_flank(way: Way, cell: int) -> int:
    return move_limits.flank_rank(way.survey, way.ai, way.goal, cell)


@condition("at low risk")
def is_careful(way: Way, _left: Sequence[int]) -> bool:
    return way.low_risk


@condition("not at low risk")
def is_bold(way: Way, _left: Sequence[int]) -> bool:
    return not way.low_risk


@condition("at low risk from outside all fire zones")
def is_careful_outside(way: Way, _left: Sequence[int]) -> bool:
    return way.low_risk and not way.in_danger


@condition("at low risk from inside a fire zone")
def is_careful_inside(way: Way, _left: Sequence[int]) -> bool:
    return way.low_risk and way.in_danger


@condition("no open hex is closer")
def gets_no_closer(way: Way, left: Sequence[int]) -> bool:
    """The best open hexes are as far from the goal as here."""
    survey = way.survey
    return survey.distance(left[0], way.goal) == survey.distance(survey.cell(way.ai), way.goal)


@condition("not at low risk and no open hex is closer")
def ranks_ways_out_boldly(way: Way, left: Sequence[int]) -> bool:
    """By ruling, hexes a Low Risk Move may enter compete at once in the ladder."""
    return not way.low_risk and gets_no_closer(way, left)


@condition("at low risk from inside a fire zone with no open hex closer")
def sidesteps_in_danger(way: Way, left: Sequence[int]) -> bool:
    return is_careful_inside(way, left) and gets_no_closer(way, left)


@condition("at low risk from inside a fire zone with an open hex closer")
def closes_in_danger(way: Way, left: Sequence[int]) -> bool:
    return is_careful_inside(way, left) and not gets_no_closer(way, left)


def cases(way: Way) -> tuple[str, ...]:
    return (LEAVING[way.leaving], AWAY) if way.leaving else (MOVING,)


TIERS, PERMISSIONS = ("low-risk-order", "tiers"), ("low-risk-order", "permissions")


def safer_first(ruled: tuple[str, str]) -> tuple[Criterion[Way, int], ...]:
    """A Low Risk Move's hexes outside fire zones: a tier before the ladder, or a rung of it."""
    rungs = (
        ("COH-5.3.2-c", is_careful_outside),
        ("COH-5.3.2-g", sidesteps_in_danger),
        ("COH-5.3.2-e", closes_in_danger),
    )
    return tuple(
        keep_if_possible(rule, outside_fire_zones, when=when, case=MOVING, ruled=ruled)
        for rule, when in rungs
    )


HEX: Question[Way, int] = Question(
    "hex",
    "Which hex does it move into?",
    "the hexes one move action of the AI can end in, and all those next to it",
    (
        must("COH-2.0-b", in_reach),
        must("COH-5.5-a", not_stacked),
        must("COH-5.3.2-a", MEETS_NOBODY, when=is_careful),
        must("COH-5.1-d", may_meet, when=is_bold, by="R-COH-5", case=MOVING),
        must("COH-5.3.2-b", at_arms_length, when=is_careful),
        must("COH-5.2-a", not_farther, case=MOVING),
        must("COH-5.3.2-d", FROM_OUTSIDE, when=is_careful_outside, case=MOVING),
        must("COH-5.3.2-f", FROM_INSIDE, when=is_careful_inside, case=MOVING),
        *disengagement.permitted_rungs(is_careful_outside, is_careful_inside),
        keep_if_possible("COH-5.2-a", closer, case=MOVING),
        must("COH-5.2-b", useful, when=gets_no_closer, by="R-COH-2", case=MOVING),
        prefer("COH-5.2-b", way_out, when=gets_no_closer, by="QC-14", case=MOVING, ruled=TIERS),
        prefer(
            "COH-5.2-b", way_out, when=ranks_ways_out_boldly, by="QC-14", case=MOVING,
            ruled=PERMISSIONS,
        ),
        *safer_first(TIERS),
        lowest("COH-5.3-a", hexes_away, case=MOVING),
        *safer_first(PERMISSIONS),
        keep_if_possible("COH-5.3-b", outside_fire_zones, when=is_bold, case=MOVING),
        prefer("COH-5.3-c", highest_dm, case=MOVING),
        lowest("COH-5.3-d", towards_flank, case=MOVING),
        *disengagement.risk_rungs("COH-4.1.2-g"),
        *disengagement.risk_rungs("COH-4.1.2-l"),
    ),
    named=lambda way, cell: way.survey.field.name(cell),
    tie=Tie("uniform", "COH-5.3-e", "hex to move into"),
    select=selected(cases),
    chosen="It goes to {}",
)  # fmt: skip


@cite("COH-5.3-e", "COH-5.3.2-i", "low-risk-order")
def choose_hex(play: CohPlay, way: Way) -> Procedure[int]:
    """Settle the hex; chance decides among equals."""
    cell = yield from decide(play, HEX, way, _near(way))
    assert cell is not None, "an AI that can move has a hex to go to"
    return cell


def _near(way: Way) -> tuple[int, ...]:
    """Where it could go, then the hexes next to it where it cannot."""
    ends = way.survey.ends(way.ai)
    beside = way.survey.field.adjacent(way.survey.cell(way.ai))
    return (*ends, *(cell for cell in beside if cell not in ends))


@cite("COH-4.1.2-g", "COH-4.1.2-l", "V-4")
def choose_refuge(play: CohPlay, survey: Survey, ai: int, rule: str) -> Procedure[int]:
    """Settle the hex to disengage into: a Low Risk Move away."""
    return (yield from choose_hex(play, Way(survey, ai, low_risk=True, leaving=rule)))
