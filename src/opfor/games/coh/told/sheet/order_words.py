"""The words on the cards and lines of one mission, each with what it means: nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from opfor.cardboard.coh.missions.solo_mission import SoloMission, order_deck, script_of
from opfor.cardboard.coh.orders.lines import OrderLine
from opfor.cardboard.coh.orders.places import Pick
from opfor.cardboard.coh.orders.trees import (
    CloseCombatOrder,
    PlainOrder,
    ShortRangeOrder,
    Subject,
    TacticalOrder,
    Target,
)
from opfor.cardboard.coh.orders.words import Kind, OrderAction, TargetKind, Word

WORDS: dict[Word, str] = {
    Word.HIGHEST_AR: "greatest AR, hits counted, that it could use against such a target",
    Word.LOWEST_DV: "smallest DV: for attacks as the AI sees it, otherwise front DR and DM",
    Word.FRESH: "not Spent",
    Word.SPENT: "Spent; as AI only on blue cards",
    Word.HIT: "with a hit counter",
    Word.UNHIT: "without a hit counter",
    Word.IN_COVER: "with a DM from its hex, smoke or shelter",
    Word.IN_0_DM_HEX: "without any such DM",
    Word.IN_FIRE_ZONE: "in the fire zone of some enemy",
    Word.IN_LOS: "seen by some enemy",
    Word.MOBILE: "foot or vehicle with a printed move cost of 1",
    Word.LARGEST_GROUP: "in the biggest group of AI in neighbouring hexes, or alone",
    Word.JUST_ACTED: "did something in your last turn; nobody after a pass or a stall",
    Word.JUST_ATTACKED: "attacked in your last turn",
    Word.JUST_MOVED: "moved or entered in your last turn",
    Word.FOOT: "on foot",
    Word.GUN: "a gun",
    Word.VEHICLE: "a vehicle",
    Word.CHOSEN: "named as chosen on the AI's sheet",
    Word.DESTROYED: "destroyed so far",
}
ACTIONS: dict[OrderAction, str] = {
    OrderAction.ATTACK: "see Attacks of the AI",
    OrderAction.LONG_RANGE_ATTACK: "an attack at normal or long range",
    OrderAction.GROUP_ATTACK: "an attack supported by its neighbours",
    OrderAction.MOVE: "see Moves of the AI",
    OrderAction.LOW_RISK_MOVE: "see Moves of the AI",
    OrderAction.MOVE_INTO_CC: "into the hex of a Unit next to it; not poor close fighters",
    OrderAction.RALLY: "a rally roll; 5 APs on a green card",
    OrderAction.AUTO_RALLY: "its hit is taken off, free and without a roll",
    OrderAction.PIVOT: "turn so that the target comes into its front arc, if it is not there yet",
    OrderAction.DISENGAGE: "see Disengage",
    OrderAction.PIVOT_AND_OR_ATTACK: "attack; if only the arc forbids it, turn first and attack",
    OrderAction.BECOME_FRESH: "turn to the Fresh side",
    OrderAction.BECOME_SPENT: "turn to the Spent side",
    OrderAction.BECOME_HIT: "draw a hit counter",
    OrderAction.BECOME_UNHIT: "lose the hit counter",
    OrderAction.EXIT: "leave the map, standing on the Objective named, where it may leave",
}
TARGETS: dict[TargetKind, str] = {
    TargetKind.OBJECTIVE: "see the AI's sheet; never attacked, only moved to or faced",
    TargetKind.TARGET: "a Unit or an Objective, the closer; a Unit if equal",
    TargetKind.UNIT_OR_OBJECTIVE: "a Unit if there is one to act on, else an Objective",
    TargetKind.OBJECTIVE_OR_UNIT: "an Objective if there is one to act on, else a Unit",
}
KINDS: dict[Kind, str] = {
    Kind.RE: "only Rumored Enemies",
    Kind.MORTAR_OR_INF_GUN: "only mortars and infantry guns",
}


def words_of(mission: SoloMission) -> frozenset[Word]:
    """The words on this mission's cards and lines."""
    return frozenset(word for word in _used(mission) if isinstance(word, Word))


def has_picks(mission: SoloMission) -> bool:
    """Whether a line of the mission picks counters by itself: to fire at, as a place, to do or
    become something."""
    return any(_picks(step) for line in _lines(mission) for step in line.steps)


def _picks(step: object) -> bool:
    match step:
        case PlainOrder(subject=subject):
            return subject.count > 0
        case TacticalOrder(ai=ai):
            return ai.kind is Kind.UNIT
    return any(isinstance(getattr(step, name, None), Pick) for name in ("on", "where", "what"))


def words_piece(mission: SoloMission) -> dict[str, Any]:
    """The words this mission uses, in the order of the language's own list."""
    used = set(_used(mission))
    every: tuple[Mapping[Any, str], ...] = (WORDS, KINDS, TARGETS, ACTIONS)
    lines = [
        f"{word}: {meaning}"
        for meanings in every
        for word, meaning in meanings.items()
        if word in used
    ]
    return {"type": "words", "title": "Words on this mission's cards", "lines": lines}


def _used(mission: SoloMission) -> Iterator[object]:
    """Every word, kind, target and action on the cards and in the mission's lines."""
    for card in order_deck(mission).values():
        for order in (*card.priority, *card.tactical):
            yield from _in_step(order)
    for line in _lines(mission):
        for step in line.steps:
            yield from _in_step(step)
        for condition in line.conditions:
            yield from _in_condition(condition)
    for rule in script_of(mission).standing:
        yield from _in_subject(rule.subject)


def _lines(mission: SoloMission) -> list[OrderLine]:
    """Every order line of the mission's own."""
    script = script_of(mission)
    lines: list[OrderLine] = [*script.counteractions, *script.mission_orders, *script.triggered]
    return lines + [line for space in (*script.track, *script.landed) for line in space]


def _in_step(step: object) -> Iterator[object]:
    match step:
        case CloseCombatOrder() | ShortRangeOrder():
            yield from step.actions
        case TacticalOrder():
            yield from _in_subject(step.ai)
            yield from _in_target(step.target)
            yield step.action
            yield from (further.action for further in step.then)
        case PlainOrder():
            yield from _in_subject(step.subject)
            yield step.action


def _in_condition(condition: object) -> Iterator[object]:
    for name in ("counted", "left", "right"):
        yield from getattr(getattr(condition, name, None), "words", ())


def _in_subject(subject: Subject) -> Iterator[object]:
    yield from subject.words
    yield subject.kind


def _in_target(target: Target) -> Iterator[object]:
    yield from target.words
    yield target.kind
