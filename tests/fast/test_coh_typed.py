"""Typed positions over numbers: their card comes to the same, decided rung by rung, and the rules
say the same of them, as by the readable engine."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from opfor.core.chance import Seeded
from opfor.core.deeds import carried_out
from opfor.core.errors import BadPosition
from opfor.core.play import Play, drive
from opfor.core.requests import Answer, Request
from opfor.core.trace import Decision
from opfor.fast.coh.bot.order.card import read_card
from opfor.fast.coh.bot.order.own_orders import look_up_own
from opfor.fast.coh.bot.seen.survey import look_out
from opfor.fast.coh.course.beginnings import clear_mind
from opfor.fast.coh.coverage import uncovered
from opfor.fast.coh.engine import Engine
from opfor.fast.coh.typed_positions import over_numbers
from opfor.fast.coh.values import Battle
from opfor.games.coh import GAME
from opfor.games.coh.course.position import decided, surveyed
from opfor.games.coh.told.positions.files import BOT, card_of, parse, read, write
from opfor.games.coh.values.deployment import Deployment
from tests.fast.coh_solo_positions import random_state, setting_of
from tests.fast.test_coh_lookout import compared
from tests.parting import parting

MISSIONS = ("first-light", "hill-at-dusk", "river-road-4", "steel-at-noon", "church-bell")
CARDS = range(13, 51)
MANY = 4


def typed(rng: Random, name: str) -> Iterator[bytes]:
    """Position files of a mission's random states; those that nobody could type are left out."""
    setting, made = setting_of(name, {}, rng), 0
    while made < MANY:
        form = write(setting, random_state(rng, setting)) | {"card": rng.choice(CARDS)}
        form["reinforcements"] = {"ai": rng.randint(0, 2), "player": rng.randint(0, 2)}
        raw = json.dumps(form).encode()
        try:
            read({}, raw)
        except BadPosition:
            continue
        made += 1
        yield raw


def decide_card(battle: Battle) -> None:
    """What comes of the card, before anything is done."""
    clear_mind(battle)
    battle.steps_taken, battle.first_taken = 0, 0
    look_out(battle, battle.is_command_card[0] == 1)
    first, end = battle.first_row[0], battle.first_row[0] + battle.row_count[0]
    look_up_own(battle, first, end)
    read_card(battle, first, end)


class Asked:
    """A seed answers, and what it was asked is kept."""

    def __init__(self, seed: int) -> None:
        self.chance, self.requests = Seeded(seed), list[Request]()

    def __call__(self, request: Request) -> Answer:
        self.requests.append(request)
        return self.chance(request)


@pytest.mark.parametrize("name", MISSIONS)
def test_the_card_of_a_position_comes_to_the_same(name: str) -> None:
    for seed, raw in enumerate(typed(Random(name), name)):
        setting, state = read({}, raw)
        assert uncovered(setting, {}) is None
        ours, theirs = Asked(seed), Asked(seed)
        numbers: Any = over_numbers(setting)
        play = Play(GAME, numbers, state, explain=True)
        drive(carried_out(play, Engine(numbers, {}, plain=True), decide_card), ours)
        card = card_of(parse(raw))
        _, decisions = decided(surveyed(setting, state, BOT, card), card, theirs)
        assert decisions
        found = tuple(each for each in play.log if isinstance(each, Decision))
        assert not parting(GAME, found, decisions, "decisions")
        assert ours.requests == theirs.requests


@pytest.mark.parametrize("name", MISSIONS[:2])
def test_the_rules_say_the_same_of_a_position(name: str) -> None:
    rng = Random(name)
    setting, state = read({}, next(typed(rng, name)))
    for what, said, meant in compared(Deployment(setting, state), rng):
        assert said == meant, what
