"""A line that does not parse: the word in the way, and what could stand there instead."""

from __future__ import annotations

import re
from difflib import get_close_matches

from lark import Token
from lark.exceptions import UnexpectedInput
from lark.parsers.lalr_interactive_parser import InteractiveParser

from opfor.cardboard.coh.orders.actions import OrderAction
from opfor.cardboard.coh.orders.errors import Misfit
from opfor.cardboard.coh.orders.grammar import Grammar
from opfor.cardboard.coh.orders.nouns import Distance, Kind, TargetKind
from opfor.cardboard.coh.orders.words import Word

_MOST = 24
"""More possibilities than this are cut short: one line must stay readable."""

_NEVER_ALONE = {"In", "Just", "Become"}
"""Words that begin several phrases and say nothing by themselves."""

_RANK = {
    str(said): n for n, said in enumerate((*Word, *Kind, *TargetKind, *Distance, *OrderAction))
}


def mistake(grammar: Grammar, start: str, text: str) -> Misfit:
    """Read again step by step to the word that cannot stand, and say what could."""
    reading, position = _read_as_far_as_possible(grammar, start, text)
    word = _word_at(text, position)
    found = f'"{word}" cannot stand here' if word else "the line stops too early"
    phrases = next_phrases(grammar, reading)
    return Misfit(
        position + 1, f"{found}; {_did_you_mean(word, phrases)}expected {_listed(phrases)}"
    )


def _read_as_far_as_possible(
    grammar: Grammar, start: str, text: str
) -> tuple[InteractiveParser, int]:
    """The parser before the word that cannot stand, and where that is."""
    reading = grammar.lark.parse_interactive(text, start=start)
    tokens: list[Token] = []
    try:
        for token in reading.lexer_thread.lex(reading.parser_state):  # type: ignore[no-untyped-call]
            reading.feed_token(token)
            tokens.append(token)
    except UnexpectedInput as error:
        # What it took as read when it met the word is taken back: more might have stood there.
        again = grammar.lark.parse_interactive(text, start=start)
        for token in tokens:
            again.feed_token(token)
        return again, error.pos_in_stream or 0
    return reading, len(text.rstrip())


def _word_at(text: str, position: int) -> str:
    match = re.match(r"[^\s:,]+|\S", text[position:])
    return match[0] if match else ""


def _did_you_mean(word: str, phrases: list[str]) -> str:
    firsts = {phrase.split()[0].lower(): phrase for phrase in reversed(phrases)}
    close = get_close_matches(word.lower(), firsts, n=1, cutoff=0.75)
    return f"did you mean {firsts[close[0]]}? " if close else ""


def _listed(phrases: list[str]) -> str:
    shown = ", ".join(phrases[:_MOST])
    more = len(phrases) - _MOST
    return f"{shown} and {more} more" if more > 0 else shown


def next_phrases(grammar: Grammar, reading: InteractiveParser) -> list[str]:
    """What may come next, each followed as far as it can only go on in one way."""
    order = list(grammar.spelling)
    terminals = sorted(reading.accepts(), key=order.index)  # type: ignore[no-untyped-call]
    phrases = [phrase for name in terminals for phrase in _follow(grammar, reading, name)]
    return sorted(phrases, key=_rank)


def _rank(phrase: str) -> int:
    """Shapes first, since they name most; then the vocabulary in its order; then the rest."""
    return -1 if " such as " in phrase or phrase == "a number" else _RANK.get(phrase, len(_RANK))


def _follow(grammar: Grammar, reading: InteractiveParser, terminal: str) -> list[str]:
    word = grammar.spelling[terminal]
    if not word.isalnum():
        return [word]
    ahead = reading.copy()  # type: ignore[no-untyped-call]
    ahead.feed_token(Token(terminal, ""))
    following = ahead.accepts()
    plain = all(grammar.spelling[name].isalnum() for name in following)
    if not plain or (len(following) > 1 and word not in _NEVER_ALONE):
        return [word]
    return [
        f"{word} {rest}" for name in sorted(following) for rest in _follow(grammar, ahead, name)
    ]
