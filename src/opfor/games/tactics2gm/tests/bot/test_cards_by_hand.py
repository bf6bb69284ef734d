"""What cards of the AI's hand are worth, against the same worked out on tables at random."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from opfor.games.tactics2gm.course.lookout import plays_of
from opfor.games.tactics2gm.tests.asked import air_targets
from opfor.games.tactics2gm.tests.bot.test_odds_by_hand import tables
from opfor.games.tactics2gm.tests.field import Field
from opfor.games.tactics2gm.tests.naive_ai.acts_allowed import entries
from opfor.games.tactics2gm.tests.naive_ai.battlefield import steps
from opfor.games.tactics2gm.tests.naive_ai.deeds import Deeds
from opfor.games.tactics2gm.tests.naive_ai.facts import (
    DEFENSIVE_MEN,
    OFFENSIVE_MEN,
    cards,
    damage,
    shoots,
)
from opfor.games.tactics2gm.tests.naive_ai.ground import Ground
from opfor.games.tactics2gm.tests.naive_ai.odds import NOBODY, Odds
from opfor.games.tactics2gm.tests.naive_ai.supports_allowed import price
from opfor.games.tactics2gm.tests.naive_ai.table import SPACES, tokens
from tests.oracle.tactics2gm.bot.cards.airplanes import Flight, breaks_supply_line
from tests.oracle.tactics2gm.bot.cards.support_targets import burns
from tests.oracle.tactics2gm.bot.deployment import clauses, default_orders
from tests.oracle.tactics2gm.bot.deployment.equipment import can_destroy_top, is_of_use
from tests.oracle.tactics2gm.bot.deployment.face_off import Entrance, can_face, damage_to_facing
from tests.oracle.tactics2gm.bot.deployment.hand import Hand, can_enter
from tests.oracle.tactics2gm.bot.sight.survey import Survey

Card = dict[str, Any]


def hands(batch: int) -> list[tuple[Field, Hand, Odds, dict[str, Card]]]:
    """Tables, the AI's hand there and its unit cards, airplanes apart."""
    found = []
    for field, survey, odds in tables(batch):
        names = sorted(set(field.state.decks[0].hand))
        units = {n: cards()[n] for n in names if n in cards() and cards()[n]["type"] != "airplane"}
        found.append((field, Hand(survey, 9), odds, units))
    return found


@pytest.mark.rule("V-11", "V-17", "2GM-CLS-1", "2GM-CLS-2", "2GM-CLS-3", "Q2-22")
@pytest.mark.parametrize("batch", range(2))
def test_kinds_of_cards(batch: int) -> None:
    for field, hand, odds, units in hands(batch):
        ap = odds.table.state["ap"][0]
        for name, card in units.items():
            left = ap - price(odds.table, 0, name)
            riders = [
                other
                for other, row in units.items()
                if row["type"] in card["carries"] and price(odds.table, 0, other) <= left
            ]
            kind, is_gun = card["type"], card["type"] == "artillery"
            is_man, is_car = kind == "infantry", kind == "transport"
            counts = is_gun and "anti-air" not in card["traits"]
            goes = kind == "tank" or is_man or counts or (is_car and (shoots(card) or riders))
            assert hand.riders(field.setting.cards.units[name]) == riders
            assert hand.is_loaded(name) == (is_car and bool(riders))
            assert clauses.is_artillery(hand, name) == counts
            assert clauses.is_mobile(hand, name) == bool(goes)
            defends = is_man and card["kind"] in DEFENSIVE_MEN
            attacks = is_man and card["kind"] in OFFENSIVE_MEN
            assert clauses.is_defensive_infantry(hand, name) == defends
            assert clauses.is_offensive_infantry(hand, name) == attacks
            assert clauses.is_defensive_soldiery(hand, name) == (defends or counts)
            assert clauses.is_soldiery(hand, name) == (is_man or counts)
            assert clauses.is_firing_transport(hand, name) == (is_car and shoots(card))
            with_gun = is_car and any(units[r]["type"] == "artillery" for r in riders)
            assert clauses.carries("artillery")(hand, name) == with_gun
            found = default_orders.is_empty_transport_or_with_gun(hand, name)
            assert found == (is_car and (with_gun or not riders))
            with_men = is_car and any(units[r]["kind"] in OFFENSIVE_MEN for r in riders)
            of_men = clauses.carries_infantry_of(clauses.is_offensive_infantry)
            assert of_men(hand, name) == with_men
            assert clauses.damage_of(field.setting.cards.units[name]) == damage(card)
            assert can_enter(hand, name) == bool(entries(odds.table, 0, name))


def tops(survey: Survey, odds: Odds) -> list[dict[str, Any]]:
    names = {u.id for u in survey.most_dangerous()}
    return [u for u in odds.table.out(1) if u["id"] in names]


