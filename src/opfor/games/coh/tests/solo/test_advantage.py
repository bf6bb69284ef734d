"""To the AI's advantage: the rungs of the ladder by which a counter's hex is chosen, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.cardboard.coh.board.battlefield import battlefield
from opfor.cardboard.coh.board.printed import Board
from opfor.cardboard.coh.missions.mission import Force
from opfor.core.requests import TieBreak
from opfor.games.coh.bot.advantage import to_advantage
from opfor.games.coh.bot.seen.outlook import survey_now
from opfor.games.coh.tests.solo.table import Table, marker, mission

HEAVY, LIGHT = "heavy-woods", "light-woods"


def chosen(patch: pytest.MonkeyPatch, ground: dict[str, str], *hexes: str, **more: Any) -> str:
    """Which of two hexes an AI is put on, nothing left to chance; a rifle looks north from F09."""
    patch.setattr(
        "opfor.cardboard.coh.board.own_boards.standard_battlefield",
        lambda layout: battlefield(layout, lambda board: Board(id=board, terrain=ground)),
    )
    unit = (Force(numbers=(1,), hex="F09", facing="N"),)
    table = Table(mission(units=unit, ai=(Force(numbers=(1,), hex="A02", facing="S"),), **more))
    field = table.setting.field
    cells = tuple(field.cell(name) for name in hexes)
    cell = table.run(to_advantage(table.play, survey_now(table.play), cells, [1]))
    assert not any(isinstance(asked, TieBreak) for asked in table.asked)
    return field.name(cell)


@pytest.mark.rule("SOLO-6.0-a", "V-7")
def test_first_where_it_is_not_found_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """E09 has the better cover but lies beside the Unit; C09 lies out of sight behind it."""
    assert chosen(monkeypatch, {"E09": HEAVY}, "E09", "C09") == "C09"


@pytest.mark.rule("SOLO-6.0-a", "V-7")
def test_then_the_best_cover(monkeypatch: pytest.MonkeyPatch) -> None:
    """C09 is under fire, K09 behind the Unit's back: the heavier woods count for more."""
    assert chosen(monkeypatch, {"C09": HEAVY, "K09": LIGHT}, "C09", "K09") == "C09"


@pytest.mark.rule("SOLO-6.0-a", "V-7")
def test_then_out_of_fire_zones(monkeypatch: pytest.MonkeyPatch) -> None:
    """C09 is nearer to the Unit, and in its fire zone."""
    assert chosen(monkeypatch, {"C09": LIGHT, "L05": LIGHT}, "C09", "L05") == "L05"


@pytest.mark.rule("SOLO-6.0-a", "V-7")
def test_last_closest_to_an_objective_or_without_one_to_a_unit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    woods = {"K09": LIGHT, "L03": LIGHT}
    assert chosen(monkeypatch, woods, "K09", "L03") == "K09"
    assert chosen(monkeypatch, woods, "K09", "L03", control=(marker("K03"),)) == "L03"
