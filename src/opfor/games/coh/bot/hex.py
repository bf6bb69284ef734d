"""Which hex does the AI move into? Open hexes, then "towards", then the ladder of 5.3."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from opfor.core.cascade import Criterion, keep_if_possible, lowest, must, narrow, prefer
from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.games.coh.bot.ability import low_risk_moves, towards
from opfor.games.coh.bot.seen.survey import Goal, Survey
from opfor.games.coh.bot.tie import settle
from opfor.games.coh.values.play import CohPlay


@dataclass(frozen=True)
class Way:
    """A move being planned: who goes, towards what, how carefully."""

    survey: Survey
    ai: int
    goal: Goal
    low_risk: bool

    @property
    def in_danger(self) -> bool:
        return low_risk_moves.starts_in_danger(self.survey, self.ai)


def not_stacked(way: Way, cell: int) -> bool:
    return towards.is_free_of_ai(way.survey, way.ai, cell)


def may_meet(way: Way, cell: int) -> bool:
    return towards.may_meet(way.survey, way.ai, cell, way.goal, way.low_risk)


def at_arms_length(way: Way, cell: int) -> bool:
    return low_risk_moves.is_at_arms_length(way.survey, cell)


def not_farther(way: Way, cell: int) -> bool:
    return towards.change(way.survey, way.ai, way.goal, cell) <= 0


def useful(way: Way, cell: int) -> bool:
    """A way out at the same distance."""
    return way_out(way, cell) > 0


def permitted(way: Way, cell: int) -> bool:
    farther = towards.change(way.survey, way.ai, way.goal, cell)
    return low_risk_moves.is_permitted(way.survey, way.ai, way.goal, cell, farther)


@cite("COH-5.3-a")
def hexes_away(way: Way, cell: int) -> int:
    """Hexes to the goal."""
    return way.survey.distance(cell, way.goal)


def way_out(way: Way, cell: int) -> int:
    return towards.instead(way.survey, way.ai, way.goal, cell)


@cite("COH-5.3-b", "COH-5.3.2-c", "COH-5.3.2-e")
def outside_fire_zones(way: Way, cell: int) -> bool:
    return low_risk_moves.is_safe(way.survey, cell)


@cite("COH-5.3-c")
def highest_dm(way: Way, cell: int) -> int:
    return way.survey.dm_on_entering(way.ai, cell)


@cite("COH-5.3-d")
def towards_flank(way: Way, cell: int) -> int:
    return towards.flank_rank(way.survey, way.ai, way.goal, cell)


def is_careful(way: Way, _left: Sequence[int]) -> bool:
    return way.low_risk


def is_bold(way: Way, _left: Sequence[int]) -> bool:
    return not way.low_risk


def is_careful_outside(way: Way, _left: Sequence[int]) -> bool:
    return way.low_risk and not way.in_danger


def is_careful_inside(way: Way, _left: Sequence[int]) -> bool:
    return way.low_risk and way.in_danger


def gets_no_closer(way: Way, left: Sequence[int]) -> bool:
    """The best open hexes are as far from the goal as here."""
    return hexes_away(way, left[0]) == hexes_away(way, way.survey.cell(way.ai))


@cite("low-risk-order")
def ranks_ways_out(way: Way, left: Sequence[int]) -> bool:
    """Whether the flank comes before cover; by ruling, hexes a Low Risk Move may enter compete
    at once in the ladder."""
    alike = way.low_risk and way.survey.ruled("low-risk-order", "permissions")
    return gets_no_closer(way, left) and not alike


def sidesteps_in_danger(way: Way, left: Sequence[int]) -> bool:
    return is_careful_inside(way, left) and gets_no_closer(way, left)


def closes_in_danger(way: Way, left: Sequence[int]) -> bool:
    return is_careful_inside(way, left) and not gets_no_closer(way, left)


CASCADE: tuple[Criterion[Way, int], ...] = (
    must("COH-5.5-a", not_stacked),
    must("COH-5.3.2-a", may_meet, when=is_careful),
    must("COH-5.1-d", may_meet, when=is_bold, by="R-COH-5"),
    must("COH-5.3.2-b", at_arms_length, when=is_careful),
    must("COH-5.2-a", not_farther),
    must("COH-5.3.2-d", permitted, when=is_careful_outside),
    must("COH-5.3.2-f", permitted, when=is_careful_inside),
    lowest("COH-5.3-a", hexes_away),
    must("COH-5.2-b", useful, when=gets_no_closer, by="R-COH-2"),
    prefer("COH-5.2-b", way_out, when=ranks_ways_out, by="QC-14"),
    keep_if_possible("COH-5.3.2-c", outside_fire_zones, when=is_careful_outside),
    keep_if_possible("COH-5.3.2-g", outside_fire_zones, when=sidesteps_in_danger),
    keep_if_possible("COH-5.3.2-e", outside_fire_zones, when=closes_in_danger),
    keep_if_possible("COH-5.3-b", outside_fire_zones, when=is_bold),
    prefer("COH-5.3-c", highest_dm),
    lowest("COH-5.3-d", towards_flank),
)


@cite("COH-5.3-e", "COH-5.3.2-i")
def choose_hex(play: CohPlay, way: Way) -> Procedure[int]:
    """Settle the hex; chance decides among equals."""
    survey = way.survey
    narrowed = narrow(play, "hex", CASCADE, way, survey.steps(way.ai), survey.field.name)
    return (yield from settle(play, narrowed, "hex to move into", "COH-5.3-e"))
