"""Random positions of 2GM Tactics, mostly unreachable, in all its settings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from opfor.games.tactics2gm import GAME, VARIANTS
from opfor.games.tactics2gm.values.options import Options, prepare
from tests.fast.steps import Case, other_rulings
from tests.oracle.tactics2gm_sharp import sharpened, with_means, with_target_moved
from tests.oracle.tactics2gm_states import random_state

OTHERS: tuple[dict[str, Any], ...] = (
    {"scenario": "beach-landing", "ai_role": "germans"},
    {"scenario": "breakout"},
    {"scenario": "breakout", "ai_role": "attacker"},
    {"scenario": "bridge-at-dawn"},
    {"scenario": "bridge-at-dawn", "ai_role": "attacker"},
    {"scenario": "night-raid", "ai_role": "attacker"},
    {"scenario": "winter-depot", "ai_role": "germans"},
    {"columns": 8, "ai_ap": 2.5, "night": True, "army": "random", "remove": "hit"},
)

OPTIONS: tuple[dict[str, Any], ...] = (*VARIANTS, *OTHERS)
"""The settings that are compared: both roles of every scenario against the AI."""
PLAYERS = ("random", "baseline")
BATCH = 100
"""Positions of one setting before the rulings change."""


def cases(
    options: Mapping[str, Any],
    count: int,
    seed: int = 1,
    size: int = BATCH,
    names: Sequence[str] = PLAYERS,
) -> Iterator[Case]:
    """So many positions: every other batch under the usual rulings, the rest under others.

    Each ruling is turned round in a batch of its own, with a few others; batches take turns
    between the players.
    """
    rng = Random(seed)
    for batch in range(-(-count // size)):
        chosen = other_rulings(GAME, rng, batch // 2) if batch % 2 else {}
        setting = with_target_moved(rng, prepare(Options(**options), chosen))
        player = GAME.players[names[batch // 2 % len(names)]]
        players = {seat: player for seat in setting.seats if seat != "ai"}
        for _ in range(min(size, count - batch * size)):
            state, steps = random_state(rng, setting), rng.choice((1, 1, 1, 2, 5))
            if setting.ai is not None and all(state.armies) and rng.random() < 0.4:
                state = sharpened(rng, setting, state)
            if rng.random() < 0.4:
                state = with_means(rng, setting, state)
            yield Case(setting, players, state, rng.getrandbits(60), steps)
