"""The setting of a solo game: a firefight's, with the order deck and the mission's own orders."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from opfor.cardboard.coh.missions.solo_mission import MissionScript, SoloMission
from opfor.games.coh.values.options import Setting


class Objective(NamedTuple):
    """A Mission Objective: a hex, or all hexes of an area or edge."""

    name: str
    cells: tuple[int, ...]


@dataclass(frozen=True)
class SoloSetting(Setting):
    """What never changes during a solo game. ``spare`` are the Command cards of the box that are
    not in the order deck; ``cards`` are all those that can come up, these included."""

    solo: SoloMission = None  # type: ignore[assignment]
    spare: tuple[str, ...] = ()
    script: MissionScript = None  # type: ignore[assignment]
    objectives: tuple[Objective, ...] = ()
