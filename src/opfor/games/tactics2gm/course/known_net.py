"""What the net that is delivered learned in, and what guards it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from opfor.core.game import Player
from opfor.core.net import digest
from opfor.games.tactics2gm.values.options import Options, Setting, prepare

LESSONS: Sequence[Mapping[str, Any]] = (
    {},
    {"ai_ap": 1.5},
    {"ai_ap": 2.5},
    {"ai_ap": 3.0},
    {"scenario": "farmhouse"},
    {"scenario": "beach-landing"},
    {"scenario": "bridge-at-dawn"},
    {"scenario": "breakout"},
    {"scenario": "night-raid"},
    {"scenario": "winter-depot"},
    {"scenario": "farmhouse", "ai_role": "attacker"},
    {"scenario": "beach-landing", "ai_role": "americans"},
    {"scenario": "bridge-at-dawn", "ai_role": "attacker"},
    {"scenario": "breakout", "ai_role": "attacker"},
    {"scenario": "night-raid", "ai_role": "attacker"},
    {"scenario": "winter-depot", "ai_role": "americans"},
)
"""The settings it is trained in."""
UNSEEN: Sequence[Mapping[str, Any]] = (
    {"army": "germans"},
    {"map": "highlands"},
)
"""Settings it never sees before it is measured there."""
TRIED: Sequence[Mapping[str, str]] = ()
"""Rulings it never sees either."""
TRIAL_GAMES = 4
"""Games that the rules are known by."""


def rules_fingerprint(setting: Setting) -> str:
    """The rules as they are played: how some games of random players went with these cards and
    numbers, the usual options and rulings. Another writing of the same rules leaves it as it is."""
    from opfor.core.foresight import at_random
    from opfor.games.tactics2gm.course.rooms import Rooms

    usual = replace(prepare(Options(), {}), cards=setting.cards, numbers=setting.numbers)
    players: dict[str, Player] = {"player": at_random}
    columns = Rooms(usual, players).play(1, 0, TRIAL_GAMES)
    return digest([columns.games, columns.rules])
