"""An evening on paper: a Battle Royal with nine cards, played from the printed set with the AI run
by its printed procedure, and typed in afterwards. Its dice, draws and terrain are what fell."""

from __future__ import annotations

from pathlib import Path

from tests.conftest import Opfor

DECIDED = Path(__file__).parent / "decided"
RAN_BY_HAND = (
    "Stance: Reinforce",
    "Put leIG18 Infantry Gun (unit 1) on space 1.7",
    "Put Light Infantry (unit 2) on space 1.4",
    "Stance: Advance",
    "space 1.3 [die 1/3/5]",
    "space 2.4 [die 2/4/6]",
    "Move leIG18 Infantry Gun 1 to space 2.7",
    "Put Panzer II (unit 5) on space 1.2",
    "Put Infantry Bazooka (unit 6) on space 1.5",
    "Stance: Defense",
    "Move leIG18 Infantry Gun 1 to space 2.8",
    "Move Infantry Bazooka 6 to space 2.4",
    "Move Light Infantry 2 to space 2.3",
    "Move Panzer II 5 to space 2.2",
    "Put Pak40 (unit 8) on space 1.7",
    "leIG18 Infantry Gun 1 shoots M10 Wolverine 3",
    "Pak40 8 shoots M10 Wolverine 3",
)
"""What the AI had done on the table, in its order."""


def test_the_record_of_an_evening_says_what_was_done_and_verifies(opfor: Opfor) -> None:
    deck = str(DECIDED / "nine-cards.toml")
    typed = (DECIDED / "evening.txt").read_text(encoding="utf-8")
    wish = ("--scenario", "battle-royal", "--deck", deck, "--table", "all")
    told = opfor("table", "2gm", *wish, typed=typed).out
    after = 0
    for deed in RAN_BY_HAND:
        after = told.index(deed, after)
    assert "You lose: the deck has run out." in told
    save = next(word for word in told.split() if word.endswith(".opfor.jsonl"))
    assert "the same under today's rules" in opfor("verify", save).out
