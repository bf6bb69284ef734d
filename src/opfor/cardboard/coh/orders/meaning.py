"""What the AI will understand, word by word: one sentence for each part of a line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from opfor.cardboard.coh.orders.actions import OrderAction
from opfor.cardboard.coh.orders.constructs import CONSTRUCTS
from opfor.cardboard.coh.orders.lines import LineStep, MissionLine, OrderLine, StandingLine
from opfor.cardboard.coh.orders.nouns import Kind, TargetKind
from opfor.cardboard.coh.orders.text import text_of
from opfor.cardboard.coh.orders.trees import (
    CloseCombatOrder,
    FurtherAction,
    PlainOrder,
    ShortRangeOrder,
    Subject,
    TacticalOrder,
    Target,
)
from opfor.cardboard.coh.orders.words import HEX_WORDS, Word

CAP = "added to the first attack roll against Units (COH-4.3.1-a, COH-4.3.1-b)"


def describe(order: MissionLine | LineStep) -> list[str]:
    """The meaning of a line, in the order in which the AI reads it."""
    if isinstance(order, StandingLine):
        who = text_of(order.subject)
        return [f"Always: for the whole mission, {who} {order.rule} (SOLO-6.1-a)"]
    if isinstance(order, OrderLine):
        return _describe_line(order)
    return _describe_step(order)


def _describe_line(line: OrderLine) -> list[str]:
    said = [f"When {line.when}: at that moment, every time"] if line.when else []
    for each in line.conditions:
        more = CONSTRUCTS[type(each)].meaning(each)
        said.append(f"If {text_of(each)}: otherwise the line cannot be done{more}")
    for number, step in enumerate(line.steps):
        said += ["then: afterwards, if it can be done"] if number else []
        said += _describe_step(step)
    return said


def _describe_step(step: LineStep) -> list[str]:
    meaning = CONSTRUCTS[type(step)].meaning(step)
    match step:
        case CloseCombatOrder(actions, cap):
            meant = [(action, action.meant.in_cc) for action in actions]
            return [f"CC: {meaning}", *_list_of_actions(meant), *_cap(cap)]
        case ShortRangeOrder(actions, cap):
            meant = [(action, action.meant.in_short) for action in actions]
            return [f"Short Range: {meaning}", *_list_of_actions(meant), *_cap(cap)]
        case TacticalOrder(ai, distance, target, action, cap, then):
            where = f"{distance}: {distance.means}"
            told = [*_subject(ai), where, *_target(target), _action(action)]
            return [*told, *_cap(cap), *_further(then)]
        case PlainOrder(subject, action, then):
            return [*_subject(subject), _action(action), *_further(then)]
        case _:
            return [f"{text_of(step)}: {meaning}"]


def _action(action: OrderAction) -> str:
    return f"{action}: {action.meant.means}"


def _subject(subject: Subject) -> list[str]:
    """A number first, then the words from left to right, then the noun."""
    is_unit = subject.kind is Kind.UNIT
    said = [f"{word}: {word.of_target if is_unit else word.of_ai}" for word in subject.words]
    said.append(f"{subject.name or subject.kind}: {subject.kind.means}")
    if subject.count == 0:
        said.insert(0, "Each: all that can, one after another; one check covers them (COH-7.1-b)")
    elif subject.count > 1:
        number = subject.count
        said.insert(0, f"{number}: at most {number}, picked one after another (COH-7.1-b)")
    return said


def _target(target: Target) -> list[str]:
    said = [_target_word(word, target.kind) for word in target.words]
    if target.place is not None:
        said.append(f"{text_of(target.place)}: this place is the target")
    else:
        said.append(f"{target.kind}: {target.kind.means}")
    if target.within:
        said.append(f"within {target.within}: no target farther than that from the AI counts")
    return said


def _target_word(word: Word, kind: TargetKind) -> str:
    has_objective = kind not in (TargetKind.UNIT, TargetKind.AI, TargetKind.RE)
    spares = "; Objectives are not asked this" if has_objective and word not in HEX_WORDS else ""
    return f"{word}: {word.of_target}{spares}"


def _list_of_actions(actions: Sequence[tuple[OrderAction, str]]) -> list[str]:
    said = [f"{action}: {meant or action.meant.means}" for action, meant in actions]
    if len(said) > 1:
        said.insert(
            1,
            "/: only if no AI can do what is left of the slash, what is right of it (COH-4.1.2-b)",
        )
    return said


def _cap(cap: int) -> list[str]:
    return [f"+{cap}CAP: {CAP}"] if cap else []


def _further(further: Iterable[FurtherAction]) -> list[str]:
    said: list[str] = []
    for more in further:
        meant = more.action.meant.means
        said.append(f"then {more.action}: the same counter, if it can: {meant}")
        said += _cap(more.cap)
    return said
