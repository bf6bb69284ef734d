"""Solo missions whose AI begins hidden."""

from __future__ import annotations

from msgspec.structs import replace

from opfor.cardboard.coh.missions.solo_mission import SoloMission, solo_mission

HIDDEN = {
    f"hidden-ai-{number}": name for number, name in enumerate(("hill-at-dusk", "river-road-4"))
}


def hidden_ai(name: str) -> SoloMission:
    """One of those: the game's own, but that its AI hides."""
    plain = solo_mission(HIDDEN[name])
    sides = list(plain.sides)
    own = sides[plain.bot_side]
    forces = tuple(replace(force, hidden=True) for force in own.forces)
    sides[plain.bot_side] = replace(own, forces=forces)
    return replace(plain, sides=tuple(sides))


def hides_ai(plain: SoloMission) -> bool:
    return any(force.hidden for force in plain.sides[plain.bot_side].forces)
