"""Hidden things of a vector's games dealt anew, so that they fit what the agent has seen.

A game is dealt at the beginning of its step, as the seat sees it, and the answers given since are
given again: what does not lead to the same question with the same sight is dealt once more. So what
was drawn, asked or shown in the step counts too.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from opfor.core.chance import SEEDS, Seeded
from opfor.core.errors import OpforError
from opfor.core.foresight import foresight_of
from opfor.envs.columns import Taken

if TYPE_CHECKING:
    from opfor.envs.steps import StepsVector

DEALS = 200
"""How often a game is dealt before nothing is found to fit."""


def dealt(trial: StepsVector, taken: Taken, luck: np.random.Generator) -> Taken:
    """Games like those taken, of which only the agent's sight is known. ``trial`` is a vector of
    one game with the same options, to try deals in."""
    rows = [_dealt(trial, _one(taken, place), luck) for place in range(len(taken.rows))]
    return taken._replace(rows=np.concatenate(rows)) if rows else taken


def _one(taken: Taken, place: int) -> Taken:
    rows, chance, heads, told, planes = (column[place : place + 1] for column in taken)
    return Taken(rows, chance, heads, told, planes)  # type: ignore[arg-type]


def _dealt(trial: StepsVector, game: Taken, luck: np.random.Generator) -> NDArray[np.int32]:
    """One game's row with the hidden things lying otherwise."""
    known, setting, row = trial.game, trial.setting, game.rows[0]
    state = trial.engine.state_at(row.tolist())
    view = known.view(setting, state, trial.seat)
    redeal = foresight_of(known).redeal
    for _ in range(DEALS):
        pick = partial(Seeded(int(luck.integers(SEEDS))).pick, "deal")
        found = _with(trial.engine, row, redeal(setting, view, trial.seat, pick))
        if row[0] == 0 or _is_seen_alike(trial, game._replace(rows=found)):
            return found
    raise OpforError("nothing that could be hidden fits what has happened in this turn")


def _with(engine: Any, row: NDArray[np.int32], state: Any) -> NDArray[np.int32]:
    """A row with its answers and luck, and another position."""
    found, stands = row[None].copy(), engine.standing(state)
    first, answers = engine.position_at, engine.position_at - engine.most_given
    found[0, first : len(stands)] = stands[first:]
    found[0, 1:answers] = stands[1:answers]
    return found


def _is_seen_alike(trial: StepsVector, game: Taken) -> bool:
    """Whether the answers given lead to the same question, with the same sight of everything."""
    rows, count = game.rows.copy(), int(game.heads[0, trial.engine.batch.COUNT])
    last = trial.engine.position_at - trial.engine.most_given - 1 + int(rows[0, 0])
    answer, rows[0, 0] = rows[0, last], rows[0, 0] - 1
    trial.put(game._replace(rows=rows))
    trial.counts[:] = trial.most_offers
    _, _, over, _, _ = trial.step(np.array([answer]))
    return not over[0] and _alike(trial, game, count)


def _alike(trial: StepsVector, game: Taken, count: int) -> bool:
    told = game.told[0, :count]
    return (
        int(trial.counts[0]) == count
        and int(trial.asked[0]) == int(game.heads[0, trial.engine.batch.WHAT])
        and np.array_equal(trial._told[0, :count], told)
        and np.array_equal(trial._planes[0], game.planes[0])
    )
