"""The order of theatres: the last resort of every question about them."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.measure import measure
from opfor.core.question import Criterion, lowest
from opfor.games.blitzkrieg.values.memory import War
from opfor.games.blitzkrieg.values.options import Setting


@measure(silent=True)
@cite("QB-3")
def order_of_the_die(war: War, theatre: int) -> int:
    """That of the set-up die: down the printed columns."""
    return theatre


@measure(silent=True)
@cite("QB-3")
def order_across_the_board(war: War, theatre: int) -> int:
    """Row by row across the printed board."""
    return war.row_order[theatre]


@cite("QB-3")
def theatres_named(setting: Setting) -> list[str]:
    """Every theatre by its title, in the order in force."""
    board, by_row = setting.board, setting.rulings.theatre_order == "by-row"
    order = board.by_row if by_row else range(len(board.theatres))
    return [board.theatres[each].title for each in order]


@cite("BLZ-1.7")
def theatres_in_order(rule: str, by: str = "") -> tuple[Criterion[War, int], ...]:
    """The rung that leaves one theatre, as each ruling has it."""
    return (
        lowest(rule, order_of_the_die, by=by, ruled=("theatre-order", "by-column")),
        lowest(rule, order_across_the_board, by=by, ruled=("theatre-order", "by-row")),
    )
