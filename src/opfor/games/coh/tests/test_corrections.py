"""Corrections by hand keep the pieces."""

from __future__ import annotations

import pytest

from opfor.app.conversation import Table
from opfor.app.start import Start
from opfor.core.codec import decode, encode
from opfor.core.errors import OpforError
from opfor.games.coh import GAME
from opfor.games.coh.values.events import Corrected, Event


def table() -> Table:
    return Table.new(GAME, Start(options={"mission": "first-light"}, seed=3))


def said(table: Table, text: str) -> str:
    before = table.moment
    table.seen_by().adjust(text)
    return " ".join(told.text for told in table.seen_by().story(before).told)


def test_a_hit_counter_changes_places_with_its_pile() -> None:
    here = table()
    session = here.session
    start = session.state
    hit = start.soft[0]
    unit = next(c.id for c in start.counters if c.place == "map")
    assert "Not all" not in said(here, f"{unit} hit {hit}")
    assert session.state.soft.count(hit) == start.soft.count(hit) - 1
    assert "Not all" not in said(here, f"{unit} unhit")
    assert session.state.soft == start.soft


def test_a_hit_counter_too_many_is_told() -> None:
    here = table()
    state = here.session.state
    hit = min(set(state.soft), key=state.soft.count)
    count = state.soft.count(hit)
    units = [c.id for c in state.counters if c.place == "map"][: count + 1]
    assert len(units) == count + 1
    told = [said(here, f"{unit} hit {hit}") for unit in units]
    assert f"Not all is there: hit {hit}: {count + 1} of {count}." in told[-1]
    assert "Not all" not in told[-2]


def test_a_correction_of_an_earlier_version_leaves_the_piles_alone() -> None:
    session = table().session
    old = decode(encode(Corrected(0, {"spent": True})), Event)
    assert GAME.apply(session.state, old).soft == session.state.soft


def test_an_empty_correction_shows_how_to_write_one() -> None:
    with pytest.raises(OpforError, match="say: UNIT HEX"):
        table().seen_by().adjust("")
