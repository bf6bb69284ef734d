"""Winning: HQ, deck, and each goal of the scenarios."""

from __future__ import annotations

import pytest

from opfor.games.tactics2gm.tests.asked import healthier
from opfor.games.tactics2gm.tests.deeds import check_goals, end_turn, shoot
from opfor.games.tactics2gm.tests.field import NORTH, SOUTH, Field
from opfor.games.tactics2gm.values.state import terrain_target


def winner(field: Field) -> int | None:
    return None if field.state.result is None else field.state.result.winner


def amount(field: Field, side: int, kind: str) -> int:
    """What the scenario asks of a side's goal."""
    goals = field.setting.mission.roles[side].goals
    return next(goal.amount for goal in goals if goal.kind == kind)


def test_holding_the_target_long_enough_wins() -> None:
    field = Field(scenario="farmhouse")
    cell = field.setting.mission.target
    field.put(SOUTH, "rangers", field.setting.board.line(cell), field.setting.board.column(cell))
    for _ in range(amount(field, SOUTH, "hold-target")):
        assert winner(field) is None
        end_turn(field.play, SOUTH)
    assert winner(field) == SOUTH


def test_enduring_to_the_last_turn_wins() -> None:
    field = Field(scenario="farmhouse")
    last = amount(field, NORTH, "endure")
    field.change(turns=(last, last - 1))
    end_turn(field.play, SOUTH)
    assert winner(field) is None
    field.change(turns=(last, last))
    end_turn(field.play, SOUTH)
    assert winner(field) == NORTH


def test_destroying_the_target_wins() -> None:
    field = Field(scenario="bridge-at-dawn")
    field.change(mover=SOUTH)
    cell = field.setting.mission.target
    field.lay("bridge", 3, 5)
    tank = field.put(SOUTH, "pershing", 5, 5)
    for _ in range(field.setting.terrain("bridge").hp // 3):
        assert winner(field) is None
        field.do(shoot(field.play, tank, 0, terrain_target(cell)), 9)
    assert winner(field) == SOUTH


def test_two_units_on_the_far_line_win_the_landing() -> None:
    field = Field(scenario="beach-landing")
    field.put(SOUTH, "rangers", 1, 1)
    end_turn(field.play, SOUTH)
    assert winner(field) is None
    field.put(SOUTH, "rangers", 1, 2)
    end_turn(field.play, NORTH)  # judged at the end of the own turn only
    assert winner(field) is None
    end_turn(field.play, SOUTH)
    assert winner(field) == SOUTH


@pytest.mark.parametrize(("lost", "won"), [(11, False), (12, True)])
def test_twelve_losses_win_for_the_garrison(lost: int, won: bool) -> None:
    field = Field(scenario="beach-landing")
    field.change(losses=(0, lost))
    assert check_goals(field.play) == won
    assert winner(field) == (NORTH if won else None)


def test_after_the_last_turn_the_healthier_hq_wins() -> None:
    field = Field()
    field.change(turns=(40, 40), hq=(3, 2))
    end_turn(field.play, SOUTH)
    assert winner(field) == SOUTH
    field.change(hq=(2, 2))
    assert healthier(field.setting, field.state) is None
