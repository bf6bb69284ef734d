"""The board: distances in orthogonal steps, HQs behind the two middle spaces."""

from __future__ import annotations

import pytest

from opfor.core.errors import OpforError
from opfor.games.tactics2gm.values.board import make_board


def test_distance_is_counted_in_orthogonal_steps() -> None:
    board = make_board(6, 10)
    assert board.distance[board.cell(1, 1)][board.cell(3, 4)] == 5


def test_each_hq_is_one_step_from_its_two_middle_spaces() -> None:
    board = make_board(6, 10)
    near = [cell for cell in range(board.size) if board.distance[cell][board.hq(0)] == 1]
    assert near == [board.cell(1, 5), board.cell(1, 6)]
    far = [cell for cell in range(board.size) if board.distance[cell][board.hq(1)] == 1]
    assert far == [board.cell(6, 5), board.cell(6, 6)]


def test_each_side_counts_lines_from_its_own_deployment_line() -> None:
    board = make_board(6, 10)
    cell = board.cell(2, 3)
    assert (board.depth(0, cell), board.depth(1, cell)) == (2, 5)
    assert list(board.entry(1)) == [board.cell(6, column) for column in range(1, 11)]


def test_the_narrow_board_works_too() -> None:
    board = make_board(6, 8)
    assert board.distance[board.cell(6, 4)][board.hq(1)] == 1


@pytest.mark.parametrize(("lines", "columns"), [(3, 10), (6, 9), (6, 2)])
def test_an_impossible_board_is_refused(lines: int, columns: int) -> None:
    with pytest.raises(OpforError, match=f"{lines} lines by {columns} columns"):
        make_board(lines, columns)


def test_a_space_off_the_board_is_named() -> None:
    with pytest.raises(OpforError, match="line 7, column 3 is off the board"):
        make_board(6, 10).cell(7, 3)
