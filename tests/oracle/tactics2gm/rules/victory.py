"""When a game is won: HQ, deck, and the goals of a scenario."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.games.tactics2gm.values.events import GameEnded, TargetHeld
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.play import TacticsPlay
from opfor.games.tactics2gm.values.scenarios import DECK_OUT, LAST_TURN, ScenarioGoal
from opfor.games.tactics2gm.values.state import State


def is_met(setting: Setting, state: State, side: int, goal: ScenarioGoal) -> bool:
    """Whether a side's goal of the kind that can be met at any moment is met."""
    enemy = 1 - side
    match goal.kind:
        case "destroy-hq":
            return state.hq[enemy] >= setting.numbers.hq.hp
        case "destroy-target":
            return state.terrain[setting.mission.target] is None
        case "losses":
            return state.losses[enemy] >= goal.amount
    return False


def is_met_at_end(
    setting: Setting, state: State, side: int, mover: int, goal: ScenarioGoal
) -> bool:
    """Whether a side's goal is met as ``mover`` ends a turn."""
    match goal.kind:
        case "hold-target":
            return side == mover and state.held[side] >= goal.amount
        case "reach":
            line = setting.board.entry(1 - side)
            there = sum(u.side == side and u.cell in line for u in state.units)
            return side == mover and there >= goal.amount
        case "endure":
            return side != mover and state.turns[mover] >= goal.amount
    return False


def check_goals(play: TacticsPlay) -> bool:
    """End the game if a goal is met now; the mover's goals are looked at first."""
    state, setting = play.state, play.setting
    for side in (state.mover, 1 - state.mover):
        for goal in setting.mission.roles[side].goals:
            if is_met(setting, state, side, goal):
                play.emit(GameEnded(side, goal.kind))
                return True
    return False


def holds_target(setting: Setting, state: State, side: int) -> bool:
    """Whether a side has a unit on the mission target and the enemy has none."""
    cell = setting.mission.target
    sides = {u.side for u in state.units if u.cell == cell}
    return cell >= 0 and sides == {side}


def check_end_of_turn(play: TacticsPlay, side: int) -> bool:
    """End the game if a goal is met as a side ends its turn, or if the last turn is over."""
    setting = play.setting
    if holds_target(setting, play.state, side):
        play.emit(TargetHeld(side))
    state = play.state
    for who in (side, 1 - side):
        for goal in setting.mission.roles[who].goals:
            if is_met_at_end(setting, state, who, side, goal):
                play.emit(GameEnded(who, goal.kind))
                return True
    if min(state.turns) >= setting.numbers.economy.last_turn:
        play.emit(GameEnded(healthier(state), LAST_TURN))
        return True
    return False


def healthier(state: State) -> int | None:
    """The side whose HQ has fewer wounds; neither if they are equal."""
    if state.hq[0] == state.hq[1]:
        return None
    return 0 if state.hq[0] < state.hq[1] else 1


@cite("2GM-PH-9")
def deck_ran_out(play: TacticsPlay, side: int) -> None:
    """A player who must draw and cannot loses."""
    play.emit(GameEnded(1 - side, DECK_OUT, "2GM-PH-9"))
