"""Movement: who moves where. Victory, early cover, wounded units, healers, then the stance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from opfor.core.cite import cite
from opfor.core.ladder import about, ask, one_of_equals, propose, settled
from opfor.core.measure import measure
from opfor.core.narrow import Asked, narrow
from opfor.core.question import Question, keep_if_possible, lowest
from opfor.core.ranking import out_of_ranks, rank, tell_first
from opfor.games.tactics2gm.bot.acting_order import order_row, stance_in_force
from opfor.games.tactics2gm.bot.movement.battle_royal_moves import DYNAMIC, DYNAMIC_LAST
from opfor.games.tactics2gm.bot.movement.defensive_scenario_moves import DEFENSIVE, DEFENSIVE_LAST
from opfor.games.tactics2gm.bot.movement.early_cover import (
    EARLY,
    EARLY_COVER,
    EARLY_ROW,
    seeks_cover,
)
from opfor.games.tactics2gm.bot.movement.ground import holds_line_alone
from opfor.games.tactics2gm.bot.movement.offensive_scenario_moves import OFFENSIVE
from opfor.games.tactics2gm.bot.movement.preferences import LEFT_OPEN
from opfor.games.tactics2gm.bot.movement.riders import let_off
from opfor.games.tactics2gm.bot.movement.winning_move import VICTORY, can_win_by_moving, may_win
from opfor.games.tactics2gm.bot.movement.wounded import (
    FALLS_BACK,
    HELPS,
    HOLDS,
    RETREAT,
    TO_PATIENT,
    fall_back_or_hold,
    is_called,
)
from opfor.games.tactics2gm.bot.sight.named import (
    by_die,
    noted_target,
    space_called,
    target_called,
    unit_called,
)
from opfor.games.tactics2gm.bot.sight.open_board import own_units
from opfor.games.tactics2gm.bot.sight.survey import begin_survey, look_after_move
from opfor.games.tactics2gm.rules.deeds import move_unit
from opfor.games.tactics2gm.rules.movement import can_move
from opfor.games.tactics2gm.rules.night import reveal, unveil
from opfor.games.tactics2gm.rules.reach import list_spaces, spaces_in_reach
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import Stream, Which
from opfor.games.tactics2gm.values.play import TacticsPlay
from opfor.games.tactics2gm.values.sight import (
    BR_RE,
    DF_HP,
    DF_SH,
    OF_FA,
    OF_RL,
    STANCES_THERE,
    MoveBy,
)
from opfor.games.tactics2gm.values.stances import BY_CODE, STANCE_CASES


def case_of_move(battle: Battle) -> int:
    """What decides a move: one of the stances, or what goes before them."""
    if battle.move_case == MoveBy.STANCE:
        return battle.code
    return STANCES_THERE - 1 + battle.move_case


def moved(play: TacticsPlay, _spaces: Sequence[int], about: Sequence[Any]) -> dict[str, Any]:
    """Who moves and why now, for the record of a move."""
    ((unit, card, move_case, rolled),) = about
    rows = {MoveBy.EARLY_COVER: EARLY_ROW, MoveBy.HELPING: "2GM-WND-3"}
    first = "2GM-WND-1" if rolled else rows.get(move_case, order_row(play))
    found = {"unit": unit_called(play, unit, card), "first": first}
    return found | {"rolled": rolled} if rolled else found


MOVE: Asked = Question(
    "move",
    "Where does a unit go?",
    "the space it stands on and those it can reach",
    (
        *VICTORY, *EARLY_COVER, *RETREAT, *TO_PATIENT, *DYNAMIC, *OFFENSIVE, *DEFENSIVE, *LEFT_OPEN,
        *DYNAMIC_LAST, *DEFENSIVE_LAST,
    ),
    named=space_called,
    tie=by_die("where the AI's unit moves"),
    cases=(*STANCE_CASES, EARLY, FALLS_BACK, HOLDS, HELPS),
    case_of=case_of_move,
    details=moved,
)  # fmt: skip
FORWARD = ("BR-RE", "BR-AD", "BR-FA", "OF-SH", "OF-AD", "OF-AT", "OF-FA", "DF-SH", "DF-HP")
"""Stances that push forward: a unit alone on its line waits until another may relieve it."""


@cite("2GM-PH-6")
def move_units(battle: Battle) -> None:
    """Every unit once, in order, those whose move may win first; riders get off where they can
    fight."""
    begin_survey(battle, True)
    for unit in own_units(battle):
        if can_move(battle, unit):
            battle.wins_by[unit] = is_winner(battle, unit)
            battle.is_called_for[unit] = is_called(battle, unit)
    ask(battle)
    for unit in own_units(battle):
        if can_move(battle, unit):
            propose(battle, unit)
    rank(battle, Which.MOVES_NEXT)
    while battle.ranks and not battle.is_over:
        unit = next_to_move(battle)
        out_of_ranks(battle, unit)
        go_where_it_wants(battle, unit)
    let_off(battle)
    unveil(battle)


def pushes_forward(battle: Battle) -> bool:
    """Whether the stance does."""
    if BR_RE <= battle.code <= OF_FA:
        return battle.code != OF_RL
    return battle.code in (DF_HP, DF_SH)


@measure(brief="a unit that empties no line or wins")
@cite("2GM-BR-AD-M")
def need_not_wait(battle: Battle, unit: int) -> bool:
    """Going forward, units that hold a line alone wait for the others, so that the rear follows
    before the lead goes on."""
    return not holds_line_alone(battle, unit) or is_winner(battle, unit)


@measure(silent=True, brief="the next in order")
def place_in_order(battle: Battle, unit: int) -> int:
    place = 0
    while battle.ranked[place] != unit:
        place += 1
    return place


RELIEF: Asked = Question(
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
    named=target_called,
    noted=noted_target,
    cases=STANCE_CASES,
    case_of=stance_in_force,
    chosen="{} moves next",
)


def next_to_move(battle: Battle) -> int:
    """The first in order, unless it holds a line alone that others may yet relieve."""
    first = battle.ranked[0]
    if battle.ranks == 1 or not pushes_forward(battle) or need_not_wait(battle, first):
        tell_first(battle, Which.MOVES_NEXT, 0)
        return first
    ask(battle)
    for place in range(battle.ranks):
        propose(battle, battle.ranked[place])
    narrow(battle, Which.RELIEF)
    return settled(battle)


def is_winner(battle: Battle, unit: int) -> bool:
    """Whether a move of this unit wins, or leads to a winning shot."""
    if not may_win(battle, unit):
        return False
    look_from(battle, unit)
    return can_win_by_moving(battle)


def go_where_it_wants(battle: Battle, unit: int) -> None:
    """Decide where a unit goes, and go."""
    look_from(battle, unit)
    if battle.spaces == 1:
        return
    here, there = battle.cell[unit], choose_space(battle)
    if here != there:
        unveil(battle)
        move_unit(battle, unit, there, 0)
        reveal(battle)
        look_after_move(battle, here, there)


def look_from(battle: Battle, unit: int) -> None:
    """Make a unit the acting one, with the spaces it can end on (its own first)."""
    battle.acting = unit
    battle.space[0] = battle.cell[unit]
    battle.spaces = list_spaces(battle, spaces_in_reach(battle, unit), battle.space, 1)


@cite("Q2-21")
def choose_space(battle: Battle) -> int:
    """What wins; then cover in the first turns, then the roll of a wounded unit (by ruling the
    other way round), then healers, then the stance."""
    rolled, unit = 0, battle.acting
    battle.move_case, battle.may_win_now = MoveBy.STANCE, can_win_by_moving(battle)
    is_wounded = battle.wounds[unit] > 0
    if battle.may_win_now:
        pass
    elif not (battle.wounded_first and is_wounded) and seeks_cover(battle):
        battle.move_case = MoveBy.EARLY_COVER
    elif is_wounded:
        rolled = fall_back_or_hold(battle)
    elif is_called(battle, unit):
        battle.move_case = MoveBy.HELPING
    about(battle, battle.id[unit], battle.card[unit], battle.move_case, rolled)
    ask(battle)
    for i in range(battle.spaces):
        propose(battle, battle.space[i])
    narrow(battle, Which.MOVE)
    return one_of_equals(battle, Which.MOVE, Stream.TIE)
