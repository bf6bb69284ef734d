"""What the AI measures against the same worked out by hand, on tables at random."""

from __future__ import annotations

import os
from random import Random
from typing import Any

import pytest
from msgspec import to_builtins
from msgspec.structs import replace

from opfor.games.tactics2gm.course.lookout import plays_of
from opfor.games.tactics2gm.tests.field import Field
from opfor.games.tactics2gm.tests.naive_ai.battlefield import steps
from opfor.games.tactics2gm.tests.naive_ai.odds import Odds
from opfor.games.tactics2gm.tests.naive_ai.scattered import scattered
from opfor.games.tactics2gm.tests.naive_ai.table import SPACES, Table, number, supports
from opfor.games.tactics2gm.values.scenarios import ScenarioGoal
from opfor.games.tactics2gm.values.stances import stance_named
from tests.oracle.tactics2gm.bot.cards.winning_card import (
    AT_ONCE,
    entering_wins,
    unit_shot,
    way_shot,
    way_wins,
)
from tests.oracle.tactics2gm.bot.sight.danger import is_particularly_dangerous, is_threat
from tests.oracle.tactics2gm.bot.sight.survey import Survey
from tests.oracle.tactics2gm.bot.sight.victory import standing_wins, winning_chance

TABLES = int(os.environ.get("OPFOR_NAIVE_BATCH", "40"))
"""For each batch; set it higher for a longer look."""
GOALS: list[dict[str, int]] = [
    {"destroy-hq": 0},
    {"destroy-target": 0},
    {"losses": 5},
    {"reach": 3},
    {"hold-target": 3},
    {"losses": 5, "destroy-hq": 0, "reach": 2},
]


def tables(batch: int) -> list[tuple[Field, Survey, Odds]]:
    """Fields filled at random with a goal of the AI's, often about to be met."""
    found = []
    for n in range(TABLES):
        random = Random(f"odds {batch} {n}")
        night = random.random() < 0.2
        field = Field(mode="solo", scenario="bridge-at-dawn", ai_role="attacker", night=night)
        scattered(random, field)
        goals, target = random.choice(GOALS), random.choice((0, 24, 59))
        needs_piece = "destroy-target" in goals
        if needs_piece:
            field.lay("wall", *SPACES[target])
        roles = list(field.setting.mission.roles)
        wanted = tuple(ScenarioGoal(kind=kind, amount=goals[kind]) for kind in goals)  # type: ignore[arg-type]
        supplied = random.choice((0, 0, 1, 2))
        roles[0] = replace(roles[0], goals=wanted, supplied=supplied)
        mission = replace(field.setting.mission, target=target, roles=tuple(roles))
        field.setting = field.play.setting = replace(field.setting, mission=mission)
        hq = (0, random.choice((0, 5, 7)))
        field.change(hq=hq, losses=(0, random.choice((0, 3, 4))), held=(random.choice((0, 2)), 0))
        stance = stance_named("offensive", random.choice(("attack", "full-assault")))
        survey = Survey(field.setting, field.state, stance)
        table = Table(to_builtins(field.state), target=SPACES[target])
        found.append((field, survey, Odds(table, goals, night=night)))
    return found


def as_unit(odds: Odds, unit_id: int) -> dict[str, Any]:
    unit = odds.table.named(unit_id)
    assert unit is not None
    return unit


@pytest.mark.rule("V-10", "Q2-33")
@pytest.mark.parametrize("batch", range(2))
def test_danger(batch: int) -> None:
    for _field, survey, odds in tables(batch):
        dangers = {u["id"]: odds.danger(u) for u in odds.table.out(1)}
        for unit, danger in dangers.items():
            assert survey.danger(unit) == pytest.approx(danger)
            assert is_threat(survey, unit) == (danger > 0.999)
        ranks = {
            u["id"]: (round(dangers[u["id"]], 4), odds.table.card(u)["cost"], -home(u))
            for u in odds.table.out(1)
        }
        tops = {unit for unit, rank in ranks.items() if rank == max(ranks.values())}
        assert {u.id for u in survey.most_dangerous()} == tops
        for unit, danger in dangers.items():
            assert is_particularly_dangerous(survey, unit) == (unit in tops and danger > 0)
        for space in SPACES[::7]:
            assert survey.shooters_at(number(space)) == odds.shooters(space)


