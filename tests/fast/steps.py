"""Steps of the readable engine to compare with, and rulings to compare under; for every game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from functools import partial
from random import Random
from typing import Any, NamedTuple

from opfor.core.book import load_book
from opfor.core.chance import Seeded
from opfor.core.game import Game
from opfor.core.play import Play, drive
from opfor.core.requests import Answer, Choose, Request


class After(NamedTuple):
    """What steps leave: the state, the decisions by rule, how often each stream was used."""

    state: Any
    settled: dict[str, int]
    used: dict[str, int]


class Case(NamedTuple):
    """A position of a setting, the seed of the chance that follows, how many steps are played."""

    setting: Any
    players: Mapping[str, Any]
    state: Any
    seed: int
    steps: int = 1


class Filled:
    """A piece of memory of a game over numbers, and the setting it is filled for."""

    def __init__(self, proof: Any, module: Any) -> None:
        self.proof, self.memory, self.setting = proof, proof.memory_of(module), None

    def memory_for(self, case: Any) -> Any:
        """The memory, filled for a position's setting."""
        if case.setting is not self.setting:
            if self.setting is None or self.proof.refill is None:
                self.proof.fill(self.memory, case.setting, case.players)
            else:
                self.proof.refill(self.memory, case.setting, case.players, self.setting)
            self.setting = case.setting
        return self.memory


def readable(game: Game[Any], case: Case) -> After:
    """Stages or turns as the readable engine plays them, until the game is over."""
    setting, chance = case.setting, Seeded(case.seed)
    play = Play(game, setting, case.state)

    def respond(request: Request) -> Answer:
        if not isinstance(request, Choose):
            return chance(request)
        seen = game.view(setting, play.state, request.seat)
        pick = partial(chance.pick, f"player:{request.seat}")
        return case.players[request.seat](setting, seen, request, pick)

    for taken in range(case.steps):
        if taken and game.outcome(setting, play.state) is not None:
            break
        drive(game.step(play), respond)
    return After(play.state, dict(Counter(play.settled)), dict(chance.counters))


def other_rulings(
    game: Game[Any],
    rng: Random,
    turn: int,
    among: Collection[str] = (),
    share: float = 0.3,
) -> dict[str, str]:
    """The ruling whose turn it is played otherwise, and a share of the rest; ``among`` those named,
    if any are."""
    rulings = [
        ruling
        for ruling in load_book(game.folder).rulings.values()
        if len(ruling.choices) > 1 and (not among or ruling.name in among)
    ]
    turned = rulings[turn % len(rulings)]
    chosen = [r for r in rulings if r is turned or rng.random() < share]
    return {r.name: rng.choice([c for c in r.choices if c != r.default]) for r in chosen}
