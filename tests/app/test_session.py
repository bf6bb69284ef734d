"""Sessions: who answers what, undo, redo, corrections."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from opfor.app.recording import Keep
from opfor.app.session import Session
from opfor.app.start import Start
from opfor.core.errors import BadAnswer, OpforError
from opfor.core.record import Answered, Sources, Undone
from opfor.core.requests import Choose, Draw, Roll
from opfor.core.trace import Decision
from tests.toy_game import CARD, GAME
from tests.toy_game.values import PlayCard


def new(keep: Keep = lambda _lines: None, **more: Any) -> Session:
    start = Start(**{"seed": 1, "options": {"wind": False}, **more})
    return Session.new(GAME, start, keep=keep)


def test_a_person_sees_only_requests_meant_for_a_person() -> None:
    session = new()
    assert isinstance(session.pending, Choose)
    assert session.pending.seat == "tortoise"


@pytest.mark.rule("X-5")
def test_an_answer_that_is_not_offered_changes_nothing() -> None:
    session = new()
    before = session.state
    with pytest.raises(BadAnswer, match="not one of the legal answers"):
        session.answer(PlayCard("jump"))
    assert session.state == before


def test_undo_takes_back_what_a_person_entered_and_all_that_followed() -> None:
    session = new()
    before, asked = session.state, session.pending
    session.answer(PlayCard("hop"))
    assert session.state != before
    session.undo()
    assert (session.state, session.pending) == (before, asked)
    with pytest.raises(OpforError, match="nothing to undo"):
        session.undo()


def test_undo_cannot_roll_again() -> None:
    session = new()
    session.answer(PlayCard("hop"))
    after = session.state
    session.undo()
    session.answer(PlayCard("hop"))
    assert session.state == after


def test_redo_brings_back_until_something_else_is_entered() -> None:
    session = new()
    session.answer(PlayCard("hop"))
    after = session.state
    session.undo()
    session.redo()
    assert session.state == after
    session.undo()
    session.answer(PlayCard("skip"))
    with pytest.raises(OpforError, match="nothing to redo"):
        session.redo()


def test_undo_is_appended_to_the_record_never_erased() -> None:
    kept: list[Any] = []
    session = new(keep=kept.extend)
    session.answer(PlayCard("hop"))
    session.undo()
    assert isinstance(kept[-1], Undone)
    assert any(isinstance(line, Answered) and line.by == "person" for line in kept)


@pytest.mark.rule("X-9")
def test_a_resumed_session_stands_where_it_was_left() -> None:
    kept: list[Any] = []
    session = new(keep=kept.extend)
    session.answer(PlayCard("hop"))
    session.undo()
    session.answer(PlayCard("skip"))
    session.adjust("hare 5")
    again = Session(GAME, session.setting, session.header, lines=kept)
    assert (again.state, again.pending) == (session.state, session.pending)
    assert again.notices == []
    again.answer(again.pending.options[0])  # type: ignore[union-attr]
    session.answer(session.pending.options[0])  # type: ignore[union-attr]
    assert again.state == session.state


def test_a_correction_before_the_first_answer_of_a_step_starts_it_again() -> None:
    session = new()
    session.adjust("tortoise 11")
    assert session.state.at == (2, 11)
    session.answer(PlayCard("hop"))
    assert session.outcome is not None
    assert session.outcome.winner == "tortoise"


def test_a_correction_can_be_undone() -> None:
    session = new()
    before = session.state
    session.adjust("hare 9")
    session.undo()
    assert session.state == before


def test_table_sources_are_asked_and_counted() -> None:
    """Table answers use up the seed's outcomes, so that later ones stay the same."""
    seeded = new(options={"wind": True})
    rolls = [e.answer for e in seeded.history.entries if getattr(e, "source", "") == "die"]
    table = new(options={"wind": True}, table_sources=["die"])
    assert isinstance(table.pending, Roll)
    table.answer(tuple(rolls[0]))
    assert table.state == seeded.state


def test_a_draw_that_can_go_only_one_way_is_not_asked() -> None:
    state = GAME.new(None)
    one_kind = type(state)(at=(0, 0), hands=((), ()), deck=("hop",) * 6)
    session = new(table_sources=["deck", "tie"], state=one_kind)
    assert isinstance(session.pending, Choose)
    assert all(entry.by == "forced" for entry in session.history.entries[1:])  # type: ignore[union-attr]


def test_sources_switch_during_the_game_and_stay_so() -> None:
    kept: list[Any] = []
    session = new(table_sources=["deck"], keep=kept.extend)
    assert isinstance(session.pending, Draw)
    session.at_table("deck", False)
    assert isinstance(session.pending, Choose)
    assert Sources(()) in kept
    again = Session(GAME, session.setting, session.header, lines=kept)
    assert again.sources.table == set()


def test_simulated_seats_are_in_the_header_and_play_on_after_resuming() -> None:
    session = new(players={"tortoise": "greedy"})
    assert session.pending is None
    again = Session(GAME, session.setting, session.header)
    assert again.state == session.state
    person = Session(GAME, session.setting, session.header, players={})
    assert isinstance(person.pending, Choose)


def test_an_unknown_player_is_named() -> None:
    with pytest.raises(OpforError, match="player of Race: 'clever' is not known"):
        new(players={"tortoise": "clever"})


def test_decisions_are_those_of_the_last_turn_that_had_any() -> None:
    session = new()
    first = session.decisions()
    assert [decision.chosen for decision in first] == ["skip"]
    session.answer(PlayCard("hop"))
    assert [decision.chosen for decision in session.decisions()] == ["hop"]


def test_the_log_holds_events_and_decisions_as_values() -> None:
    log = new().log()
    assert any(isinstance(item, Decision) for item in log)
    assert [type(item).__name__ for item in log][:2] == ["Drawn", "Drawn"]


def test_a_view_hides_the_other_hand() -> None:
    session = new(options={"mode": "two-player"})
    assert set(session.view("tortoise").hands[0]) == {"hidden"}
    assert "hidden" not in session.view("tortoise").hands[1]


def test_a_game_begins_from_a_position() -> None:
    state = GAME.positions.read({}, b'{"game":"race","at":[9,3],"hand":["jump","hop"]}')[1]  # type: ignore[union-attr]
    session = new(state=state)
    assert session.outcome is not None
    assert session.outcome.winner == "hare"


def test_a_turn_that_no_longer_fits_the_rules_is_begun_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kept: list[Any] = []
    session = new(options={"wind": True}, table_sources=["die", "deck"], keep=kept.extend)
    session.answer("jump")
    session.answer("hop")
    monkeypatch.setattr("tests.toy_game.CARD", replace(CARD, criteria=()))
    again = Session(GAME, session.setting, session.header, lines=kept)
    assert "was begun again" in again.notices[0]
    assert isinstance(again.pending, Draw)
