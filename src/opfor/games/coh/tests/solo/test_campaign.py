"""Linked missions, and who wins."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from opfor.cardboard.coh.missions.solo_mission import solo_mission, solo_mission_ids
from opfor.games.coh import GAME
from opfor.games.coh.tests.solo.table import Table, card
from opfor.games.coh.values.campaign import begun_with, lead_after, next_part
from opfor.games.coh.values.options import Options

MOVE = "AI closest to Unit: Move"


@pytest.mark.parametrize(("margin", "lead"), [(5, 2), (4, 2), (1, 1), (0, 0), (-3, -1), (-4, -2)])
def test_a_result_is_worth_a_lead(margin: int, lead: int) -> None:
    assert lead_after(margin) == lead


def test_a_lead_changes_the_caps_of_a_linked_part_only() -> None:
    second = solo_mission("river-road-2")
    assert begun_with(second, 2).sides[0].caps == second.sides[0].caps + 2
    alone = solo_mission("first-light")
    assert begun_with(alone, 2) == alone
    prepared = GAME.prepare(Options(mission="river-road-2", lead=-1), {})
    assert prepared.mission.sides[0].caps == second.sides[0].caps - 1


def test_six_parts_follow_one_another() -> None:
    parts = [name for name in solo_mission_ids() if solo_mission(name).campaign]
    assert len(parts) == 6
    names = ["river-road-1"]
    while following := next_part(solo_mission(names[-1])):
        names.append(following)
    assert sorted(names) == sorted(parts)


@pytest.mark.rule("COH-2.7-d", "QC-30")
@pytest.mark.parametrize(
    ("vp", "ruling", "winner"),
    [((5, 3), "draw", "player"), ((3, 5), "draw", "bot"), ((3, 3), "draw", None),
     ((3, 3), "ai-wins", "bot"), ((3, 3), "player-wins", "player")],
)  # fmt: skip
def test_more_vps_win(vp: tuple[int, int], ruling: str, winner: str | None) -> None:
    table = Table(cards=[card(1, MOVE)], rulings={"equal-vps": ruling})
    state = replace(table.state, stage="over", vp=vp, ended="over")
    found = GAME.outcome(table.setting, state)
    assert found is not None
    assert found.winner == winner


@pytest.mark.parametrize(
    ("vp", "lead"), [((6, 1), 2), ((2, 1), 1), ((1, 1), 0), ((1, 2), -1), ((1, 6), -2)]
)
def test_a_part_that_is_over_says_with_which_lead_the_road_goes_on(
    vp: tuple[int, int], lead: int
) -> None:
    setting = GAME.prepare(Options(mission="river-road-1"), {})
    mine = (vp[0], vp[1]) if setting.bot == 1 else (vp[1], vp[0])
    state = replace(GAME.new(setting), stage="over", vp=mine, ended="over")
    found = GAME.outcome(setting, state)
    assert found is not None
    assert found.why.endswith(f"the road goes on with mission river-road-2, lead {lead}")
