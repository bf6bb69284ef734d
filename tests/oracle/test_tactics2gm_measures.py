"""What the AI of 2GM Tactics measures over numbers, beside the readable engine: measure by measure,
not only where one settles something."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from inspect import signature
from typing import Any, NamedTuple

import pytest

from opfor.core.measure import Shortfall
from opfor.games.tactics2gm.bot.movement.destination import look_from
from opfor.games.tactics2gm.bot.movement.early_cover import seeks_cover
from opfor.games.tactics2gm.bot.sight.named import noted_target
from opfor.games.tactics2gm.bot.sight.survey import begin_survey, look_for_shots
from opfor.games.tactics2gm.bot.stance.roll import take_stance
from opfor.games.tactics2gm.course.rooms import Rooms
from opfor.games.tactics2gm.rules.ranks import close_ranks
from opfor.games.tactics2gm.values.codes import HQ, NOTHING
from tests.fast.engines import named
from tests.oracle.tactics2gm.bot.movement import destination, early_cover, wounded
from tests.oracle.tactics2gm.bot.sight.survey import Survey
from tests.oracle.tactics2gm_phases import SOLO, asked_in

FILES = (
    *("movement.battle_royal_moves", "movement.defensive_scenario_moves", "movement.early_cover"),
    *("movement.ground", "movement.offensive_scenario_moves", "movement.preferences"),
    *("movement.winning_move", "movement.wounded", "shooting.goals", "shooting.stance_targets"),
    *("sight.danger", "sight.victory", "deployment.equipment"),
)
TENTHS = {"best_damage", "incoming", "danger", "danger_of", "winning_chance", "worth_using_on"}
"""Measured in tenths over numbers."""
PREPARED: dict[str, Callable[[Survey], bool]] = {
    "way_to_cover": early_cover.seeks_cover,
    "to_patient": lambda survey: bool(wounded.is_called(survey, survey.unit)),
}
"""Asked only of a unit for which this holds."""


class Both(NamedTuple):
    """A measure in both engines, by its name."""

    name: str
    ours: Any
    theirs: Any


def takes(found: Any, *what: str) -> bool:
    """Whether it is a function of these."""
    if not callable(found) or isinstance(found, type):
        return False
    return tuple(name.lstrip("_") for name in signature(found).parameters) == what


def measures_of(what: str) -> list[Both]:
    """The measures of a space, a unit, a target or a shot that both engines have by one name."""
    found: dict[str, Both] = {}
    for file in FILES:
        ours = import_module(f"opfor.games.tactics2gm.bot.{file}")
        theirs = vars(import_module(f"tests.oracle.tactics2gm.bot.{file}"))
        for name, measure in vars(ours).items():
            one, other = getattr(measure, "of", measure), theirs.get(name)
            other = getattr(other, "of", other)
            if name.islower() and takes(one, "battle", what) and takes(other, "survey", what):
                found[name] = Both(name, one, other)
    found.pop("weapons_of", None)  # cards there, numbers here
    return list(found.values())


SPACES, UNITS = measures_of("cell"), measures_of("unit")
TARGETS, SHOTS = measures_of("target"), measures_of("shot")


def always(_survey: Survey) -> bool:
    return True


class Looked(NamedTuple):
    """One position as both engines look at it; the units' numbers by their ids."""

    battle: Any
    survey: Survey
    numbers: dict[int, int]


def looks(options: dict[str, Any], count: int, is_moving: bool) -> Iterator[Looked]:
    for asked in asked_in(options, "movement", count, 5):
        rooms = Rooms(asked.setting, {}, plain=True)
        rooms.lay(asked.state)
        battle = rooms.memory
        close_ranks(battle)
        take_stance(battle)
        begin_survey(battle, is_moving)
        battle.may_win_now = 0
        survey = Survey(asked.setting, asked.state, asked.stance, is_moving=is_moving)
        survey.can_win = False
        numbers = {battle.id[unit]: unit for unit in range(1, battle.units + 1)}
        yield Looked(battle, survey, numbers)


def parted(measures: list[Both], looked: Looked, ours: Any, theirs: Any) -> list[str]:
    """The measures that differ, with what they say; a shortfall is a number below 0."""
    wrong = []
    for measure in measures:
        here = measure.ours(looked.battle, ours)
        there = measure.theirs(looked.survey, theirs)
        if isinstance(there, bool | Shortfall):
            here, there = here > 0, there is True
        elif measure.name in TENTHS:
            there = round(10 * there)
        if here != there:
            wrong.append(f"{measure.name} of {theirs}: {here}, there {there}")
    return wrong


@pytest.mark.parametrize("options", SOLO, ids=named)
def test_spaces_units_and_enemies_measure_alike(options: dict[str, Any]) -> None:
    for looked in looks(options, 4, is_moving=True):
        battle, survey, numbers = looked
        for foe in survey.foes[:5]:
            assert not parted(TARGETS, looked, numbers[foe.id], foe.id)
        for unit in survey.mine[:3]:
            look_from(battle, numbers[unit.id])
            destination.look_from(survey, unit)
            assert seeks_cover(battle) == early_cover.seeks_cover(survey)
            assert not parted(UNITS, looked, numbers[unit.id], unit)
            asked = [m for m in SPACES if PREPARED.get(m.name, always)(survey)]
            for cell in survey.reach[:6]:
                assert not parted(asked, looked, cell, cell)


@pytest.mark.parametrize("options", SOLO, ids=named)
def test_shots_measure_alike(options: dict[str, Any]) -> None:
    for looked in looks(options, 6, is_moving=False):
        battle, survey, numbers = looked
        for unit in survey.mine:
            look_from(battle, numbers[unit.id])
            destination.look_from(survey, unit)
            look_for_shots(battle, numbers[unit.id])
            shots = survey.shots(unit)
            assert battle.shots == len(shots)
            for number, shot in enumerate(shots):
                assert not parted(SHOTS, looked, number, shot)


def test_only_units_are_told_by_their_card() -> None:
    battle, survey, numbers = next(looks({}, 1, is_moving=False))
    assert noted_target(battle, HQ)[:2] == (HQ, NOTHING)
    foe = survey.foes[0].id
    assert noted_target(battle, numbers[foe])[:2] == (foe, battle.card[numbers[foe]])


def test_many_measures_are_compared() -> None:
    assert [len(each) > 0 for each in (SPACES, UNITS, TARGETS, SHOTS)] == [True] * 4
    assert sum(map(len, (SPACES, UNITS, TARGETS, SHOTS))) > 50
