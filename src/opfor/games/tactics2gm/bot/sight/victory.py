"""Victory, the first goal: whose loss wins the game, and where standing wins it."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.ladder import Measured
from opfor.core.measure import measure
from opfor.games.tactics2gm.bot.sight.open_board import is_foe, own_units, player_units
from opfor.games.tactics2gm.bot.sight.shot import tenths_to_kill
from opfor.games.tactics2gm.bot.sight.survey import shots_from
from opfor.games.tactics2gm.rules.movement import can_move
from opfor.games.tactics2gm.rules.reach import list_spaces, spaces_in_reach
from opfor.games.tactics2gm.rules.targets import cell_of, hp_left
from opfor.games.tactics2gm.rules.to_hit import need
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import (
    AI,
    HQ,
    NO_GOAL,
    PERSON,
)
from opfor.games.tactics2gm.values.sight import NO_TARGET

ROW = "2GM-GOAL-1"
FIRST = ("victory-first", "every-phase")
"""The ruling under which victory goes before the stance in every phase."""


def any_left(battle: Battle, key: Measured[Battle]) -> bool:
    """Whether any candidate left has something of a measure; those behind it are not looked at."""
    return any(key(battle, battle.candidates[i]) > 0 for i in range(battle.left))


@cite("Q2-27")
def comes_first(battle: Battle) -> bool:
    """Whether victory goes before the stance in every phase, or in Shooting only."""
    return not battle.victory_in_shooting_only


@cite("2GM-GOAL-1")
def is_decisive(battle: Battle, target: int) -> bool:
    """What one blow may destroy to win the game: the HQ, the mission target, or the last unit
    the Player may lose."""
    if target > HQ:
        return wins_by_losses(battle, 1) and is_foe(battle, target)
    if target == HQ:
        return battle.destroys_hq == 1 and hp_left(battle, AI, HQ) <= battle.hardest_blow
    if target != battle.aim_destroy:
        return False
    return battle.must_destroy[AI] == 1 and hp_left(battle, AI, target) <= battle.hardest_blow


def wins_by_losses(battle: Battle, more: int) -> bool:
    """Whether so many more losses of the Player's win."""
    return battle.losses_for != NO_GOAL and battle.losses[PERSON] + more >= battle.losses_for


def has_decisive(battle: Battle) -> bool:
    """Whether there is anything one blow may win by."""
    if is_decisive(battle, HQ) or (battle.foes and wins_by_losses(battle, 1)):
        return True
    return NO_TARGET < battle.aim_destroy < HQ and is_decisive(battle, battle.aim_destroy)


def wins_by_standing(battle: Battle) -> bool:
    """Whether a goal is won by standing somewhere at the end of a turn."""
    return battle.holds_for != NO_GOAL or battle.reaches_with != NO_GOAL


def is_near(battle: Battle) -> bool:
    """Whether anything at all could win this turn: one blow, losses, or standing somewhere."""
    if has_decisive(battle) or wins_by_standing(battle):
        return True
    return battle.losses_for != NO_GOAL


@measure(id="wins", said="{:.0%} chance to win", brief="the shot that wins", per=10)
@cite("2GM-GOAL-1")
def shot_wins(battle: Battle, shot: int) -> int:
    """The chance that the shot wins the game."""
    if is_decisive(battle, battle.shot_target[shot]):
        return battle.shot_kill[shot]
    return 0


def winning_chance(battle: Battle, unit: int, cell: int) -> int:
    """The best chance of a shot that wins, from a space."""
    if not has_decisive(battle):
        return 0
    best = 0
    for shot in shots_from(battle, unit, cell):
        best = max(best, shot_wins(battle, shot))
    return best


def chance_against(battle: Battle, unit: int, arm: int, cell: int) -> int:
    """The best chance of a weapon on a space to destroy something decisive."""
    best = 0
    for foe in player_units(battle):
        best = max(best, decisive_blow(battle, unit, arm, cell, foe))
    best = max(best, decisive_blow(battle, unit, arm, cell, HQ))
    if NO_TARGET < battle.aim_destroy < HQ:
        best = max(best, decisive_blow(battle, unit, arm, cell, battle.aim_destroy))
    return best


def decisive_blow(battle: Battle, unit: int, arm: int, cell: int, target: int) -> int:
    """The chance of a weapon on a space to destroy one target, if that wins."""
    away = battle.distance[cell][cell_of(battle, AI, target)]
    if not battle.min_range[arm] <= away <= battle.range[arm] or not is_decisive(battle, target):
        return 0
    return tenths_to_kill(battle, need(battle, unit, arm, target), arm, AI, target)


def standing_wins(battle: Battle, unit: int, cell: int) -> bool:
    """Whether the AI wins at the end of this turn with a unit on this space: the target held
    long enough, or enough units on the Player's deployment line, those counted that can still
    get there."""
    if battle.holds_for != NO_GOAL and cell == battle.target:
        return is_bare_of_others(battle, unit, cell) and (battle.held[AI] + 1 >= battle.holds_for)
    if battle.reaches_with == NO_GOAL or not is_on_far_line(battle, cell):
        return False
    missing = battle.reaches_with - 1
    for other in own_units(battle):
        if other != unit and is_on_far_line(battle, battle.cell[other]):
            missing -= 1
    if missing <= 0:
        return True
    return others_coming(battle, unit) >= missing


def is_bare_of_others(battle: Battle, unit: int, cell: int) -> bool:
    return not any(other != unit and battle.cell[other] == cell for other in own_units(battle))


def is_on_far_line(battle: Battle, cell: int) -> bool:
    """On the Player's deployment line."""
    return battle.entry[PERSON] <= cell < battle.entry[PERSON] + battle.columns


def others_coming(battle: Battle, unit: int) -> int:
    """How many others could still end a move on the Player's deployment line."""
    coming = 0
    for other in own_units(battle):
        if other != unit and not is_on_far_line(battle, battle.cell[other]):
            if can_move(battle, other) and could_reach(battle, other):
                coming += 1
    return coming


def could_reach(battle: Battle, unit: int) -> bool:
    """Whether a unit that has not moved could end on the Player's deployment line."""
    ends = list_spaces(battle, spaces_in_reach(battle, unit), battle.reach, 0)
    return any(is_on_far_line(battle, battle.reach[i]) for i in range(ends))