@pytest.mark.rule("2GM-BR-TD-D", "2GM-CE-1", "V-10", "V-11")
@pytest.mark.parametrize("batch", range(2))
def test_what_may_destroy_the_most_dangerous(batch: int) -> None:
    for _field, hand, odds, units in hands(batch):
        worst = tops(hand.survey, odds)
        for name, card in units.items():
            can = any(
                odds.danger(u) > 0.999
                and shoots(card)
                and card["penetration"] >= odds.met(0, u["id"])[1]
                and card["damage"] >= odds.met(0, u["id"])[2]
                and any(
                    card["min_range"] <= steps((1, c), u["at"]) <= card["range"]
                    for c in range(1, 11)
                )
                for u in worst
            )
            assert clauses.may_destroy_top(hand, name) == can
        for name, row in tokens().items():
            kills = row["use"] == "weapon" and any(
                row["penetration"] >= odds.met(0, u["id"])[1]
                and row["damage"] >= odds.met(0, u["id"])[2]
                for u in worst
            )
            token = hand.survey.cards.tokens[name]
            assert can_destroy_top(hand.survey, token) == kills
            of_use = True
            if row["use"] == "weapon":
                of_use = any(
                    row["penetration"] >= odds.table.card(u)["defence"] for u in odds.table.out(1)
                )
            elif row["use"] in ("heal", "repair"):
                soft = ("infantry", "artillery")
                of_use = any(
                    u["wounds"] and (odds.table.kind(u) in soft) == (row["use"] == "heal")
                    for u in odds.table.out(0)
                )
            for unit in hand.survey.mine[:1]:
                assert is_of_use((hand.survey, unit), name) == of_use


@pytest.mark.rule("2GM-FACE-1", "2GM-FACE-2", "2GM-FACE-3", "V-31")
@pytest.mark.parametrize("batch", range(2))
def test_face_offs(batch: int) -> None:
    for field, hand, odds, units in hands(batch):
        for name, card in units.items():
            entrance = Entrance(hand.survey, field.setting.cards.units[name])
            for column in range(1, 11):
                facing = [
                    u
                    for u in odds.table.out(1)
                    if u["at"][1] == column and odds.table.kind(u) == card["type"]
                ]
                hurt = [u for u in facing if card["penetration"] >= odds.table.card(u)["defence"]]
                assert can_face(entrance, column) == (shoots(card) and bool(hurt))
                best = max((odds.expected(0, NOBODY, card, u["id"]) for u in hurt), default=0.0)
                assert damage_to_facing(entrance, column) == pytest.approx(best)


@pytest.mark.rule("2GM-CE-9", "V-24", "Q2-34", "2GM-GOAL-1")
@pytest.mark.parametrize("batch", range(2))
def test_airplanes(batch: int) -> None:
    planes = [n for n, c in cards().items() if c["type"] == "airplane" and shoots(c)]
    for field, hand, odds, _units in hands(batch):
        survey = hand.survey
        for unit in odds.table.units:
            unit["shot_by"] = ()  # suppression does not count for airplanes
        deeds = Deeds(odds.table, [])
        mine = odds.table.out(0)
        ground = Ground(odds, mine[0], None, 0) if mine else None
        for name in planes:
            plane = cards()[name]
            flight = Flight(survey, field.setting.cards.units[name])
            hurts = {}
            for target in air_targets(field.setting, survey.state, 0):
                falls = deeds.under(0, plane, target, odds.met(0, target)[0])
                hit = [t for t in falls if plane["penetration"] >= odds.met(0, t)[1]]
                hurts[target] = sum(odds.expected(0, NOBODY, plane, t) for t in hit)
                assert flight.damage(target) == pytest.approx(hurts[target])
                decisive = [t for t in falls if t in odds.decisive()]
                chance = max((odds.kill(0, NOBODY, plane, t) for t in decisive), default=0.0)
                assert flight.wins(target) == pytest.approx(chance)
                if ground is not None:
                    units = [odds.table.named(t) for t in falls if t > 0]
                    cuts = ground.breaks_theirs(*(u for u in units if u is not None))
                    assert breaks_supply_line(flight, target) == cuts
            ranks = {
                u["id"]: (survey.danger(u["id"]), odds.table.card(u)["cost"])
                for u in odds.table.out(1)
                if hurts[u["id"]] > 0
            }
            best = {t for t, rank in ranks.items() if rank == max(ranks.values())}
            assert set(flight.strongest()) == best


@pytest.mark.rule("2GM-CE-5", "2GM-CON-1")
@pytest.mark.parametrize("batch", range(2))
def test_fires(batch: int) -> None:
    """Two of the hit points of each enemy inside whom such a fire has not hurt before."""
    for field, hand, odds, _units in hands(batch):
        state = replace(hand.survey.state, ap=(9, 9))
        for way in plays_of(field.setting, state, 0, "fire"):
            inside = [u for u in odds.table.at(SPACES[way.cell]) if "fire" not in u["touched"]]
            right = sum(min(2, odds.met(0, u["id"])[2]) for u in inside if u["side"] == 1)
            assert burns(hand, way) == right
