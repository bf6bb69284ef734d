"""Drafts are made fair by the dials that the booklet leaves open."""

from __future__ import annotations

import pytest

from opfor.app.registry import load_game
from opfor.kit.documents.document import Document
from opfor.lab.fair_draft import Aim, made_fair
from opfor.lab.needle import Needle
from tests.fast.engines import needs_compiled

SEED = 3


def one_sided() -> str:
    """A firefight whose first side begins with six points more than is fair."""
    drawing = load_game("coh").drawing
    assert drawing is not None
    document = Document.of(drawing.text("crossroads"), "crossroads", drawing.order)
    document.set(("sides", 0, "vp"), 6)
    return document.text


@needs_compiled
def test_a_one_sided_draft_is_turned_until_it_is_fair_on_other_seeds_too() -> None:
    text = one_sided()
    before = Needle("coh", text, seed=SEED).play(20, 200).rate.value
    assert abs(before - 0.5) > 0.1
    found = made_fair("coh", text, Aim(0.5, 0.05, 200, SEED, {}))
    assert found.turns
    assert all(turn.is_open for turn in found.turns)
    assert found.text != text
    assert Needle("coh", found.text, seed=SEED + 1).play(20, 300).rate.value == pytest.approx(
        0.5, abs=0.12
    )


@needs_compiled
def test_a_draft_that_is_near_enough_stays_as_it_is() -> None:
    text = one_sided()
    found = made_fair("coh", text, Aim(0.5, 0.6, 20, SEED, {}))
    assert (found.text, found.turns) == (text, ())
