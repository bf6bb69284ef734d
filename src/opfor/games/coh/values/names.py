"""What counters and endings are called in a question of the rules, and who is in hiding: other
languages find it by its English."""

from __future__ import annotations

from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.state import OFF, Counter


def counter_name(setting: Setting, counter: Counter) -> str:
    return f"{setting.kind(counter).title} {counter.id}"


def is_unseen(counter: Counter) -> bool:
    """Whether it is on the map and whoever looks at it so does not know where."""
    return counter.hidden and counter.place == "map" and counter.cell == OFF


ENDINGS = {
    "last-round": "the last round is over",
    "track-complete": "the mission track is complete",
    "called-off": "the mission is called off",
    "beaten": "the {} side has nobody left to fight",
}


def ending(why: str) -> str:
    """Why a firefight ended, in words: ``beaten:german+soviet`` names the beaten nations."""
    name, _, nations = why.partition(":")
    return ENDINGS.get(name, name).format(" and ".join(map(str.capitalize, nations.split("+"))))
