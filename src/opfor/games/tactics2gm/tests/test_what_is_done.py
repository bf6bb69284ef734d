"""Acts carried out by the game and once more on paper, with the same dice, on tables at random."""

from __future__ import annotations

import os
from random import Random
from typing import Any

import pytest
from msgspec import to_builtins

from opfor.core.requests import Draw, Roll
from opfor.games.tactics2gm.course.lookout import deployment_options, shooting_options
from opfor.games.tactics2gm.tests.deeds import carry_out
from opfor.games.tactics2gm.tests.field import Field
from opfor.games.tactics2gm.tests.naive_ai.deeds import Deeds
from opfor.games.tactics2gm.tests.naive_ai.scattered import scattered
from opfor.games.tactics2gm.tests.naive_ai.table import Table, supports, tokens
from opfor.games.tactics2gm.values.actions import Fly, PlaySupport, Shoot

TABLES = int(os.environ.get("OPFOR_NAIVE_BATCH", "30"))
"""For each batch; set it higher for a longer look."""
DAMAGING = {"hit", "mines", "fire", "ram", "barrage", "heal", "sabotage", "supplies"}


def tables(batch: str, *, night: bool) -> list[tuple[Random, Field]]:
    found = []
    for n in range(TABLES):
        random = Random(f"{batch} {n}")
        field = Field(night=night)
        scattered(random, field)
        for side in (0, 1):
            hand = (*[c for c in field.state.decks[side].hand if c != "luck"], "b-17", "stuka")
            waiting = random.choice(((), ("p51",), ("general", "bf109", "p51")))
            field._deck(side, hand=hand, in_play=waiting)
        field.change(ap=(30, 30), hq=(random.choice((0, 6)), random.choice((0, 6))))
        found.append((random, field))
    return found


def done(random: Random, field: Field, side: int, act: Any) -> list[int]:
    """Carry an act out with rolls that are often the extreme ones; the rolls."""
    rolls: list[int] = []
    procedure = carry_out(field.play, side, act)
    try:
        request = next(procedure)
        while True:
            assert isinstance(request, Roll | Draw), request
            rolls.append(random.choice((1, 2, 4, 5, 6, 7, 8, 9, 10)))
            request = procedure.send((rolls[-1],))
    except StopIteration:
        return rolls


def now(field: Field) -> dict[str, Any]:
    state = field.state
    return {
        "wounds": {u.id: u.wounds for u in state.units},
        "where": {u.id: u.cell for u in state.units},
        "hq": list(state.hq),
        "ap": list(state.ap),
        "terrain": {n: piece.damage for n, piece in enumerate(state.terrain) if piece is not None},
    }


def compare(random: Random, field: Field, side: int, acts: list[Any], deed: Any) -> None:
    """A few of these acts, each from the same table."""
    start = field.play.state
    for act in random.sample(acts, min(len(acts), 8)):
        field.play.state = start
        paper = Table(to_builtins(start))
        rolls = done(random, field, side, act)
        deeds = Deeds(paper, rolls, night=field.setting.night)
        deed(deeds, act)
        assert deeds.dice == [], act
        assert deeds.told() == now(field), (act, rolls)
    field.play.state = start


@pytest.mark.rule("2GM-CON-6", "2GM-MOD-1", "2GM-MOD-2", "2GM-MOD-5", "2GM-MOD-6", "2GM-MOD-7")
@pytest.mark.rule("2GM-MOD-8")
@pytest.mark.parametrize("night", [False, True])
def test_shots(night: bool) -> None:
    def deed(deeds: Deeds, act: Shoot) -> None:
        unit = deeds.table.named(act.unit)
        assert unit is not None
        arm = deeds.table.card(unit)
        if act.slot:
            arm = tokens()[unit["tokens"][act.slot - 1]["kind"]]
        deeds.shoot(unit, arm, act.target)

    for random, field in tables("shots", night=night):
        for side in (0, 1):
            offered = shooting_options(field.setting, field.state, side)
            shots = [act for act in offered if isinstance(act, Shoot)]
            compare(random, field, side, shots, deed)


@pytest.mark.rule("2GM-CON-6", "2GM-MOD-8")
@pytest.mark.parametrize("night", [False, True])
def test_airplanes(night: bool) -> None:
    for random, field in tables("air", night=night):
        for side in (0, 1):
            offered = deployment_options(field.setting, field.state, side)
            flights = [act for act in offered if isinstance(act, Fly)]
            compare(random, field, side, flights, lambda d, a, s=side: d.fly(s, a.card, a.target))


@pytest.mark.rule("2GM-CE-4", "2GM-CON-1", "2GM-CON-5")
@pytest.mark.parametrize("effect", sorted(DAMAGING))
def test_cards(effect: str) -> None:
    names = [name for name, row in supports().items() if row["effect"] == effect]

    for random, field in tables(effect, night=False):
        for side in (0, 1):
            field._deck(side, hand=tuple(names))
            offered = deployment_options(field.setting, field.state, side)
            ways = [act for act in offered if isinstance(act, PlaySupport)]
            compare(
                random, field, side, ways,
                lambda d, a, s=side: d.support(s, a.card, a.unit, a.target, a.cell),
            )  # fmt: skip
