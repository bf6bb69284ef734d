"""Reading order text: a line in, a frozen tree out, or one line saying what is wrong with it.

Trees are kept, so a line that stands on ten cards is parsed once. The parser is imported and
built with the first line that our own packs do not hold, never when the package is imported.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, cast

from opfor.cardboard.coh.orders.errors import BadOrderText, Misfit
from opfor.cardboard.coh.orders.known_lines import known_line
from opfor.cardboard.coh.orders.lines import MissionLine
from opfor.cardboard.coh.orders.trees import PriorityOrder, TacticalLine


def parse_priority(text: str, where: str = "") -> PriorityOrder:
    """A priority line of an order card; ``where`` is named if it is wrong."""
    return cast("PriorityOrder", _parse("priority", text, where))


def parse_tactical(text: str, where: str = "") -> TacticalLine:
    """A tactical line of an order card; ``where`` is named if it is wrong."""
    return cast("TacticalLine", _parse("tactical", text, where))


def parse_line(text: str, where: str = "") -> MissionLine:
    """A line of a counteraction, mission order, mission event or AI tile."""
    return cast("MissionLine", _parse("line", text, where))


def _parse(start: str, text: str, where: str) -> Any:
    try:
        return _read(start, text)
    except Misfit as misfit:
        raise BadOrderText(where, misfit.column, misfit.problem) from None


@lru_cache(maxsize=4096)
def _read(start: str, text: str) -> Any:
    known = known_line(start, text)
    return parsed(start, text) if known is None else known


def parsed(start: str, text: str) -> Any:
    """The tree as the parser reads it."""
    from lark.exceptions import UnexpectedInput

    from opfor.cardboard.coh.orders.grammar import grammar_for
    from opfor.cardboard.coh.orders.mistakes import mistake
    from opfor.cardboard.coh.orders.reader import value_of

    grammar = grammar_for(start)
    try:
        return value_of(grammar, grammar.lark.parse(text, start=start))
    except UnexpectedInput:
        raise mistake(grammar, start, text) from None
