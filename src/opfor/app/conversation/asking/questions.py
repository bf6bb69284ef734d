"""What is asked, in words: a request as one line."""

from __future__ import annotations

from collections.abc import Sequence

from opfor.app.conversation.asking.answers import ASKS, Offered, some
from opfor.app.conversation.asking.tied import die_said, faces_said
from opfor.core.declared import PLAIN, Declared, slug
from opfor.core.phrasebook import PhraseBook
from opfor.core.phrases import capital
from opfor.core.requests import Choose, Draw, Judge, Request, Roll, TieBreak


def question(request: Request, words: Declared = PLAIN, answers: Sequence[Offered] = ()) -> str:
    """What is asked, in one line; a question that is only a name is read as words; a tie, and
    a die that picks one of several, say which face means whom."""
    why = words(request.why)
    match request:
        case Choose(question=asked) | Judge(question=asked):
            said = _in_words(asked, request.why, words)
        case Draw():
            said = ASKS("ask-drawn", why=why)
        case Roll(dice=dice, sides=sides, faces=named):
            meant = faces_said([each.label for each in answers if named])
            said = ASKS("ask-roll", why=why + meant, dice=dice, sides=sides)
        case TieBreak(candidates=tied):
            names = [each.label for each in answers] or tied
            between = ASKS("ask-tie-between", why=why, tied=some(names, last="and"))
            die = die_said(names)
            said = ASKS("ask-tie", why=why) + die if die else between
    return capital(said)


def _in_words(asked: str, about: str, words: Declared) -> str:
    """A question that is only a name as its game asks it; else as words, with what it is about."""
    told, why = PhraseBook(words.book.folder, "told"), words(about)
    if " " not in asked and told.has(f"ask-{asked}"):
        return told(f"ask-{asked}", why=why, about=slug(about))
    return titled(asked, about, words)


def titled(asked: str, about: str, words: Declared) -> str:
    """A question as a heading over its answers: ``payment (the action costs 3)``."""
    name = words(asked if " " in asked else asked.replace("-", " "))
    return f"{name} ({words(about)})" if about else name
