"""Exactly enough, equally good, the second of two weapons: one clause a test."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from opfor.core.game import Situation
from opfor.core.requests import Choose
from opfor.games.tactics2gm.tests.bot.story import choices, decided, deployed, foe
from opfor.games.tactics2gm.tests.bot.test_scenario_setup import run, scenario
from opfor.games.tactics2gm.tests.deeds import bid_for_first_turn
from opfor.games.tactics2gm.tests.field import NORTH, SOUTH, Field
from opfor.games.tactics2gm.tests.test_first_and_least import survey_of, with_card
from opfor.games.tactics2gm.values.actions import PlaySupport
from opfor.games.tactics2gm.values.events import TerrainPlaced
from opfor.games.tactics2gm.values.scenarios import ScenarioGoal
from opfor.games.tactics2gm.values.stances import STANCES, stance_named
from opfor.games.tactics2gm.values.state import HQ
from tests.oracle.tactics2gm.bot.cards.support_cards import is_useful_support
from tests.oracle.tactics2gm.bot.cards.winning_card import unit_shot, way_shot
from tests.oracle.tactics2gm.bot.deployment.hand import Hand
from tests.oracle.tactics2gm.bot.deployment.next_card import choose_card
from tests.oracle.tactics2gm.bot.deployment.order_of_cards import kind_of_unit
from tests.oracle.tactics2gm.bot.movement.defensive_scenario_moves import can_damage_attackers
from tests.oracle.tactics2gm.bot.setup.terrain import place_half
from tests.oracle.tactics2gm.bot.sight.aim import aim_of
from tests.oracle.tactics2gm.bot.sight.danger import is_particularly_dangerous
from tests.oracle.tactics2gm.bot.sight.shot import chances
from tests.oracle.tactics2gm.bot.sight.survey import Survey
from tests.oracle.tactics2gm.bot.sight.victory import is_near
from tests.oracle.tactics2gm.rules.movement import entry_costs
from tests.oracle.tactics2gm.rules.targets import breakable, mark


def play(*cards: str, units: tuple[Any, ...], **fields: Any) -> Situation:
    return decided(*units, **{"hand": list(cards), "ap": 9, "phase": "deployment", **fields})


def with_goals(field: Field, target: int = -1, **goals: int) -> None:
    """The AI wins by these goals; the mission target lies on a space."""
    roles = list(field.setting.mission.roles)
    wanted = tuple(
        ScenarioGoal(kind=kind.replace("_", "-"), amount=amount)  # type: ignore[arg-type]
        for kind, amount in goals.items()
    )
    roles[0] = replace(roles[0], goals=wanted)
    mission = replace(field.setting.mission, roles=tuple(roles), target=target)
    field.setting = field.play.setting = replace(field.setting, mission=mission)


@pytest.mark.rule("V-20", "2GM-SC-10", "2GM-SC-11", "2GM-ORD-1", "2GM-ORD-2")
def test_which_stances_are_offensive() -> None:
    """The Dynamic AI from Reinforce on, all of the Offensive AI, none of the Defensive one."""
    bold = {
        kind: [stance_named(kind, stance.name).is_offensive for stance in found]
        for kind, found in STANCES.items()
    }
    assert bold["battle-royal"] == [False, False, True, True, True]
    assert bold["offensive"] == [True] * 5
    assert bold["defensive"] == [False] * 5


# -- cards -------------------------------------------------------------------------------------


@pytest.mark.rule("V-11", "2GM-BR-1")
@pytest.mark.parametrize("card", ["general", "paratroopers", "promotion", "luck"])
def test_cards_with_a_moment_of_their_own_wait_for_it(card: str) -> None:
    field = Field(mode="solo")
    field.give(NORTH, card, "light-infantry")
    field.put(NORTH, "tiger", 3, 3, kills=1)
    field.put(SOUTH, "sherman", 4, 5)
    assert not is_useful_support(Hand(survey_of(field), 9), card)


@pytest.mark.rule("V-11", "V-31")
@pytest.mark.parametrize(("defence", "is_played"), [(3, True), (4, False)])
def test_a_barrage_is_of_use_where_its_penetration_just_suffices(
    defence: int, is_played: bool
) -> None:
    enemy = foe("e", 5, 5, type="tank", defence=defence, hp=4)
    situation = play("artillery-barrage", units=(enemy,), stance="defense")
    assert ("artillery-barrage" in deployed(situation)) == is_played


@pytest.mark.rule("2GM-CE-5")
def test_fire_takes_two_from_each_of_two_rather_than_two_from_one() -> None:
    houses = [{"card": "house", "line": 4, "column": 3}, {"card": "house", "line": 4, "column": 8}]
    pair = (foe("a", 4, 3, hp=2), foe("b", 4, 3, hp=2))
    giant = foe("giant", 4, 8, hp=9)
    situation = play("fire", units=(*pair, giant), terrain=houses, stance="defense")
    assert choices(situation, "support", card="fire") == ["4-3"]


@pytest.mark.rule("2GM-GOAL-1", "Q2-27")
def test_of_two_weapons_the_better_one_has_the_winning_shot() -> None:
    """A bazooka that pierces beside a gun that cannot: seven faces of ten, not a lucky one."""
    field = Field(mode="solo")
    with_goals(field, losses=1)
    with_card(field, "heavy-infantry", penetration=1, range=2, to_hit=2)
    with_card(field, "sherman", defence=5, hp=2)
    unit = field.put(NORTH, "heavy-infantry", 3, 5, tokens=("bazooka",))
    field.put(SOUTH, "sherman", 4, 5)
    survey = survey_of(field)
    assert way_shot(survey, PlaySupport("ammunition", unit=unit)) == 0.5


@pytest.mark.rule("2GM-GOAL-1", "Q2-27")
@pytest.mark.parametrize(("traits", "chance"), [((), 0.9), (("no-fire",), 0.0)])
def test_who_cannot_fire_has_no_winning_shot(traits: tuple[Any, ...], chance: float) -> None:
    field = Field(mode="solo")
    with_goals(field, losses=1)
    with_card(field, "truck", traits=traits, range=3, penetration=9, damage=9, to_hit=2)
    field.put(SOUTH, "jeep", 2, 5)
    survey = survey_of(field)
    assert unit_shot(survey, survey.cards.units["truck"], 4) == chance


@pytest.mark.rule("2GM-GOAL-1", "Q2-27", "2GM-MOD-7")
def test_a_newcomer_finds_suppressed_whomever_another_has_shot_at() -> None:
    """Whoever that was, the first unit of all included: one face more than without."""
    field = Field(mode="solo")
    with_goals(field, losses=1)
    with_card(field, "pak40", range=3, penetration=9, damage=9, to_hit=6)
    enemy = field.put(SOUTH, "jeep", 2, 5)
    chances = []
    for shot_by in ((), (1,), (2,)):
        field.touch(enemy, shot_by=shot_by)
        survey = survey_of(field)
        chances.append(unit_shot(survey, survey.cards.units["pak40"], 4))
    assert chances == [0.5, 0.6, 0.6]


@pytest.mark.rule("Q2-26", "2GM-BR-RE-D")
@pytest.mark.parametrize(
    ("order", "is_faster"), [("transports-second", False), ("artillery-second", True)]
)
def test_guns_go_by_their_pace_only_where_they_are_ruled_to_come_second(
    order: str, is_faster: bool
) -> None:
    """Of two that hit alike the faster one there, the dearer one otherwise."""
    field = Field(mode="solo", rulings={"reinforce-order": order})
    guns = [n for n, c in field.setting.cards.units.items() if c.type == "artillery"]
    slow, fast = guns[:2]
    with_card(field, slow, damage=2, movement=1, cost=3, traits=())
    with_card(field, fast, damage=2, movement=2, cost=1, traits=())
    field.give(NORTH, slow, fast)
    stance = stance_named("battle-royal", "reinforce")
    survey = Survey(field.setting, field.state, stance)
    chosen = field.do(choose_card(field.play, Hand(survey, 9)))
    assert chosen == (fast if is_faster else slow)


@pytest.mark.rule("2GM-GOAL-3", "2GM-BR-RE-D")
def test_the_last_ap_pay_for_the_rider() -> None:
    """A truck of 2 and its infantry of 1 for exactly 3 AP."""
    cost = sum(Field().setting.cards.units[name].cost for name in ("truck", "light-infantry"))
    for ap, cards in ((cost, ["truck", "light-infantry"]), (cost - 1, None)):
        situation = play("truck", "light-infantry", units=(), stance="reinforce", ap=ap)
        if cards:
            assert deployed(situation) == cards
        aboard = choices(situation, "rider", aboard="truck")
        assert aboard == (["light-infantry"] if cards else [])


@pytest.mark.rule("V-17")
def test_what_comes_after_tanks_and_loaded_transports_is_another_unit() -> None:
    field = Field(mode="solo")
    field.give(NORTH, "pak40", "tiger", "truck", "light-infantry")
    hand = Hand(survey_of(field), 9)
    told = {name: kind_of_unit(hand, name) for name in ("tiger", "truck", "pak40")}
    assert told == {"tiger": 0, "truck": 1, "pak40": 2}


# -- sight -------------------------------------------------------------------------------------


@pytest.mark.rule("V-10", "2GM-CE-8")
def test_two_equally_dangerous_units_are_both_particularly_dangerous() -> None:
    field = Field(mode="solo")
    field.put(NORTH, "light-infantry", 1, 5)
    pair = [field.put(SOUTH, "sherman", 3, 5), field.put(SOUTH, "sherman", 3, 6)]
    survey = survey_of(field)
    assert len(survey.most_dangerous()) == 2
    assert [is_particularly_dangerous(survey, unit) for unit in pair] == [True, True]


@pytest.mark.rule("Q2-25")
@pytest.mark.parametrize("cell", [0, 24])
def test_the_aim_is_the_mission_target_wherever_it_lies(cell: int) -> None:
    field = Field(mode="solo", scenario="bridge-at-dawn", ai_role="attacker")
    with_goals(field, target=cell, destroy_target=0)
    field.lay("bridge", cell // 10 + 1, cell % 10 + 1)
    aim = aim_of(field.setting, field.state, stance_named("offensive", "attack"))
    assert (aim.spot, aim.line, aim.destroy) == (cell, cell // 10 + 1, -1 - cell)


@pytest.mark.rule("V-13")
def test_a_lucky_ten_tells_a_unit_from_an_hq_of_the_same_defence() -> None:
    """Asked one after the other with the same numbers."""
    field = Field(mode="solo")
    with_card(field, "sherman", defence=2, hp=8)
    with_card(field, "pak40", penetration=1, damage=8)
    enemy = field.put(SOUTH, "sherman", 4, 5)
    arm = field.setting.cards.units["pak40"]
    for _ in range(2):
        marks = [mark(field.setting, field.state, NORTH, target) for target in (enemy, HQ)]
        assert [chances(5, arm, at)[2] for at in marks] == [0.1, 0.0]


@pytest.mark.rule("2GM-GOAL-1")
@pytest.mark.parametrize(
    ("goals", "near"),
    [
        ({"destroy_target": 0}, False),
        ({"losses": 9}, True),
        ({"reach": 2}, True),
        ({"hold_target": 3}, True),
        ({"endure": 9}, False),
    ],
)
def test_what_may_be_won_this_turn(goals: dict[str, int], near: bool) -> None:
    """Without one decisive blow: losses by several at once, and standing somewhere."""
    field = Field(mode="solo")
    with_goals(field, **goals)
    field.put(SOUTH, "sherman", 4, 5)
    assert is_near(survey_of(field)) == near


@pytest.mark.rule("2GM-GOAL-1")
@pytest.mark.parametrize(("lost", "decisive"), [(4, True), (3, False)])
def test_the_last_unit_the_player_may_lose_is_decisive(lost: int, decisive: bool) -> None:
    field = Field(mode="solo")
    with_goals(field, losses=5)
    enemy = field.put(SOUTH, "sherman", 4, 5)
    field.change(losses=(0, lost))
    assert (enemy in survey_of(field).decisive()) == decisive
    with_goals(field, reach=2)
    assert survey_of(field).decisive() == {}


@pytest.mark.rule("V-31", "2GM-DF-TD-M")
def test_one_weapon_of_two_that_damages_an_attacker_is_enough() -> None:
    field = Field(mode="solo", scenario="farmhouse", ai_role="defender")
    with_card(field, "heavy-infantry", penetration=1)
    with_card(field, "sherman", defence=5)
    field.put(SOUTH, "sherman", 3, 6)
    bare = field.put(NORTH, "heavy-infantry", 2, 5)
    armed = field.put(NORTH, "heavy-infantry", 2, 6, tokens=("bazooka",))
    stance = stance_named("defensive", "total-defense")
    survey = Survey(field.setting, field.state, stance, is_moving=True)
    for unit, can in ((bare, False), (armed, True)):
        survey.unit = field.unit(unit)
        assert can_damage_attackers.holds(survey, [survey.unit.cell]) == can


# -- set-up and terrain ------------------------------------------------------------------------


@pytest.mark.rule("2GM-SC-5", "Q2-9")
@pytest.mark.parametrize(("ap", "placed"), [(2, 1), (1, 0)])
def test_terrain_is_placed_with_the_last_ap(ap: int, placed: int) -> None:
    """A trench costs 2."""
    field = scenario(terrain=("trench",), zone=(1, 3))
    field.change(ap=(ap, 0), terrain_deck=("trench",), stage="terrain")
    run(field, place_half(field.play))
    assert len(field.events(TerrainPlaced)) == placed


@pytest.mark.rule("2GM-MOD-1", "2GM-MOD-3")
def test_the_same_terrain_is_looked_at_anew_with_other_cards() -> None:
    """Forest is hard and can be destroyed; with other cards it is neither."""
    field = Field()
    cell = field.lay("forest", 3, 5)
    card = field.setting.cards.units["tiger"]
    rows = field.setting.cards.terrain
    plain = {**rows, "forest": replace(rows["forest"], hard=(), hp=0)}
    other = replace(field.setting, cards=replace(field.setting.cards, terrain=plain))
    for setting, cost, spots in ((field.setting, 2, [cell]), (other, 1, []), (other, 1, [])):
        assert entry_costs(setting, field.state, card)[cell] == cost
        assert [spot for spot, _ in breakable(setting, field.state)] == spots


@pytest.mark.rule("2GM-BR-7", "Q2-4")
@pytest.mark.parametrize("ap", [0, 5])
def test_nobody_bids_more_than_there_is(ap: int) -> None:
    field = Field()
    field.change(ap=(ap, ap), stage="bid", bids=(-1, -1))
    request = next(bid_for_first_turn(field.play))
    assert isinstance(request, Choose)
    assert [option.ap for option in request.options] == list(range(ap + 1))
