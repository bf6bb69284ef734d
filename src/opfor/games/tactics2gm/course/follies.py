"""Players who do one stupid thing all game long: no scenario should be won that way.

All else they do as the baseline player does.
"""

from __future__ import annotations

from opfor.games.tactics2gm.course.worth import WORTH, way_to_go
from opfor.games.tactics2gm.values.battle import Battle, Offer
from opfor.games.tactics2gm.values.codes import Act, Sits, To

REFUSED = -1000.0


def worth_to(battle: Battle, sits: int, side: int, what: int, offered: Offer) -> float:
    """What an offer is worth to whoever sits there."""
    if is_refused(battle, sits, what, offered):
        return REFUSED
    if sits == Sits.RUSHES and what == To.MOVE and offered.act == Act.MOVE:
        return worth_of_rushing(battle, side, offered)
    return WORTH[what](battle, side, offered)


def is_refused(battle: Battle, sits: int, what: int, offered: Offer) -> bool:
    """Whether a folly keeps from an act."""
    act = offered.act
    if sits == Sits.PASSES:
        return is_an_act_of_a_turn(act)
    if sits == Sits.STANDS_STILL:
        return is_a_move(act)
    if sits == Sits.RUSHES:
        return act == Act.SHOOT and battle.moved[offered.unit] != 0
    return sits == Sits.NEVER_ENTERS and what == To.DEPLOY and act == Act.DEPLOY


def is_an_act_of_a_turn(act: int) -> bool:
    """Anything but being done, and what has to be answered."""
    return act not in (Act.DONE, Act.BID, Act.PLACE_TERRAIN, Act.DISCARD)


def is_a_move(act: int) -> bool:
    if act in (Act.MOVE, Act.MOVE_COVERED, Act.SWAP):
        return True
    return act in (Act.LOAD, Act.UNLOAD, Act.ASSAULT)


def worth_of_rushing(battle: Battle, side: int, offered: Offer) -> float:
    """The shortest way to the goal, whatever is there; who has run does not shoot as well."""
    here, there = battle.cell[offered.unit], offered.cell
    nearer = way_to_go(battle, side, 0, here) - way_to_go(battle, side, 0, there)
    return 10.0 * nearer if nearer > 0 else REFUSED
