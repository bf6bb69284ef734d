"""Who sees whom: the table of the map, and smoke on the lines of it.

A line that is clear without smoke gathers the weight of the smoke it runs through; along the side
of two hexes it is as clear as the clearer one. The hexes at its ends do not count.
"""

from __future__ import annotations

from opfor.fast.coh.values import OFF, Battle

OPAQUE = 2


def can_see(battle: Battle, origin: int, target: int) -> bool:
    """Whether two hexes see each other through today's smoke, as far as a line of the mission lets
    anybody see."""
    if not battle.sees[origin][target]:
        return False
    if battle.sight_reach and battle.distance[origin][target] > battle.sight_reach:
        return False
    return battle.smokes == 0 or haze_between(battle, origin, target) < OPAQUE


def haze_between(battle: Battle, origin: int, target: int) -> int:
    """The weight of everything on the line: 0 clear, 1 dimmed by light smoke, 2 or more hidden."""
    east = battle.column[target] - battle.column[origin]
    south = battle.row[target] - battle.row[origin]
    begins, ends = (
        battle.line_begins[abs(east)][abs(south)],
        battle.line_ends[abs(east)][abs(south)],
    )
    total = 0
    for piece in range(begins, ends):
        is_behind = is_before_lower_end(battle, origin, target, piece == begins, piece == ends - 1)
        first = on_line(battle, origin, east, south, battle.piece_x[piece], battle.piece_y[piece])
        other = on_line(
            battle, origin, east, south, battle.partner_x[piece], battle.partner_y[piece]
        )
        if first != OFF and other != OFF:
            total += min(
                weight_of(battle, origin, target, first, is_behind),
                weight_of(battle, origin, target, other, is_behind),
            )
    return total


def on_line(battle: Battle, origin: int, east: int, south: int, x: int, y: int) -> int:
    """The cell at a place of a line, which is kept as one that goes south and east."""
    column = battle.column[origin] + (x if east >= 0 else -x)
    row = battle.row[origin] + (y if south >= 0 else -y)
    if column < 0 or row < 0:
        return OFF
    return battle.cell_at[column][row]


def is_before_lower_end(
    battle: Battle, origin: int, target: int, is_first: bool, is_last: bool
) -> bool:
    """Whether a piece of the line touches the lower end; none does if the ends are level."""
    if battle.level[origin] > battle.level[target]:
        return is_last
    return is_first and battle.level[origin] < battle.level[target]


def weight_of(battle: Battle, origin: int, target: int, cell: int, is_behind: bool) -> int:
    """How much a hex hides: what is high enough everything, a blind spot too, smoke as it is."""
    high, low = battle.level[origin], battle.level[target]
    sill = high + 1 if high == low else max(high, low)
    if battle.level[cell] + battle.blocks[cell] >= sill:
        return OPAQUE
    if is_behind and battle.blocks[cell]:
        return OPAQUE
    return battle.smoke[cell]


def is_in_front(battle: Battle, cell: int, facing: int, other: int) -> bool:
    """Whether a hex lies in the arc of something in another hex that faces so."""
    return (battle.fronts[cell][other] >> facing) & 1 == 1
