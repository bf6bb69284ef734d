"""Stance and army, as plain arithmetic."""

from __future__ import annotations

from typing import Any

from opfor.games.tactics2gm.tests.naive_ai.facts import shoots, values

NAMES = {
    "battle-royal": ["total-defense", "defense", "reinforce", "advance", "full-assault"],
    "offensive": ["reinforce-lines", "seize-and-hold", "advance", "attack", "full-assault"],
    "defensive": ["total-defense", "reinforce-lines", "hold-position", "seize-and-hold",
                  "overcome-defense"],
}  # fmt: skip


def lines(form: dict[str, Any], side: str) -> set[int]:
    return {u["line"] for u in form["units"] if u["side"] == side}


def change(form: dict[str, Any]) -> int:
    """The sum of all modifiers."""
    ours, theirs = lines(form, "ai"), lines(form, "player")
    if form["kind"] != "battle-royal":
        return len(ours) - len(theirs - ours)
    alarming = [
        u["line"]
        for u in form["units"]
        if u["side"] == "player" and "scout" not in (card := values(u))["traits"]
        and (card["type"] != "transport" or shoots(card))
    ]  # fmt: skip
    total = {1: -3, 2: -2, 3: 1, 4: 1, 5: 2, 6: 3}[min(alarming, default=6)]
    is_broken = any(line not in ours for line in range(1, max(ours, default=0)))
    return total - is_broken


def stance(form: dict[str, Any], d10: int) -> tuple[int, str]:
    """Total and name."""
    total = d10 + change(form)
    for name, most in zip(NAMES[form["kind"]], (2, 4, 6, 8, 99), strict=True):
        if total <= most:
            return total, name
    raise AssertionError(total)


def army(infantry: int, artillery: int, tanks: int, transports: int, planes: int, support: int,
         d10: int) -> list[int]:  # fmt: skip
    """The AI's counts for a Player's deck and a roll."""
    counts = [infantry, artillery, tanks, transports, support + planes + planes]
    if d10 in (3, 8):
        counts[0] += 1
    if d10 in (4, 9, 10):
        counts[1] += 1
    if d10 == 5:
        counts[2] += 1
    if d10 in (6, 8):
        counts[3] += 1
    if d10 in (7, 9, 10):
        counts[4] += 1
    return counts
