"""Supply lines, their income, and goals met at the end of a turn, counted on tables at random."""

from __future__ import annotations

from random import Random

import pytest
from msgspec import to_builtins
from msgspec.structs import replace

from opfor.games.tactics2gm.course.lookout import is_supply_broken, supply_length
from opfor.games.tactics2gm.tests.asked import (
    command_income,
    free_cells,
    healthier,
    holds_target,
    is_met_at_end,
    lone_links,
    supply_income,
)
from opfor.games.tactics2gm.tests.field import Field
from opfor.games.tactics2gm.tests.naive_ai.battlefield import LINES
from opfor.games.tactics2gm.tests.naive_ai.scattered import scattered
from opfor.games.tactics2gm.tests.naive_ai.table import SPACES, Table, number
from opfor.games.tactics2gm.values.scenarios import ScenarioGoal


def table_of(n: int) -> tuple[Random, Field, Table]:
    random = Random(f"supply {n}")
    field = Field(scenario="farmhouse")
    scattered(random, field)
    roles = tuple(
        replace(role, supplied=random.choice((0, 0, 1, 2))) for role in field.setting.mission.roles
    )
    mission = replace(field.setting.mission, roles=roles, target=random.choice((0, 24)))
    field.setting = field.play.setting = replace(field.setting, mission=mission)
    return random, field, Table(to_builtins(field.state))


def depth(side: int, line: int) -> int:
    """Lines as a side counts them, its deployment line first."""
    return line if side == 0 else LINES + 1 - line


@pytest.mark.rule("V-14", "Q2-31", "2GM-PH-3", "2GM-ST-3")
@pytest.mark.parametrize("side", [0, 1])
def test_supply_lines(side: int) -> None:
    for n in range(80):
        _random, field, table = table_of(n)
        setting, state = field.setting, field.state
        given = setting.mission.roles[side].supplied
        held = [depth(side, u["at"][0]) for u in table.out(side)]
        length = 0
        while length + 1 <= given or length + 1 in held:
            length += 1
        assert supply_length(setting, state, side) == length
        assert supply_income(setting, state, side) == min(length, 4)
        beyond = [line for line in held if line > length]
        assert is_supply_broken(setting, state, side) == bool(beyond)
        groups = [
            u
            for u in table.out(side)
            if "command-group" in table.card(u)["traits"] and depth(side, u["at"][0]) <= length
        ]
        assert command_income(setting, state, side) == min(len(groups), 1)
        alone = {
            u["id"]
            for u in table.out(side)
            if given < depth(side, u["at"][0]) <= length
            and held.count(depth(side, u["at"][0])) == 1
        }
        assert lone_links(setting, state, side) == alone


@pytest.mark.rule("2GM-SET-2")
@pytest.mark.parametrize("side", [0, 1])
def test_goals_at_the_end_of_a_turn(side: int) -> None:
    for n in range(60):
        random, field, table = table_of(n)
        field.change(held=(random.randint(1, 3), random.randint(1, 3)), turns=(9, 10))
        setting, state = field.setting, field.state
        there = [u["side"] for u in table.at(SPACES[setting.mission.target])]
        assert holds_target(setting, state, side) == (bool(there) and set(there) == {side})
        far = LINES if side == 0 else 1
        across = sum(u["at"][0] == far for u in table.out(side))
        for mover in (0, 1):
            for amount in (1, 2, 3):
                goals = {
                    "reach": mover == side and across >= amount,
                    "hold-target": mover == side and state.held[side] >= amount,
                    "losses": False,
                }
                for kind, right in goals.items():
                    goal = ScenarioGoal(kind=kind, amount=amount)  # type: ignore[arg-type]
                    assert is_met_at_end(setting, state, side, mover, goal) == right
            for amount in (8, 9, 10, 11):
                goal = ScenarioGoal(kind="endure", amount=amount)
                right = mover != side and state.turns[mover] >= amount
                assert is_met_at_end(setting, state, side, mover, goal) == right


@pytest.mark.rule("2GM-SC-4")
def test_free_spaces_for_terrain() -> None:
    for n in range(40):
        _random, field, table = table_of(n)
        for side in (0, 1):
            found = free_cells(field.setting, field.state, side, (1, 3))
            right = {
                number(space)
                for space in SPACES
                if depth(side, space[0]) in (1, 3)
                and space not in table.pieces
                and not table.at(space)
                and number(space) != field.setting.mission.target
            }
            assert set(found) == right


@pytest.mark.parametrize(("hq", "winner"), [((2, 3), 0), ((3, 2), 1), ((2, 2), None)])
def test_the_healthier_hq(hq: tuple[int, int], winner: int | None) -> None:
    field = Field()
    field.change(hq=hq)
    assert healthier(field.setting, field.state) == winner
