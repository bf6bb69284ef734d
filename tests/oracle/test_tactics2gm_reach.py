"""Sets of spaces: what they say is what the tables of units and terrain say."""

from __future__ import annotations

from typing import Any

from opfor.games.tactics2gm.course.rooms import Rooms
from opfor.games.tactics2gm.rules.movement import reachable
from opfor.games.tactics2gm.rules.reach import beside, list_spaces, spaces_in_reach
from opfor.games.tactics2gm.values.codes import (
    NOTHING,
)
from tests.oracle import tactics2gm_positions


def held_by(battle: Any, side: int) -> int:
    """The spaces where a unit of a side stands first."""
    first = ((cell, battle.first_on[cell]) for cell in range(battle.size))
    return sum(battle.bit[cell] for cell, unit in first if unit and battle.side[unit] == side)


def test_sets_of_spaces_keep_up_with_what_happens() -> None:
    """After a step from any position: who is where, what is rough, where everybody could go."""
    reached = 0
    for options in tactics2gm_positions.OPTIONS[::5]:
        rooms = None
        for case in tactics2gm_positions.cases(options, 12, 3, 6):
            if rooms is None or case.setting is not rooms.setting:
                rooms = Rooms(case.setting, case.players, plain=True)
            rooms.lay(case.state)
            battle = rooms.memory
            rooms.module.play_steps(battle, case.seed, case.steps)
            assert list(battle.occupied) == [held_by(battle, side) for side in (0, 1)]
            terrain = [c for c in range(battle.size) if battle.ground[c] != NOTHING]
            assert battle.rough == sum(battle.bit[cell] for cell in terrain)
            for unit in range(1, battle.units + 1):
                if battle.cell[unit] >= 0:
                    found = reachable(battle, unit, -1, battle.reach, battle.spent)
                    wanted, cells = sorted(battle.reach[:found]), [0] * 64
                    count = list_spaces(battle, spaces_in_reach(battle, unit), cells, 0)
                    assert cells[:count] == wanted
                    reached += count
        for cell in range(battle.size):
            near = battle.near[cell][: battle.nears[cell]]
            assert beside(battle, battle.bit[cell]) == sum(battle.bit[other] for other in near)
    assert reached > 1000
