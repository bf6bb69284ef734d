"""What is played for."""

from __future__ import annotations

from opfor.games.blitzkrieg.told import names as say
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.state import State


def mission(setting: Setting, _state: State, _seat: str) -> list[str]:
    """What is played for."""
    constants = setting.constants
    first, second = constants.shield_bonus
    have, they_have = say.clause(setting, 0, "have"), say.clause(setting, 1, "have")
    return [
        f"When {they_have} {constants.end_points} victory points, the game ends at once; when "
        f"{have} them, {they_have} one turn more. Most points win, ties go to "
        f"{say.side_name(setting, 1)}. Who cannot place a unit loses.",
        "A campaign is scored when its last space is filled: its points go to whoever leads in the "
        f"theatre, with a bonus of {first} or {second} beyond the shields. Who brings the marker "
        f"to the end wins the theatre at once: all its points and {constants.outright_bonus} more.",
        "A unit moves the marker by its strength; the space it stands on does what is printed.",
    ]
