"""A rule, ruling or definition of a book as a page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from opfor.app.conversation.telling.reasons import RulePage
from opfor.app.ladders import rungs_on
from opfor.app.program import program_name
from opfor.core.book import Book
from opfor.core.errors import OpforError
from opfor.core.question import Question


def rule_page(
    book: Book,
    rulings: Mapping[str, str],
    cited: str,
    questions: Sequence[Question[Any, Any]] = (),
) -> RulePage:
    """By its id, a ruling also by its name; ``rulings`` are those in force, ``questions`` those
    whose ladders may stand on it."""
    known = {each.casefold(): each for each in (*book.rules, *book.rulings, *book.definitions)}
    known |= {ruling.id.casefold(): name for name, ruling in book.rulings.items()}
    name = known.get(cited.casefold(), "")
    if name in book.rules:
        rule = book.rules[name]
        rungs = rungs_on(book, questions, rulings, rule.id)
        return RulePage(rule.id, rule.title, rule.text, rule.refs, rungs=rungs)
    if name in book.definitions:
        definition = book.definitions[name]
        return RulePage(definition.id, definition.phrase, definition.meaning)
    if name not in book.rulings:
        raise OpforError(
            f"there is no rule or ruling {cited!r}; {program_name()} rules {book.game} lists all"
        )
    ruling = book.rulings[name]
    text = f"{ruling.problem} {ruling.resolution}"
    value = rulings.get(name, ruling.default)
    return RulePage(ruling.id, name, text, ruling=value, other=ruling.alternative)
