"""What is played for."""

from __future__ import annotations

from opfor.games.blitzkrieg.told import names as say
from opfor.games.blitzkrieg.told.names import SAY
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.state import State


def mission(setting: Setting, _state: State, _seat: str) -> list[str]:
    """What is played for."""
    constants = setting.constants
    a, b = constants.shield_bonus
    first, second = (say.side(setting, side) for side in (0, 1))
    return [
        SAY("mission-end", second=second, end=constants.end_points, first=first),
        SAY("mission-campaign", a=a, b=b, outright=constants.outright_bonus),
        SAY("mission-unit"),
    ]
