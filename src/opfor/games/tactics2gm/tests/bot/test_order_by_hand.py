"""Who acts first, and where units stand before the game, against the same counted on the board."""

from __future__ import annotations

from random import Random

import pytest
from msgspec import to_builtins
from msgspec.structs import replace

from opfor.games.tactics2gm.tests.bot.test_odds_by_hand import as_unit, tables
from opfor.games.tactics2gm.tests.field import Field
from opfor.games.tactics2gm.tests.naive_ai.battlefield import steps
from opfor.games.tactics2gm.tests.naive_ai.facts import shoots
from opfor.games.tactics2gm.tests.naive_ai.moves_allowed import pace
from opfor.games.tactics2gm.tests.naive_ai.scattered import scattered
from opfor.games.tactics2gm.tests.naive_ai.table import SPACES, Table
from tests.oracle.tactics2gm.bot.acting_order import (
    ActingOrder,
    chance_of_damage,
    health_left,
    is_in_front,
    leads,
    nearest_foe,
    to_target,
)
from tests.oracle.tactics2gm.bot.setup.pre_game import Site, gaps_left, is_bare_target, strength
from tests.oracle.tactics2gm.bot.sight.survey import Survey


@pytest.mark.rule("2GM-ORD-1", "2GM-ORD-2", "2GM-ORD-3", "V-36", "2GM-OF-SH-M", "2GM-BR-DE-M")
@pytest.mark.parametrize("moving", [False, True])
def test_acting_order(moving: bool) -> None:
    for field, resting, odds in tables(5):
        survey = Survey(field.setting, field.state, resting.stance, is_moving=moving)
        acts = ActingOrder(survey, moving=moving)
        targets = [u["id"] for u in odds.table.out(1)] + [0]
        if survey.aim.destroy is not None:
            targets.append(survey.aim.destroy)
        for unit in survey.mine:
            plain = as_unit(odds, unit.id)
            ahead = pace(odds.table, plain) if moving else 0
            chances = [0.0]
            for _, arm in odds.table.weapons(plain):
                for target in targets:
                    space, defence, _ = odds.met(0, target)
                    away = steps(plain["at"], space)
                    if arm["min_range"] - ahead <= away <= arm["range"] + ahead:
                        pierces = arm["penetration"] >= defence
                        lucky = 0.1 if target > 0 else 0.0
                        chances.append(odds.faces(plain, arm, target) / 10 if pierces else lucky)
            assert chance_of_damage(acts, unit) == pytest.approx(max(chances))
            card = odds.table.card(plain)
            assert health_left(acts, unit) == (card["hp"] - plain["wounds"]) / card["hp"]
            foes = [steps(u["at"], plain["at"]) for u in odds.table.out(1)]
            if foes:
                assert nearest_foe(acts, unit) == min(foes)
            assert to_target(acts, unit) == steps(plain["at"], odds.table.target or (0, 0))
            firing = card["type"] == "transport" and shoots(card)
            assert leads(acts, unit) == ("armoured" in card["traits"] or firing)
            assert is_in_front(acts, unit) == (plain["at"][0] > 2)


@pytest.mark.rule("2GM-SC-7", "V-14", "Q2-32")
def test_sites_before_the_game() -> None:
    """Gaps that those still to come cannot fill; terrain nobody holds; the bare target."""
    for n in range(40):
        random = Random(f"sites {n}")
        field = Field(mode="solo", scenario="farmhouse", ai_role="defender")
        scattered(random, field)
        target, after = random.choice((0, 24)), random.choice((0, 1, 3))
        mission = replace(field.setting.mission, target=target)
        setting = replace(field.setting, mission=mission)
        table = Table(to_builtins(field.state))
        site = Site(setting, field.state, after)
        held = {u["at"][0] for u in table.out(0)}
        assert site.held == held
        for cell, space in enumerate(SPACES):
            lines = held | {space[0]}
            empty = [line for line in range(1, max(lines)) if line not in lines]
            assert gaps_left(site, cell) == max(len(empty) - after, 0)
            is_free = not table.at(space)
            points = table.pieces[space]["hp"] if space in table.pieces and is_free else 0
            assert strength(site, cell) == points
            assert is_bare_target(site, cell) == (cell == target and is_free)
