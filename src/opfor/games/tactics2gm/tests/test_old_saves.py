"""What old saves said in words is an id today, and is told in the same words."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.games.tactics2gm.told.sentences import ending
from opfor.games.tactics2gm.values.old_events import ENDINGS, renamed, renewed


@pytest.mark.parametrize("words", ENDINGS)
def test_an_ending_becomes_an_id_and_the_id_the_same_words(words: str) -> None:
    new = renewed({"type": "game-ended", "winner": 0, "why": words})
    assert ending(new["why"]) == words
    assert renewed(new) == new


def test_riders_bail_out_under_an_id() -> None:
    old: dict[str, Any] = {"type": "unit-damaged", "unit": 3, "damage": 1, "destroyed": False}
    new = renewed({**old, "card": "bailing out"})
    assert new == {**old, "card": "bailing-out"}
    assert renewed(new) == new
    assert renewed({**old, "card": "fire"}) == {**old, "card": "fire"}


def test_names_in_answers_have_no_blanks_any_more() -> None:
    assert renamed("3-4 by sniper#7") == "3-4/sniper#7"
    assert renamed("terrain 3-4 by sniper#7") == "terrain:3-4/sniper#7"
    assert renamed("panzer-iv#7") == "panzer-iv#7"
