"""The pseudo-language: English that shows what was never put into a book, and what does not fit."""

from __future__ import annotations

PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTED = "áƀçđéƒğĥíĵķļɱñöþǫřšţúṽŵẋýžÁƁÇĐÉƑĞĤÍĴĶĻṀÑÖÞǪŘŠŢÚṼŴẊÝŽ"
_LETTERS = str.maketrans(PLAIN, ACCENTED)
LONGER = 0.4


def accented(text: str) -> str:
    """Every letter with an accent."""
    return text.translate(_LETTERS)


def framed(text: str) -> str:
    """Longer by two fifths, in brackets; what is already so inside it counts."""
    if not text:
        return text
    said = sum(letter not in "[]~" for letter in text)
    more = max(0, round(LONGER * said) - text.count("~"))
    return f"[{text}{' '.join('~' * len(part) for part in _parts(more))}]"


def _parts(count: int) -> list[range]:
    """Words of at most eight letters, so that lines can be broken."""
    return [range(start, min(start + 8, count)) for start in range(0, count, 8)]
