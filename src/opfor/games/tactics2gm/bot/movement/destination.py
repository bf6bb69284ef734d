"""Movement: who moves where. Victory, early cover, wounded units, healers, then the stance."""

from __future__ import annotations

from functools import partial
from typing import Any

from opfor.core.cascade import decide
from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.core.question import Question, selected
from opfor.games.tactics2gm.bot.acting_order import in_order, order_rule
from opfor.games.tactics2gm.bot.movement.early_cover import EARLY, EARLY_COVER, seeks_cover
from opfor.games.tactics2gm.bot.movement.ground import holds_line_alone
from opfor.games.tactics2gm.bot.movement.preferences import LEFT_OPEN
from opfor.games.tactics2gm.bot.movement.riders import let_off
from opfor.games.tactics2gm.bot.movement.stance_moves_defensive import DEFENSIVE, DEFENSIVE_LAST
from opfor.games.tactics2gm.bot.movement.stance_moves_dynamic import DYNAMIC, DYNAMIC_LAST
from opfor.games.tactics2gm.bot.movement.stance_moves_offensive import OFFENSIVE
from opfor.games.tactics2gm.bot.movement.winning_move import VICTORY, can_win, may_win
from opfor.games.tactics2gm.bot.movement.wounded import (
    HELPS,
    RETREAT,
    TO_PATIENT,
    fall_back_or_hold,
    is_called,
)
from opfor.games.tactics2gm.bot.sight.survey import Survey
from opfor.games.tactics2gm.rules.d10 import by_die
from opfor.games.tactics2gm.rules.movement import can_move, reachable
from opfor.games.tactics2gm.rules.movement_phase import carry_out_move
from opfor.games.tactics2gm.values.actions import Move
from opfor.games.tactics2gm.values.play import TacticsPlay
from opfor.games.tactics2gm.values.state import Unit

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
    waiting = [u.id for u in in_order(survey, moving=True) if can_move(survey.setting, u)]
    healers = [i for i in waiting if is_called(survey, _unit(survey, i))]
    waiting = healers + [i for i in waiting if i not in healers]
    winners = [i for i in waiting if is_winner(survey, _unit(survey, i))]
    waiting = winners + [i for i in waiting if i not in winners]
    while waiting and play.state.result is None:
        unit = next_to_move(survey, waiting)
        waiting.remove(unit.id)
        yield from move_unit(play, survey, unit)
    yield from let_off(play, survey)


@cite("2GM-BR-AD-M")
def next_to_move(survey: Survey, waiting: list[int]) -> Unit:
    """The first in order; going forward, units that hold a line alone wait for the others, so
    that the rear follows before the lead goes on."""
    if survey.stance.code in FORWARD:
        for unit_id in waiting:
            unit = _unit(survey, unit_id)
            if not holds_line_alone(survey, unit) or is_winner(survey, unit):
                return unit
    return _unit(survey, waiting[0])


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
    rolled, first = 0, order_rule(survey)[0]
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
