"""Kept solo missions once more by a ledger that shares no code with the engine."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import to_builtins

from opfor.app.session import Session
from opfor.core.record import Answered, History, Started, is_decision
from opfor.games.coh.tests.naive_orders.whole_ledger import WholeLedger
from opfor.games.coh.tests.solo.test_ledger import books
from opfor.games.coh.tests.solo.test_ledger import kept as written
from tests.records.changes import KEPT, kept

SOLO = [name for name in KEPT if name.startswith(("coh-first-light", "coh-river-road"))]


@pytest.mark.rule("COH-2.3.1-a", "COH-2.5-e", "COH-3.1.1-b", "COH-7.3-a")
@pytest.mark.parametrize("name", SOLO)
def test_the_books_of_a_kept_mission_are_right(name: str) -> None:
    old = kept(name)
    session = Session(old.game, old.setting, old.saved.header, lines=old.saved.lines)
    ledger = WholeLedger(session.header.options["mission"], session.header.start)
    for entry in History(old.saved.lines).entries:
        assert isinstance(entry, Started | Answered)
        for item in entry.log:
            if isinstance(item, dict) and not is_decision(item):
                ledger.enter(item)
    state: Any = to_builtins(session.state)
    assert written(ledger) == books(state, ledger.player)
    assert ledger.is_over


def test_there_are_kept_missions() -> None:
    assert len(SOLO) == 8
