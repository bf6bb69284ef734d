"""Movement: who moves where. Victory, early cover, wounded units, healers, then the stance."""

from __future__ import annotations

from functools import partial
from typing import Any

from opfor.core.cascade import decide
from opfor.core.cite import cite
from opfor.core.measure import measure
from opfor.core.order import ranked_by, tell_first
from opfor.core.play import Procedure
from opfor.core.question import Question, keep_if_possible, lowest, selected
from opfor.games.tactics2gm.values.actions import Move
from opfor.games.tactics2gm.values.play import TacticsPlay
from opfor.games.tactics2gm.values.stances import BY_CODE
from opfor.games.tactics2gm.values.state import Unit
from tests.oracle.tactics2gm.bot.acting_order import MOVES_NEXT, ActingOrder, order_row
from tests.oracle.tactics2gm.bot.movement.battle_royal_moves import DYNAMIC, DYNAMIC_LAST
from tests.oracle.tactics2gm.bot.movement.defensive_scenario_moves import DEFENSIVE, DEFENSIVE_LAST
from tests.oracle.tactics2gm.bot.movement.early_cover import EARLY, EARLY_COVER, seeks_cover
from tests.oracle.tactics2gm.bot.movement.ground import holds_line_alone
from tests.oracle.tactics2gm.bot.movement.offensive_scenario_moves import OFFENSIVE
from tests.oracle.tactics2gm.bot.movement.preferences import LEFT_OPEN
from tests.oracle.tactics2gm.bot.movement.riders import let_off
from tests.oracle.tactics2gm.bot.movement.winning_move import VICTORY, can_win, may_win
from tests.oracle.tactics2gm.bot.movement.wounded import (
    HELPS,
    RETREAT,
    TO_PATIENT,
    fall_back_or_hold,
    is_called,
)
from tests.oracle.tactics2gm.bot.sight.survey import Survey
from tests.oracle.tactics2gm.rules.d10 import by_die
from tests.oracle.tactics2gm.rules.movement import can_move, reachable
from tests.oracle.tactics2gm.rules.movement_phase import carry_out_move

MOVE: Question[Survey, int] = Question(
    "move",
    "Where does a unit go?",
    "the space it stands on and those it can reach",
    (
        *VICTORY, *EARLY_COVER, *RETREAT, *TO_PATIENT, *DYNAMIC, *OFFENSIVE, *DEFENSIVE, *LEFT_OPEN,
        *DYNAMIC_LAST, *DEFENSIVE_LAST,
    ),
    named=lambda survey, cell: survey.space(cell),
    tie=by_die("where the AI's unit moves"),
    select=selected(lambda survey: (survey.case,)),
)  # fmt: skip
FORWARD = ("BR-RE", "BR-AD", "BR-FA", "OF-SH", "OF-AD", "OF-AT", "OF-FA", "DF-SH", "DF-HP")
"""Stances that push forward: a unit alone on its line waits until another may relieve it."""


@cite("2GM-PH-6")
def move_units(play: TacticsPlay, survey: Survey) -> Procedure[None]:
    """Every unit once, in order, those whose move may win first; riders get off where they can
    fight."""
    able = [unit for unit in survey.mine if can_move(survey.setting, unit)]
    winners = [unit.id for unit in able if is_winner(survey, unit)]
    helpers = [unit.id for unit in able if is_called(survey, unit)]
    acts = ActingOrder(survey, moving=True, winners=winners, helpers=helpers, keep=play.explain)
    waiting = [unit.id for unit in ranked_by(play, MOVES_NEXT, acts, able)]
    while waiting and play.state.result is None:
        unit = yield from next_to_move(play, acts, waiting)
        waiting.remove(unit.id)
        yield from move_unit(play, survey, unit)
    yield from let_off(play, survey)


