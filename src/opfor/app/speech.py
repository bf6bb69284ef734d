"""What the program says by itself, in the language in force: found by its English, line by line.

Games speak from their books; errors and the words of a surface are said in English where they arise
and pass here on their way to a person.
"""

from __future__ import annotations

from functools import lru_cache

from opfor.core.language import ENGLISH, IDS, language
from opfor.core.phrasebook import PhraseBook
from opfor.core.templates import Templates

BOOK = PhraseBook.of_the_program("program")
TEMPLATES = Templates(BOOK)


def spoken(text: str) -> str:
    """A text of the program; what no book knows stays as it is."""
    if language() in (ENGLISH, IDS) or not text:
        return text
    return "\n".join(_line(line, language()) for line in text.split("\n"))


def say(*lines: str) -> None:
    """Lines of a command on standard output, in the language in force."""
    print("\n".join(map(spoken, lines)))


@lru_cache(maxsize=2000)
def _line(line: str, _language: str) -> str:
    bare = line.strip(" ")
    before = line[: len(line) - len(line.lstrip(" "))]
    found = TEMPLATES.match(line.lstrip(" ")) or TEMPLATES.match(bare)
    if found is None:
        return line
    name, values = found
    said = {key: _line(value, _language) for key, value in values.items()}
    return f"{before}{BOOK(name, **said)}"
