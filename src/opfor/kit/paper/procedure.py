"""The opponent's procedure for paper, made of the questions it asks: the ladder that is played,
rung by rung, under the rulings in force."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from msgspec import Struct

from opfor.core.book import Book
from opfor.core.declared import declared
from opfor.core.phrases import capital, either, listed
from opfor.core.question import KEEP_IF_POSSIBLE, MUST, ByName, Criterion, Question
from opfor.kit.paper.words import SAY

Said = Callable[[str], str | None]
"""``said(case)``: how a case is told here, nothing where every rung has it, ``None`` where it
cannot come up."""


class PaperRung(Struct, frozen=True):
    """What a rung keeps, how, by which rules; ``gathered`` of several words of an order."""

    kind: str
    text: str
    rules: tuple[str, ...]
    gathered: bool = False


Group = tuple[tuple[str, ...], list[PaperRung]]
"""Rungs under one condition; several conditions that ask for the same have it together."""


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
    words, tie = declared(book.folder.parent), question.tie.kind
    groups = _merged(_groups(question.ladder(rulings), book, said, plainly))
    return {
        "type": "ladder",
        "title": words(question.title),
        "name": question.name,
        "candidates": words(question.candidates),
        "rungs": list(_numbered(groups)),
        "tie": ties.get(tie) or SAY(f"tie-{tie}"),
    }


def _groups(
    rungs: Sequence[Criterion[Any, Any]], book: Book, said: Said, plainly: Mapping[str, str]
) -> Iterator[Group]:
    """Rungs by their condition; words that an order may say stand together in one."""
    before: list[PaperRung] = []
    condition, words = "", declared(book.folder.parent)
    for as_said, run in groupby(rungs, key=lambda rung: rung.as_said and _kind(rung)):
        if as_said:
            yield (condition,), before
            condition, before = "", []
            if (gathered := _gathered(list(run), said)) is not None:
                yield ("",), [gathered]
            continue
        for rung in run:
            case = said(rung.case) if rung.case else ""
            if case is None:
                continue
            conditions = filter(None, (case, rung.when.said if rung.when else ""))
            when = listed((words(each) for each in conditions), "")
            if when != condition:
                yield (condition,), before
                condition, before = when, []
            text = plainly.get(rung.measure.id) or wanted(rung, book)
            before.append(PaperRung(_kind(rung), text, (rung.rule,)))
    yield (condition,), before


def _gathered(rungs: list[Criterion[Any, Any]], said: Said) -> PaperRung | None:
    """The words of an order that bring such a rung, those that can come up, as they are printed."""
    orders = {told: rung.rule for rung in rungs if (told := said(rung.case))}
    if not orders:
        return None
    kind = _kind(rungs[0])
    rules = tuple(dict.fromkeys(orders.values()))
    return PaperRung(kind, SAY(f"said-{kind}", words=", ".join(orders)), rules, gathered=True)


def _merged(groups: Iterable[Group]) -> Iterator[Group]:
    """Conditions one after another that ask for the same, once."""
    last: Group = (), []
    for conditions, rungs in groups:
        if not rungs:
            continue
        same = [(r.kind, r.text) for r in rungs] == [(r.kind, r.text) for r in last[1]]
        if same and conditions != ("",) and last[0] != ("",):
            both = [
                PaperRung(r.kind, r.text, tuple(dict.fromkeys((*o.rules, *r.rules))))
                for o, r in zip(last[1], rungs, strict=True)
            ]
            last = (*last[0], *conditions), both
        else:
            if last[1]:
                yield last
            last = conditions, rungs
    if last[1]:
        yield last


def _numbered(groups: Iterable[Group]) -> Iterator[dict[str, Any]]:
    """Every rung with its number, the first of a group with its condition."""
    number = 0
    for conditions, rungs in groups:
        condition = joined(conditions)
        when = capital(SAY("rung-when", when=condition)) if condition else ""
        for n, rung in enumerate(rungs):
            number += 1
            yield {
                "n": number,
                "when": when if n == 0 else "",
                "inner": bool(when),
                "kind": rung.kind,
                "text": rung.text,
                "rule": ", ".join(rung.rules[:1] if rung.gathered else rung.rules),
                "rules": rung.rules,
            }


def joined(conditions: Sequence[str]) -> str:
    """``the card's effect is hit, mines or fire``: what several begin with is said once."""
    if len(conditions) == 1:
        return conditions[0]
    split = [each.split() for each in conditions]
    same = 0
    while all(len(words) > same + 1 and words[same] == split[0][same] for words in split):
        same += 1
    rest = [" ".join(words[same:]) for words in split]
    head = " ".join(split[0][:same])
    return f"{head} {either(rest)}".strip()


def _kind(rung: Criterion[Any, Any]) -> str:
    if rung.operator is MUST:
        return "only"
    return "any" if rung.operator is KEEP_IF_POSSIBLE else "best"


def wanted(rung: Criterion[Any, Any], book: Book) -> str:
    """What a rung keeps: the measure's own words, else the title of its row."""
    if rung.measure.brief:
        return declared(book.folder.parent)(rung.measure.brief)
    row = book.rules.get(rung.by) or book.rules.get(rung.rule)
    return row.title if row is not None else rung.measure.id.replace("-", " ")


def cited(questions: Collection[Question[Any, Any]], rulings: ByName, said: Said = str) -> set[str]:
    """The rows and definitions that the rungs of these questions name, where they can come up."""
    rungs = [rung for question in questions for rung in question.ladder(rulings)]
    met = [rung for rung in rungs if not rung.case or said(rung.case) is not None]
    return {name for rung in met for name in (rung.rule, rung.by) if name}


def definitions(book: Book, ids: Collection[str]) -> list[str]:
    """Phrases that need an exact meaning, those of ``ids``."""
    return [f"{d.phrase}: {d.meaning}" for d in book.definitions.values() if d.id in ids]


def in_force(book: Book, questions: Collection[Question[Any, Any]], rulings: ByName) -> list[str]:
    """The rulings that shape these ladders, each with what is played; those not played in the usual
    way with their value."""
    named = dict.fromkeys(name for q in questions for name in q.rulings)
    changed = [n for n, r in book.rulings.items() if r.choices and rulings[n] != r.default]
    found = []
    for name in dict.fromkeys([*changed, *named]):
        ruling = book.rulings[name]
        told = {"name": name, "value": rulings[name], "id": ruling.id}
        if rulings[name] == ruling.default:
            found.append(SAY("ruling-usual", resolution=ruling.resolution, **told))
        else:
            found.append(SAY("ruling-other", alternative=ruling.alternative, **told))
    return found
