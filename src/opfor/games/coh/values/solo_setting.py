"""The setting of a solo game: a firefight's, with the order deck and the mission's own orders."""

from __future__ import annotations

from typing import Any, NamedTuple

from opfor.cardboard.coh.missions.solo_mission import MissionScript, SoloMission
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.state import State


class Objective(NamedTuple):
    """A Mission Objective: a hex, or all hexes of an area or edge."""

    name: str
    cells: tuple[int, ...]


class PositionSetting(Setting, frozen=True, eq=False):
    """The setting of a position file: what a mission would add to the map, as the file says it.
    ``arriving`` are the reinforcements of this round, those of the AI first; ``card`` is the card
    as it was given, ``begins`` what lies where."""

    objectives: tuple[Objective, ...] = ()
    arriving: tuple[int, int] = (0, 0)
    card: Any = None
    begins: State = None  # type: ignore[assignment]


class SoloSetting(Setting, frozen=True, eq=False):
    """What never changes during a solo game. ``spare`` are the Command cards of the box that are
    not in the order deck; ``cards`` are all those that can come up, these included."""

    solo: SoloMission = None  # type: ignore[assignment]
    spare: tuple[str, ...] = ()
    script: MissionScript = None  # type: ignore[assignment]
    objectives: tuple[Objective, ...] = ()
