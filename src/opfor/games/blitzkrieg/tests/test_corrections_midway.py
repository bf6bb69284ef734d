"""Corrections in the middle of a turn: what is asked and offered then fits them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from opfor.app.session import Session
from opfor.app.start import Start
from opfor.core.codec import convert
from opfor.core.errors import BadAnswer, OpforError
from opfor.core.fold import verify
from opfor.core.requests import Choose, Draw, Roll
from opfor.games.blitzkrieg import GAME
from opfor.games.blitzkrieg.tests.table import arrange, solo, space_of, track
from opfor.games.blitzkrieg.told.corrections import adjust
from opfor.games.blitzkrieg.values.actions import BombUnit, Place
from opfor.games.blitzkrieg.values.state import State


class Kept:
    """A session and the lines it wrote."""

    def __init__(self, state: State, table: Sequence[str], **more: Any) -> None:
        self.lines: list[Any] = []
        self.session = Session.new(
            GAME, Start(seed=1, state=state, table_sources=table, **more), keep=self.lines.extend
        )

    def read_back(self) -> Session:
        """The same game resumed; it stands where the first one does and verifies."""
        session = self.session
        again = Session(GAME, session.setting, session.header, lines=list(self.lines))
        assert (again.state, again.pending) == (session.state, session.pending)
        assert again.decisions() == session.decisions()
        assert again.notices == []
        start = convert(session.header.start, State)
        assert verify(GAME, session.setting, start, session.history.entries) is None
        return again


def players_turn(reserve: Sequence[str], row: Sequence[str] = ("army-1", "navy-1")) -> State:
    play = arrange(solo(), row=row, reserve=reserve)
    return replace(play.state, mover=1)


def western(space: int) -> int:
    return space_of(solo(), "western-europe", 1, space)


def test_a_draw_under_way_offers_what_the_corrected_bag_holds() -> None:
    kept = Kept(players_turn(["army-1", "army-2"]), ["player-bag"])
    session = kept.session
    session.answer(Place("army-1", western(2)))
    assert isinstance(session.pending, Draw)
    assert "spy" not in session.pending.pool
    session.adjust("bag player +spy")
    kept.read_back()
    session.answer("spy")
    assert session.state.reserves[1] == ("army-2", "spy")
    kept.read_back()


def test_the_bot_decides_anew_with_its_corrected_row() -> None:
    state = arrange(solo(), row=["army-1", "army-2"], reserve=["army-3"]).state
    kept = Kept(state, ["die", "bot-bag"], options={"stratagems": False})
    session = kept.session
    assert isinstance(session.pending, Roll)
    before = session.decisions()
    session.adjust("row navy-1 navy-2")
    assert isinstance(session.pending, Roll)
    assert session.decisions() != before
    assert [d.question for d in session.decisions()] == ["theatre", "space"]
    kept.read_back()
    session.answer((1,))
    assert any(there == (0, "navy-1") for there in session.state.placed)


def test_after_the_stratagem_the_same() -> None:
    """The stratagem is drawn already: it stays, the decision is taken anew."""
    state = arrange(solo(), row=["army-1", "army-2"], reserve=["army-3"]).state
    kept = Kept(state, ["cup", "die"])
    session = kept.session
    session.answer("big-guns")
    session.adjust("track western -3")
    assert (session.state.stratagem, session.state.tracks[0]) == ("big-guns", -3)
    assert [d.question for d in session.decisions()][:2] == ["theatre", "space"]
    kept.read_back()
    session.undo()
    assert session.state.tracks[0] == 0
    session.redo()
    assert session.state.tracks[0] == -3
    kept.read_back()


def test_the_units_to_bomb_are_those_of_the_corrected_row() -> None:
    """Placed on a bombing space, then the row turns out to be another one."""
    kept = Kept(players_turn(["navy-1"]), [])
    session = kept.session
    session.answer(Place("navy-1", space_of(solo(), "pacific-ocean", 1, 1)))
    session.adjust("row general admiral")
    assert isinstance(session.pending, Choose)
    assert session.pending.options == (BombUnit("general", 0), BombUnit("admiral", 1))
    session.answer(BombUnit("admiral", 1))
    assert "admiral" in session.state.pile
    kept.read_back()


def test_a_marker_the_turn_has_moved_is_corrected_where_it_stands() -> None:
    kept = Kept(players_turn(["army-3", "army-1"]), ["player-bag"])
    session = kept.session
    session.answer(Place("army-3", western(2)))
    session.adjust("track western -1")
    assert session.state.tracks[0] == -1
    kept.read_back()


def test_an_answer_that_no_longer_fits_is_refused_and_nothing_is_lost() -> None:
    """After a blitz the own reserve is corrected: the unit on offer is not there any more."""
    kept = Kept(players_turn(["airforce-blitz", "army-1", "army-2"]), ["player-bag"])
    session = kept.session
    session.answer(Place("airforce-blitz", western(2)))
    session.adjust("reserve navy-3")
    gone = next(option for option in session.pending.options if option.unit == "army-1")  # type: ignore[union-attr]
    with pytest.raises(BadAnswer, match="undo to the beginning of the turn"):
        session.answer(gone)
    assert session.state.reserves[1] == ("navy-3",)
    kept.read_back()


def test_undo_hands_a_roll_to_whoever_rolls_now() -> None:
    """A die typed by hand is taken back after the die was left to the program."""
    state = arrange(solo(), row=["army-1", "army-2"], reserve=["army-3"]).state
    kept = Kept(state, ["die"], options={"stratagems": False})
    session = kept.session
    session.answer((1,))
    session.at_table("die", False)
    session.undo()
    assert not isinstance(session.pending, Roll)
    kept.read_back()


def test_only_sources_of_the_game_can_be_switched() -> None:
    kept = Kept(players_turn(["army-1"]), [])
    with pytest.raises(OpforError, match="source of chance: 'dice' is not known"):
        kept.session.at_table("dice", True)


@pytest.mark.parametrize(
    ("rulings", "text", "field", "value"),
    [
        ({}, "last-unit army-2", "last_unit", "army-2"),
        ({"spy-copies": "last-enemy-unit"}, "last-unit bot army-2", "last_units", ("army-2", None)),
    ],
)
@pytest.mark.rule("spy-copies")
def test_what_a_spy_copies_can_be_corrected(
    rulings: Mapping[str, str], text: str, field: str, value: Any
) -> None:
    play = solo(rulings)
    play.emit(adjust(play.setting, play.state, text))
    assert getattr(play.state, field) == value


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("in-force steamroll", "stratagem in force 'steamroll' is not known"),
        ("open western unopened", "choose one of: closed"),
    ],
)
def test_corrections_that_could_not_be_played_on_are_refused(text: str, fault: str) -> None:
    play = solo()
    with pytest.raises(OpforError, match=fault):
        adjust(play.setting, play.state, text)


def test_a_correction_touches_nothing_else() -> None:
    play = arrange(solo(), tracks={"western-europe": 2, "pacific-ocean": 3})
    event = adjust(play.setting, play.state, "track western 5")
    play.state = replace(play.state, tracks=(2, -3, 0, 0, 0))
    play.emit(event)
    assert (track(play, "western-europe"), track(play, "pacific-ocean")) == (5, -3)


def test_a_row_corrected_during_the_set_up_is_the_one_the_bot_plays_from() -> None:
    session = Session.new(GAME, Start(seed=7))
    while session.state.stage == "setup" and isinstance(session.pending, Choose):
        session.adjust("row army-1 army-2")
        session.answer(session.pending.options[-1])
    assert len(session.state.reserves[0]) == 2
    assert session.decisions()
