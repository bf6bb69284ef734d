"""Games kept since earlier versions open, fold to their end, and change only where a rule did."""

from __future__ import annotations

import pytest

from opfor.app.explain import Explainer
from opfor.app.session import Session
from opfor.core.book import load_book
from opfor.core.codec import convert
from opfor.core.record import is_decision
from opfor.core.trace import Decision
from tests.records.changes import CHANGED, KEPT, difference, kept


def test_there_are_a_hundred_or_more_of_them() -> None:
    assert len(KEPT) >= 100
    assert set(CHANGED) <= set(KEPT)


@pytest.mark.rule("X-9")
@pytest.mark.parametrize("name", KEPT)
def test_a_kept_game_opens_at_its_end_and_changes_only_where_a_rule_did(name: str) -> None:
    old = kept(name)
    session = Session(old.game, old.setting, old.saved.header, lines=old.saved.lines)
    assert session.outcome is not None
    assert session.notices == []
    found, expected = difference(old), CHANGED.get(name)
    assert (found.entry if found else None) == (expected["entry"] if expected else None), found
    if expected:
        assert load_book(old.game.folder).knows(expected["rule"])


def told(name: str) -> list[str]:
    """Every tenth reason of a kept game in words, whatever its questions were called then."""
    old = kept(name)
    explainer = Explainer(old.game, old.setting)
    log = [item for line in old.saved.lines for item in getattr(line, "log", ())]
    decisions = [convert(item, Decision) for item in log if is_decision(item)][::10]
    return [line for each in decisions for line in (explainer.short(each), *explainer.full(each))]


@pytest.mark.parametrize("name", KEPT[::4])
def test_reasons_of_a_kept_game_can_still_be_told(name: str) -> None:
    assert all(told(name))
