"""How a mission ends: the track is complete, or a side has nobody left to fight."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.course.mission_track import end_mission, run_event, tiles_of
from opfor.fast.coh.sizes import SIDES
from opfor.fast.coh.values import ASIDE, BEATEN, OFF, ON_MAP, OVER, RESERVE, Battle


@cite("COH-2.7-b", "QC-29", "no-fighters-left")
def has_fighters(battle: Battle, side: int) -> bool:
    """Whether a side has a counter with an AR above 0 anywhere it could still come from: the map,
    the schedule, events to come, or the cup while a rumor is on the map."""
    has_rumor = False
    for unit in range(battle.units):
        if battle.is_rumored[unit] and battle.side_of[unit] == side and battle.cell[unit] != OFF:
            has_rumor = True
    for unit in range(battle.units):
        if battle.side_of[unit] == side and battle.is_effective[unit]:
            if battle.place[unit] in (ON_MAP, RESERVE):
                return True
            if battle.place[unit] == ASIDE and (has_rumor or not battle.in_cup[unit]):
                return True
    return False


def mission_ended_early(battle: Battle) -> bool:
    """End the mission if a side is beaten."""
    if battle.stage == OVER:
        return True
    if battle.plays_on:
        return False
    for side in range(SIDES):
        if not has_fighters(battle, side):
            remaining_events(battle)
            battle.beaten = 1 << side
            end_mission(battle, BEATEN)
            return True
    return False


@cite("COH-2.7-c", "SOLO-5.5-c")
def remaining_events(battle: Battle) -> None:
    """All yellow events ahead of the marker, in order; a tile lies on the next space of its lane
    alone, so it is resolved once."""
    moved_on = 0
    for space in range(battle.space + 1, battle.spaces + 1):
        if battle.is_yellow[space] and battle.stage != OVER:
            run_event(battle, space, False, moved_on)
            moved_on |= tiles_of(battle, space)
