"""Answers in either tongue: the language in force, and English, whatever is spoken."""

from __future__ import annotations

from collections.abc import Sequence

from opfor.app.conversation.asking.answers import Offered, Understood, understood
from opfor.core.errors import BadAnswer
from opfor.core.requests import Request


def understand(
    request: Request, answers: Sequence[Offered], text: str, numbered: bool = False
) -> Understood:
    """The answer meant by a line; what neither tongue understands is refused in the first."""
    try:
        return understood(request, answers, text, numbered)
    except BadAnswer:
        in_english = [each._replace(key=each.english or each.key) for each in answers]
        try:
            return understood(request, in_english, text, numbered)
        except BadAnswer:
            pass
        raise
