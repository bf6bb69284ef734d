"""What players who do one stupid thing all game long refuse, and which step they hurry to take."""

from __future__ import annotations

from opfor.fast.coh.course.players.danger import to_goal
from opfor.fast.coh.course.players.errands import away
from opfor.fast.coh.deployment import spokesman
from opfor.fast.coh.values import (
    ACT_FREE,
    DRIVE_FREE,
    ENTER,
    GROUP_MOVE,
    LEAVE,
    LOAD,
    MOVE,
    NEVER_ENTER,
    PLAY_CARD,
    RUSH,
    STAND_STILL,
    UNLOAD,
    Battle,
)

COMING_ON = 1000


def is_refused(battle: Battle, place: int) -> bool:
    """Whether whoever thinks never does what is offered there."""
    player = battle.player[spokesman(battle, battle.thinker)]
    act = battle.offer_act[place]
    if player == STAND_STILL:
        if act == PLAY_CARD:
            return battle.card_effect[battle.offer_at[place]] in (ACT_FREE, DRIVE_FREE)
        return act in (MOVE, GROUP_MOVE, LEAVE, LOAD, UNLOAD)
    if player == NEVER_ENTER:
        return act == ENTER
    return player == RUSH and act in (MOVE, GROUP_MOVE)


def nearest_step(battle: Battle) -> int:
    """Coming on, else the step that takes a unit nearest to its goal; 0 if none does."""
    best, most = 0, 0
    for place in range(battle.offered):
        gain = nearer(battle, place)
        if gain > most:
            best, most = place, gain
    return best


def nearer(battle: Battle, place: int) -> int:
    """How much nearer to its goal an act takes a unit."""
    unit, at = battle.offer_unit[place], battle.offer_at[place]
    if battle.offer_act[place] == ENTER:
        return COMING_ON - to_goal(battle, at)
    if battle.offer_act[place] != MOVE:
        return 0
    here = battle.cell[unit]
    return away(battle, unit, here) - away(battle, unit, battle.neighbour[here][at])
