"""The AI of 2GM Tactics over numbers decides as the readable one, part by part of its turn."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.fast.tactics2gm.course import doors
from opfor.games.tactics2gm import VARIANTS
from tests.fast.engines import named
from tests.fast.proofs import first_difference
from tests.fast.tactics2gm_phases import PARTS, asked_in

SOLO = [
    *(options for options in VARIANTS if options.get("mode") != "two-player"),
    {"scenario": "breakout"},
    {"scenario": "breakout", "ai_role": "attacker"},
    {"scenario": "beach-landing"},
    {"scenario": "bridge-at-dawn", "ai_role": "attacker"},
    {"scenario": "night-raid", "ai_role": "attacker"},
    {"columns": 8},
]
PHASES = ("stance", "movement", "deployment", "shooting")
ASKED = [(o, part) for o in SOLO for part in PARTS if part != "bid" or "scenario" not in o]
"""Every part of the AI's game in every setting; no scenario has a bid."""


@pytest.mark.parametrize(("options", "part"), ASKED, ids=named)
def test_the_ai_does_the_same(options: dict[str, Any], part: str) -> None:
    found = asked_in(options, part, 20 if part in PHASES else 5)
    assert not first_difference("tactics2gm", found, doors)
