"""The AI's ladders on paper: read from its questions, under the rulings in force."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import groupby
from operator import itemgetter
from typing import Any

from opfor.cardboard.coh import FOLDER
from opfor.cardboard.coh.orders.words import Word
from opfor.core.book import load_book
from opfor.core.question import KEEP_IF_POSSIBLE, MUST, ByName, Criterion, Question
from opfor.games.coh.bot.words.rungs import AI_SAYS, TARGET_SAYS
from opfor.games.coh.told.sheet.rules_fire import SheetPiece, text

DIE = "die"
SAID = {case: word for says in (AI_SAYS, TARGET_SAYS) for word, case in says.items()}
"""The word of an order that brings a rung with it."""


def ladder(question: Question[Any, Any], rulings: ByName, *cases: str) -> str:
    """The rungs of a ladder that these cases have beside those for every case: each wish in brief,
    chance at the end."""
    rungs = [rung for rung in question.ladder(rulings) if rung.case in cases and _is_wish(rung)]
    return "; ".join(dict.fromkeys([*(rung.measure.brief for rung in rungs), DIE]))


def _is_wish(rung: Criterion[Any, Any]) -> bool:
    return bool(rung.measure.brief) and rung.operator is not MUST


def steps(
    question: Question[Any, Any],
    rulings: ByName,
    words: Collection[Word] = tuple(Word),
    cases: Collection[str] | None = None,
) -> list[str]:
    """A whole ladder, tests included, a line for each condition under which rungs are looked at.

    Of the words an order may say, those that ``words`` holds. With ``cases`` only their rungs and
    those for every case: the reader knows which case it is.
    """
    rungs = [r for r in question.ladder(rulings) if _is_shown(r, words, cases)]
    told = _merged(_by_condition(rungs, known=cases is not None))
    last = [f"Still equal: {DIE}." if rungs else "A die decides."]
    return [_line(*each) for each in told] + (last if question.tie.kind != "none" else [])


def _merged(found: Iterator[tuple[str, str]]) -> list[tuple[str, str]]:
    """What is the same under several conditions once; then what has the same condition together."""
    lines: list[tuple[str, str]] = []
    for told, group in groupby(found, key=itemgetter(1)):
        lines.append((" or ".join(when for when, _ in group), told))
    return [
        (when, "; ".join(told for _, told in group))
        for when, group in groupby(lines, key=itemgetter(0))
    ]


def _is_shown(
    rung: Criterion[Any, Any], words: Collection[Word], cases: Collection[str] | None
) -> bool:
    if rung.case in SAID:
        return SAID[rung.case] in words
    return not rung.case or cases is None or rung.case in cases


def _by_condition(rungs: list[Criterion[Any, Any]], *, known: bool) -> Iterator[tuple[str, str]]:
    def key(rung: Criterion[Any, Any]) -> tuple[bool, str, bool]:
        if rung.as_said:
            return True, "", rung.operator is MUST
        parts = ("" if known else rung.case, rung.when.said if rung.when is not None else "")
        return False, " and ".join(part for part in parts if part), False

    for (as_said, when, tests), group in groupby(rungs, key=key):
        if as_said:
            said = dict.fromkeys(str(SAID[rung.case]) for rung in group)
            fits = "only what fits" if tests else "the best by"
            yield when, f"{fits} each of these words the line says: {', '.join(said)}"
        else:
            yield when, "; ".join(dict.fromkeys(map(wanted, group)))


def wanted(rung: Criterion[Any, Any]) -> str:
    """What a rung keeps: ``only in cover``, ``outside fire zones, if any is``, ``highest DM``."""
    brief = rung.measure.brief
    if rung.operator is MUST:
        return f"only {brief}"
    return f"{brief}, if any is" if rung.operator is KEEP_IF_POSSIBLE else brief


def _line(when: str, told: str) -> str:
    return f"If {when}: {told}." if when else f"{told[:1].upper()}{told[1:]}."


def differently(rulings: ByName) -> list[SheetPiece]:
    """Every ruling that is not played in the usual way, with what is played instead."""
    changed = [
        f"{ruling.name} = {rulings[ruling.name]}: {ruling.alternative}"
        for ruling in load_book(FOLDER).rulings.values()
        if rulings[ruling.name] != ruling.default
    ]
    return [text("Played differently here", *changed)] if changed else []
