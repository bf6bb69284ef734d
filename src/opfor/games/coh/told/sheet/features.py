"""What a mission has and what it lacks: the rules in short say only what can matter in it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

import msgspec
from msgspec import Struct

from opfor.cardboard.coh import names as box
from opfor.cardboard.coh.board.battlefield import Battlefield
from opfor.cardboard.coh.counters.numbers import numbers
from opfor.cardboard.coh.counters.units import Trait, UnitKind
from opfor.cardboard.coh.missions.mission import Mission
from opfor.cardboard.coh.missions.solo_mission import NO_ROUND_LIMIT, SoloMission
from opfor.core.phrases import either
from opfor.games.coh.told.sheet.counters import has_blue_dr, has_smoke
from opfor.games.coh.told.sheet.forces import is_ai, partners
from opfor.games.coh.told.sheet.paper import SAY

TRAITS: tuple[Trait, ...] = ("turret", "transport", "apc", "flame", "open-topped")
SAID = {
    "artillery": "Artillery",
    "defence": "Defense Counter",
    "smoke": "Smoke",
    "hex": "drawn hex",
    "bring": "Bring",
    "drive": "Drive",
}
"""What lines of the AI's own may say that needs a word, by what tells them."""


class Features(Struct, frozen=True, dict=True):
    """Questions about a mission and the kinds of unit in it."""

    mission: Mission
    kinds: Sequence[UnitKind]

    @cached_property
    def field(self) -> Battlefield:
        return self.mission.ground

    @cached_property
    def solo(self) -> SoloMission | None:
        return self.mission if isinstance(self.mission, SoloMission) else None

    def trait(self, *names: Trait) -> bool:
        """Whether any unit has one of these traits."""
        return any(kind.has(name) for kind in self.kinds for name in names)

    @cached_property
    def lines(self) -> str:
        """All lines of the AI's own orders and events."""
        if (mission := self.solo) is None:
            return ""
        events = [line for space in mission.track for line in (*space.event, *space.landed)]
        own = (*mission.counteractions, *mission.mission_orders, *mission.standing)
        return "\n".join([*own, *events])

    @cached_property
    def given(self) -> dict[str, Any]:
        """Everything that lines of the rules may ask for: the numbers, and what there is."""
        mission, solo, ground = self.mission, self.solo, self.field.table
        present = {terrain.id for terrain in self.field.terrain}
        rows = mission.sides
        aims = any(row.artillery and not is_ai(mission, row) for row in rows)
        explosive, thrown, fired = (
            self.trait(name) for name in ("high-explosive", "smoke-thrown", "smoke-fired")
        )
        told: dict[str, Any] = msgspec.structs.asdict(numbers())
        ways = [SAY(f"smoke-{n}") for n, is_so in (("thrown", thrown), ("fired", fired)) if is_so]
        drift = [SAY("drift", n=v, who=box.nation(k)) for k, v in numbers().drift.items()]
        activation = mission.economy == "activation"
        told |= {name: self.trait(name) for name in TRAITS}
        told |= {f"says-{name}": sign in self.lines for name, sign in SAID.items()}
        return told | {
            "solo": solo is not None,
            "activation": activation,
            "economy": "activation" if activation else "cards" if solo else "die",
            "spent_numbers": ", ".join(map(str, numbers().spent_numbers)),
            "teams": any(map(partners, rows)),
            "artillery": aims,
            "strikes": aims or "Artillery" in self.lines,
            "drift": either(drift),
            "smoke": has_smoke(mission),
            "smokers": either(ways) or "none",
            "lays-smoke": thrown or fired,
            "explosive": explosive,
            "indirect": any(kind.indirect_cost for kind in self.kinds),
            "bonus": any(kind.bonus_moves for kind in self.kinds),
            "armour": any(map(has_blue_dr, self.kinds)),
            "exits": any(row.exit or row.exit_of for row in rows),
            "hiders": any(force.hidden for row in rows for force in row.forces),
            "heights": any(self.field.level),
            "walls": bool(self.field.walls),
            "wall-dm": ground.wall.dm,
            "higher-ar": ground.slope.higher_attacker_ar,
            "higher-dm": ground.slope.higher_target_dm,
            "climb": ground.slope.up,
            "steep": ground.slope.steep,
            "water": "water" in present,
            "shelled-woods": "heavy-woods" in present and explosive,
            "mines": bool(solo and solo.mines),
            "mines-kill": numbers().mines_hit + numbers().kill_margin,
            "rumors": bool(solo and (solo.rumors or " RE" in self.lines)),
            "entry-cup": bool(solo and any(f.enters for f in rows[solo.bot_side].forces)),
            "several-maps": len(self.field.layout) > 1,
            "limited": mission.rounds < NO_ROUND_LIMIT,
            "rounds": mission.rounds,
        }
