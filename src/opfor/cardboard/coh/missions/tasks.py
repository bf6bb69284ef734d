"""What a side of a mission has to do, read from its markers and exits."""

from __future__ import annotations

from opfor.cardboard.coh.missions.mission import Mission

ATTACK, HOLD, MEETING, EXIT, HUNT = "attack", "hold", "meeting", "exit", "hunt"


def task_of(mission: Mission, side: int) -> str:
    """Leaving the map comes first, then what is to be taken, then what is to be kept; where
    neither is, the enemy himself is the task, or keeping him from leaving."""
    own, enemy = mission.sides[side], mission.sides[1 - side]
    if own.exit_of or (own.exit is not None and own.exit.vp):
        return EXIT
    owners = {control.owner for control in mission.control}
    if enemy.nation in owners:
        return MEETING if own.nation in owners else ATTACK
    if own.nation in owners or enemy.exit_of or (enemy.exit is not None and enemy.exit.vp):
        return HOLD
    return HUNT
