"""Seeds by which random players do what is seldom done."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from opfor.core.chance import outcome
from opfor.core.play import Play
from opfor.games.coh import GAME
from opfor.games.coh.course.offers import turn_options
from opfor.games.coh.rules.hidden_units import suspects
from opfor.games.coh.rules.targets import fire_mask, flame_mask
from opfor.games.coh.values.actions import Probe
from opfor.games.coh.values.deployment import look
from opfor.games.coh.values.events import TurnBegun
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.play import CohPlay
from opfor.games.coh.values.state import State

TRIES = (10, 60)
"""How often a seed is tried for each option; more often for a search, which has to find some."""
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
    partners = 1 if setting.teams is None else len(setting.teams.seats[side])
    play.emit(TurnBegun(side, (state.speaker[side] + (not state.again)) % partners))
    options = turn_options(play, side)
    kinds = [kind_of(option) for option in options]
    there, stream = sorted(set(kinds)), f"player:{setting.seat(play.state, side)}"
    for kind in rng.sample(there, min(KINDS, len(there))):
        seed = rng.getrandbits(60)
        for _ in range(TRIES[kind.startswith(Probe.__name__)] * len(kinds)):
            taken = outcome(seed, stream, 0, len(kinds))
            if kinds[taken] == kind and is_near_somebody(play, options[taken], seed, stream):
                break
            seed = rng.getrandbits(60)
        yield seed


def is_near_somebody(play: CohPlay, option: Any, seed: int, stream: str) -> bool:
    """Whether a search by fire goes where somebody hides, if anybody is in reach; all else is."""
    if not isinstance(option, Probe):
        return True
    sight = look(play.setting, play.state)
    cells = list(suspects(sight, fire_mask(sight, option.unit) | flame_mask(sight, option.unit)))
    side = play.state.counters[option.unit].side
    hiders = {c.cell for c in play.state.counters if c.hidden and c.side != side}
    searched = cells[outcome(seed, stream, 1, len(cells))]
    return searched in hiders or hiders.isdisjoint(cells)


def kind_of(option: Any) -> str:
    """What is as often taken: an action, one manner of fire, one card."""
    name = type(option).__name__
    return f"{name} {getattr(option, 'card', '')}{getattr(option, 'manner', '')}"
