"""The words of orders as numbers, and what has none."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from opfor.cardboard.coh.orders.actions import OrderAction
from opfor.cardboard.coh.orders.conditions import Trigger
from opfor.cardboard.coh.orders.nouns import (
    CardDeed,
    Comparison,
    Distance,
    Kind,
    Source,
    TargetKind,
)
from opfor.cardboard.coh.orders.words import Word
from opfor.fast.coh import mind

ACTIONS = {
    OrderAction.ATTACK: mind.TO_ATTACK,
    OrderAction.LONG_RANGE_ATTACK: mind.TO_ATTACK_FAR,
    OrderAction.GROUP_ATTACK: mind.TO_ATTACK_AS_GROUP,
    OrderAction.PIVOT_AND_OR_ATTACK: mind.TO_TURN_AND_ATTACK,
    OrderAction.MOVE: mind.TO_MOVE,
    OrderAction.LOW_RISK_MOVE: mind.TO_MOVE_CAREFULLY,
    OrderAction.MOVE_INTO_CC: mind.TO_CLOSE_IN,
    OrderAction.RALLY: mind.TO_RALLY,
    OrderAction.AUTO_RALLY: mind.TO_RALLY_FREELY,
    OrderAction.PIVOT: mind.TO_PIVOT,
    OrderAction.DISENGAGE: mind.TO_DISENGAGE,
    OrderAction.BECOME_FRESH: mind.TO_FRESHEN,
    OrderAction.BECOME_SPENT: mind.TO_SPEND,
    OrderAction.BECOME_HIT: mind.TO_HIT,
    OrderAction.BECOME_UNHIT: mind.TO_UNHIT,
    OrderAction.REVEAL: mind.TO_REVEAL,
    OrderAction.DIG_IN: mind.TO_DIG_IN,
    OrderAction.LAY_SMOKE: mind.TO_LAY_SMOKE,
    OrderAction.EXIT: mind.TO_EXIT,
}
WORDS = {
    Word.FRESH: mind.IS_FRESH,
    Word.SPENT: mind.IS_SPENT,
    Word.HIT: mind.IS_HIT,
    Word.UNHIT: mind.IS_UNHIT,
    Word.IN_COVER: mind.IN_COVER,
    Word.IN_0_DM_HEX: mind.IN_0_DM_HEX,
    Word.IN_FIRE_ZONE: mind.IN_FIRE_ZONE,
    Word.IN_LOS: mind.IN_LOS,
    Word.MOBILE: mind.IS_MOBILE,
    Word.JUST_ACTED: mind.JUST_ACTED,
    Word.JUST_ATTACKED: mind.JUST_ATTACKED,
    Word.JUST_MOVED: mind.JUST_MOVED,
    Word.FOOT: mind.IS_FOOT,
    Word.GUN: mind.IS_GUN,
    Word.VEHICLE: mind.IS_VEHICLE,
    Word.CHOSEN: mind.IS_CHOSEN,
    Word.HIGHEST_AR: mind.HIGHEST_AR,
    Word.LOWEST_DV: mind.LOWEST_DV,
    Word.LARGEST_GROUP: mind.LARGEST_GROUP,
    Word.DESTROYED: mind.WAS_DESTROYED,
}
KINDS = {
    Kind.AI: mind.ANY_AI,
    Kind.RE: mind.ONLY_RUMORS,
    Kind.MORTAR_OR_INF_GUN: mind.ONLY_MORTARS,
    Kind.UNIT: mind.ANY_UNITS,
    Kind.NAMED: mind.ONLY_NAMED,
}
TARGETS = {
    TargetKind.UNIT: mind.AT_UNITS,
    TargetKind.OBJECTIVE: mind.AT_OBJECTIVES,
    TargetKind.TARGET: mind.AT_TARGETS,
    TargetKind.UNIT_OR_OBJECTIVE: mind.UNIT_FIRST,
    TargetKind.OBJECTIVE_OR_UNIT: mind.OBJECTIVE_FIRST,
    TargetKind.AI: mind.AT_AI,
    TargetKind.RE: mind.AT_RUMORS,
    TargetKind.PLACE: mind.AT_PLACE,
}
COUNTED = {
    TargetKind.UNIT: mind.OF_UNITS,
    TargetKind.AI: mind.OF_AI,
    TargetKind.OBJECTIVE: mind.OF_OBJECTIVES,
    TargetKind.RE: mind.OF_RUMORS,
    TargetKind.TARGET: mind.OF_EITHER,
    TargetKind.UNIT_OR_OBJECTIVE: mind.OF_EITHER,
    TargetKind.OBJECTIVE_OR_UNIT: mind.OF_EITHER,
    TargetKind.PLACE: mind.OF_SPOT,
    TargetKind.AI_MARKER: mind.OF_MARKERS,
}
"""What is counted, picked, or measured from."""
SOURCES = {
    None: mind.ANYWHERE_ELSE,
    Source.ENTRY_CUP: mind.FROM_CUP,
    Source.RE_CUP: mind.FROM_RE_CUP,
    Source.RESERVE: mind.FROM_RESERVE,
}
DEEDS = {
    CardDeed.DRAW: mind.DRAW_CARD,
    CardDeed.DISCARD: mind.DISCARD_CARD,
    CardDeed.EXECUTE: mind.EXECUTE_CARD,
    CardDeed.ADD: mind.ADD_CARD,
    CardDeed.REMOVE: mind.REMOVE_CARD,
}
MOMENTS = {
    Trigger.MARKER_ADVANCES: mind.MARKER_ADVANCES,
    Trigger.ROUND_STARTS: mind.ROUND_STARTS,
    Trigger.ROUND_ENDS: mind.ROUND_ENDS,
    Trigger.MISSION_ENDS: mind.MISSION_ENDS,
    Trigger.AI_IS_DESTROYED: mind.AI_FALLS,
    Trigger.UNIT_IS_DESTROYED: mind.UNIT_FALLS,
    Trigger.RE_IS_REVEALED: mind.RUMOR_TURNS,
}
DISTANCES = {Distance.CLOSEST: mind.CLOSEST, Distance.FARTHEST: mind.FARTHEST}
COMPARISONS = {
    Comparison.LESS: mind.LESS,
    Comparison.AT_MOST: mind.AT_MOST,
    Comparison.MORE: mind.MORE,
    Comparison.AT_LEAST: mind.AT_LEAST,
    Comparison.EQUAL: mind.EQUAL,
}


class NotCovered(Exception):
    """A word, order, condition or effect that has no number here."""


def number_of(table: dict[Any, int], what: Any) -> int:
    if what not in table:
        raise NotCovered(str(what))
    return table[what]


def covered(is_so: bool, what: object) -> None:
    if not is_so:
        raise NotCovered(str(what))


def put(row: list[int], at: int, values: Sequence[int]) -> None:
    row[at : at + len(values)] = values
