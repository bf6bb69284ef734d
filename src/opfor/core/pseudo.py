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
    """Longer by two fifths, in brackets; what is already so inside it counts too."""
    return f"[{text}{'~' * round(LONGER * len(text))}]" if text else text
