"""What counts in a record after undo, redo and new answers."""

from opfor.core.record import Answered, History, Redone, Started, Undone


def entry(n: int) -> Answered:
    return Answered("choose", "player", n, "person")


def numbers(history: History) -> list[object]:
    return [e.answer for e in history.entries if isinstance(e, Answered)]


def test_undo_and_redo_move_entries_back_and_forth() -> None:
    history = History([Started(), entry(1), entry(2), entry(3), Undone(2)])
    assert numbers(history) == [1]
    history.add(Redone(3))
    assert numbers(history) == [1, 2]
    history.add(Redone(4))
    assert numbers(history) == [1, 2, 3]


def test_two_undos_can_be_redone_in_order() -> None:
    history = History([Started(), entry(1), entry(2), Undone(2), Undone(1), Redone(2), Redone(3)])
    assert numbers(history) == [1, 2]


def test_a_new_answer_ends_the_chance_to_redo() -> None:
    history = History([Started(), entry(1), entry(2), Undone(2), entry(9)])
    assert numbers(history) == [1, 9]
    assert history.undone == []
