"""A number that remembers the cited parts it is made of."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct


class Part(Struct, frozen=True):
    """One reason for part of a total."""

    label: str
    value: int
    rule: str = ""


class Tally(Struct, frozen=True):
    """A total and its parts; the total is always their sum."""

    label: str
    parts: tuple[Part, ...] = ()

    @property
    def total(self) -> int:
        return sum(part.value for part in self.parts)

    def plus(self, label: str, value: int, rule: str = "") -> Tally:
        """The tally with one more part; a part of nothing is left out."""
        if value == 0:
            return self
        return Tally(self.label, (*self.parts, Part(label, value, rule)))

    def text(self, words: Callable[[str], str] = str) -> str:
        """``DV 14 = 12 front + 2 heavy woods``, with its labels as ``words`` says them."""
        label = words(self.label)
        if not self.parts:
            return f"{label} 0"
        first, *rest = self.parts
        said = f"{first.value} {words(first.label)}"
        for part in rest:
            said += f" {'+' if part.value > 0 else '−'} {abs(part.value)} {words(part.label)}"
        return f"{label} {self.total} = {said}"
