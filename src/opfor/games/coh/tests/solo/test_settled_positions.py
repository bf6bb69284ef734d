"""Single positions of whole games over which two readers differed, each settled by the booklet."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.games.coh.tests.naive_orders.boards import Boards
from opfor.games.coh.tests.naive_orders.facts import Board
from opfor.games.coh.tests.naive_orders.ground import ANGLES
from opfor.games.coh.tests.naive_orders.walking import reached
from opfor.games.coh.tests.solo.ask import Answer, ask, counter

LAID = ("11", 0, 0, False)
RIVER: dict[str, Any] = {"maps": [{"board": "11", "at": [0, 0], "rotated": False}]}
AWAY = "p1 german-rifle K12 N"
MOVE = "AI closest to Unit: Move"

IN_THE_WOODEN_HOUSE = (
    "s17 soviet-mmg D12 S",
    "s1 soviet-rifle E10 SE",
    "s2 soviet-rifle H10 NE",
    "p1 german-rifle D12 SE unnerved",
    "p3 german-rifle F13 SW",
    "p9 german-lmg G14 SW",
    "p10 german-lmg F14 N suppressed",
    "p2 german-rifle H14 N",
)
"""The second round of *River Road 1*: a machine gun in close combat, to be left for lower risk."""


@pytest.mark.rule("COH-2.0-b", "ai-bonus-moves")
@pytest.mark.parametrize("facing", ANGLES)
def test_a_tank_beside_the_river_is_offered_what_one_move_can_reach(facing: str) -> None:
    """From D09 the bank at D10 is one step, whichever way it faces; the two hexes of water next to
    it are listed so that they can be told of, and ruled out before anything else is asked."""
    tank = f"a1 soviet-t-34b D09 {facing}"
    first = ask([tank, AWAY], MOVE, board=RIVER).decisions["hex"].steps[0]
    land = Boards((LAID,))
    plain = counter(tank) | {"hex": land.names["D09"]}
    read: dict[str, Any] = {"board": land.drawn(), "counters": [plain], "control_markers": []}
    ends = reached(Board(read | {"card": {"colour": "green"}, "objectives": []}), "a1", False)
    assert first.rule == "COH-2.0-b"
    assert {land.names[str(name)] for name in first.kept} == set(ends)
    assert "D10" in first.kept
    assert set(first.dropped) == {"C08", "D08"}


def left_for(owner: str) -> Answer:
    """What becomes of it while the mill at F09 is this side's."""
    mill = [{"hex": "F09", "owner": owner}]
    return ask(IN_THE_WOODEN_HOUSE, "CC: Attack", board=RIVER, control_markers=mill)


@pytest.mark.rule("V-4", "COH-4.1.2-d", "COH-4.1.2-g", "COH-4.1.4-a")
def test_a_gun_that_leaves_two_hexes_as_good_leaves_it_to_chance() -> None:
    """E11 and D11 lie outside every fire zone, without cover, next to the rifle and in its flank.
    E11 is nearer to the mill, which is no Objective while it is the AI's own."""
    own = left_for("ai")
    assert (own.acting, own.left("hex")) == ("s17", {"E11", "D11"})
    assert own.decisions["hex"].chance is not None
    assert left_for("player").left("hex") == {"E11"}
