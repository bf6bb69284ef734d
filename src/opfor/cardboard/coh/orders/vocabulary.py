"""A vocabulary: words spelled as they are printed, each with what is declared of it."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, Self


class Vocabulary(StrEnum):
    """Members are declared as text and what else there is to say; the text is the value."""

    def __new__(cls, text: str, *_declared: Any) -> Self:
        member = str.__new__(cls, text)
        member._value_ = text
        return member


class Meant(Vocabulary):
    """A vocabulary whose members have a meaning, and short words for a printed sheet."""

    means: str
    sheet: str

    def __init__(self, _text: str, means: str = "", sheet: str = "") -> None:
        self.means, self.sheet = means, sheet
