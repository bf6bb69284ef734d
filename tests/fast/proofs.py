"""How each game over numbers is held against the readable one."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from math import ceil
from random import Random
from typing import Any, NamedTuple

from msgspec.structs import replace

from opfor.cardboard.coh.board.sight_report import haze_between
from opfor.core.game import Game
from opfor.fast.built import compiled
from opfor.fast.coh import states as coh_states
from opfor.fast.coh import tables as coh_tables
from opfor.fast.coh import values as coh_values
from opfor.fast.coh.course import doors as coh_doors
from opfor.games.coh import GAME as COH
from opfor.games.coh.values.outcome import outcome as end_of_firefight
from opfor.games.coh.values.start import new as new_firefight
from opfor.games.coh.values.state import Smoke
from tests.fast import (
    coh_positions,
    coh_solo_positions,
)
from tests.fast.steps import After, Filled, readable
from tests.parting import parting


class GameProof(NamedTuple):
    """What a proof needs of a game: its plain functions and what its memory is called there, the
    settings that are compared, positions of one (how many, seed, how many under the same rulings),
    a step by each engine."""

    series: Any
    memory: str
    settings: Sequence[Any]
    cases: Callable[[Any, int, int, int], Iterator[Any]]
    fill: Callable[..., None]
    readable: Callable[[Any], After]
    step: Callable[[Any, Any, Any], After]
    begins_and_ends: Callable[[Any, Any, Any], bool]
    uncalled: frozenset[str] = frozenset()
    """Functions of ``run`` that this game does not call."""
    batch: int = 10
    """Positions before the rulings change."""
    weight: Callable[[Any], float] = lambda _setting: 1.0
    """How many positions of a setting are looked at, beside those of others."""
    refill: Callable[..., None] | None = None
    """Fills a memory again that was filled before, for a setting given last."""

    def shared(self, positions: int, seed: int = 7) -> Iterator[Any]:
        """So many positions, of each setting by its weight."""
        for setting, count in self.shares(positions):
            yield from self.cases(setting, count, seed, self.batch)

    def shares(self, positions: int) -> list[tuple[Any, int]]:
        """How many of so many positions each setting has."""
        each = positions / sum(map(self.weight, self.settings))
        return [(setting, ceil(each * self.weight(setting))) for setting in self.settings]

    def memory_of(self, module: Any) -> Any:
        """Room for a game of a module, plain or compiled."""
        return getattr(module, self.memory)()

    def steps(self, module: Any, found: Iterable[Any]) -> Iterator[tuple[Any, After]]:
        """What an engine over numbers makes of positions: all in one piece of memory, but for
        those of the first setting, which comes again."""
        first, others = Filled(self, module), Filled(self, module)
        for case in found:
            is_first = first.setting is None or first.setting is case.setting
            filled = first if is_first else others
            yield case, self.step(module, filled.memory_for(case), case)

    def differences(self, module: Any, found: Iterable[Any]) -> Iterator[tuple[Any, After, After]]:
        """The positions on which an engine over numbers and the readable one part."""
        for case, got in self.steps(module, found):
            wanted = self.readable(case)
            if got != wanted:
                yield case, wanted, got


def begins_again(module: Any, memory: Any, setting: Any, states: Any) -> bool:
    """Whether a position is there again after it was played on to the end."""
    memory.start, position = type(memory)(), states.state_of(memory, setting)
    seeds, winners = array("Q", [5, 6, 5]), array("i", [-2, -2, -2])
    module.play_out(memory, seeds, winners, 3)
    ended = states.state_of(memory, setting)
    module.remember(memory, memory.start)
    again = states.state_of(memory, setting)
    return winners[0] == winners[2] != -2 and again == position != ended


def firefights(setting: Any, count: int, seed: int, size: int) -> Iterator[Any]:
    """Positions of a firefight with its economy, or of a solo mission, and a player."""
    name, *economy, player = setting
    if not economy:
        return coh_solo_positions.cases(name, count, seed, min(size, 20), player)
    return coh_positions.cases(name, *economy, count, seed, size, player)


def weight_of_firefight(setting: Any) -> float:
    """The baseline player thinks long, and gets a quarter; orders made at random are all that the
    seldom parts of the AI are met by."""
    often = 8.0 if setting[0] in coh_solo_positions.MADE_UP else 1.0
    return often if setting[-1] == "random" else often / 4


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
    module.begin_game(battle)
    module.play_steps(battle, 5, 12)
    if battle.stage == coh_values.OVER:
        module.begin_game(battle)
    goes_on = goes_on and begins_again(module, battle, setting, coh_states)
    goes_on = goes_on and coh_positions.is_counted(battle)
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


PROOFS = {
    "coh": GameProof(
        coh_doors,
        "Battle",
        [
            *((*case, player) for case in coh_positions.CASES for player in ("random", "baseline")),
            *((name, who) for name in coh_solo_positions.CASES for who in ("random", "baseline")),
        ],
        firefights,
        coh_tables.fill,
        partial(readable, COH),
        coh_positions.fast_step,
        firefight_begins_and_ends,
        uncalled=frozenset({"fractions"}),
        batch=50,
        weight=weight_of_firefight,
        refill=coh_tables.fill,
    ),
}


GAMES: dict[str, Game[Any]] = {"coh": COH}


def quick(game: str) -> Any:
    """The functions of a game, compiled if they are."""
    return compiled(game) or PROOFS[game].series


def first_difference(game: str, found: Iterable[Any], module: Any = None) -> str:
    """The first position on which an engine over numbers (the quickest, if none is given) and the
    readable one part, in words; nothing if they never do."""
    proof = PROOFS[game]
    for case, *both in proof.differences(module or quick(game), found):
        wanted, got = both
        said = parting(GAMES[game], got, wanted) or "only the numbers differ"
        return f"{said}\nseed {case.seed}\n{case.state}"
    return ""
