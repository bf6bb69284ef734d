"""Ties at a table: whom each face of a die means, by the names that are shown."""

from __future__ import annotations

import pytest

from opfor.app.conversation import Table
from opfor.app.conversation.asking.tied import die_said, faces
from opfor.app.registry import load_game
from opfor.app.start import Start
from opfor.core.errors import BadAnswer
from opfor.core.requests import Choose, TieBreak


def tied(game_id: str, options: dict[str, str], why: str) -> Table:
    """A table at which a tie is to be broken."""
    game = load_game(game_id)
    for seed in range(9):
        table = Table.new(
            game, Start(options=options, seed=seed, mode="table", table_sources=("tie",))
        )
        session = table.session
        while session.state.turn < 30 and (asked := session.pending) is not None:
            if isinstance(asked, TieBreak):
                if asked.why == why:
                    return table
                session.answer(asked.candidates[0])
            else:
                assert isinstance(asked, Choose)
                seen = session.view(asked.seat)
                player = game.players["baseline"]
                session.answer(player(session.setting, seen, asked, lambda _n: 0))
    raise AssertionError("no such tie")


def test_every_face_means_one_of_them_and_each_has_as_many() -> None:
    assert faces(2) == ["1", "2", "3", "4", "5", "6"]
    assert faces(4) == ["1", "2", "3", "4"]
    assert faces(7) == ["1", "2", "3", "4", "5", "6", "7"]
    assert faces(11) == []
    assert die_said(["a", "b"]) == " (d6: 1/3/5 a, 2/4/6 b)"
    assert die_said(list("abcd")).endswith("; roll again on more than 4)")


def test_a_tie_of_counters_is_asked_by_name_and_answered_by_the_die() -> None:
    table = tied("coh", {"mission": "first-light"}, "AI to carry out the order")
    eyes = table.seen_by()
    asked = eyes.question()
    assert asked is not None
    first, second = (offer.label for offer in asked.offers[:2])
    assert first.startswith(("Rifle ", "MMG ", "LMG ", "Rumored "))
    assert f"1/3/5 {first}, 2/4/6 {second}" in asked.text
    pending = table.session.pending
    assert isinstance(pending, TieBreak)
    eyes.enter("4")
    entries = table.session.history.entries
    assert any(getattr(entry, "answer", None) == pending.candidates[1] for entry in entries[-9:])


def test_names_shown_are_names_taken() -> None:
    table = tied("2gm", {}, "whom the AI's unit shoots at")
    eyes = table.seen_by()
    asked = eyes.question()
    assert asked is not None
    assert not any("#" in offer.label for offer in asked.offers)
    assert "#" not in asked.text
    assert eyes.typed(asked.offers[1].label).path == (1,)
    with pytest.raises(BadAnswer):
        eyes.typed("9")
