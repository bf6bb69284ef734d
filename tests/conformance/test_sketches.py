"""The board as a picture of text: it fits its window, and every unit that is drawn is in it."""

from __future__ import annotations

from opfor.core.shown import Piece
from opfor.core.sketch import Sketched, Window
from tests.conformance.cases import Case
from tests.conformance.test_drawings import looks

NARROW, SHORT = 80, 16


def texts(sketched: Sketched) -> list[str]:
    return ["".join(run.text for run in line) for line in sketched]


def test_it_fits_eighty_columns_and_the_lines_it_is_given(case: Case) -> None:
    sketch = case.game.shown.sketch
    if sketch is None:
        return
    for setting, view, seat in looks(case):
        long = [t for t in texts(sketch(setting, view, seat, Window())) if len(t) > NARROW]
        assert not long
        part = sketch(setting, view, seat, Window(lines=SHORT))
        assert len(part) <= max(SHORT, 20) + 2
        whole = sketch(setting, view, seat, Window(lines=SHORT, whole=True))
        assert len(whole) <= SHORT


def test_plain_letters_are_those_of_every_terminal(case: Case) -> None:
    sketch = case.game.shown.sketch
    if sketch is None:
        return
    for setting, view, seat in looks(case):
        for line in texts(sketch(setting, view, seat, Window(plain=True))):
            line.encode("ascii")


def test_a_thing_that_is_looked_for_is_in_the_window(case: Case) -> None:
    sketch = case.game.shown.sketch
    if sketch is None:
        return
    for setting, view, seat in looks(case):
        units = [p for p in case.game.shown.pieces(setting, view, seat) if _is_numbered(p)]
        for piece in units[:5]:
            window = Window(lines=SHORT, around=(piece.ref,))
            drawn = "\n".join(texts(sketch(setting, view, seat, window)))
            assert piece.ref.partition(":")[2][-3:] in drawn, piece.label


def _is_numbered(piece: Piece) -> bool:
    """Units that have a number or an id of their own."""
    return piece.ref.startswith("unit:") and piece.ref[-1].isdigit() and "/" not in piece.ref


def test_a_mission_has_no_empty_lines(case: Case) -> None:
    for setting, view, seat in looks(case):
        lines = case.game.shown.mission(setting, view, seat)
        assert all(line.strip() for line in lines)
        return