@measure(brief="a unit that empties no line or wins")
@cite("2GM-BR-AD-M")
def need_not_wait(survey: Survey, unit: Unit) -> bool:
    """Going forward, units that hold a line alone wait for the others, so that the rear follows
    before the lead goes on."""
    return not holds_line_alone(survey, unit) or is_winner(survey, unit)


@measure(silent=True, brief="the next in order")
def place_in_order(survey: Survey, unit: Unit) -> int:
    return survey.waiting.index(unit.id)


RELIEF: Question[Survey, Unit] = Question(
    "relief",
    "Who moves before a unit that holds its line alone?",
    "the units that have not moved yet",
    (
        *(
            keep_if_possible(BY_CODE[code].movement, need_not_wait, case=BY_CODE[code].case)
            for code in FORWARD
        ),
        lowest("2GM-PH-6", place_in_order),
    ),
    named=lambda survey, unit: survey.unit_name(unit),
    select=selected(lambda survey: (survey.stance.case,)),
    chosen="{} moves next",
)


def next_to_move(play: TacticsPlay, acts: ActingOrder, waiting: list[int]) -> Procedure[Unit]:
    """The first in order, unless it holds a line alone that others may yet relieve."""
    survey = acts.survey
    first = _unit(survey, waiting[0])
    is_free = survey.stance.code not in FORWARD or need_not_wait.of(survey, first)
    if len(waiting) == 1 or (is_free and not play.explain):
        return first
    units = [_unit(survey, unit_id) for unit_id in waiting]
    if is_free:
        tell_first(play, MOVES_NEXT, acts, units)
        return first
    survey.waiting = waiting
    chosen = yield from decide(play, RELIEF, survey, units)
    assert chosen is not None
    return chosen


def is_winner(survey: Survey, unit: Unit) -> bool:
    """Whether a move of this unit wins, or leads to a winning shot."""
    if not may_win(survey, unit):
        return False
    look_from(survey, unit)
    return can_win(survey)


def _unit(survey: Survey, unit_id: int) -> Unit:
    return next(u for u in survey.mine if u.id == unit_id)


def move_unit(play: TacticsPlay, survey: Survey, unit: Unit) -> Procedure[None]:
    """Decide where a unit goes, and go."""
    look_from(survey, unit)
    if len(survey.reach) == 1:
        return
    cell = yield from choose_space(play, survey)
    if cell != unit.cell:
        yield from carry_out_move(play, Move(unit.id, cell))
        survey.refresh_after_move(play.state)


def look_from(survey: Survey, unit: Unit) -> None:
    """Make a unit the acting one, with the spaces it can end on (its own first)."""
    survey.unit = unit
    survey.reach = [
        unit.cell,
        *sorted(reachable(survey.setting, survey.state, unit, survey.crowd)),
    ]


@cite("Q2-21")
def choose_space(play: TacticsPlay, survey: Survey) -> Procedure[int]:
    """What wins; then cover in the first turns, then the roll of a wounded unit (by ruling the
    other way round), then healers, then the stance."""
    rolled, first = 0, order_row(survey)
    survey.case, survey.can_win = survey.stance.case, can_win(survey)
    wounded_first = survey.rulings.movement_precedence == "wounded-first"
    is_wounded = survey.unit.wounds > 0
    if survey.can_win:
        pass
    elif not (wounded_first and is_wounded) and seeks_cover(survey):
        survey.case, first = EARLY, "2GM-FT-1"
    elif is_wounded:
        rolled = yield from fall_back_or_hold(survey)
        first = "2GM-WND-1"
    elif is_called(survey, survey.unit):
        survey.case, first = HELPS, "2GM-WND-3"
    details = partial(acting, survey, first, rolled)
    cell = yield from decide(play, MOVE, survey, survey.reach, details)
    assert cell is not None
    return cell


def acting(survey: Survey, first: str, rolled: int) -> dict[str, Any]:
    """Who moves and why now, for the record of a move."""
    found: dict[str, Any] = {"unit": survey.unit_name(survey.unit), "first": first}
    return found | {"rolled": rolled} if rolled else found
