"""The opponent's procedure for paper, made of the questions it asks: the ladder that is played,
rung by rung, under the rulings in force."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any

from opfor.core.book import Book
from opfor.core.question import KEEP_IF_POSSIBLE, MUST, ByName, Criterion, Question

TIES = {"uniform": "a die", "d10": "a D10", "d6-row": "a D6", "none": ""}
"""How equals are told apart, in a word; a game may say more."""
Said = Callable[[str], str | None]
"""``said(case)``: how a case is told here, nothing where every rung has it, ``None`` where it
cannot come up."""


def ladder(
    question: Question[Any, Any],
    rulings: ByName,
    book: Book,
    said: Said = str,
    ties: Mapping[str, str] = {},
    plainly: Mapping[str, str] = {},
) -> dict[str, Any]:
    """A question as data to print; ``plainly`` says what measures mean that have no brief words of
    their own."""
    return {
        "title": question.title,
        "candidates": question.candidates,
        "rungs": list(_rungs(question, rulings, book, said, plainly)),
        "tie": {**TIES, **ties}.get(question.tie.kind, question.tie.kind),
    }


def _rungs(
    question: Question[Any, Any],
    rulings: ByName,
    book: Book,
    said: Said,
    plainly: Mapping[str, str],
) -> Iterator[dict[str, Any]]:
    """Numbered rungs; those under one condition follow it."""
    before, number = "", 0
    for rung in question.ladder(rulings):
        case = said(rung.case) if rung.case else ""
        if case is None:
            continue
        when = " and ".join(filter(None, (case, rung.when.said if rung.when else "")))
        number += 1
        yield {
            "n": number,
            "when": _capital(when) if when != before else "",
            "inner": bool(when),
            "kind": _kind(rung),
            "text": plainly.get(rung.measure.id) or wanted(rung, book),
            "rule": rung.rule,
        }
        before = when


def _kind(rung: Criterion[Any, Any]) -> str:
    if rung.operator is MUST:
        return "only"
    return "any" if rung.operator is KEEP_IF_POSSIBLE else "best"


def wanted(rung: Criterion[Any, Any], book: Book) -> str:
    """What a rung keeps: the measure's own words, else the title of its row."""
    if rung.measure.brief:
        return rung.measure.brief
    row = book.rules.get(rung.by) or book.rules.get(rung.rule)
    return row.title if row is not None else rung.measure.id.replace("-", " ")


def cited(questions: Collection[Question[Any, Any]], rulings: ByName) -> set[str]:
    """The rows and definitions that the rungs of these questions name."""
    rungs = [rung for question in questions for rung in question.ladder(rulings)]
    return {name for rung in rungs for name in (rung.rule, rung.by) if name}


def definitions(book: Book, ids: Collection[str]) -> list[list[str]]:
    """Phrases that need an exact meaning, those of ``ids``."""
    return [[each.phrase, each.meaning] for each in book.definitions.values() if each.id in ids]


def in_force(
    book: Book, questions: Collection[Question[Any, Any]], rulings: ByName
) -> list[list[str]]:
    """The rulings that shape these ladders, each with its value; those not played in the usual way
    say what is played instead."""
    named = dict.fromkeys(name for q in questions for name in q.rulings)
    changed = [n for n, r in book.rulings.items() if r.choices and rulings[n] != r.default]
    found = []
    for name in dict.fromkeys([*changed, *named]):
        ruling = book.rulings[name]
        usual = rulings[name] == ruling.default
        found.append([name, f"= {rulings[name]}" + ("." if usual else f": {ruling.alternative}")])
    return found


def _capital(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}"
