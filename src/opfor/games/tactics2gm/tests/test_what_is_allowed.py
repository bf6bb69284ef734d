"""What the game offers against a second, plain list of all that is allowed, on tables at random."""

from __future__ import annotations

import os
from collections import Counter
from random import Random
from typing import Any

import pytest
from msgspec import to_builtins
from msgspec.structs import astuple, replace

from opfor.games.tactics2gm.course.lookout import (
    deployment_options,
    movement_options,
    shooting_options,
)
from opfor.games.tactics2gm.tests.field import Field
from opfor.games.tactics2gm.tests.naive_ai import acts_allowed, moves_allowed
from opfor.games.tactics2gm.tests.naive_ai.scattered import scattered
from opfor.games.tactics2gm.tests.naive_ai.table import SPACES, Table

TABLES = int(os.environ.get("OPFOR_NAIVE_BATCH", "25"))
"""For each batch; set it higher for a longer look."""


def tables(batch: int, **options: Any) -> list[Field]:
    """Fields filled at random."""
    found = []
    for number in range(TABLES):
        field = Field(**options)
        scattered(Random(f"{batch} {number}"), field)
        found.append(field)
    return found


def seen(field: Field, target: int = -1) -> Table:
    """What the plain reader sees of a field; the target is what a side must destroy."""
    goal = SPACES[target] if target >= 0 else None
    return Table(to_builtins(field.state), arctic=field.setting.arctic, target=goal)


def told(options: list[Any]) -> list[tuple[Any, ...]]:
    """Offers as plain values, by their kind."""
    return [(option.__struct_config__.tag, *astuple(option)) for option in options]


def compare(offered: list[Any], allowed: set[Any]) -> set[str]:
    """Offers are those allowed, each once; gives their kinds."""
    said = told(offered)
    assert set(said) - allowed == set(), "offered, but not allowed"
    assert allowed - set(said) == set(), "allowed, but not offered"
    assert len(said) == len(set(said))
    return {each[0] for each in said}


@pytest.mark.rule("2GM-PH-10", "2GM-MOD-1", "2GM-MOD-3", "2GM-MOD-4", "2GM-MOD-6")
@pytest.mark.rule("2GM-MOD-9", "2GM-CON-3")
@pytest.mark.parametrize("arctic", [False, True])
@pytest.mark.parametrize("batch", range(3))
def test_movement(batch: int, arctic: bool) -> None:
    for field in tables(batch, arctic=arctic):
        plain = seen(field)
        for side in (0, 1):
            found = movement_options(field.setting, field.state, side)
            SEEN.update(compare(found, moves_allowed.movement(plain, side)))


@pytest.mark.rule("2GM-CON-1", "2GM-CON-2", "2GM-CON-4", "2GM-CON-5", "2GM-PH-10", "V-11")
@pytest.mark.parametrize("batch", range(3))
def test_deployment(batch: int) -> None:
    for field in tables(batch):
        plain = seen(field)
        for side in (0, 1):
            found = deployment_options(field.setting, field.state, side)
            SEEN.update(compare(found, acts_allowed.deployment(plain, side)))


@pytest.mark.rule("2GM-CON-3", "2GM-CON-4")
@pytest.mark.parametrize("batch", range(3))
def test_shooting(batch: int) -> None:
    for field in tables(batch):
        plain = seen(field)
        for side in (0, 1):
            found = shooting_options(field.setting, field.state, side)
            SEEN.update(compare(found, acts_allowed.shooting(plain, side)))


@pytest.mark.rule("Q2-25")
@pytest.mark.parametrize("target", [0, 24])
@pytest.mark.parametrize("batch", range(2))
def test_a_target_that_must_be_destroyed(batch: int, target: int) -> None:
    """Only who must destroy it may shell or bomb it where it stands in nobody's way; the target
    may lie on the first space of all."""
    for field in tables(batch, scenario="bridge-at-dawn"):
        mission = replace(field.setting.mission, target=target)
        field.setting = field.play.setting = replace(field.setting, mission=mission)
        if batch or field.state.terrain[target] is None:
            field.lay("bridge", *SPACES[target])
        for side in (0, 1):
            kinds = {goal.kind for goal in mission.roles[side].goals}
            plain = seen(field, target if "destroy-target" in kinds else -1)
            found = shooting_options(field.setting, field.state, side)
            compare(found, acts_allowed.shooting(plain, side))
            found = deployment_options(field.setting, field.state, side)
            compare(found, acts_allowed.deployment(plain, side))


SEEN: Counter[str] = Counter()
KINDS = (
    *("move", "move-covered", "swap", "load", "unload", "assault", "deploy", "equip", "use-token"),
    *("play-support", "fly", "patrol", "shoot", "heal"),
)


def test_the_tables_offer_acts_of_every_kind() -> None:
    if not SEEN:
        for field in tables(0):
            for options in (movement_options, deployment_options, shooting_options):
                said = told(options(field.setting, field.state, 0))
                SEEN.update({each[0] for each in said})
    assert set(KINDS) <= set(SEEN)
