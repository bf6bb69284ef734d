"""What is played for."""

from __future__ import annotations

from opfor.games.tactics2gm.told import names as say
from opfor.games.tactics2gm.told.goals import goals_text
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import State


def mission(setting: Setting, state: State, _seat: str) -> list[str]:
    """What is played for, and where."""
    lines = [setting.mission.title, *goals_text(setting, state)]
    if setting.mission.target >= 0:
        lines.append(f"The mission target is {say.space(setting, setting.mission.target)}.")
    weather = [name for name, on in (("night", setting.night), ("arctic", setting.arctic)) if on]
    return [*lines, f"Conditions: {say.listed(weather)}."] if weather else lines
