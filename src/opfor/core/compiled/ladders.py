"""The ladders of a game as functions over numbers, written from its questions: a rung is a call,
and cases, rulings and conditions are tests before it. Also what copies a position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from opfor.core.deeds import choices_of
from opfor.core.memory import Memory
from opfor.core.narrow import Asked, rule_numbers
from opfor.core.question import MUST


def narrow_source(questions: Sequence[Asked], rulings: type) -> dict[str, str]:
    """``narrow``, and a function for each question, by name."""
    found = {
        f"narrow_{number}": _ladder(number, asked, questions, rulings)
        for number, asked in enumerate(questions)
    }
    tests = "".join(
        f"    {'elif' if number else 'if'} question == {number}:\n        narrow_{number}(memory)\n"
        for number in range(len(questions))
    )
    found["narrow"] = f"def narrow(memory, question):\n    begin(memory, question)\n{tests}"
    return found


def _ladder(number: int, asked: Asked, questions: Sequence[Asked], rulings: type) -> str:
    rules, choices = rule_numbers(questions), choices_of(rulings)
    lines = [f"def narrow_{number}(memory):"]
    if asked.case_of is not None:
        lines.append(f"    case = {asked.case_of.__name__}(memory)")
    for case, rungs in groupby(enumerate(asked.criteria), key=lambda each: each[1].case):
        indent = "    "
        if case:
            lines.append(f"    if case == {asked.cases.index(case)}:")
            indent = "        "
        for rung, criterion in rungs:
            operator, rule = criterion.operator.value.replace("-", "_"), rules[criterion.rule]
            call = f"{operator}(memory, {rung}, {rule}, {criterion.measure.of.__name__})"
            if tests := _tests(criterion, choices):
                lines.append(f"{indent}if {' and '.join(tests)}:")
                call = f"    {call}"
            lines.append(f"{indent}{call}")
    return "\n".join(lines) + "\n"


def _tests(criterion: Any, choices: Mapping[str, Sequence[str]]) -> list[str]:
    """What must hold for a rung to be looked at; a wish needs several candidates."""
    names = list(choices)
    found = [
        f"memory.ruling[{names.index(name)}] == {choices[name].index(value)}"
        for name, value in criterion.ruled
    ]
    if criterion.when is not None:
        found += ["memory.left > 1"] * (criterion.operator is not MUST)
        found += [f"{'' if yes else 'not '}{test}(memory)" for test, yes in criterion.when.tests]
    return found


def remember_source(kind: type[Memory]) -> str:
    """Copy every field of the position, as far as it is in use."""
    used = {kind.fields[name].upto for name in kind.copied} - {"", *kind.copied}
    lines = [
        "def remember(to, memory):",
        *(f"    to.{name} = memory.{name}" for name in sorted(used)),
    ]
    for name in kind.copied:
        (sizes, _, upto), indent, place = kind.fields[name], "    ", ""
        for depth, size in enumerate(sizes):
            rest = place if upto and kind.fields[upto].sizes else ""
            is_last = depth + 1 == len(sizes)
            count = f"memory.{upto}{rest}" if upto and is_last else str(size)
            lines.append(f"{indent}for i{depth} in range({count}):")
            indent, place = indent + "    ", f"{place}[i{depth}]"
        lines.append(f"{indent}to.{name}{place} = memory.{name}{place}")
    return "\n".join(lines) + "\n"
