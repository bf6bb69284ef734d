"""The ladders an opponent plays by, under given rulings: as text and as the contract's document."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from opfor.core.book import Book, load_book, resolve
from opfor.core.declared import PLAIN, Declared, declared
from opfor.core.game import Game
from opfor.core.phrasebook import PhraseBook
from opfor.core.phrases import listed
from opfor.core.question import Criterion, Question, Tie

SAY = PhraseBook.of_the_program("reasons")


def ladders_json(game: Game[Any], chosen: Mapping[str, str]) -> dict[str, Any]:
    """Every question with the ladder that is played under the rulings given."""
    book = load_book(game.folder)
    rulings = resolve(book, chosen)
    return {
        "game": game.id,
        "rulings": rulings,
        "questions": [_question_json(book, question, rulings) for question in game.questions],
    }


def _question_json(
    book: Book, question: Question[Any, Any], rulings: Mapping[str, str]
) -> dict[str, Any]:
    return {
        "name": question.name,
        "title": question.title,
        "candidates": question.candidates,
        "criteria": [rung_json(book, rung, rulings) for rung in question.ladder(rulings)],
        "tie": tie_json(question.tie),
    }


def rung_json(book: Book, rung: Criterion[Any, Any], rulings: Mapping[str, str]) -> dict[str, Any]:
    """One rung: row, operator, measure, unit, when it is looked at, its title in the book, and the
    rulings that shape it."""
    out: dict[str, Any] = {
        "rule": rung.rule,
        "operator": rung.operator.value,
        "measure": rung.measure.id,
        "unit": rung.measure.counts,
        "when": when_said(rung),
        "text": title_of(book, rung),
    }
    if rung.measure.brief:
        out["brief"] = rung.measure.brief
    if rung.by:
        out["by"] = rung.by
    if names := rulings_of(rung):
        out["rulings"] = {name: rulings[name] for name in names}
    return out


def rulings_of(rung: Criterion[Any, Any]) -> tuple[str, ...]:
    """The rulings that decide whether a rung is there, and what it measures."""
    return (*(name for name, _ in rung.ruled), *rung.measure.rulings)


def tie_json(tie: Tie[Any, Any]) -> dict[str, str] | None:
    return None if tie.kind == "none" else {"kind": tie.kind, "rule": tie.rule}


def title_of(book: Book, rung: Criterion[Any, Any]) -> str:
    """What a rung is called: the row behind it where there is one, else its own."""
    return book.title(rung.by if rung.by in book.rules else rung.rule)


def when_said(rung: Criterion[Any, Any], words: Declared = PLAIN) -> str:
    """The case and the condition of a rung, as words to follow "if"; empty if always."""
    said = (rung.case, rung.when.said if rung.when is not None else "")
    return listed((words(part) for part in said if part), "")


def ladder_lines(game: Game[Any], chosen: Mapping[str, str]) -> list[str]:
    """The same to read."""
    lines: list[str] = []
    for question, (title, rungs) in zip(game.questions, ladders_told(game, chosen), strict=True):
        lines += [f"{question.name}: {title}", *(f"  {line}" for line in rungs), ""]
    return lines[:-1]


def ladders_told(game: Game[Any], chosen: Mapping[str, str]) -> list[tuple[str, tuple[str, ...]]]:
    """Every question: its title, then what it is about, its rungs, and what settles a tie."""
    book = load_book(game.folder)
    rulings, words = resolve(book, chosen), declared(game.folder)
    return [
        (
            words(question.title),
            (
                SAY("ladder-among", candidates=words(question.candidates)),
                *_rungs(book, question.ladder(rulings), rulings),
                SAY("ladder-equal", tie=_tie(question.tie)),
            ),
        )
        for question in game.questions
    ]


def _rungs(
    book: Book, ladder: Sequence[Criterion[Any, Any]], rulings: Mapping[str, str]
) -> list[str]:
    return [f"{n:>2}. {rung_line(book, rung, rulings)}" for n, rung in enumerate(ladder, 1)]


def rung_line(book: Book, rung: Criterion[Any, Any], rulings: Mapping[str, str]) -> str:
    """``most: victory points of the campaign (BLZ-1.6), in VP, if …``."""
    ids = f"{rung.rule}, {rung.by}" if rung.by else rung.rule
    words, measure = declared(book.folder.parent), rung.measure
    counted = words.counted(measure.unit, "").strip()
    unit = SAY("rung-unit", unit=counted) if counted else ""
    when = SAY("rung-when", when=said) if (said := when_said(rung, words)) else ""
    ruled = "".join(f" [{name} = {rulings[name]}]" for name in rulings_of(rung))
    brief = f": {words(measure.brief)}" if measure.brief else ""
    how = SAY(f"rung-{rung.operator.value.replace('_', '-')}")
    return f"{how}: {title_of(book, rung)} ({ids}){brief}{unit}{when}{ruled}"


def rungs_on(
    book: Book, questions: Sequence[Question[Any, Any]], rulings: Mapping[str, str], row: str
) -> tuple[str, ...]:
    """The rungs that stand on a row, each with its question and its place on the ladder."""
    rulings = resolve(book, rulings)
    return tuple(
        f"{declared(book.folder.parent)(question.title)} {n}. {rung_line(book, rung, rulings)}"
        for question in questions
        for n, rung in enumerate(question.ladder(rulings), 1)
        if row in (rung.rule, rung.by)
    )


def _tie(tie: Tie[Any, Any]) -> str:
    if tie.kind == "none":
        return SAY("tie-none")
    return f"{tie.kind} ({tie.rule})" if tie.rule else tie.kind
