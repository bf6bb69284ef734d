"""Linked missions: how one part ends decides how the next begins.

A part won clearly (by 4 VPs or more) gives a lead of 2, a part won a lead of 1; lost ones count
as much the other way. The lead is added to the Player's CAPs of the next part.
"""

from __future__ import annotations

from msgspec.structs import replace

from opfor.cardboard.coh.missions.solo_mission import SoloMission, solo_mission, solo_mission_ids

CLEAR = 4
MOST = 2


def lead_after(margin: int) -> int:
    """What a result is worth to the next part; ``margin`` is the Player's VPs less the AI's."""
    if margin == 0:
        return 0
    size = MOST if abs(margin) >= CLEAR else 1
    return size if margin > 0 else -size


def begun_with(mission: SoloMission, lead: int) -> SoloMission:
    """A part as it begins after the one before: more CAPs or fewer, never below 1."""
    if not lead or not mission.campaign:
        return mission
    player = 1 - mission.bot_side
    caps = max(1, mission.sides[player].caps + max(-MOST, min(MOST, lead)))
    changed = replace(mission.sides[player], caps=caps)
    sides = (changed, mission.sides[1]) if player == 0 else (mission.sides[0], changed)
    return replace(mission, sides=sides)


def next_part(mission: SoloMission) -> str:
    """The id of the next part; empty after the last, and for missions that stand alone."""
    if not mission.campaign:
        return ""
    parts = (solo_mission(name) for name in solo_mission_ids())
    return next(
        (m.id for m in parts if m.campaign == mission.campaign and m.part == mission.part + 1), ""
    )
