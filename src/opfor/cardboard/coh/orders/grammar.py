"""The two parsers, each built when the first line of its kind is read.

Order cards need only ``cards.lark``, a fifth of the work; missions and tiles read both files.
Nothing imports this module before a line is parsed, because importing lark is slow.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import msgspec
from lark import Lark
from lark.lexer import PatternRE, PatternStr, TerminalDef

_WORD_ENDS = r"(?![\w/-])"
_SHAPES = {
    "HEX_NUMBER": "a full hex such as D14",
    "COUNTER_NAME": "a counter such as rifle-05",
    "NUMBER": "a number",
    "QUOTED": 'a name in quotes such as "Second wave"',
    "_SLASH": "/",
    "COMMA": "a comma",
    "COLON": "a colon",
}


class Grammar(msgspec.Struct, frozen=True):
    """A parser and how its terminals are written, or named, for an author."""

    lark: Lark
    spelling: dict[str, str]


@cache
def grammar(*files: str) -> Grammar:
    """The parser for the rules in these files; each file's starts are those it names first."""
    folder = Path(__file__).parent
    text = "\n".join((folder / name).read_text(encoding="utf-8") for name in files)
    spelling = dict(_SHAPES)

    def whole_word(terminal: TerminalDef) -> None:
        """A quoted word matches in any letter case, and only if nothing is stuck to its end."""
        if not isinstance(terminal.pattern, PatternStr):
            return
        word = terminal.pattern.value
        spelling.setdefault(terminal.name, word)
        if word[-1].isalnum():
            terminal.pattern = PatternRE(re.escape(word) + _WORD_ENDS, flags=("i",))
            terminal.priority = 1

    starts = ["line"] if "lines.lark" in files else ["priority", "tactical"]
    lark = Lark(
        text,
        start=starts,
        parser="lalr",
        lexer="contextual",
        propagate_positions=True,
        edit_terminals=whole_word,
    )
    return Grammar(lark, {**spelling, "$END": "the end of the line"})


def grammar_for(start: str) -> Grammar:
    """The parser that knows this start."""
    return grammar("cards.lark", "lines.lark") if start == "line" else grammar("cards.lark")
