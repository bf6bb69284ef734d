"""What a mission has and what it lacks: the rules in short say only what can matter in it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from msgspec import Struct

from opfor.cardboard.coh.board.battlefield import Battlefield
from opfor.cardboard.coh.counters.units import Trait, UnitKind
from opfor.cardboard.coh.missions.mission import Mission
from opfor.cardboard.coh.missions.solo_mission import SoloMission
from opfor.games.coh.told.sheet.counters import has_smoke
from opfor.games.coh.told.sheet.forces import is_ai, partners
from opfor.games.coh.told.sheet.map_picture import field_of


class Features(Struct, frozen=True, dict=True):
    """Questions about a mission and the kinds of unit in it."""

    mission: Mission
    kinds: Sequence[UnitKind]

    @cached_property
    def field(self) -> Battlefield:
        return field_of(self.mission)

    @property
    def solo(self) -> bool:
        return isinstance(self.mission, SoloMission)

    @property
    def activation(self) -> bool:
        return self.mission.economy == "activation"

    @property
    def teams(self) -> bool:
        return any(partners(side) for side in self.mission.sides)

    def body(self, name: str) -> bool:
        """Whether there are units of a kind of body: foot, gun, vehicle."""
        return any(kind.kind == name for kind in self.kinds)

    def trait(self, *names: Trait) -> bool:
        """Whether any unit has one of these traits."""
        return any(kind.has(name) for kind in self.kinds for name in names)

    @property
    def indirect(self) -> bool:
        return any(kind.indirect_cost for kind in self.kinds)

    @property
    def bonus_moves(self) -> bool:
        return any(kind.bonus_moves for kind in self.kinds)

    @property
    def heights(self) -> bool:
        return any(self.field.level)

    @property
    def walls(self) -> bool:
        return bool(self.field.walls)

    @property
    def smoke(self) -> bool:
        return has_smoke(self.mission)

    @property
    def hiders(self) -> bool:
        return any(force.hidden for side in self.mission.sides for force in side.forces)

    @property
    def artillery(self) -> bool:
        """Whether a person aims artillery."""
        sides = self.mission.sides
        return any(side.artillery and not is_ai(self.mission, side) for side in sides)

    @property
    def strikes(self) -> bool:
        """Whether artillery falls at all, the AI's included."""
        return self.artillery or any("Artillery" in line for line in self.lines)

    @property
    def lines(self) -> list[str]:
        """All lines of the AI's own orders and events."""
        mission = self.mission
        if not isinstance(mission, SoloMission):
            return []
        events = [line for space in mission.track for line in (*space.event, *space.landed)]
        return [*mission.counteractions, *mission.mission_orders, *mission.standing, *events]

    @property
    def said(self) -> str:
        """The same, as one text."""
        return "\n".join(self.lines)

    @property
    def rumors(self) -> bool:
        mission = self.mission
        if not isinstance(mission, SoloMission):
            return False
        return bool(mission.rumors) or any(" RE" in line for line in self.lines)

    @property
    def entry_cup(self) -> bool:
        mission = self.mission
        if not isinstance(mission, SoloMission):
            return False
        return any(force.enters for force in mission.sides[mission.bot_side].forces)

    @property
    def works(self) -> bool:
        mission = self.mission
        pool = isinstance(mission, SoloMission) and (mission.defences or mission.mines)
        return bool(mission.works or pool)