def home(unit: dict[str, Any]) -> int:
    """Spaces to the AI's HQ, behind the middle of line 1."""
    line, column = map(int, unit["at"])
    return line + min(abs(column - 5), abs(column - 6))


@pytest.mark.rule("V-13", "2GM-GOAL-1", "2GM-MOD-5", "2GM-MOD-7", "2GM-MOD-8")
@pytest.mark.parametrize("batch", range(2))
def test_shots(batch: int) -> None:
    """Everything in range with every weapon that may fire: what it is worth, and what wins."""
    for field, survey, odds in tables(batch):
        for unit in survey.mine:
            plain = as_unit(odds, unit.id)
            arms = dict(odds.table.weapons(plain))
            found = survey.shots(unit)
            must_go = "destroy-target" in odds.goals
            spots = [0] if not must_go else [0, -1 - field.setting.mission.target]
            everything = [u["id"] for u in odds.table.out(1)] + spots
            near = {
                (slot, target)
                for slot, arm in arms.items()
                for target in everything
                if arm["min_range"] <= away(plain, odds, target) <= arm["range"]
            }
            assert {(shot.slot, shot.target) for shot in found} == near
            for shot in found:
                arm = arms[shot.slot]
                assert shot.kill == pytest.approx(odds.kill(0, plain, arm, shot.target))
                assert shot.damage == pytest.approx(odds.expected(0, plain, arm, shot.target))
            best = odds.winning_shot(plain, list(arms.values()), plain["at"])
            assert winning_chance(survey, unit, unit.cell) == pytest.approx(best)


def away(unit: dict[str, Any], odds: Odds, target: int) -> int:
    return steps(unit["at"], odds.met(0, target)[0])


@pytest.mark.rule("2GM-GOAL-1", "Q2-27")
@pytest.mark.parametrize("batch", range(2))
def test_newcomers_and_those_who_stand_where_it_wins(batch: int) -> None:
    for field, survey, odds in tables(batch):
        names = [n for n in field.state.decks[0].hand if n in survey.cards.units]
        for name in names:
            card = survey.cards.units[name]
            if card.type == "airplane":
                continue
            for space in SPACES[:10:3]:
                found = unit_shot(survey, card, number(space))
                assert found == pytest.approx(odds.newcomer(name, space))
        for space in (*SPACES[-10::3], *SPACES[:1], SPACES[24], SPACES[59]):
            assert entering_wins(survey, number(space)) == odds.standing(0, space)
            for unit in survey.mine[:4]:
                found_wins = standing_wins(survey, unit.id, number(space))
                assert found_wins == odds.standing(unit.id, space)


@pytest.mark.rule("2GM-GOAL-1", "Q2-27", "2GM-CE-4", "2GM-CE-5", "2GM-CE-6")
@pytest.mark.parametrize("batch", range(3))
def test_cards_that_win(batch: int) -> None:
    """Cards that do damage, and those that give a unit a shot more or a space to shoot from."""
    for field, survey, odds in tables(batch):
        field.change(ap=(99, 0))
        state = replace(survey.state, ap=(99, 0))
        for name, row in supports().items():
            if row["effect"] not in (*AT_ONCE, "ammunition", "march", "spotter"):
                continue
            for way in plays_of(field.setting, state, 0, name):
                if row["effect"] in AT_ONCE:
                    space = SPACES[way.cell] if way.cell >= 0 else None
                    right = odds.card_wins(name, way.target, space)
                    assert way_wins(survey, way) == pytest.approx(right), way
                    continue
                plain = as_unit(odds, way.unit)
                if row["effect"] == "spotter":
                    plain = plain | {"aim": plain["aim"] - 2}
                arms = [arm for _, arm in odds.table.weapons(plain)]
                there = SPACES[way.cell] if way.cell >= 0 else plain["at"]
                right = odds.winning_shot(plain, arms, there)
                assert way_shot(survey, way) == pytest.approx(right), way
