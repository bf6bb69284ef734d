"""Notes about moments, and things put where they lie: what a person adds to a record by hand."""

from __future__ import annotations

import pytest

from opfor.app.conversation import Eyes, Table
from opfor.app.conversation.messages import Note
from opfor.app.conversation.opening import continued
from opfor.app.registry import listings, load_game
from opfor.app.start import Start
from opfor.core.errors import OpforError
from tests.toy_game import GAME


def solo() -> Eyes:
    return Table.new(GAME, Start(seed=1, options={"wind": False})).seen_by()


def test_a_note_stays_with_its_moment_and_changes_nothing_else() -> None:
    eyes = solo()
    eyes.answer(eyes.table.moment, [0])
    asked, told = eyes.question(), eyes.story().told
    eyes.note(2, "  so far\nso good ")
    assert eyes.notes() == (Note(2, "so far so good"),)
    assert (eyes.question(), eyes.story().told) == (asked, told)


def test_an_answer_still_fits_after_a_note() -> None:
    eyes = solo()
    shown = eyes.table.moment
    eyes.note(1, "hm")
    assert eyes.table.moment == shown
    assert eyes.answer(shown, [0]).before == shown


def test_of_two_notes_the_later_counts_and_an_empty_one_takes_it_away() -> None:
    eyes = solo()
    eyes.note(1, "first")
    eyes.note(1, "second")
    assert eyes.notes() == (Note(1, "second"),)
    eyes.note(1, "")
    assert eyes.notes() == ()


def test_notes_are_in_the_save_and_survive_an_undo() -> None:
    eyes = Table.new(load_game("blitzkrieg"), Start(seed=1)).seen_by()
    eyes.answer(eyes.table.moment, [0])
    eyes.note(2, "a stride too far")
    eyes.undo()
    table = eyes.table
    again = continued(table.header, list(table.lines), lambda _lines: None).seen_by()
    assert again.notes() == (Note(2, "a stride too far"),)
    assert again.view().board_text == eyes.view().board_text
    again.redo()
    assert again.view().board_text != eyes.view().board_text


def test_a_seat_reads_its_own_notes_only() -> None:
    table = Table.new(GAME, Start(seed=1))
    one, *others = [table.seen_by(seat.id) for seat in table.seats]
    one.note(1, "mine")
    assert [each.notes() for each in others] == [()] * len(others)


@pytest.mark.parametrize(("moment", "text"), [(0, "x"), (99, "x"), (1, "x" * 501)])
def test_a_note_that_cannot_be_kept_is_one_line(moment: int, text: str) -> None:
    with pytest.raises(OpforError, match=r"moments go from|at most 500"):
        solo().note(moment, text)


ON_A_BOARD = [
    name for name, each in listings().items() if "generator" not in name and not each.leads
]
"""Generators and campaigns have no pieces that lie somewhere."""


@pytest.mark.parametrize("game_id", ON_A_BOARD)
def test_what_is_put_somewhere_by_hand_lies_there(game_id: str) -> None:
    table = Table.new(load_game(game_id), Start(seed=7))
    eyes = table.seen_by(table.people[0])
    while (found := _puttable(eyes)) is None:
        eyes.answer(eyes.table.moment, [eyes.offers()[0].number])
    text, ref, to = found
    before = {piece.ref: (piece.x, piece.y) for piece in eyes.view().pieces}
    eyes.adjust(text)
    there = next(each for each in eyes.table.ground().outlines if each.ref == to)
    after = [p for p in eyes.view().pieces if before.get(p.ref) != (p.x, p.y)]
    assert any(abs(p.x - there.x) + abs(p.y - there.y) < 60 for p in after), (ref, to)


def _puttable(eyes: Eyes) -> tuple[str, str, str] | None:
    """A correction that puts something into an empty place, if there is one now."""
    view = eyes.view()
    listed = [item.ref for each in view.facts.lists for item in each.items]
    taken = {(round(p.x / 40), round(p.y / 40)) for p in view.pieces}
    outlines = eyes.table.ground().outlines
    free = [each for each in outlines if (round(each.x / 40), round(each.y / 40)) not in taken]
    for ref in [*(piece.ref for piece in view.pieces), *listed]:
        for place in free[len(free) // 2 :]:
            if text := eyes.correction(ref, place.ref):
                return text, ref, place.ref
    return None
