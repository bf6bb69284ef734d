"""Seeds by which random players do what is seldom done."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from opfor.core.chance import outcome
from opfor.core.play import Play
from opfor.games.coh import GAME
from opfor.games.coh.course.offers import turn_options
from opfor.games.coh.values.events import TurnBegun
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.state import State

KINDS = 3
"""Of so many kinds of actions one is taken in a position."""


def seeded(
    rng: Random, setting: Setting, made: Callable[[], State], *, steers: bool
) -> Iterator[tuple[State, int]]:
    """Positions with seeds, without end; those of a random player come with several seeds each."""
    while True:
        state = made()
        if steers and state.stage == "turn":
            for seed in steered(rng, setting, state):
                yield state, seed
        else:
            yield state, rng.getrandbits(60)


def steered(rng: Random, setting: Setting, state: State) -> Iterator[int]:
    """Seeds by which a random player takes actions of kinds picked before, so that rare kinds (and
    cards) are taken as often as common ones; a seed for each of a few kinds, for what is offered
    takes longest to find."""
    side = state.mover if state.again else 1 - state.mover
    play = Play(GAME, setting, state)
    play.emit(TurnBegun(side, 0))
    options = turn_options(play, side)
    kinds = [kind_of(option) for option in options]
    there, stream = sorted(set(kinds)), f"player:{setting.seats[side]}"
    for kind in rng.sample(there, min(KINDS, len(there))):
        seed = rng.getrandbits(60)
        for _ in range(10 * len(kinds)):
            if kinds[outcome(seed, stream, 0, len(kinds))] == kind:
                break
            seed = rng.getrandbits(60)
        yield seed


def kind_of(option: Any) -> str:
    """What is as often taken: an action, one manner of fire, one card."""
    name = type(option).__name__
    return f"{name} {getattr(option, 'card', '')}{getattr(option, 'manner', '')}"
