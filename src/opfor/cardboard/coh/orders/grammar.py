"""The grammar of the order language, derived from its slots and constructs, and its parsers.

A parser is built when the first line of its kind is read, from the slots that its start can reach:
order cards need a fifth of the work that missions and tiles take. Nothing imports this module
before a line is parsed, because importing lark is slow.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache

import msgspec
from lark import Lark
from lark.lexer import PatternRE, PatternStr, TerminalDef

from opfor.cardboard.coh.orders import lines  # noqa: F401  (declares the language)
from opfor.cardboard.coh.orders.shapes import SHAPES
from opfor.cardboard.coh.orders.slots import SLOTS, Alternative, Build, Shaped
from opfor.cardboard.coh.orders.template import (
    Element,
    Gap,
    Literal,
    Option,
    Repeat,
    elements_of,
    plural,
)

_WORD_ENDS = r"(?![\w/-])"
_APART = {"road", "control", "marker", "mission"}
"""Parts of names, and ordinary words: they stay two, told apart by their letter case."""
_SIGNS = {"COMMA": "a comma", "COLON": "a colon"}
_SPACES = "SPACES: /[ \\t]+/\n%ignore SPACES"


class Grammar(msgspec.Struct, frozen=True):
    """A parser, how its terminals are written or named for an author, and what its alternatives
    stand for: a phrase of a vocabulary, or something to build."""

    lark: Lark
    spelling: dict[str, str]
    phrases: dict[str, str]
    builders: dict[str, Build]


class Rules:
    """The rules of a grammar while they are written down, from its starts as far as they reach."""

    def __init__(self, starts: Iterable[str]) -> None:
        self.phrases: dict[str, str] = {}
        self.builders: dict[str, Build] = {}
        self.slots = _reached(starts)
        said = Counter(each.phrase for name in self.slots for each in SLOTS[name].alternatives())
        self.shared = [phrase for phrase in said if phrase and said[phrase] > 1]

    def text(self) -> str:
        """The grammar as lark reads it."""
        rules = [rule for name in self.slots for rule in self._rule(name)]
        rules += [self._shared(phrase) for phrase in self.shared]
        shapes = [f"{name}: {shape.pattern}" for name, shape in SHAPES.items()]
        return "\n".join((*rules, *shapes, _SPACES))

    def _rule(self, name: str) -> Iterator[str]:
        ways = [self._way(f"{name}_{n}", each) for n, each in enumerate(SLOTS[name].alternatives())]
        if ways:
            yield f"?{name}: " + "\n  | ".join(ways)

    def _way(self, alias: str, each: Alternative) -> str:
        if each.phrase in self.shared:
            return _shared_name(self.shared.index(each.phrase))
        written = " ".join(map(_written, each.elements))
        if each.phrase:
            self.phrases[alias] = each.phrase
        elif each.build is not None:
            self.builders[alias] = each.build
        else:
            return written
        return f"{written} -> {alias}"

    def _shared(self, phrase: str) -> str:
        """A phrase of several vocabularies has a rule of its own: whose it is shows later."""
        name = _shared_name(self.shared.index(phrase))
        self.phrases[name] = phrase
        return f"{name}: " + " ".join(map(_written, elements_of(phrase)))


def _shared_name(number: int) -> str:
    return f"shared_{number}"


def _written(element: Element) -> str:
    """A element of a template as lark reads it."""
    match element:
        case Literal(word, counted):
            return f"({_word(word)} | {_word(plural(word))})" if counted else _word(word)
        case Gap(_, slot):
            return _symbol(slot)
        case Option(elements):
            return f"[{' '.join(map(_written, elements))}]"
        case Repeat(first, slot, separator, least):
            between = "_SLASH" if separator == "/" else _word(separator)
            again = "*" if least == 1 else "+"
            return f"{_symbol(first)} ({between} {_symbol(slot)}){again}"


def _word(word: str) -> str:
    return f'"{_spellings().get(word.lower(), word)}"'


@cache
def _spellings() -> dict[str, str]:
    """A word that stands in both letter cases is told to an author as it was declared first."""
    found: dict[str, str] = {}
    for slot in SLOTS.values():
        for each in slot.alternatives():
            for word in _words_in(each.elements):
                found.setdefault(word.lower(), word)
    return {word: first for word, first in found.items() if word not in _APART}


def _words_in(elements: Iterable[Element]) -> Iterator[str]:
    for element in elements:
        if isinstance(element, Option):
            yield from _words_in(element.elements)
        elif isinstance(element, Literal):
            yield element.word


def _symbol(slot: str) -> str:
    found = SLOTS[slot]
    return found.terminal if isinstance(found, Shaped) else slot


def _reached(starts: Iterable[str]) -> list[str]:
    """The slots that can be reached from the starts: priority orders first, then the nearest."""
    found = list(dict.fromkeys(("priority", *starts)))
    for name in found:
        elements = [element for each in SLOTS[name].alternatives() for element in each.elements]
        found += [slot for slot in dict.fromkeys(_slots_in(elements)) if slot not in found]
    return found


def _slots_in(elements: Iterable[Element]) -> Iterator[str]:
    for element in elements:
        if isinstance(element, Option):
            yield from _slots_in(element.elements)
        elif isinstance(element, Gap):
            yield element.slot
        elif isinstance(element, Repeat):
            yield from (element.first, element.slot)


@cache
def grammar(*starts: str) -> Grammar:
    """The parser of what begins with one of these slots."""
    rules = Rules(starts)
    spelling = {name: shape.called for name, shape in SHAPES.items()} | _SIGNS

    def whole_word(terminal: TerminalDef) -> None:
        """A quoted word matches in any letter case, and only if nothing is stuck to its end."""
        if not isinstance(terminal.pattern, PatternStr):
            return
        word = terminal.pattern.value
        spelling.setdefault(terminal.name, word)
        if word[-1].isalnum():
            terminal.pattern = PatternRE(re.escape(word) + _WORD_ENDS, flags=("i",))
            terminal.priority = 1

    lark = Lark(
        rules.text(),
        start=list(starts),
        parser="lalr",
        lexer="contextual",
        propagate_positions=True,
        edit_terminals=whole_word,
    )
    end = {"$END": "the end of the line"}
    return Grammar(lark, spelling | end, rules.phrases, rules.builders)


def grammar_for(start: str) -> Grammar:
    """The parser that knows this start."""
    return grammar("line") if start == "line" else grammar("priority", "tactical")
