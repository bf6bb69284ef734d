"""The setting of a solo game: a firefight's, with the order deck and the mission's own orders."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from opfor.cardboard.coh.missions.solo_mission import MissionScript, SoloMission
from opfor.cardboard.coh.orders.order_cards import OrderCard
from opfor.games.coh.values.options import Setting


class Objective(NamedTuple):
    """A Mission Objective: a hex, or all hexes of an area or edge."""

    name: str
    cells: tuple[int, ...]


@dataclass(frozen=True)
class SoloSetting(Setting):
    """What never changes during a solo game."""

    solo: SoloMission = None  # type: ignore[assignment]
    cards: Mapping[str, OrderCard] = None  # type: ignore[assignment]
    script: MissionScript = None  # type: ignore[assignment]
    objectives: tuple[Objective, ...] = ()
