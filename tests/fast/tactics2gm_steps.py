"""A few steps of 2GM Tactics by both engines, from any position."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from opfor.core.narrow import rule_names
from opfor.fast.tactics2gm.bot.questions import QUESTIONS
from opfor.fast.tactics2gm.names import (
    ROW,
)
from opfor.fast.tactics2gm.states import row_of
from opfor.fast.tactics2gm.tables import stream_names
from opfor.games.tactics2gm import GAME, VARIANTS
from opfor.games.tactics2gm.values.options import Options, Setting, prepare
from opfor.games.tactics2gm.values.state import State
from tests.fast.steps import After, Case, other_rulings
from tests.fast.tactics2gm_positions import random_state
from tests.fast.tactics2gm_sharp import sharpened, with_means, with_target_moved

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
ROOM = array("i", bytes(4 * ROW))
"""Room for a position."""
BATCH = 100
"""Positions of one setting before the rulings change."""


def fast_steps(module: Any, battle: Any, case: Case) -> After:
    """The same by an engine over numbers: ``module`` holds its functions."""
    lay(module, battle, case.setting, case.state)
    module.play_steps(battle, case.seed, case.steps)
    return left_by(module, battle, case.setting)


def lay(module: Any, battle: Any, setting: Setting, state: State) -> None:
    """Lay a position out."""
    row = row_of(setting, state)
    module.read_position(battle, row, len(row))


def left_by(module: Any, battle: Any, setting: Setting) -> After:
    """What an engine over numbers has made of a position, the state as a row of numbers."""
    length = module.write_position(battle, ROOM)
    settled = zip(rule_names(QUESTIONS), battle.settled, strict=False)
    used = zip(stream_names(setting), battle.counters, strict=False)
    return After(
        ROOM[:length], {name: n for name, n in settled if n}, {name: n for name, n in used if n}
    )


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
