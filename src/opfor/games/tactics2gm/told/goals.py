"""How each side wins, with how far it has come, and under what conditions."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce

from opfor.games.tactics2gm.told import names as say
from opfor.games.tactics2gm.told.names import SAY
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.scenarios import ScenarioGoal
from opfor.games.tactics2gm.values.state import State


def mission(setting: Setting, state: State, _seat: str) -> list[str]:
    """What is played for, and where."""
    goals = [SAY("goal", who=say.side(setting, state, side), ways=ways(setting, state, side))
             for side in (0, 1)]  # fmt: skip
    return [str(say.mission(setting)), *goals, *_conditions(setting)]


def played_for(setting: Setting, state: State) -> list[str]:
    """The same below a position: without what every Battle Royal is played for."""
    if setting.mission.is_battle_royal or state.stage == "over":
        return list(_conditions(setting))
    return mission(setting, state, "")[1:]


def _conditions(setting: Setting) -> Iterator[str]:
    if setting.mission.target >= 0:
        yield SAY("board-target", where=say.space(setting, setting.mission.target))
    if weather := weather_of(setting):
        yield SAY("board-conditions", weather=weather)


def weather_of(setting: Setting) -> list[str]:
    return [SAY(f"weather-{name}") for name in ("night", "arctic") if getattr(setting, name)]


def ways(setting: Setting, state: State, side: int, *, so_far: bool = True) -> str:
    """``the mission target is destroyed or if the AI loses 11 units (3 so far)``."""
    said = [_way(setting, state, side, goal, so_far) for goal in setting.mission.roles[side].goals]
    return reduce(lambda first, second: SAY("way-or", first=first, second=second), said)


def _way(setting: Setting, state: State, side: int, goal: ScenarioGoal, so_far: bool) -> str:
    enemy = 1 - side
    done = {"hold-target": state.held[side], "losses": state.losses[enemy],
            "endure": state.turns[enemy]}  # fmt: skip
    return SAY.say(
        f"way-{goal.kind}",
        {
            "who": say.side(setting, state, side),
            "foe": say.side(setting, state, enemy),
            "n": goal.amount,
            "line": setting.board.line(setting.board.entry(enemy)[0]),
            "so-far": done.get(goal.kind) if so_far else None,
        },
    )
