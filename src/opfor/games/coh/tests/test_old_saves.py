"""What old saves said in words is an id today, and is told in the same words."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from opfor.games.coh.told import causes
from opfor.games.coh.told.causes import cause
from opfor.games.coh.values.names import ending
from opfor.games.coh.values.old_events import IDS, renewed

TOLD: dict[str, Callable[[str], str]] = {
    "caps-set": partial(cause, causes.CAPS_SET),
    "caps-spent": partial(cause, causes.CAPS_SPENT),
    "game-ended": ending,
    "points-scored": partial(cause, causes.POINTS),
    "unit-revealed": partial(cause, causes.UNIT_REVEALED),
    "rumor-revealed": partial(cause, causes.RUMOR_REVEALED),
    "work-destroyed": partial(cause, causes.WORK_DESTROYED),
    "entry-refused": partial(cause, causes.ENTRY_REFUSED),
}
ABOUT = [
    ("caps-set", "Company Commander"),
    ("caps-spent", "for card 12"),
    ("game-ended", "nobody of the german and soviet side is left to fight"),
    ("points-scored", "G10 destroyed"),
    ("points-scored", "G10 got away"),
    ("points-scored", "J10 taken"),
    ("points-scored", "J10 held"),
]
SAID = [(kind, words) for kind, ids in IDS.items() for words in ids] + ABOUT


@pytest.mark.parametrize(("kind", "words"), SAID)
def test_words_become_an_id_and_the_id_the_same_words(kind: str, words: str) -> None:
    new = renewed({"type": kind, "why": words})
    assert " " not in new["why"]
    assert renewed(new) == new
    assert TOLD[kind](new["why"]) == words


def test_steps_of_set_up_keep_their_numbers() -> None:
    old: dict[str, Any] = {"type": "set-up-step-taken", "step": 3}
    new = renewed({**old, "what": "VPs: the Player 2, the AI -1"})
    assert new == {**old, "values": [2, -1]}
    assert renewed(new) == new
    title = {"type": "set-up-step-taken", "step": 1, "what": "the mission is River Road 6"}
    assert renewed(title)["values"] == []
