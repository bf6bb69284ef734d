"""Games that are played on from one position again and again each begin with all of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from opfor.fast.coh import states as coh_states
from opfor.fast.coh.engine import Engine as CohEngine
from opfor.fast.coh.values import Battle
from opfor.games.blitzkrieg.course.rooms import Rooms as BlitzkriegEngine
from opfor.games.tactics2gm.course.rooms import Rooms as TacticsEngine
from tests.fast import coh_positions
from tests.fast.proofs import PROOFS, begins_again, firefights
from tests.oracle import blitzkrieg_positions, tactics2gm_positions

ENGINES: dict[str, Any] = {
    "blitzkrieg": BlitzkriegEngine,
    "coh": CohEngine,
    "tactics2gm": TacticsEngine,
}
SEEDS = [3, 4, 3, 5, 3]


def positions(game: str) -> Iterator[Any]:
    """A few positions of some settings that are not over yet."""
    if game == "coh":
        settings: list[Any] = [("column", "activation", "random"), ("hiders", "solo", "baseline")]
        settings += [("first-light", "baseline"), ("shelled", "activation", "random")]
        found = (case for one in settings for case in firefights(one, 12, 9, 12))
    elif game == "blitzkrieg":
        options = blitzkrieg_positions.OPTIONS[:2]
        found = (case for one in options for case in blitzkrieg_positions.cases(one, 20, 9, 5))
    else:
        options = tactics2gm_positions.OPTIONS[:2]
        found = (case for one in options for case in tactics2gm_positions.cases(one, 3, 9, 3))
    return (case for case in found if case.state.stage != "over")


@pytest.mark.parametrize("game", ENGINES)
def test_each_game_is_the_one_of_its_seed(game: str) -> None:
    """Whatever was played before it, and whether it is compiled or not."""
    for case in positions(game):
        engine = ENGINES[game](case.setting, case.players)
        each = [engine.wins_from(case.state, [seed]) for seed in SEEDS]
        assert engine.wins_from(case.state, SEEDS) == sum(each, Counter())
        plain = ENGINES[game](case.setting, case.players, plain=True)
        assert plain.wins_from(case.state, SEEDS[:2]) == each[0] + each[1]


def test_whatever_a_position_is_read_into_is_copied() -> None:
    for case in positions("coh"):
        read = SimpleNamespace(changes_sight=1)
        coh_states.read_state(read, case.setting, case.state)
        assert vars(read).keys() - {"changes_sight"} <= set(Battle.copied)


@pytest.mark.parametrize(
    ("game", "states", "sums_fit"),
    [("coh", coh_states, coh_positions.is_counted)],
)
def test_all_of_a_position_is_copied(game: str, states: Any, sums_fit: Any) -> None:
    for case in positions(game):
        engine = ENGINES[game](case.setting, case.players, plain=True)
        engine.lay(case.state)
        assert begins_again(PROOFS[game].series, engine.memory, case.setting, states)
        assert sums_fit(engine.memory)
