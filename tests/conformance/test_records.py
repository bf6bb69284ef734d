"""Records: fold, verify, undo, redo, corrections, saving, other processes."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

from opfor.app.session import Session
from opfor.app.start import Start
from opfor.app.store import SaveFile, read_save
from opfor.core.codec import convert, decode, encode, to_plain
from opfor.core.fold import fold, verify
from opfor.core.record import STEP, is_decision
from tests.conformance.cases import Case, by_hand, name, person_seats, played


def test_folding_the_events_gives_the_live_state(case: Case) -> None:
    session = played(case, 1)
    start = convert(session.header.start, case.game.state)
    state = fold(case.game, start, session.history.entries)
    assert state == session.state


def test_running_the_answers_again_gives_the_same_record(case: Case) -> None:
    session = played(case, 1)
    start = convert(session.header.start, case.game.state)
    assert verify(case.game, session.setting, start, session.history.entries) is None


@pytest.mark.rule("X-9")
def test_every_value_survives_encoding(case: Case) -> None:
    session = played(case, 1)
    assert decode(encode(session.state), case.game.state) == session.state
    for item in session.history.log():
        if item != STEP and not is_decision(item):
            assert to_plain(convert(item, case.game.events)) == item


def test_undo_then_redo_is_identity(case: Case) -> None:
    session = by_hand(case, 4, 12)
    states = [session.state]
    while True:
        entered = [e for e in session.history.entries if getattr(e, "by", "") == "person"]
        if not entered:
            break
        session.undo()
        states.append(session.state)
    for state in reversed(states[:-1]):
        session.redo()
        assert session.state == state


def test_undo_takes_back_and_does_not_roll_again(case: Case) -> None:
    session = by_hand(case, 6, 5)
    before = session.state
    last = session.history.entries[-1]
    if session.pending is None or session.history.entries == [last]:
        return
    answer = next(
        e.answer for e in reversed(session.history.entries) if getattr(e, "by", "") == "person"
    )
    session.undo()
    assert session.pending is not None
    from opfor.core.codec import answer_from_plain

    session.answer(answer_from_plain(session.pending, answer, case.game.actions))
    assert session.state == before


@pytest.mark.rule("X-9")
def test_a_saved_game_goes_on_as_if_it_had_never_stopped(case: Case, tmp_path: Path) -> None:
    session = by_hand(case, 9, 4)
    save = SaveFile.create(session.header, tmp_path)
    for entry in session.history.entries:
        save.append(entry)
    save.close()
    saved, _ = read_save(save.path, repair=False)
    again = Session(case.game, session.setting, saved.header, lines=saved.lines)
    assert again.notices == []
    assert again.state == session.state
    assert again.pending == session.pending


def test_the_same_seed_gives_the_same_bytes_anywhere(case: Case) -> None:
    """In another process, under another hash seed."""
    here = _digest(played(case, 11))
    code = (
        "from tests.conformance.test_records import print_digest;"
        f"print_digest({case.game_id!r}, {case.variant})"
    )
    env = {**os.environ, "PYTHONHASHSEED": "4242", "PYTHONPATH": os.pathsep.join(sys.path)}
    run = subprocess.run(
        [sys.executable, "-c", code], env=env, capture_output=True, text=True, check=False
    )
    assert run.stdout.strip() == here, run.stderr


def print_digest(game_id: str, variant: int) -> None:
    print(_digest(played(Case(game_id, variant), 11)))


def _digest(session: Session) -> str:
    return hashlib.sha256(encode([session.header, session.history.entries])).hexdigest()


@pytest.mark.rule("X-1")
def test_another_seed_gives_another_game(case: Case) -> None:
    assert _digest(played(case, 1)) != _digest(played(case, 11)), name(case)


def test_table_mode_fed_with_the_seeded_answers_gives_the_same_game(case: Case) -> None:
    """A person who rolls what the seed would have rolled plays the same game."""
    seeded = played(case, 1)
    sources = {
        e.source for e in seeded.history.entries if getattr(e, "ask", "") in ("roll", "draw", "tie")
    }
    table = Session.new(
        case.game,
        Start(
            options=case.options, seed=999, mode="table", table_sources=sorted(sources), players={}
        ),
    )
    from opfor.core.codec import answer_from_plain

    by_number = [e for e in seeded.history.entries if hasattr(e, "answer")]
    while table.pending is not None:
        done = len(table.history.entries) - 1
        table.answer(answer_from_plain(table.pending, by_number[done].answer, case.game.actions))
    assert table.state == seeded.state
    assert person_seats(case)
