"""What numbers say of a position to somebody who looks at it, and what the readable rooms say."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from opfor.fast.coh.course import lookout
from opfor.games.coh.bot.ability.attack_limits import why_no_shot
from opfor.games.coh.rules.demolition import struck_work
from opfor.games.coh.rules.entry_and_exit import entry_cost
from opfor.games.coh.rules.fire_zones import covers, fire_zone
from opfor.games.coh.rules.movement import pivot_cost
from opfor.games.coh.rules.movement_steps import can_move, may_go, stride_cost
from opfor.games.coh.rules.odds import odds, odds_in_words
from opfor.games.coh.rules.rally import rally_number
from opfor.games.coh.rules.targets import attacks, fire_cost, may_shoot, shot_of
from opfor.games.coh.told.view import view
from opfor.games.coh.values.actions import Assault, Fire
from opfor.games.coh.values.deployment import Deployment
from opfor.games.coh.values.state import OFF
from tests.fast import coh_solo_positions
from tests.fast.coh_missions import setting_among
from tests.fast.coh_positions import random_state

ASKED = (
    ("armour", "activation"),
    ("fieldworks-and-armour", "activation"),
    ("mortars-on-5", "solo"),
    ("hiders", "activation"),
    ("goods-station", "activation"),
)
TOLD = (may_shoot, attacks, fire_zone, rally_number, can_move, pivot_cost)
"""What is asked of a unit alone."""


@pytest.mark.parametrize(("name", "economy"), ASKED)
def test_numbers_say_what_the_readable_rooms_say(name: str, economy: str) -> None:
    rng = Random(7)
    setting = setting_among(name, economy)
    for _ in range(2):
        state = random_state(rng, setting)
        for seen in (state, view(setting, state, setting.seats[0])):
            for what, said, meant in compared(Deployment(setting, seen), rng):
                assert said == meant, what


def test_numbers_say_the_same_of_solo_missions() -> None:
    rng = Random(8)
    setting = coh_solo_positions.setting_of("first-light", {}, rng)
    state = coh_solo_positions.random_state(rng, setting)
    for what, said, meant in compared(Deployment(setting, state), rng):
        assert said == meant, what


def compared(look: Deployment, rng: Random) -> Iterator[tuple[Any, Any, Any]]:
    """What was asked, the answer of numbers, the answer of the readable rooms."""
    for unit, counter in enumerate(look.state.counters):
        cell = rng.randrange(len(look.field))
        yield from both(look, entry_cost, unit, cell)
        if counter.cell == OFF:
            continue
        for asked in TOLD:
            if asked is not rally_number or look.hit(unit).rally:
                yield from both(look, asked, unit)
        yield from both(look, covers, unit, cell)
        yield from both(look, why_no_shot, unit, cell)
        for stride in look.setting.tables.strides(look.kind(unit))[counter.cell]:
            yield from both(look, stride_cost, unit, stride)
            yield from both(look, may_go, unit, stride.to)
        for attack in (*attacks(look, unit), Fire(unit, cell)):
            yield from of_attack(look, attack)


def of_attack(look: Deployment, attack: Fire | Assault) -> Iterator[tuple[Any, Any, Any]]:
    """An attack, likely or not, against everybody in its hex."""
    if isinstance(attack, Fire):
        yield from both(look, fire_cost, attack)
    yield from both(look, shot_of, attack, 1)
    shot = shot_of(look, attack, 1)
    yield from both(look, odds, shot)
    yield from both(look, struck_work, shot)
    for each in odds(look, shot):
        yield from both(look, odds_in_words, shot, each.target)


def both(look: Deployment, readable: Any, *given: Any) -> Iterator[tuple[Any, Any, Any]]:
    name = readable.__name__
    yield (name, *given), getattr(lookout, name)(look, *given), readable(look, *given)
