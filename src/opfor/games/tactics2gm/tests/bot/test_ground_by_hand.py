"""Measures of spaces, wounds and enemies against the same counted on the board."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from opfor.games.tactics2gm.tests.bot.test_odds_by_hand import as_unit, tables
from opfor.games.tactics2gm.tests.naive_ai.battlefield import steps
from opfor.games.tactics2gm.tests.naive_ai.ground import Ground
from opfor.games.tactics2gm.tests.naive_ai.table import SPACES, number
from opfor.games.tactics2gm.values.state import Unit
from tests.oracle.tactics2gm.bot.deployment.equipment import incoming
from tests.oracle.tactics2gm.bot.movement import early_cover, ground, preferences, wounded
from tests.oracle.tactics2gm.bot.movement.destination import look_from
from tests.oracle.tactics2gm.bot.shooting import goals, stance_targets
from tests.oracle.tactics2gm.bot.sight.survey import Survey


def acting(batch: int) -> Iterator[tuple[Survey, Unit, Ground]]:
    """Every table with some of its units in turn, while units are moving."""
    for field, resting, odds in tables(batch):
        survey = Survey(field.setting, field.state, resting.stance, is_moving=True)
        supplied = field.setting.mission.roles[0].supplied
        for unit in survey.mine[:5]:
            look_from(survey, unit)
            survey.can_win = False
            yield survey, unit, Ground(odds, as_unit(odds, unit.id), survey.aim.destroy, supplied)


@pytest.mark.rule("V-14", "V-16", "V-23", "V-37", "2GM-FT-1", "V-33")
@pytest.mark.parametrize("batch", range(4))
def test_spaces(batch: int) -> None:
    for survey, unit, plain in acting(batch):
        reach = [SPACES[cell] for cell in survey.reach]
        for cell in survey.reach[:12]:
            space = SPACES[cell]
            assert ground.cover(survey, cell) == plain.cover(space)
            assert bool(ground.keeps_supply(survey, cell)) == plain.keeps_supply(space)
            assert ground.best_damage(survey, cell) == pytest.approx(plain.best_damage(space))
            assert ground.can_attack_aim(survey, cell) == plain.can_attack_aim(space)
            assert ground.turns_to_aim(survey, cell) == plain.turns_to_aim(space)
            assert ground.is_beside_friend(survey, cell) == plain.is_beside_friend(space)
            assert ground.lines_to_middle(survey, cell) == min(abs(space[0] - 3), abs(space[0] - 4))
            assert preferences.secures_line(survey, cell) == plain.secures(space)
            assert preferences.three_quarters(survey, cell) == min(space[0], 5)
            here, there = (steps(s, plain.aim) for s in (plain.unit["at"], space))
            assert preferences.closer(survey, cell) == (there < here)
            assert bool(preferences.is_no_farther(survey, cell)) == (there <= here)
            may = bool(preferences.may_leave_last_link(survey, cell))
            assert may == plain.may_leave_last_link(space, reach)
        for line in range(1, 7):
            assert ground.is_controlled(survey, line) == plain.is_controlled(line)
        assert ground.is_last_link(survey, unit) == plain.is_last_link()
        shelter = [number(space) for space in plain.shelter()]
        assert sorted(early_cover.free_cover(survey)) == sorted(shelter)


@pytest.mark.rule("2GM-WND-1", "2GM-WND-2", "2GM-WND-3", "V-22", "V-38", "2GM-ORD-4")
@pytest.mark.parametrize("batch", range(4))
def test_wounds(batch: int) -> None:
    for survey, unit, plain in acting(batch):
        assert wounded.defends_key_target(survey, unit) == plain.is_key()
        patients = plain.patients()
        assert [u.id for u in wounded.patients(survey, unit)] == [u["id"] for u in patients]
        assert wounded.is_called(survey, unit) == bool(patients)
        assert incoming(survey, unit) == pytest.approx(plain.incoming(plain.unit))
        for cell in survey.reach[:12]:
            space = SPACES[cell]
            assert wounded.to_help(survey, cell) == plain.to_help(space)
            assert (wounded.is_no_worse(survey, cell) is True) == plain.is_no_worse(space)
            free = space == plain.unit["at"] or not plain.is_key()
            assert (wounded.is_no_key_target(survey, cell) is True) == free
            if patients:
                nearest = min(max(steps(u["at"], space), 1) for u in patients)
                assert wounded.to_patient(survey, cell) == nearest


@pytest.mark.rule("2GM-GOAL-1", "V-14", "V-15", "2GM-BR-AD-S", "2GM-BR-FA-S", "Q2-31")
@pytest.mark.parametrize("batch", range(4))
def test_enemies(batch: int) -> None:
    for survey, unit, plain in acting(batch):
        for foe in plain.foes:
            target = foe["id"]
            assert goals.could_break_supply(survey, target) == plain.could_break_supply(foe)
            assert survey.is_breaker(target) == plain.breaks_theirs(foe)
            near = steps(foe["at"], plain.aim) <= 2
            assert stance_targets.defends_aim(survey, target) == near
        for shot in survey.shots(unit):
            foe_there = plain.table.named(shot.target) if shot.target > 0 else None
            rank = 3
            if foe_there is not None:
                is_command = "command-group" in plain.table.card(foe_there)["traits"]
                rank = 0 if plain.breaks_theirs(foe_there) else 1 if is_command else 3
                hurts = stance_targets.hurts_the_best(survey, shot)
                assert hurts == plain.hurts_the_best(foe_there)
                away = steps(foe_there["at"], plain.unit["at"])
                assert stance_targets.is_nearby(survey, shot) == (away <= 2)
                is_middle = foe_there["at"][0] in (3, 4)
                assert stance_targets.is_in_middle(survey, shot) == is_middle
            assert stance_targets.supply_command(survey, shot) == rank
            hq_rank = 2 if shot.target == 0 else rank
            assert stance_targets.supply_command_hq(survey, shot) == hq_rank
