"""The board in lines of text."""

from __future__ import annotations

from opfor.core.sketch import Window
from opfor.games.blitzkrieg.tests.table import arrange, solo
from opfor.games.blitzkrieg.told.text_map import sketch

LONG_NAMES = ["airforce-blitz", "airforce-elite", "army-task-force", "army-elite"]


def test_a_campaign_full_of_long_names_goes_on_below_its_line() -> None:
    placed = {("eastern-europe", 3, n + 1): ("bot", unit) for n, unit in enumerate(LONG_NAMES)}
    play = arrange(solo(), placed=placed, campaigns={"eastern-europe": 3})
    lines = sketch(play.setting, play.state, "player", Window(lines=12))
    texts = ["".join(run.text for run in line) for line in lines]
    assert all(len(text) <= 80 for text in texts)
    at = next(n for n, text in enumerate(texts) if text.startswith("Eastern Europe"))
    for shortened in ("1<bli air 0>", "2<eli air 3>", "3<arm tas for 5>", "4<eli arm 4>", "5L -"):
        assert shortened in texts[at] + texts[at + 1]
