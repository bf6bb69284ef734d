"""Order lines taken apart by hand."""

from __future__ import annotations

import re
from typing import NamedTuple


class Order(NamedTuple):
    """One action of a line, taken apart."""

    line: str
    action: str
    scope: str = "any"
    ai_words: tuple[str, ...] = ()
    ai_kind: str = "ai"
    farthest: bool = False
    words: tuple[str, ...] = ()
    target: str = "unit"
    cap: int = 0

    @property
    def is_attack(self) -> bool:
        return "attack" in self.action

    @property
    def long(self) -> bool:
        return self.action.startswith("long")


def taken_apart(line: str, text: str) -> list[Order]:
    """The actions of a line in the order they are tried."""
    text = text.lower()
    for head, scope in (("cc: ", "hex"), ("short range: ", "adjacent")):
        if text.startswith(head):
            return [Order(line, a, scope) for a in text.removeprefix(head).split(" / ")]
    front, _, action = text.partition(": ")
    action, _, cap = action.partition(" +")
    ai, farthest, target = re.split(r"( closest to | farthest from )", front)
    ai_words, ai_kind = words_of(ai, ("mortar or inf gun", "re", "ai"))
    kinds = ("unit or objective", "objective or unit", "unit", "objective", "target")
    words, kind = words_of(target, kinds)
    return [
        Order(line, action, "any", ai_words, ai_kind, "farthest" in farthest, words, kind,
              int(cap[:1] or 0))
    ]  # fmt: skip


def words_of(text: str, kinds: tuple[str, ...]) -> tuple[tuple[str, ...], str]:
    kind = next(k for k in kinds if text == k or text.endswith(f" {k}"))
    rest = text.removesuffix(kind).strip()
    return tuple(w.strip() for w in rest.split(",") if w.strip()), kind
