"""Small turns of phrase that every game and surface makes its sentences of."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, datetime
from unicodedata import combining, normalize

from opfor.core.language import language
from opfor.core.phrasebook import PhraseBook
from opfor.core.voice import COMMA, capitalised

SAY = PhraseBook.of_the_program("common")
CAPITAL_NOUNS = ("de",)
"""Languages in which a noun begins with a capital wherever it stands."""


def capital(said: object) -> str:
    """A text or thing with its first letter large."""
    return capitalised(str(said))


def small(text: str) -> str:
    """In the middle of a line: in small letters, where nouns have no capitals."""
    return text if language() in CAPITAL_NOUNS else text.lower()


def folded(text: str) -> str:
    """In small letters without accents: ``Ejército`` as ``ejercito``, ``zurück`` as ``zuruck``."""
    small = text.casefold()
    if small.isascii():
        return small
    parts = normalize("NFD", small)
    return "".join(letter for letter in parts if not combining(letter))


def percent(chance: float) -> str:
    """``37 %``."""
    return f"{round(100 * chance)} %"


def decimal(number: float, places: int) -> str:
    """``2.5``; in languages that write so, ``2,5``."""
    said = f"{number:.{places}f}"
    return said.replace(".", ",") if language() in COMMA else said


def day_said(day: date) -> str:
    """``18 November 2026``."""
    return SAY("date", day=day.day, month=day.month, year=str(day.year))


def moment_said(moment: datetime) -> str:
    """``18 November, 21:03``."""
    clock = f"{moment:%H:%M}"
    return SAY("moment", day=moment.day, month=moment.month, time=clock)


THOUSANDS = {
    "es": "\N{NARROW NO-BREAK SPACE}",
    "fr": "\N{NARROW NO-BREAK SPACE}",
    "de": ".",
    "it": ".",
}


def grouped(number: int) -> str:
    """``2,100``; in German ``2.100``, in Spanish ``2 100``."""
    return f"{number:,}".replace(",", THOUSANDS.get(language(), ","))


def signed(number: float, places: int) -> str:
    """``+2.5``, ``-0.3``."""
    return f"{'+' if number >= 0 else '-'}{decimal(abs(number), places)}"


def change(chance: float) -> str:
    """``-42 %``, ``+8 %``, ``0 %``."""
    points = round(100 * chance)
    return f"{points:+d} %" if points else "0 %"


def listed(said: Iterable[object], none: str | None = None) -> str:
    """``a, b and c``."""
    parts = [str(each) for each in said]
    if len(parts) < 2:
        return parts[0] if parts else SAY("nothing") if none is None else none
    *first, last = parts
    return SAY("list", first=", ".join(first), last=last, sound=_sound(last))


def either(said: Iterable[str]) -> str:
    """``a, b or c``."""
    parts = list(said)
    if len(parts) < 2:
        return "".join(parts)
    *first, last = parts
    return SAY("either", first=", ".join(first), last=last, sound=_sound(last))


def _sound(word: str) -> str:
    """What a word begins with, for languages in which "and" or "or" changes before it."""
    begins = word[:3].casefold().removeprefix("h")
    if begins.startswith(("i", "í")) and not begins.startswith("ie"):
        return "i"
    return "o" if begins.startswith(("o", "ó")) else "other"


def amount(number: int, what: str) -> str:
    """``1 card``, ``2 cards``."""
    return f"{number} {what}{'s' * (number != 1)}"
