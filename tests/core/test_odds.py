"""Exact odds of a procedure: every way chance can go, each once."""

from __future__ import annotations

from fractions import Fraction

import pytest

from opfor.core.odds import branches
from opfor.core.play import Procedure
from opfor.core.requests import Choose, Draw, Roll, TieBreak


def drawn_then_tied() -> Procedure[str]:
    """A draw from three cards, two alike; after a hop one of two goes on."""
    card = yield Draw("deck", ("hop", "hop", "jump"), "a card")
    if card == "jump":
        return "jump"
    who = yield TieBreak(("a", "b"), "who hops", "RULE-1")
    return f"hop {who}"


def test_every_way_is_walked_with_its_share() -> None:
    found = [(share, end) for share, end in branches(drawn_then_tied)]
    assert found == [
        (Fraction(1, 3), "hop a"),
        (Fraction(1, 3), "hop b"),
        (Fraction(1, 3), "jump"),
    ]


def test_what_is_fixed_does_not_branch() -> None:
    ends = branches(drawn_then_tied, lambda r: "b" if isinstance(r, TieBreak) else None)
    assert list(ends) == [(Fraction(2, 3), "hop b"), (Fraction(1, 3), "jump")]


def test_dice_are_every_face() -> None:
    def rolled() -> Procedure[int]:
        (face,) = yield Roll("die", 1, 6, "how far")
        return int(face > 4)

    assert sum(share for share, end in branches(rolled) if end) == Fraction(1, 3)


def test_a_choice_is_nobodys_chance() -> None:
    def asked() -> Procedure[int]:
        return (yield Choose("player", "How far?", (1, 2)))

    with pytest.raises(TypeError, match="Choose is not decided by chance"):
        list(branches(asked))
