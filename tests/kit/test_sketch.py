"""Boards drawn with letters: windows on wide maps, names beside rows, what lies on top."""

from __future__ import annotations

from opfor.core.sketch import Sketched
from opfor.kit.hexes import Place
from opfor.kit.sketch import hexes, squares
from opfor.kit.sketch.hexes import Hex, Names
from opfor.kit.sketch.squares import Square

PLACES: list[Place] = [(x, 2 * row + x % 2) for x in range(40) for row in range(30)]
NAMES = Names({(x, y): f"1{chr(65 + y // 2 % 26)}" for x, y in PLACES},
              {x: f"{x:02}" for x in range(40)})  # fmt: skip


def lines(sketched: Sketched) -> list[str]:
    return ["".join(run.text for run in line) for line in sketched]


def test_a_window_lies_around_what_is_wanted_and_inside_the_map() -> None:
    for wanted in ((0, 0), (20, 30), (39, 59)):
        seen = hexes.window(PLACES, [wanted], 80, 20)
        assert wanted in seen
        drawn = lines(hexes.drawn(dict.fromkeys(seen, Hex()), NAMES))
        assert max(map(len, drawn)) <= 80
        assert len(drawn) <= 20


def test_without_a_limit_of_lines_all_rows_are_there() -> None:
    seen = hexes.window(PLACES, [(20, 30)], 80, 0)
    assert {y // 2 for _, y in seen} == set(range(30))


def test_hexes_are_staggered_and_named() -> None:
    shown = {(0, 0): Hex("G01", "^ t"), (1, 1): Hex("tt"), (0, 2): Hex(framed="()")}
    names = Names({(0, 0): "A", (0, 2): "B"}, {0: "01", 1: "02"})
    assert lines(hexes.drawn(shown, names)) == [
        "    01  02",
        "   ___",
        "A /G01\\___",
        "  \\^ t/tt \\",
        "B (   )___/",
        "  (___)",
    ]


def test_squares_share_their_sides() -> None:
    shown = {(1, 1): Square("Panzer", "7 3", "foe", "<>"), (1, 2): Square()}
    assert lines(squares.drawn(shown, range(1, 2), range(1, 3))) == [
        "      1      2",
        "    ______ ______",
        " 1 <Panzer>      |",
        "   <7 3   >______|",
    ]


def test_columns_around_the_middle() -> None:
    assert squares.columns_shown(20, 18, 80) == range(11, 21)
    assert squares.columns_shown(10, 1, 80) == range(1, 11)
