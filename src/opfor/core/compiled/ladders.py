"""The ladders of a game as functions over numbers, written from its questions: a rung is a call,
and cases, rulings and conditions are tests before it. Also what copies a position, or a place."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from math import prod
from typing import Any

from opfor.core.deeds import choices_of
from opfor.core.memory import Memory, in_rows
from opfor.core.narrow import Asked, rule_numbers
from opfor.core.question import LOWEST, MEASURING, MUST
from opfor.core.ranking import KEYS


def narrow_source(questions: Sequence[Asked], rulings: type) -> dict[str, str]:
    """``narrow``, and a function for each question, by name."""
    found = {
        f"narrow_{number}": _ladder(number, asked, questions, rulings)
        for number, asked in enumerate(questions)
    }
    calls = {number: [f"narrow_{number}(memory)"] for number in range(len(questions))}
    found["narrow"] = (
        f"def narrow(memory, question):\n    begin(memory, question)\n{_by_question(calls)}"
    )
    return found


def _by_question(lines: Mapping[int, Sequence[str]]) -> str:
    """What is done for each question."""
    found = [
        f"    {'elif' if place else 'if'} question == {number}:\n"
        + "".join(f"        {line}\n" for line in lines[number])
        for place, number in enumerate(lines)
    ]
    return "".join(found)


def halves_source(questions: Sequence[Asked], rulings: type) -> dict[str, str]:
    """``narrow_by_tests`` and ``narrow_by_wishes`` of the questions that are halved."""
    halved = [number for number, asked in enumerate(questions) if asked.is_halved]
    found = dict[str, str]()
    for name, is_half in HALVES.items() if halved else ():
        for number in halved:
            asked = questions[number]
            own = [is_half(rung) for rung in asked.criteria]
            if own != sorted(own, reverse=name == "narrow_by_tests"):
                raise ValueError(f"{asked.name}: a test stands behind a wish")
            text = _ladder(number, asked, questions, rulings, is_half)
            found[f"{name}_{number}"] = text.replace("narrow_", f"{name}_", 1)
        calls = {number: [f"{name}_{number}(memory)"] for number in halved}
        found[name] = f"def {name}(memory, question):\n{_by_question(calls)}"
    return found


HALVES: dict[str, Callable[[Any], bool]] = {
    "narrow_by_tests": lambda rung: rung.operator is MUST,
    "narrow_by_wishes": lambda rung: rung.operator is not MUST,
}


def _ladder(
    number: int,
    asked: Asked,
    questions: Sequence[Asked],
    rulings: type,
    counts: Callable[[Any], bool] = lambda _rung: True,
) -> str:
    rules, choices = rule_numbers(questions), choices_of(rulings)
    lines = [f"def narrow_{number}(memory):", *(f"    {line}" for line in _cases(number, asked))]
    every = [each for each in enumerate(asked.criteria) if counts(each[1])]
    for (follows, case), rungs in groupby(every, key=lambda each: _place(each[1])):
        if follows:
            lines += _as_said(asked, list(rungs), rules, choices)
            continue
        indent = "    "
        if case:
            lines.append(f"    if {_is_in(number, asked, case)}:")
            indent = "        "
        for rung, criterion in rungs:
            lines += [f"{indent}{line}" for line in _played(rung, criterion, rules, choices)]
    return "\n".join([*lines, *["    return"] * (len(lines) == 1)]) + "\n"


def _place(criterion: Any) -> tuple[bool, str]:
    """Rungs that follow what is said stand together, others while they are of one case."""
    return criterion.as_said, "" if criterion.as_said else criterion.case


def _played(
    rung: int, criterion: Any, rules: Mapping[str, int], choices: Mapping[str, Sequence[str]]
) -> list[str]:
    """A rung as a call, behind what must hold for it."""
    operator, rule = criterion.operator.value.replace("-", "_"), rules[criterion.rule]
    call = f"{operator}(memory, {rung}, {rule}, {criterion.measure.of.__name__})"
    tests = _tests(criterion, choices)
    return [f"if {' and '.join(tests)}:", f"    {call}"] if tests else [call]


def _as_said(
    asked: Asked,
    rungs: Sequence[tuple[int, Any]],
    rules: Mapping[str, int],
    choices: Mapping[str, Sequence[str]],
) -> list[str]:
    """Rungs in the order in which the memory names their cases."""
    assert asked.said_of is not None, asked.name
    said = f"said = {asked.said_of.__name__}(memory, place)"
    lines = ["    place = 0", f"    {said}", "    while said >= 0:"]
    for number, case in enumerate(dict.fromkeys(criterion.case for _, criterion in rungs)):
        own = [each for each in rungs if each[1].case == case]
        lines.append(f"        {'elif' if number else 'if'} said == {asked.cases.index(case)}:")
        for rung, criterion in own:
            lines += [f"            {line}" for line in _played(rung, criterion, rules, choices)]
    return [*lines, "        place += 1", f"        {said}"]


def _cases(number: int, asked: Asked) -> list[str]:
    """In which case, or cases, a question is asked."""
    if asked.case_of is not None:
        return [f"case_{number} = {asked.case_of.__name__}(memory)"]
    if asked.cases_of is not None:
        return [f"cases_{number} = {asked.cases_of.__name__}(memory)"]
    return []


def _is_in(number: int, asked: Asked, case: str) -> str:
    place = asked.cases.index(case)
    is_one = asked.case_of is not None
    return f"case_{number} == {place}" if is_one else f"cases_{number} >> {place} & 1"


def _ruled(criterion: Any, choices: Mapping[str, Sequence[str]]) -> list[str]:
    """Which rulings must be in force for a rung to be looked at."""
    names = list(choices)
    return [
        f"memory.ruling[{names.index(name)}] == {choices[name].index(value)}"
        for name, value in criterion.ruled
    ]


def _tests(criterion: Any, choices: Mapping[str, Sequence[str]]) -> list[str]:
    """What must hold for a rung to be looked at; a wish needs several candidates."""
    found = _ruled(criterion, choices)
    if criterion.when is not None:
        found.append(f"memory.left > {int(criterion.operator is not MUST)}")
        found += [f"{'' if yes else 'not '}{test}(memory)" for test, yes in criterion.when.tests]
    return found


def ranking_source(questions: Sequence[Asked], rulings: type) -> dict[str, str]:
    """``rank`` and ``tell_first`` of questions whose ladders are wishes alone."""
    choices, rules = choices_of(rulings), rule_numbers(questions)
    measured, told = dict[int, list[str]](), dict[int, list[str]]()
    for number, asked in enumerate(questions):
        if not is_ranked(asked):
            continue
        told[number] = _cases(number, asked)
        measured[number] = [*told[number], "for place in range(memory.ranks):"]
        for rung, criterion in enumerate(asked.criteria):
            is_lowest, case = criterion.operator is LOWEST, criterion.case
            own = [_is_in(number, asked, case)] if case else []
            tests = " and ".join([*own, *_ruled(criterion, choices)]) or "True"
            key = f"{'' if is_lowest else '-'}{criterion.measure.of.__name__}"
            measured[number] += [
                f"    if {tests}:",
                f"        memory.key[place][{rung}] = {key}(memory, memory.ranked[place])",
            ]
            rule = rules[criterion.rule]
            told[number] += [
                f"if {tests}:",
                f"    tell_rung(memory, place, {rung}, {rule}, {is_lowest})",
            ]
    return {
        "rank": "def rank(memory, question):\n    begin_ranks(memory)\n"
        f"{_by_question(measured)}    sort_ranks(memory)\n",
        "tell_first": "def tell_first(memory, question, place):\n"
        "    if not begins_to_tell(memory, question, place):\n        return\n"
        f"{_by_question(told)}    tell_chosen(memory)\n",
    }


def is_ranked(asked: Asked) -> bool:
    """Whether candidates of a question can be put in its order at once."""
    rungs = asked.criteria
    is_wish = all(r.operator in MEASURING and r.when is None for r in rungs)
    return is_wish and 0 < len(rungs) <= KEYS


def names_source(questions: Sequence[Asked]) -> str:
    """``name_candidates``: the numbers that say what a candidate is."""
    lines = {
        number: [
            "for i in range(memory.left):",
            f"    memory.names[i] = {asked.noted.__name__}(memory, memory.candidates[i])",
            "return memory.left",
        ]
        for number, asked in enumerate(questions)
        if asked.noted is not None
    }
    return f"def name_candidates(memory, question):\n{_by_question(lines)}    return 0\n"


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


def rows_source(kind: type[Memory]) -> dict[str, str]:
    """``store`` and ``fetch``: every field at its own place of a row, as far as it is in use."""
    found = {}
    for deed in ("store", "fetch"):
        lines, at = [f"def {deed}(memory, rows, at):"], 0
        for name in in_rows(kind):
            (sizes, _, upto), indent, place, offset = kind.fields[name], "    ", "", str(at)
            for depth, size in enumerate(sizes):
                rest = place if upto and kind.fields[upto].sizes else ""
                is_last = depth + 1 == len(sizes)
                count = f"memory.{upto}{rest}" if upto and is_last else str(size)
                lines.append(f"{indent}for i{depth} in range({count}):")
                indent, place = indent + "    ", f"{place}[i{depth}]"
                offset += f" + {prod(sizes[depth + 1 :])} * i{depth}"
            pair = (f"rows[at + {offset}]", f"memory.{name}{place}")
            lines.append(f"{indent}{' = '.join(pair if deed == 'store' else pair[::-1])}")
            at += prod(sizes)
        found[deed] = "\n".join(lines) + "\n"
    return found


def places_source(kind: type[Memory]) -> dict[str, str]:
    """``clear_place`` and ``copy_place``, field by field."""
    clear, copy = ["def clear_place(memory, place):"], ["def copy_place(memory, to, place):"]
    for name in kind.places:
        sizes = kind.fields[name].sizes[1:]
        zero = kind.zeros[name]
        for lines in (clear, copy):
            lines += [f"    for i in range({size}):" for size in sizes]
        at, indent = ("[i]", "        ") if sizes else ("", "    ")
        clear.append(f"{indent}memory.{name}[place]{at} = {zero}")
        copy.append(f"{indent}memory.{name}[to]{at} = memory.{name}[place]{at}")
    nothing = [] if kind.places else ["    return"]
    return {
        "clear_place": "\n".join([*clear, *nothing]) + "\n",
        "copy_place": "\n".join([*copy, *nothing]) + "\n",
    }
