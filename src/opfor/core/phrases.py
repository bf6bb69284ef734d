"""Small turns of phrase that every game and surface makes its sentences of."""

from __future__ import annotations

from collections.abc import Iterable


def capital(text: str) -> str:
    """The text with its first letter large."""
    return text[:1].upper() + text[1:]


def percent(chance: float) -> str:
    """``37 %``."""
    return f"{round(100 * chance)} %"


def change(chance: float) -> str:
    """``-42 %``, ``+8 %``, ``0 %``."""
    points = round(100 * chance)
    return f"{points:+d} %" if points else "0 %"


def listed(said: Iterable[str], none: str = "nothing") -> str:
    """``a, b and c``."""
    parts = list(said)
    if len(parts) < 2:
        return parts[0] if parts else none
    return f"{', '.join(parts[:-1])} and {parts[-1]}"


def amount(number: int, what: str) -> str:
    """``1 card``, ``2 cards``."""
    return f"{number} {what}{'s' * (number != 1)}"
