"""The words on the cards and lines of one mission, each with what it means: nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from opfor.cardboard.coh import FOLDER
from opfor.cardboard.coh.missions.solo_mission import SoloMission, order_deck, script_of
from opfor.cardboard.coh.orders.actions import OrderAction
from opfor.cardboard.coh.orders.lines import OrderLine
from opfor.cardboard.coh.orders.nouns import Kind, TargetKind
from opfor.cardboard.coh.orders.places import Pick
from opfor.cardboard.coh.orders.trees import (
    CloseCombatOrder,
    PlainOrder,
    ShortRangeOrder,
    Subject,
    TacticalOrder,
    Target,
)
from opfor.cardboard.coh.orders.words import Word
from opfor.core.declared import declared, slug
from opfor.games.coh.told.sheet.paper import SAY


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
    short: list[tuple[str, str, str]] = [(word, "word", word.meant.sheet) for word in Word]
    short += [(noun, "noun", noun.sheet) for nouns in (Kind, TargetKind) for noun in nouns]
    short += [(action, "order-action", action.meant.sheet) for action in OrderAction]
    words = declared(FOLDER)
    lines = [
        f"{said}: {words.row(f'{kind}-{slug(said)}', 'sheet', meaning)}"
        for said, kind, meaning in short
        if meaning and said in used
    ]
    return {"type": "words", "title": SAY("words-on-cards"), "lines": lines}


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
