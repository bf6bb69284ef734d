"""What the AI will understand, word by word: one sentence for each part of a line."""

from __future__ import annotations

from collections.abc import Sequence

from opfor.cardboard.coh.orders import glossary
from opfor.cardboard.coh.orders.lines import LineStep, MissionLine, OrderLine, StandingLine
from opfor.cardboard.coh.orders.meaning_effects import describe_condition, describe_effect
from opfor.cardboard.coh.orders.text import cap_text, order_text, subject_text
from opfor.cardboard.coh.orders.text_places import place_text
from opfor.cardboard.coh.orders.trees import (
    CardOrder,
    CloseCombatOrder,
    ExecuteCounteractions,
    ExecuteMissionOrders,
    FurtherAction,
    PassTest,
    PlainOrder,
    ShortRangeOrder,
    Subject,
    TacticalOrder,
    Target,
)
from opfor.cardboard.coh.orders.words import HEX_WORDS, Kind, OrderAction, TargetKind, Word


def describe(order: CardOrder | MissionLine) -> list[str]:
    """The meaning of a line, in the order in which the AI reads it."""
    if isinstance(order, StandingLine):
        who = subject_text(order.subject)
        return [f"Always: for the whole mission, {who} {order.rule} (SOLO-6.1-a)"]
    if isinstance(order, OrderLine):
        return _describe_line(order)
    return _describe_step(order)


def _describe_line(line: OrderLine) -> list[str]:
    said = [f"When {line.when}: at that moment, every time"] if line.when else []
    said += [f"If {describe_condition(condition)}" for condition in line.conditions]
    for number, step in enumerate(line.steps):
        said += ["then: afterwards, if it can be done"] if number else []
        said += _describe_step(step)
    return said


def _describe_step(step: LineStep) -> list[str]:
    match step:
        case CloseCombatOrder():
            who = "CC: an AI sharing a hex with a Unit, by the attack ladder (COH-4.1.2-a)"
            meanings = glossary.ACTIONS | glossary.CC_ACTIONS
            return [who, *_list_of_actions(step.actions, meanings), *_cap(step.cap)]
        case ShortRangeOrder():
            who = "Short Range: an AI adjacent to a Unit (COH-4.1.2-h)"
            meanings = glossary.ACTIONS | glossary.SHORT_RANGE_ACTIONS
            return [who, *_list_of_actions(step.actions, meanings), *_cap(step.cap)]
        case ExecuteCounteractions():
            return [
                "Execute Counteractions: the first of the mission's that can be done "
                "(COH-4.1.2-o, COH-7.0-a)"
            ]
        case ExecuteMissionOrders():
            return [
                "Execute Mission Orders: the first of the mission's that can be done (COH-7.1-a)"
            ]
        case PassTest():
            return [
                f"{order_text(step)}: the AI passes at once if this holds, reinforcements of "
                "this round counted on both sides (COH-4.1.2-p)"
            ]
        case TacticalOrder():
            return _tactical(step)
        case PlainOrder():
            meant = f"{step.action}: {glossary.ACTIONS[step.action]}"
            return [*_subject(step.subject), meant, *_further(step.then)]
        case _:
            return [f"{order_text(step)}: {describe_effect(step)}"]


def _tactical(order: TacticalOrder) -> list[str]:
    return [
        *_subject(order.ai),
        f"{order.distance}: {glossary.DISTANCES[order.distance]}",
        *_target(order.target),
        f"{order.action}: {glossary.ACTIONS[order.action]}",
        *_cap(order.cap),
        *_further(order.then),
    ]


def _subject(subject: Subject) -> list[str]:
    """A number first, then the words from left to right, then the noun."""
    is_unit = subject.kind is Kind.UNIT
    meanings = glossary.TARGET_WORDS if is_unit else glossary.AI_WORDS
    said = [f"{word}: {meanings[word]}" for word in subject.words]
    noun = subject.name or str(subject.kind)
    said.append(f"{noun}: {glossary.KINDS[subject.kind]}")
    if subject.count == 0:
        said.insert(0, "Each: all that can, one after another; one check covers them (COH-7.1-b)")
    elif subject.count > 1:
        number = subject.count
        said.insert(0, f"{number}: at most {number}, picked one after another (COH-7.1-b)")
    return said


def _target(target: Target) -> list[str]:
    said = [_target_word(word, target.kind) for word in target.words]
    if target.place is not None:
        said.append(f"{place_text(target.place)}: this place is the target")
    else:
        said.append(f"{target.kind}: {glossary.TARGETS[target.kind]}")
    if target.within:
        said.append(f"within {target.within}: no target farther than that from the AI counts")
    return said


def _target_word(word: Word, kind: TargetKind) -> str:
    meaning = glossary.TARGET_WORDS[word]
    has_objective = kind not in (TargetKind.UNIT, TargetKind.AI, TargetKind.RE)
    spares = "; Objectives are not asked this" if has_objective and word not in HEX_WORDS else ""
    return f"{word}: {meaning}{spares}"


def _list_of_actions(actions: Sequence[OrderAction], meanings: dict[OrderAction, str]) -> list[str]:
    said = [f"{action}: {meanings[action]}" for action in actions]
    if len(said) > 1:
        said.insert(
            1,
            "/: only if no AI can do what is left of the slash, what is right of it (COH-4.1.2-b)",
        )
    return said


def _cap(cap: int) -> list[str]:
    return [f"{cap_text(cap).strip()}: {glossary.CAP}"] if cap else []


def _further(further: Sequence[FurtherAction]) -> list[str]:
    said: list[str] = []
    for more in further:
        said.append(
            f"then {more.action}: the same counter, if it can: {glossary.ACTIONS[more.action]}"
        )
        said += _cap(more.cap)
    return said
