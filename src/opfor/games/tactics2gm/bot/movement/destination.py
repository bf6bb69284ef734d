"""Movement: who moves where. Victory, early cover, wounded units, healers, then the stance."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from opfor.core.cascade import narrow
from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.games.tactics2gm.bot.acting_order import in_order, order_rule
from opfor.games.tactics2gm.bot.movement.battle_royal import ROYAL_MARCHES
from opfor.games.tactics2gm.bot.movement.early_cover import seeks_cover, take_cover
from opfor.games.tactics2gm.bot.movement.ground import holds_line_alone
from opfor.games.tactics2gm.bot.movement.preferences import Spaces
from opfor.games.tactics2gm.bot.movement.riders import let_off
from opfor.games.tactics2gm.bot.movement.scenario import SCENARIO_MARCHES
from opfor.games.tactics2gm.bot.movement.winning_move import before, can_win, may_win
from opfor.games.tactics2gm.bot.movement.wounded import is_called, retreat_or_hold, to_the_wounded
from opfor.games.tactics2gm.bot.sight.survey import Survey
from opfor.games.tactics2gm.bot.tie import settled
from opfor.games.tactics2gm.rules.movement import can_move, reachable
from opfor.games.tactics2gm.rules.movement_phase import carry_out_move
from opfor.games.tactics2gm.values.actions import Move
from opfor.games.tactics2gm.values.state import TacticsPlay, Unit

MARCHES: dict[str, Spaces] = ROYAL_MARCHES | SCENARIO_MARCHES
WINNING: dict[str, Spaces] = {code: before(march) for code, march in MARCHES.items()}
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
    if can_win(survey):
        return (yield from by_stance(play, survey, WINNING))
    wounded_first = survey.rulings.get("movement-precedence") == "wounded-first"
    is_wounded = survey.unit.wounds > 0
    if seeks_cover(survey) and not (wounded_first and is_wounded):
        return (yield from take_cover(play, survey))
    if is_wounded:
        return (yield from retreat_or_hold(play, survey))
    if is_called(survey, survey.unit):
        return (yield from to_the_wounded(play, survey))
    return (yield from by_stance(play, survey))


def by_stance(
    play: TacticsPlay, survey: Survey, marches: Mapping[str, Spaces] = MARCHES
) -> Procedure[int]:
    """The stance's list of preferences; a die among what is left."""
    criteria = marches[survey.stance.code]
    narrowed = narrow(play, "move", criteria, survey, survey.reach, survey.space)
    details = acting(play, survey)
    return (yield from settled(play, narrowed, "where the AI's unit moves", **details))


def acting(play: TacticsPlay, survey: Survey) -> dict[str, Any]:
    """Who moves and why now, for the record of a move."""
    if not play.explain:
        return {}
    return {"unit": survey.unit_name(survey.unit), "first": order_rule(survey)[0]}
