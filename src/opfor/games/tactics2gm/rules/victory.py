"""When a game is won: HQ, deck, and the goals of a scenario."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.rows import tell
from opfor.games.tactics2gm.rules.board import is_held_by, units_of
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import (
    NOBODY,
    NOTHING,
    Stage,
    Why,
)
from opfor.games.tactics2gm.values.events import GameEnded, TargetHeld


def end_game(battle: Battle, winner: int, why: int) -> None:
    battle.stage = Stage.OVER
    battle.is_over = 1
    battle.winner = winner
    battle.why = why
    tell(battle, GameEnded, winner, why, why == Why.DECK_OUT)


def is_goal_met(battle: Battle, side: int, goal: int) -> bool:
    """Whether a side's goal of the kind that can be met at any moment is met."""
    kind = battle.goal_kind[side][goal]
    if kind == Why.DESTROY_HQ:
        return battle.hq[1 - side] >= battle.hq_hp
    if kind == Why.DESTROY_TARGET:
        return battle.ground[battle.target] == NOTHING
    if kind == Why.LOSSES:
        return battle.losses[1 - side] >= battle.goal_amount[side][goal]
    return False


def is_goal_met_at_end(battle: Battle, side: int, mover: int, goal: int) -> bool:
    """Whether a side's goal is met as ``mover`` ends a turn."""
    kind = battle.goal_kind[side][goal]
    amount = battle.goal_amount[side][goal]
    if kind == Why.HOLD_TARGET:
        return side == mover and battle.held[side] >= amount
    if kind == Why.REACH:
        return side == mover and units_across(battle, side) >= amount
    if kind == Why.ENDURE:
        return side != mover and battle.turns[mover] >= amount
    return False


def units_across(battle: Battle, side: int) -> int:
    """How many units of a side stand on the enemy's deployment line."""
    depth = battle.depth[1 - side]
    return sum(1 for unit in units_of(battle, side) if depth[battle.cell[unit]] == 1)


def check_goals(battle: Battle) -> bool:
    """End the game if a goal is met now; the mover's goals are looked at first."""
    return is_won_by(battle, battle.mover) or is_won_by(battle, 1 - battle.mover)


def is_won_by(battle: Battle, side: int) -> bool:
    for goal in range(battle.goals[side]):
        if is_goal_met(battle, side, goal):
            end_game(battle, side, battle.goal_kind[side][goal])
            return True
    return False


def holds_target(battle: Battle, side: int) -> bool:
    """Whether a side has a unit on the mission target and the enemy has none."""
    if battle.target < 0 or not battle.first_on[battle.target]:
        return False
    return not is_held_by(battle, 1 - side, battle.target)


def check_end_of_turn(battle: Battle, side: int) -> bool:
    """End the game if a goal is met as a side ends its turn, or if the last turn is over."""
    if holds_target(battle, side):
        battle.held[side] += 1
        tell(battle, TargetHeld, side)
    if is_won_at_end_by(battle, side, side) or is_won_at_end_by(battle, 1 - side, side):
        return True
    if min(battle.turns[0], battle.turns[1]) >= battle.last_turn:
        end_game(battle, healthier(battle), Why.LAST_TURN)
        return True
    return False


def is_won_at_end_by(battle: Battle, side: int, mover: int) -> bool:
    for goal in range(battle.goals[side]):
        if is_goal_met_at_end(battle, side, mover, goal):
            end_game(battle, side, battle.goal_kind[side][goal])
            return True
    return False


def healthier(battle: Battle) -> int:
    """The side whose HQ has fewer wounds; neither if they are equal."""
    if battle.hq[0] == battle.hq[1]:
        return NOBODY
    return 0 if battle.hq[0] < battle.hq[1] else 1


@cite("2GM-PH-9")
def lose_by_deck(battle: Battle, side: int) -> None:
    """A player who must draw and cannot loses."""
    end_game(battle, 1 - side, Why.DECK_OUT)
