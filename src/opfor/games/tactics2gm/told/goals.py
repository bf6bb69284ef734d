"""How each side wins, with how far it has come."""

from __future__ import annotations

from collections.abc import Iterator

from opfor.games.tactics2gm.told import names as say
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.scenarios import ScenarioGoal
from opfor.games.tactics2gm.values.state import State

ENDINGS = {
    "destroy-hq": "the enemy HQ is destroyed",
    "destroy-target": "the mission target is destroyed",
    "losses": "the enemy has lost too many units",
    "hold-target": "the mission target is held",
    "reach": "the enemy's deployment line is reached",
    "endure": "the position was held to the end",
    "last-turn": "the last turn is over: the healthier HQ wins",
    "deck-out": "the deck has run out",
}
"""How a game ended."""


def goals_text(setting: Setting, state: State) -> Iterator[str]:
    """``The Americans win if the mission target is destroyed.``"""
    for side in (0, 1):
        ways = [_way(setting, state, side, goal) for goal in setting.mission.roles[side].goals]
        yield f"{say.capital(say.side(setting, state, side))} win if {' or if '.join(ways)}."


def _way(setting: Setting, state: State, side: int, goal: ScenarioGoal) -> str:
    enemy, n = 1 - side, goal.amount
    match goal.kind:
        case "destroy-hq":
            return "the enemy HQ is destroyed"
        case "destroy-target":
            return "the mission target is destroyed"
        case "hold-target":
            turns = say.amount(n, "turn")
            return f"they end {turns} alone on the mission target ({state.held[side]} so far)"
        case "losses":
            return f"the enemy loses {say.amount(n, 'unit')} ({state.losses[enemy]} so far)"
        case "reach":
            line = setting.board.line(setting.board.entry(enemy)[0])
            return f"they end a turn with {say.amount(n, 'unit')} on line {line}"
    return f"the enemy ends {say.amount(n, 'turn')} without winning ({state.turns[enemy]} begun)"
