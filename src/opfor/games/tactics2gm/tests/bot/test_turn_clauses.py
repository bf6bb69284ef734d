"""Clauses of the AI's turn: the second weapon, a borrowed bag, riders, the last link, five AP."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from opfor.core.trace import Decision
from opfor.games.tactics2gm.course.forecast import forecast
from opfor.games.tactics2gm.tests.field import NORTH, SOUTH, Field
from opfor.games.tactics2gm.values.events import EquipmentUsed, ShotFired, UnitUnloaded
from opfor.games.tactics2gm.values.stances import stance_named
from opfor.games.tactics2gm.values.state import ABOARD, Box, Ending
from tests.oracle.tactics2gm.bot.cards.support_cards import is_useful_support
from tests.oracle.tactics2gm.bot.deployment.default_orders import DEFAULTS, default_order
from tests.oracle.tactics2gm.bot.deployment.equipment import can_destroy_top
from tests.oracle.tactics2gm.bot.deployment.face_off import Entrance, can_penetrate
from tests.oracle.tactics2gm.bot.deployment.hand import Hand
from tests.oracle.tactics2gm.bot.movement.destination import look_from
from tests.oracle.tactics2gm.bot.movement.preferences import may_leave_last_link
from tests.oracle.tactics2gm.bot.movement.riders import let_off
from tests.oracle.tactics2gm.bot.setup.army_deck import take_cards
from tests.oracle.tactics2gm.bot.setup.pre_game import Site
from tests.oracle.tactics2gm.bot.shooting.healers import tend_wounded
from tests.oracle.tactics2gm.bot.shooting.weapons import fire_weapons
from tests.oracle.tactics2gm.bot.sight.survey import Survey
from tests.oracle.tactics2gm.bot.stance.modifiers import Modifier
from tests.oracle.tactics2gm.bot.stance.roll import StanceRoll


def survey_of(field: Field, stance: str = "full-assault", **more: Any) -> Survey:
    return Survey(field.setting, field.state, stance_named("battle-royal", stance), **more)


def with_card(field: Field, name: str, **values: Any) -> None:
    cards = field.setting.cards
    units = {**cards.units, name: replace(cards.units[name], **values)}
    field.setting = field.play.setting = replace(field.setting, cards=replace(cards, units=units))


@pytest.mark.rule("Q2-13")
@pytest.mark.parametrize(("ap", "row"), [(4, 0), (5, 1), (6, 1)])
def test_from_five_ap_on_the_long_list_is_in_force(ap: int, row: int) -> None:
    field = Field(mode="solo")
    assert field.setting.numbers.phrases.default_order_ap == 5
    hand = Hand(survey_of(field), ap)
    assert default_order(hand) == DEFAULTS["BR"][row]


@pytest.mark.rule("V-14")
@pytest.mark.parametrize(("reach", "may"), [(4, False), (3, True)])
def test_the_last_link_breaks_only_for_a_shot_no_other_space_gives(reach: int, may: bool) -> None:
    """From line 3 a range of 4 reaches the HQ already; one of 3 does from line 4 only."""
    field = Field(mode="solo")
    with_card(field, "panzer-iv", range=reach, penetration=9, movement=1)
    tank = field.put(NORTH, "panzer-iv", 3, 5)
    field.put(NORTH, "truck", 2, 1)
    field.put(NORTH, "truck", 1, 1)
    survey = survey_of(field, is_moving=True)
    look_from(survey, field.unit(tank))
    assert (may_leave_last_link(survey, field.cell(4, 5)) is True) == may


@pytest.mark.parametrize("is_over", [False, True])
def test_riders_get_off_for_a_shot_while_the_game_goes_on(is_over: bool) -> None:
    field = Field(mode="solo")
    rider = field.put(NORTH, "heavy-infantry", 3, 5)
    truck = field.put(NORTH, "truck", 3, 5, cargo=rider)
    aboard = replace(field.unit(rider), cell=ABOARD, aboard=truck)
    units = tuple(aboard if unit.id == rider else unit for unit in field.state.units)
    field.change(units=units, result=Ending(NORTH, "hq") if is_over else None)
    field.put(SOUTH, "light-infantry", 3, 7)
    procedure = let_off(field.play, survey_of(field, is_moving=True))
    field.do(procedure, answers=["3-6"] * 3)
    assert bool(field.events(UnitUnloaded)) != is_over


@pytest.mark.rule("2GM-BR-6", "Q2-20")
def test_the_record_of_a_pile_says_what_the_die_added() -> None:
    field = Field(mode="solo")
    field.play.explain = True
    field.change(boxes=(Box("germans", ("tiger", "panther", "panzer-iv", "panzer-iii")),))
    counts = dict.fromkeys(("infantry", "artillery", "tank", "transport", "support"), 0)
    tanks = ["panther", "panzer-iii", "panzer-iv"]
    taking = take_cards(field.play, counts | {"tank": 3}, counts | {"tank": 2}, rolled=7)
    field.do(taking, answers=tanks)
    told = {d.details["pile"]: d.details for d in field.events(Decision)}
    assert told["tank"] == {"pile": "tank", "counted": 3, "more": 1, "rolled": 7}


@pytest.mark.rule("2GM-SC-7", "V-14")
def test_only_the_ais_units_on_the_board_hold_a_line_at_set_up() -> None:
    field = Field(mode="solo", scenario="farmhouse", ai_role="defender")
    field.put(NORTH, "truck", 1, 3)
    field.put(SOUTH, "truck", 5, 3)
    rider = field.put(NORTH, "light-infantry", 4, 4)
    aboard = replace(field.unit(rider), cell=ABOARD)
    field.change(units=(*field.state.units[:-1], aboard))
    assert Site(field.setting, field.state, 0).held == {1}


@pytest.mark.rule("2GM-WND-3")
@pytest.mark.parametrize(("tokens", "healed"), [(("medic",), 1), ((), 0)])
def test_a_unit_with_a_bag_tends_the_wounded_beside_it(
    tokens: tuple[str, ...], healed: int
) -> None:
    field = Field(mode="solo")
    bag = next(name for name, row in field.setting.cards.tokens.items() if row.use == "heal")
    helper = field.put(NORTH, "heavy-infantry", 3, 5, tokens=(bag,) if tokens else ())
    field.put(NORTH, "heavy-infantry", 3, 6, wounds=1)
    field.do(tend_wounded(field.play, survey_of(field), helper))
    assert sum(event.healed for event in field.events(EquipmentUsed)) == healed


def test_a_weapon_without_a_target_does_not_keep_the_next_one_from_firing() -> None:
    field = Field(mode="solo")
    tokens = field.setting.cards.tokens
    weapon = next(name for name, row in tokens.items() if row.use == "weapon" and row.range >= 2)
    with_card(field, "heavy-infantry", range=1)
    men = field.put(NORTH, "heavy-infantry", 3, 5, tokens=(weapon,))
    field.put(SOUTH, "light-infantry", 3, 5 + tokens[weapon].range)
    field.do(fire_weapons(field.play, survey_of(field), men), *(1,) * 5)
    assert [event.slot for event in field.events(ShotFired)] == [1]


@pytest.mark.rule("2GM-ST-1")
@pytest.mark.parametrize(
    ("change", "names"),
    [
        (0, ["total-defense", "defense", "reinforce", "advance", "full-assault"]),
        (-3, ["total-defense", "defense", "reinforce", "advance"]),
        (3, ["defense", "reinforce", "advance", "full-assault"]),
        (9, ["full-assault"]),
        (-9, ["total-defense"]),
    ],
)
def test_which_stances_the_die_can_give(change: int, names: list[str]) -> None:
    setting = Field(mode="solo").setting
    roll = StanceRoll(setting, [Modifier("2GM-ST-2", change, "attack")], 5)
    assert [stance.name for stance in roll.possible] == names
    assert roll.total == 5 + change


def test_a_stance_of_one_face_is_told_by_that_face() -> None:
    """With Red Alert only a 10 gives an Advance."""
    field = Field(mode="solo")
    field.put(SOUTH, "sherman", 1, 5)
    labels = {one.key: one.label for one in forecast(field.setting, field.state, None)}
    assert labels["advance"] == "Advance on a D10 of 10"
    assert labels["total-defense"] == "Total Defense on a D10 of 1 to 5"


@pytest.mark.rule("2GM-CE-7")
@pytest.mark.parametrize(("ap", "fetched"), [(5, True), (4, False)])
def test_replacements_that_cost_something_leave_less_for_the_unit(ap: int, fetched: bool) -> None:
    """An owner's card of 2 AP, and a unit of 3."""
    field = Field(mode="solo")
    with_card(field, "panzer-iii", cost=3)
    cards = field.setting.cards
    dear = replace(cards.supports["replacements"], cost=2)
    supports = {**cards.supports, "replacements": dear}
    field.setting = field.play.setting = replace(
        field.setting, cards=replace(cards, supports=supports)
    )
    field.give(NORTH, "replacements")
    field.stack(NORTH, "panzer-iii")
    field.change(ap=(ap, 0))
    hand = Hand(survey_of(field), ap)
    assert is_useful_support(hand, "replacements") == fetched


