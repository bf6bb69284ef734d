"""Positions that a person decided from the printed procedure alone, before the engine was asked."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from opfor.app.decided import positions_of
from opfor.app.registry import load_game
from opfor.core.book import load_book, resolve
from opfor.core.chance import Seeded
from opfor.core.trace import Decision

DECIDED = Path(__file__).parent / "decided"
LEAST = 20
"""Positions of a game."""


def decided(game_id: str) -> list[dict[str, Any]]:
    """``answer`` has what was left, by question, when the rungs were done; ``unit`` acted first."""
    lines = (DECIDED / f"{game_id}.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def first_decisions(game_id: str, position: dict[str, Any]) -> dict[str, Decision]:
    """The engine's, the first to each question."""
    game = load_game(game_id)
    rulings = resolve(load_book(game.folder), {})
    raw = json.dumps(position).encode()
    found: dict[str, Decision] = {}
    for decision in positions_of(game).decide(rulings, raw, Seeded(3)).decisions:
        found.setdefault(decision.question, decision)
    return found


@pytest.mark.rule("X-3")
@pytest.mark.parametrize("game_id", ["blitzkrieg", "2gm", "coh"])
def test_the_engine_chooses_what_a_person_found_on_the_page(game_id: str) -> None:
    cases = decided(game_id)
    assert len(cases) >= LEAST
    for number, case in enumerate(cases, 1):
        made = first_decisions(game_id, case["position"])
        for question, left in case["answer"].items():
            assert set(made[question].survivors) == set(left), (number, question)
            if "unit" in case and question in ("move", "shoot"):
                assert made[question].details["unit"] == case["unit"], number
