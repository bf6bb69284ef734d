"""What a share of wins means to a designer, in one plain sentence."""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil

from opfor.core.columns import Uncovered
from opfor.core.phrasebook import PhraseBook
from opfor.core.phrases import capital, grouped
from opfor.kit.shares import Rate
from opfor.lab.needle import Effect, Reading

SAY = PhraseBook.of_the_program("lab")
GRADES = ((0.1, "hopeless"), (0.25, "very-hard"), (0.4, "hard"), (0.6, "even"), (0.75, "easy"))
PLAYER = "player"
NARROW = 0.02
Z_SQUARED = 3.8416
"""Of a 95 % interval."""


def grade(rate: Rate) -> str:
    """How hard it is for whoever wins so often."""
    if rate.value > 0.9:
        return "walkover"
    return next((name for most, name in GRADES if rate.value <= most), "very-easy")


def verdict(seat: str, rate: Rate, games: int) -> str:
    """``Hard: you win 3 of 10 (26–35 %). To know it to ±2 play 2,000 games.``"""
    of = 10 if 0.05 <= rate.value <= 0.95 else 100
    values = {
        "grade": SAY(f"grade-{grade(rate)}"),
        "n": round(of * rate.value),
        "of": of,
        "low": round(100 * rate.low),
        "high": round(100 * rate.high),
    }
    said = SAY("verdict-you", **values) if seat == PLAYER else SAY("verdict", who=seat, **values)
    needed = games_for(rate.value, NARROW)
    if needed > games:
        said += " " + SAY("verdict-more", games=grouped(needed))
    return said


def who_wins(seat: str, titles: Mapping[str, str]) -> str:
    """Whose share of wins it is."""
    return SAY("you") if seat == PLAYER else capital(titles[seat])


def games_for(share: float, near: float) -> int:
    """How many games it takes to know a share so well, rounded up to a number one would type."""
    exact = Z_SQUARED * max(share * (1 - share), 0.0475) / near**2
    unit = int(10 ** max(0, len(str(int(exact))) - 2))
    return ceil(exact / unit) * unit


def remedy(effect: Effect | None, target: float) -> str:
    """What makes it even, or comes nearest."""
    if effect is None:
        return ""
    return remedied(effect.turn.words, effect.rate.value, target)


def remedied(words: str, share: float, target: float) -> str:
    """What a turn makes of it, beside what was wished for."""
    values = {"words": words, "share": round(100 * share)}
    wish = round(100 * target)
    if abs(share - target) <= 0.05:
        return SAY("remedy", wish=wish, **values)
    return SAY("remedy-nearest", wish=wish, **values)


def engine_said(reading: Reading) -> str:
    """Why a mission is played slowly; nothing where it is not."""
    if reading.engine == "compiled":
        return ""
    return why_slow(reading.uncovered)


def why_slow(uncovered: Uncovered | None) -> str:
    """What the compiled engine does not play, or that none is there."""
    if uncovered is None:
        return SAY("slow-not-compiled")
    what = SAY(f"uncovered-{uncovered.kind}", which=uncovered.which)
    return SAY("slow", what=what)
