"""Kept games of 2GM Tactics run through both engines: every step of one of each kind, as it was
begun then."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from opfor.core.chance import derived_seed
from opfor.core.codec import convert
from opfor.core.fold import folded_entry
from opfor.core.record import STEP, History
from tests.fast.steps import Case
from tests.oracle.compare import difference
from tests.records.changes import KEPT, Kept, kept

OURS = [name for name in KEPT if name.startswith("2gm-") and name.endswith("-1")]


@pytest.mark.parametrize("name", OURS)
def test_every_step_of_a_kept_game_is_the_readable_one(name: str) -> None:
    old = kept(name)
    cases = list(steps_begun(old))
    assert len(cases) > 10
    for case in cases[::2]:
        assert not difference("tactics2gm", case, explain=False)


def steps_begun(old: Kept) -> Iterator[Case]:
    """The positions in which a step began; persons play as a simulation does, each step by chance
    of its own."""
    player = old.game.players["baseline"]
    players = {seat.id: player for seat in old.game.seats(old.setting) if not seat.bot}
    for number, state in enumerate(states(old)):
        yield Case(old.setting, players, state, derived_seed(3, number))


def states(old: Kept) -> Iterator[Any]:
    state = begun = convert(old.saved.header.start, old.game.state)
    for number, entry in enumerate(History(old.saved.lines).entries):
        state, after = folded_entry(old.game, entry, number, state, begun)
        if STEP in entry.log:
            yield after
        begun = after
