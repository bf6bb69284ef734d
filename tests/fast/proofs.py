"""How each game over numbers is held against the readable one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any, NamedTuple

from msgspec.structs import replace

from opfor.cardboard.coh.board.sight_report import haze_between
from opfor.fast.blitzkrieg import series as blitzkrieg_series
from opfor.fast.blitzkrieg import states as blitzkrieg_states
from opfor.fast.blitzkrieg import tables as blitzkrieg_tables
from opfor.fast.coh import states as coh_states
from opfor.fast.coh import tables as coh_tables
from opfor.fast.coh import values as coh_values
from opfor.fast.coh.course import series as coh_series
from opfor.fast.tactics2gm import states as tactics_states
from opfor.fast.tactics2gm import tables as tactics_tables
from opfor.fast.tactics2gm.course import series as tactics_series
from opfor.games.blitzkrieg import GAME as BLITZKRIEG
from opfor.games.blitzkrieg.course.setup import new as new_war
from opfor.games.blitzkrieg.rules.victory import outcome as end_of_war
from opfor.games.coh import GAME as COH
from opfor.games.coh.course.flow import new as new_firefight
from opfor.games.coh.course.flow import outcome as end_of_firefight
from opfor.games.coh.values.state import Smoke
from opfor.games.tactics2gm import GAME as TACTICS
from opfor.games.tactics2gm.course.setup import new as new_battle
from tests.fast import (
    blitzkrieg_positions,
    coh_positions,
    coh_solo_positions,
    tactics2gm_steps,
)
from tests.fast.steps import readable

BATCH = 10
"""Positions before the rulings change."""


class GameProof(NamedTuple):
    """What a proof needs of a game: its memory and columns, positions, a step by each engine."""

    memory: str
    columns: int
    positions: int
    cases: Callable[[int], Iterator[Any]]
    fill: Callable[[Any, Any, Any], None]
    readable: Callable[[Any], Any]
    step: Callable[[Any, Any, Any], Any]
    begins_and_ends: Callable[[Any, Any, Any], bool]
    uncalled: frozenset[str] = frozenset()
    """Functions of ``run`` that this game does not call."""


def wars(positions: int) -> Iterator[Any]:
    """Positions of Blitzkrieg!, some of them for a player that looks ahead."""
    settings = blitzkrieg_positions.OPTIONS
    each = -(-positions // len(settings))
    for options in settings:
        yield from blitzkrieg_positions.cases(options, each, seed=7, size=BATCH)
    for options in settings:
        yield from blitzkrieg_positions.cases(options, 80, 7, BATCH, ("look-ahead",))


def step_of_war(module: Any, war: Any, case: Any) -> Any:
    return blitzkrieg_positions.fast_step(module, war, case.setting, case.state, case.seed)


def war_begins_and_ends(module: Any, war: Any, setting: Any) -> bool:
    """Whether a new game is a new game, and whoever has won has won."""
    module.new(war)
    begun = blitzkrieg_states.state_of(war, setting)
    for loser, vp in ((None, (4, 4)), (None, (5, 4)), (None, (4, 5)), (0, (9, 1)), (1, (1, 9))):
        over = replace(begun, stage="over", loser=loser, vp=vp)
        blitzkrieg_states.read_state(war, setting, over)
        ended = end_of_war(setting, blitzkrieg_states.state_of(war, setting))
        if ended is None or setting.seats[module.winner(war)] != ended.winner:
            return False
    return begun == new_war(setting)


def firefights(positions: int) -> Iterator[Any]:
    """Positions of firefights, a share of each setting, half of them for the baseline player; then
    of solo missions."""
    settings = coh_positions.CASES
    each = -(-positions // (2 * len(settings)))
    for name, economy in settings:
        for player in ("random", "baseline"):
            yield from coh_positions.cases(name, economy, each, 7, 4 * BATCH, player)
    for name in coh_solo_positions.CASES:
        yield from coh_solo_positions.cases(name, 2 * each, 7, 2 * BATCH)


def firefight_begins_and_ends(module: Any, battle: Any, setting: Any) -> bool:
    """Whether a new firefight is a new one, whatever was before, and whoever has won has won."""
    module.begin_game(battle)
    begun = coh_states.state_of(battle, setting)
    for vp in ((4, 4), (5, 4), (4, 5)):
        battle.vp = list(vp)
        ended = end_of_firefight(setting, replace(begun, stage="over", vp=vp, ended="last-round"))
        side = module.winner(battle)
        if ended is None or (setting.seats[side] if side >= 0 else None) != ended.winner:
            return False
    module.begin_game(battle)
    if not coh_positions.is_counted(battle):
        return False
    won = module.play_on(battle, 5)
    module.play_game(battle, 5)
    goes_on = won == module.winner(battle) and battle.stage == coh_values.OVER
    return goes_on and begun == new_firefight(setting) and sees_as_read(module, battle, setting)


def sees_as_read(module: Any, battle: Any, setting: Any) -> bool:
    """Whether lines through smoke here and there, from some hexes, are those of the field."""
    rng, field = Random(8), setting.field
    smoke = {cell: rng.randint(1, 2) for cell in sorted(rng.sample(range(len(field)), 24))}
    lying = tuple(Smoke(cell, density) for cell, density in smoke.items())
    coh_states.read_state(battle, setting, replace(new_firefight(setting), smoke=lying))
    return all(
        module.haze_between(battle, a, b) == haze_between(field.ground, a, b, smoke)
        for a in rng.sample(range(len(field)), 6)
        for b in range(len(field))
    )


def battles(positions: int) -> Iterator[Any]:
    """Positions of 2GM Tactics, a share of each setting."""
    settings = tactics2gm_steps.OPTIONS
    for options in settings:
        each = -(-positions // len(settings))
        yield from tactics2gm_steps.cases(options, each, seed=7, size=2 * BATCH)


def battle_begins_and_ends(module: Any, battle: Any, setting: Any) -> bool:
    """Whether a new game is a new game, and playing on from it is playing it."""
    module.new(battle)
    begun = tactics_states.state_of(battle, setting)
    won = module.play_on(battle, 5)
    module.play_game(battle, 5)
    return won == battle.winner and begun == new_battle(setting)


PROOFS = {
    "blitzkrieg": GameProof(
        "War",
        blitzkrieg_series.COLUMNS,
        8000,
        wars,
        blitzkrieg_tables.fill,
        partial(readable, BLITZKRIEG),
        step_of_war,
        war_begins_and_ends,
    ),
    "coh": GameProof(
        "Battle",
        coh_series.COLUMNS,
        4000,
        firefights,
        coh_tables.fill,
        partial(readable, COH),
        coh_positions.fast_step,
        firefight_begins_and_ends,
        frozenset({"fractions"}),
    ),
    "tactics2gm": GameProof(
        "Battle",
        tactics_series.COLUMNS,
        4000,
        battles,
        tactics_tables.fill,
        partial(readable, TACTICS),
        tactics2gm_steps.fast_steps,
        battle_begins_and_ends,
    ),
}