def test_of_two_equally_dangerous_one_that_can_be_destroyed_is_enough() -> None:
    field = Field(mode="solo")
    field.put(SOUTH, "sherman", 4, 4)
    hurt = field.put(SOUTH, "sherman", 4, 7, wounds=2)
    survey = survey_of(field)
    assert len(survey.most_dangerous()) == 2
    card = field.setting.cards.units["sherman"]
    weapon = next(row for row in field.setting.cards.tokens.values() if row.use == "weapon")
    able = replace(weapon, penetration=card.defence, damage=card.hp - 2)
    assert field.unit(hurt).wounds == 2
    assert can_destroy_top(survey, able)
    assert not can_destroy_top(survey, replace(able, penetration=card.defence - 1))
    assert not can_destroy_top(survey, replace(able, damage=card.hp - 3))


@pytest.mark.rule("2GM-FACE-2", "V-31")
@pytest.mark.parametrize(("penetration", "can"), [(4, True), (3, False)])
def test_one_unit_of_a_column_that_can_be_penetrated_is_enough(penetration: int, can: bool) -> None:
    field = Field(mode="solo")
    with_card(field, "sherman", defence=4)
    with_card(field, "pershing", defence=9)
    field.put(SOUTH, "pershing", 5, 3)
    field.put(SOUTH, "sherman", 6, 3)
    card = replace(field.setting.cards.units["panzer-iii"], penetration=penetration)
    entrance = Entrance(survey_of(field), card)
    assert can_penetrate(entrance, 3) == can
    assert not can_penetrate(entrance, 4)
