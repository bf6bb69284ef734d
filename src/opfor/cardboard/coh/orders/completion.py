"""What could be typed next in a line of order text, read off the grammar."""

from __future__ import annotations

import re

from lark.exceptions import UnexpectedInput

from opfor.cardboard.coh.orders.grammar import grammar_for
from opfor.cardboard.coh.orders.mistakes import next_phrases

LONGEST = 5
"""Words that a phrase of the language has at most."""
SHAPED = re.compile(r"^(a |the end)")


def completions(start: str, typed: str) -> list[str]:
    """Whole lines that begin as typed and go on by one phrase; ``start`` is ``priority``,
    ``tactical`` or ``line``.

    The words typed last may be the beginning of a phrase: the longest such beginning counts.
    """
    ends = [match.start() for match in re.finditer(r"(?:(?<=^)|(?<=\s)|(?<=:))(?=\S)|$", typed)]
    for end in sorted(set(ends))[-LONGEST:]:
        head, tail = typed[:end], typed[end:].casefold()
        phrases = _phrases(start, head)
        found = [phrase for phrase in phrases if phrase.casefold().startswith(tail)]
        if found and [phrase.casefold() for phrase in found] != [tail]:
            return [f"{_spaced(head, phrase)}{phrase}" for phrase in found]
    return []


def _phrases(start: str, head: str) -> list[str]:
    grammar = grammar_for(start)
    reading = grammar.lark.parse_interactive(head, start=start)
    try:
        reading.exhaust_lexer()
    except UnexpectedInput:
        return []
    return [phrase for phrase in next_phrases(grammar, reading) if not SHAPED.match(phrase)]


def _spaced(head: str, phrase: str) -> str:
    """The head with one space before a word, none before a colon or comma."""
    bare = head.rstrip()
    return bare if not bare or phrase in (":", ",") else f"{bare} "
