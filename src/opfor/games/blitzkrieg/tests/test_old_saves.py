"""What old saves said in words is an id today, and is told in the same words."""

from __future__ import annotations

import pytest

from opfor.games.blitzkrieg.told.names import cause
from opfor.games.blitzkrieg.values.old_events import renewed

SAID = ("strength", "tactical advantage", "head start", "the bot closed the campaign before")


@pytest.mark.parametrize("kind", ["track-moved", "points-scored"])
@pytest.mark.parametrize("words", SAID)
def test_a_cause_becomes_an_id_and_the_id_the_same_words(kind: str, words: str) -> None:
    new = renewed({"type": kind, "why": words})
    assert " " not in new["why"]
    assert cause(new["why"]) == words
    assert renewed(new) == new


def test_other_events_stay() -> None:
    ended = {"type": "game-ended", "why": "all-closed"}
    assert renewed(ended) == ended
