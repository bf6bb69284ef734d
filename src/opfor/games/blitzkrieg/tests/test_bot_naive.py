"""The engine against a second, naive reading of the booklet, on thousands of random positions."""

from __future__ import annotations

import json
import os
from collections import Counter
from random import Random
from typing import Any

import pytest

from opfor.core.requests import Answer, Request, Roll
from opfor.games.blitzkrieg import GAME
from opfor.games.blitzkrieg.tests.naive.generator import random_position
from opfor.games.blitzkrieg.tests.naive.turn import decide

BATCH = int(os.environ.get("OPFOR_NAIVE_BATCH", "300"))
"""Positions per batch; set it higher for a longer look."""


class Dice:
    """Chance for the engine that remembers its rolls, so that the other side can use them."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.rolled: list[int] = []

    def __call__(self, request: Request) -> Answer:
        if isinstance(request, Roll):
            self.rolled.append(self.rng.randint(1, 6))
            return (self.rolled[-1],)
        return request.pool[0]  # type: ignore[union-attr]


def by_engine(position: dict[str, Any], dice: Dice) -> list[tuple[str, list[Any], Any]]:
    assert GAME.positions is not None
    situation = GAME.positions.decide({}, json.dumps(position).encode(), dice)
    return [(d.question, list(d.survivors), d.chosen) for d in situation.decisions]


@pytest.mark.rule("BLZ-B-1", "X-3")
@pytest.mark.parametrize("batch", range(8))
def test_both_readings_decide_alike(batch: int) -> None:
    compare(batch, "base")


@pytest.mark.rule("BLZ-B-1", "BLZ-N-3", "BLZ-N-4")
@pytest.mark.parametrize("batch", range(8))
def test_both_readings_decide_alike_between_fifteen_cities(batch: int) -> None:
    compare(batch, "nippon")


def compare(batch: int, board: str) -> None:
    rng = Random(1000 + batch)
    for n in range(BATCH):
        position = random_position(rng, board)
        dice = Dice(n)
        found = by_engine(position, dice)
        rolls = list(reversed(dice.rolled))
        assert found == decide(position, rolls.pop), json.dumps(position)
        assert not rolls


def test_the_positions_are_worth_comparing() -> None:
    """The generator reaches what could go wrong: wins, blitz chains, advantages, big rows."""
    rng = Random(1000)
    seen: Counter[str] = Counter()
    for n in range(400):
        position = random_position(rng)
        found = by_engine(position, Dice(n))
        questions = [question for question, _, _ in found]
        seen.update(set(questions))
        seen["chain"] += questions.count("unit") > 1
        seen["more than six left"] += any(len(left) > 6 for _, left, _ in found)
        seen["near victory"] += position["vp"]["bot"] >= 20
    assert seen["unit"] > 350
    assert seen["strategic-advantage"] > 40
    assert seen["chain"] > 20
    assert seen["more than six left"] > 2
    assert seen["near victory"] > 60
