"""Movement: who moves where. Victory, early cover, wounded units, healers, then the stance."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.ladder import ask, one_of_equals, propose, settled
from opfor.core.narrow import narrow
from opfor.core.ranking import out_of_ranks, rank, tell_first
from opfor.fast.tactics2gm.battle import Battle
from opfor.fast.tactics2gm.bot.movement.early_cover import seeks_cover
from opfor.fast.tactics2gm.bot.movement.ground import holds_line_alone
from opfor.fast.tactics2gm.bot.movement.riders import let_off
from opfor.fast.tactics2gm.bot.movement.winning_move import can_win_by_moving, may_win
from opfor.fast.tactics2gm.bot.movement.wounded import fall_back_or_hold, is_called
from opfor.fast.tactics2gm.bot.sight.survey import begin_survey, look_after_move
from opfor.fast.tactics2gm.names import (
    Stream,
    Which,
)
from opfor.fast.tactics2gm.rules.deeds import move_unit
from opfor.fast.tactics2gm.rules.movement import can_move
from opfor.fast.tactics2gm.rules.night import reveal, unveil
from opfor.fast.tactics2gm.rules.reach import list_spaces, spaces_in_reach
from opfor.fast.tactics2gm.sight import (
    BR_RE,
    BY_STANCE,
    DF_HP,
    DF_SH,
    EARLY,
    HELPS,
    OF_FA,
    OF_RL,
    STANCES_THERE,
)


@cite("2GM-PH-6")
def move_units(battle: Battle) -> None:
    """Every unit once, in order, those whose move may win first; riders get off where they can
    fight."""
    begin_survey(battle, True)
    for i in range(battle.friends):
        unit = battle.friend[i]
        if can_move(battle, unit):
            battle.wins_by[unit] = is_winner(battle, unit)
            battle.is_called_for[unit] = is_called(battle, unit)
    ask(battle)
    for i in range(battle.friends):
        if can_move(battle, battle.friend[i]):
            propose(battle, battle.friend[i])
    rank(battle, Which.MOVES_NEXT)
    while battle.ranks and not battle.is_over:
        unit = next_to_move(battle)
        out_of_ranks(battle, unit)
        go_where_it_wants(battle, unit)
    let_off(battle)
    unveil(battle)


def pushes_forward(battle: Battle) -> bool:
    """Stances in which a unit alone on its line waits until another may relieve it."""
    if BR_RE <= battle.code <= OF_FA:
        return battle.code != OF_RL
    return battle.code in (DF_HP, DF_SH)


@cite("2GM-BR-AD-M")
def need_not_wait(battle: Battle, unit: int) -> bool:
    """Going forward, units that hold a line alone wait for the others, so that the rear follows
    before the lead goes on."""
    return not holds_line_alone(battle, unit) or is_winner(battle, unit)


def place_in_order(battle: Battle, unit: int) -> int:
    place = 0
    while battle.ranked[place] != unit:
        place += 1
    return place


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
    battle.move_case, battle.may_win_now = BY_STANCE, can_win_by_moving(battle)
    is_wounded = battle.wounds[battle.acting] > 0
    if battle.may_win_now:
        pass
    elif not (battle.wounded_first and is_wounded) and seeks_cover(battle):
        battle.move_case = EARLY
    elif is_wounded:
        fall_back_or_hold(battle)
    elif is_called(battle, battle.acting):
        battle.move_case = HELPS
    ask(battle)
    for i in range(battle.spaces):
        propose(battle, battle.space[i])
    narrow(battle, Which.MOVE)
    return one_of_equals(battle, Which.MOVE, Stream.TIE)


def case_of_move(battle: Battle) -> int:
    """What decides a move: one of the stances, or what goes before them."""
    return battle.code if battle.move_case == BY_STANCE else STANCES_THERE - 1 + battle.move_case
