"""What old saves said in words is an id today, and is told in the same words or better ones."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.cardboard.coh import names, texts
from opfor.cardboard.coh.counters.action_cards import action_cards
from opfor.games.coh.values.old_events import IDS, renewed


class Given(dict[str, Any]):
    """Values of an event; what does not matter here is one."""

    def __missing__(self, name: str) -> Any:
        return names.nation("german") if name == "who" else 1


def told(kind: str, why: str) -> str:
    name, _, about = why.partition(":")
    card = texts.action_card(about).title if about in action_cards() else about
    nations = [each.capitalize() for each in about.split("+")]
    given = Given(why=name, about=about, title=card, nations=nations)
    return names.SAY.say(f"event-{kind}", given).casefold()


ABOUT = [
    ("caps-set", "Company Commander"),
    ("caps-spent", "for card 12"),
    ("game-ended", "nobody of the german and soviet side is left to fight"),
    ("points-scored", "G10 destroyed"),
    ("points-scored", "G10 got away"),
    ("points-scored", "J10 taken"),
    ("points-scored", "J10 held"),
]
EDITED = {
    "a Unit is next to it": "a unit of yours is next to it",
    "it is seen in the open": "you see it in the open",
    "fire flushed it out": "your fire flushes it out",
    "a mission's order": "by a mission order",
    "nobody of the german and soviet side is left to fight": (
        "the german and soviet side has nobody left to fight"
    ),
}
"""What is said in better words since."""
SAID = [(kind, words) for kind, ids in IDS.items() for words in ids] + ABOUT


@pytest.mark.parametrize(("kind", "words"), SAID)
def test_words_become_an_id_and_the_id_the_same_words(kind: str, words: str) -> None:
    new = renewed({"type": kind, "why": words})
    assert " " not in new["why"]
    assert renewed(new) == new
    assert EDITED.get(words, words).casefold() in told(kind, new["why"])


def test_steps_of_set_up_keep_their_numbers() -> None:
    old: dict[str, Any] = {"type": "set-up-step-taken", "step": 3}
    new = renewed({**old, "what": "VPs: the Player 2, the AI -1"})
    assert new == {**old, "values": [2, -1]}
    assert renewed(new) == new
    title = {"type": "set-up-step-taken", "step": 1, "what": "the mission is River Road 6"}
    assert renewed(title)["values"] == []
