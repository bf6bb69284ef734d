"""Kept games run through both engines: every step of them, as it was begun then."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from opfor.core.chance import derived_seed
from opfor.core.codec import from_plain
from opfor.core.fold import folded_entry
from opfor.core.record import STEP, History
from tests.fast.proofs import first_difference
from tests.fast.steps import Case
from tests.records.changes import KEPT, Kept, kept

FOLDERS = {"2gm": "tactics2gm"}
PLAYERS = {"2gm": "baseline"}
OURS = [name for name in KEPT if name.split("-")[0] in FOLDERS]


@pytest.mark.parametrize("name", OURS)
def test_every_step_of_a_kept_game_is_the_readable_one(name: str) -> None:
    old = kept(name)
    folder = FOLDERS[old.game.id]
    cases = list(steps_begun(old))
    assert len(cases) > 10
    assert not first_difference(folder, cases)


def steps_begun(old: Kept) -> Iterator[Case]:
    """The positions in which a step began; persons play as a simulation does, each step by chance
    of its own."""
    player = old.game.players[PLAYERS[old.game.id]]
    players = {seat.id: player for seat in old.game.seats(old.setting) if not seat.bot}
    for number, state in enumerate(states(old)):
        yield Case(old.setting, players, state, derived_seed(3, number))


def states(old: Kept) -> Iterator[Any]:
    state = begun = from_plain(old.saved.header.start, old.game.state)
    for number, entry in enumerate(History(old.saved.lines).entries):
        state, after = folded_entry(old.game, entry, number, state, begun)
        if STEP in entry.log:
            yield after
        begun = after
