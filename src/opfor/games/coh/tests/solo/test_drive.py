"""AI vehicles drive: where one move action can end, by which way, and what stops it."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.cardboard.coh.missions.mission import Force
from opfor.core.book import as_recorded, load_book
from opfor.core.trace import Decision
from opfor.games.coh import GAME
from opfor.games.coh.course.ai_turn import ai_turn
from opfor.games.coh.tests.solo.ask import ask
from opfor.games.coh.tests.solo.table import Table, card, mission
from opfor.games.coh.values.events import UnitMoved

MOVE = "AI closest to Unit: Move"
LOW = "AI closest to Unit: Low Risk Move"
TANK = "a1 german-pz-ii-f C09 S"
"""One bonus move by track."""
AWAY = "p1 soviet-rifle I10 S"


@pytest.mark.rule("COH-2.0-b", "R-COH-30")
def test_a_tank_goes_as_close_as_one_move_action_takes_it() -> None:
    assert ask([TANK, AWAY], MOVE).left("hex") == {"D10", "E09"}
    declined = ask([TANK, AWAY], MOVE, rulings={"ai-bonus-moves": "declined"})
    assert declined.left("hex") == {"C10", "D09"}


@pytest.mark.rule("COH-2.0-b")
@pytest.mark.parametrize(
    ("ground", "ends"),
    [("D08 D09 C10", {"C10", "D09"}), ("D09", {"D10"}), ("C10 E09", {"D10"})],
)
def test_difficult_ground_ends_the_drive(ground: str, ends: set[str]) -> None:
    """A first step into woods forfeits the bonus move, and no bonus move enters them."""
    answer = ask([TANK, AWAY], MOVE, light_woods=ground)
    assert answer.left("hex") == ends


@pytest.mark.rule("COH-2.0-b", "X-3")
def test_a_hex_beside_it_that_no_move_can_end_in_is_named_and_ruled_out_first() -> None:
    """Water bars tracks, and no way round ends in it: the lake is listed to be told of."""
    answer = ask([TANK, AWAY], MOVE, water="C10 D09")
    first = answer.decisions["hex"].steps[0]
    assert first.rule == "COH-2.0-b"
    assert set(first.dropped) == {"C10", "D09"}
    assert not {"C10", "D09"} & answer.left("hex")


@pytest.mark.rule("COH-2.0-b", "X-3")
def test_a_bridge_beside_it_is_reached_round_by_the_road_or_ruled_out() -> None:
    """No step leads over the bank onto the bridge. Two bonus moves lead round to the road and along
    it; one does not, and then the bridge is listed only to be told of."""
    bridge: dict[str, Any] = {"water": "D09", "board": {"roads": [["D08", "D09", "D10"]]}}
    far = ask(["a1 soviet-t-34b C09 S", AWAY], MOVE, **bridge).decisions["hex"]
    assert "D09" in far.candidates
    assert "D09" not in far.steps[0].dropped
    near = ask([TANK, AWAY], MOVE, **bridge).decisions["hex"].steps[0]
    assert (near.rule, set(near.dropped)) == ("COH-2.0-b", {"D09"})


@pytest.mark.rule("COH-2.0-b")
def test_backwards_it_goes_one_hex() -> None:
    assert ask(["a1 german-pz-ii-f C09 N", AWAY], MOVE).left("hex") == {"C10", "D09"}


@pytest.mark.rule("COH-5.3.2-b", "R-COH-30")
def test_a_low_risk_drive_passes_no_short_range_fire() -> None:
    """To E09 it would go by D09 or by D08; a Unit beside both covers them."""
    near = "p1 soviet-rifle D07 SE"
    goal = [{"hex": "F09", "owner": "player"}]
    line = "AI closest to Objective: {}"
    bold = ask([TANK, near], line.format("Move"), control_markers=goal)
    careful = ask([TANK, near], line.format("Low Risk Move"), control_markers=goal)
    assert "E09" in bold.decisions["hex"].candidates
    assert set(careful.step("hex", "COH-5.3.2-b").dropped) >= {"D08"}


@pytest.mark.rule("COH-5.3.2-i", "R-COH-30")
def test_low_risk_ends_outside_fire_zones_before_it_ends_closer() -> None:
    """By the road it could get to D10, in cover but within the Unit's range of five."""
    seen = ["a1 german-pz-ii-f B10 S", "p1 soviet-rifle I10 N"]
    road: dict[str, Any] = {"light_woods": "D10", "board": {"roads": [["B10", "C10", "D10"]]}}
    assert ask(seen, MOVE, **road).hex == "D10"
    assert "D10" not in ask(seen, LOW, **road).left("hex")
    at_once = {"low-risk-order": "permissions"}
    assert ask(seen, LOW, rulings=at_once, **road).hex == "D10"


def driven(**rulings: str) -> Table:
    tank = Force(numbers=(48,), hex="C09", facing="S")
    table = Table(mission(ai=(tank,)), cards=[card(1, MOVE)], rulings=rulings, mover=1)
    table.run(ai_turn(table.play))
    return table


@pytest.mark.rule("COH-2.0-b", "R-COH-30")
def test_the_drive_is_driven_hex_by_hex() -> None:
    table = driven()
    moved = [table.setting.field.name(event.cell) for event in table.happened(UnitMoved)]
    hexes = [d for d in table.play.log if isinstance(d, Decision) and d.question == "hex"]
    assert len(moved) == 3
    assert moved[-1] == hexes[0].chosen


@pytest.mark.rule("R-COH-30")
def test_by_ruling_ai_vehicles_go_one_hex() -> None:
    assert len(driven(**{"ai-bonus-moves": "declined"}).happened(UnitMoved)) == 1


@pytest.mark.rule("X-9", "R-COH-30")
def test_saves_older_than_the_ruling_go_on_as_they_were_played() -> None:
    book = load_book(GAME.folder)
    assert as_recorded(book, {})["ai-bonus-moves"] == "declined"
    assert as_recorded(book, {"ai-bonus-moves": "used"})["ai-bonus-moves"] == "used"
