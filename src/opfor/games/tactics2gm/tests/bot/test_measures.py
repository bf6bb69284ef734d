"""What the AI measures, told by numbers: just enough, one too few, one too far."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from opfor.games.tactics2gm.tests.field import NORTH, SOUTH, Field
from opfor.games.tactics2gm.values.actions import PlaySupport
from opfor.games.tactics2gm.values.stances import STANCES, stance_named
from opfor.games.tactics2gm.values.state import HQ
from tests.oracle.tactics2gm.bot.cards.airplanes import Flight, aim_stands, is_enemy
from tests.oracle.tactics2gm.bot.cards.support_targets import wounds
from tests.oracle.tactics2gm.bot.cards.winning_card import way_shot, way_wins
from tests.oracle.tactics2gm.bot.deployment.clauses import may_destroy_top
from tests.oracle.tactics2gm.bot.deployment.hand import Hand
from tests.oracle.tactics2gm.bot.movement.defensive_scenario_moves import can_damage_attackers
from tests.oracle.tactics2gm.bot.movement.ground import turns_to_aim
from tests.oracle.tactics2gm.bot.movement.offensive_scenario_moves import (
    is_short_of_rear,
    lines_to_rear,
)
from tests.oracle.tactics2gm.bot.shooting.stance_targets import hurts_the_best, threatens_nearby
from tests.oracle.tactics2gm.bot.sight.survey import Survey
from tests.oracle.tactics2gm.bot.sight.victory import could_reach, standing_wins


def survey_of(field: Field, **more: Any) -> Survey:
    return Survey(field.setting, field.state, STANCES[field.setting.ai_kind][0], **more)


def with_card(field: Field, name: str, **values: Any) -> None:
    """Another card of that name."""
    cards = field.setting.cards
    units = {**cards.units, name: replace(cards.units[name], **values)}
    field.setting = field.play.setting = replace(field.setting, cards=replace(cards, units=units))


@pytest.mark.parametrize(("hurt", "counted"), [(1, 1), (2, 2), (3, 2)])
def test_a_hospital_counts_no_more_wounds_than_it_heals(hurt: int, counted: int) -> None:
    field = Field(mode="solo")
    unit = field.put(NORTH, "heavy-infantry", 2, 2, wounds=hurt)
    hand = Hand(survey_of(field), 9)
    assert wounds(hand, PlaySupport("field-hospital", unit=unit)) == counted


@pytest.mark.rule("2GM-GOAL-1", "Q2-27")
@pytest.mark.parametrize(
    ("losses", "inside", "chance"),
    [(9, (0, 0), 1.0), (8, (0, 0), 0.0), (10, (1, 0), 1.0), (9, (0, 1), 0.0), (11, (1, 1), 0.0)],
)
def test_fire_wins_by_all_who_die_in_it(
    losses: int, inside: tuple[int, int], chance: float
) -> None:
    """Eleven losses are too many; a unit whose number is 1 has more hit points than fire takes."""
    field = Field(mode="solo", scenario="breakout", ai_role="defender")
    fire = field.setting.cards.supports["fire"]
    with_card(field, "light-infantry", hp=fire.amount)
    with_card(field, "heavy-infantry", hp=fire.amount + 1)
    field.change(losses=(0, losses))
    cell = field.lay("house", 4, 4)
    for tough in inside:
        field.put(SOUTH, "heavy-infantry" if tough else "light-infantry", 4, 4)
    field.put(SOUTH, "light-infantry", 4, 5)
    assert way_wins(survey_of(field), PlaySupport("fire", cell=cell)) == chance


@pytest.mark.rule("V-37")
@pytest.mark.parametrize(("away", "turns"), [(0, 0), (1, 1), (2, 1), (3, 2)])
def test_a_target_to_be_held_must_be_stood_on(away: int, turns: int) -> None:
    field = Field(mode="solo", scenario="farmhouse", ai_role="attacker")
    board, target = field.setting.board, field.setting.mission.target
    with_card(field, "panzer-iv", movement=2)
    spot = field.cell(board.line(target), board.column(target) - away)
    unit = field.put(NORTH, "panzer-iv", board.line(target), board.column(target) - away)
    survey = survey_of(field, is_moving=True)
    survey.unit = field.unit(unit)
    assert survey.aim.destroy is None
    assert turns_to_aim(survey, spot) == turns


@pytest.mark.rule("2GM-OF-RL-M")
@pytest.mark.parametrize(
    ("others", "is_short"), [((1, 2), False), ((1, 3), True), ((2, 3), True), ((), True)]
)
def test_the_first_two_lines_must_be_held_by_others(
    others: tuple[int, ...], is_short: bool
) -> None:
    field = Field(mode="solo", scenario="farmhouse", ai_role="attacker")
    unit = field.put(NORTH, "panzer-iv", 2, 1)
    for line in others:
        field.put(NORTH, "panzer-iv", line, 5)
    survey = survey_of(field)
    survey.unit = field.unit(unit)
    assert is_short_of_rear(survey) == is_short
    lines = [lines_to_rear(survey, field.cell(line, 3)) for line in (1, 2, 3, 5)]
    assert lines == [0, 0, 1, 3]


@pytest.mark.rule("2GM-DF-TD-M")
@pytest.mark.parametrize(("penetration", "can"), [(2, False), (3, True)])
def test_some_attacker_can_be_damaged(penetration: int, can: bool) -> None:
    """Two attackers beside the target, of defence 3 and 5."""
    field = Field(mode="solo", scenario="farmhouse", ai_role="defender")
    board, target = field.setting.board, field.setting.mission.target
    with_card(field, "sherman", defence=5)
    with_card(field, "truck", defence=3)
    with_card(field, "pak40", penetration=penetration)
    unit = field.put(NORTH, "pak40", 1, 1)
    survey = survey_of(field)
    survey.unit = field.unit(unit)
    assert not can_damage_attackers(survey), "nobody attacks"
    field.put(SOUTH, "sherman", board.line(target), board.column(target) + 1)
    field.put(SOUTH, "truck", board.line(target), board.column(target) - 1)
    survey = survey_of(field)
    survey.unit = field.unit(unit)
    assert can_damage_attackers(survey) == can


@pytest.mark.rule("2GM-OF-SH-S")
@pytest.mark.parametrize(
    ("card", "column", "is_one"), [("sherman", 5, True), ("sherman", 9, False), ("truck", 5, False)]
)
def test_a_threat_nearby_is_both(card: str, column: int, is_one: bool) -> None:
    field = Field(mode="solo")
    with_card(field, "lefh18", range=9, min_range=1, movement=0)
    unit = field.put(NORTH, "lefh18", 3, 4)
    enemy = field.put(SOUTH, card, 3, column)
    survey = survey_of(field)
    survey.unit = field.unit(unit)
    (shot,) = (each for each in survey.shots(survey.unit) if each.target == enemy)
    assert threatens_nearby(survey, shot) == is_one


@pytest.mark.rule("2GM-BR-FA-S", "Q2-10")
@pytest.mark.parametrize(
    ("column", "penetration", "can"), [(6, 4, True), (7, 4, False), (6, 3, False), (4, 4, False)]
)
def test_who_can_damage_the_best_units(column: int, penetration: int, can: bool) -> None:
    """A tank of defence 4 in the fourth column, and a gun that shoots from one to two spaces."""
    field = Field(mode="solo")
    with_card(field, "tiger", defence=4, range=9)
    with_card(field, "pak40", penetration=penetration, min_range=1, range=2)
    unit = field.put(NORTH, "tiger", 3, 4)
    enemy = field.put(SOUTH, "pak40", 3 if column > 4 else 6, column)
    survey = survey_of(field)
    shots = survey.shots(field.unit(unit))
    (shot,) = (each for each in shots if each.target == enemy)
    (hq,) = (each for each in shots if each.target == HQ)
    assert hurts_the_best(survey, shot) == can
    assert not hurts_the_best(survey, hq)


@pytest.mark.rule("2GM-BR-TD-D")
@pytest.mark.parametrize(
    ("values", "may"),
    [({}, True), ({"range": 1}, False), ({"min_range": 3}, False), ({"damage": 3}, False),
     ({"penetration": 3}, False), ({"traits": ("no-fire",)}, False)],
)  # fmt: skip
def test_what_may_destroy_the_raider(values: dict[str, Any], may: bool) -> None:
    """On line 3, with four hit points and defence 4: two spaces from the deployment line."""
    field = Field(mode="solo")
    with_card(field, "sherman", hp=4, defence=4)
    usual: dict[str, Any] = {"range": 2, "min_range": 2, "damage": 4, "penetration": 4}
    with_card(field, "pak40", **usual | values)
    field.put(NORTH, "panzer-iv", 3, 6)
    field.put(SOUTH, "sherman", 3, 5)
    assert may_destroy_top(Hand(survey_of(field), 9), "pak40") == may


def test_airplanes_know_units_from_the_hq_and_whether_something_must_go() -> None:
    field = Field(mode="solo", scenario="farmhouse", ai_role="attacker")
    flight = Flight(survey_of(field), field.setting.cards.units["stuka"])
    assert is_enemy(flight, 1)
    assert not is_enemy(flight, HQ)
    assert aim_stands(flight)
    royal = Flight(survey_of(Field(mode="solo")), field.setting.cards.units["stuka"])
    assert not aim_stands(royal)


@pytest.mark.rule("2GM-GOAL-1")
@pytest.mark.parametrize(("line", "can"), [(4, True), (3, False)])
def test_who_can_still_get_to_the_last_line(line: int, can: bool) -> None:
    field = Field(mode="solo", scenario="breakout", ai_role="attacker")
    with_card(field, "panzer-iv", movement=2)
    unit = field.put(NORTH, "panzer-iv", line, 5)
    survey = Survey(field.setting, field.state, stance_named("offensive", "attack"))
    assert field.setting.board.lines == 6
    assert could_reach(survey, field.unit(unit)) == can


@pytest.mark.rule("2GM-GOAL-1", "Q2-27")
@pytest.mark.parametrize(
    ("ground", "cover", "wounds_", "chance"),
    [
        ("", 0, 0, 0.6),
        ("forest", 0, 0, 0.5),
        ("", 2, 0, 0.4),
        ("", 0, 1, 0.7),
        ("forest", 1, 1, 0.5),
    ],
)
def test_the_chance_of_a_barrage_counts_cover_and_wounds(
    ground: str, cover: int, wounds_: int, chance: float
) -> None:
    """It hits on 5; a forest is one harder, a wound one easier."""
    field = Field(mode="solo", scenario="breakout", ai_role="defender")
    field.change(losses=(0, 10))
    if ground:
        field.lay(ground, 4, 8)
    enemy = field.put(SOUTH, "truck", 4, 8, cover=cover, wounds=wounds_)
    way = PlaySupport("artillery-barrage", target=enemy)
    assert way_wins(survey_of(field), way) == chance
    field.change(losses=(0, 9))
    assert way_wins(survey_of(field), way) == 0


@pytest.mark.rule("2GM-GOAL-1", "Q2-27")
@pytest.mark.parametrize(
    ("to_hit", "card", "chance"),
    [(5, "ammunition", 0.6), (5, "forward-observer", 0.8), (2, "forward-observer", 1.0),
     (5, "smoke-barrage", 0.0)],
)  # fmt: skip
def test_the_chance_of_the_winning_shot_a_card_gives(to_hit: int, card: str, chance: float) -> None:
    field = Field(mode="solo")
    with_card(field, "panzer-iv", to_hit=to_hit, range=2)
    tank = field.put(NORTH, "panzer-iv", 5, 5)
    far = field.put(NORTH, "panzer-iv", 2, 5)
    field.change(hq=(0, field.setting.numbers.hq.hp - 1))
    survey = survey_of(field)
    assert way_shot(survey, PlaySupport(card, unit=tank)) == chance
    assert way_shot(survey, PlaySupport(card, unit=far)) == 0, "a spotter alone hits nobody"
    there = PlaySupport("forced-march", unit=far, cell=field.cell(5, 6))
    assert way_shot(survey, there) == (11 - to_hit) / 10


@pytest.mark.rule("2GM-GOAL-1", "Q2-27")
@pytest.mark.parametrize(
    ("there", "coming", "moved", "wins"),
    [(2, 0, False, True), (1, 0, False, False), (1, 1, False, True), (1, 1, True, False),
     (0, 2, False, True), (0, 1, False, False)],
)  # fmt: skip
def test_three_on_the_last_line_win(there: int, coming: int, moved: bool, wins: bool) -> None:
    """The acting unit, those who are there, and those who can still come."""
    field = Field(mode="solo", scenario="breakout", ai_role="attacker")
    unit = field.put(NORTH, "heavy-infantry", 5, 9)
    for n in range(there):
        field.put(NORTH, "heavy-infantry", 6, 1 + n)
    for n in range(coming):
        field.put(NORTH, "heavy-infantry", 5, 4 + n, moved=moved)
    survey = Survey(field.setting, field.state, stance_named("offensive", "attack"))
    assert survey.goals["reach"] == 3
    assert standing_wins(survey, unit, field.cell(6, 9)) == wins
    assert not standing_wins(survey, unit, field.cell(5, 9)), "not on the line itself"


@pytest.mark.rule("2GM-GOAL-1", "Q2-27", "2GM-CE-9")
def test_bombs_that_fall_on_several_win_by_the_best_of_them() -> None:
    field = Field(mode="solo", scenario="breakout", ai_role="defender")
    field.change(losses=(0, 10))
    with_card(field, "truck", hp=1, defence=1)
    with_card(field, "tiger", hp=9, defence=9)
    tank, truck = field.put(SOUTH, "tiger", 4, 4), field.put(SOUTH, "truck", 4, 5)
    alone = field.put(SOUTH, "tiger", 4, 9)
    plane = replace(field.setting.cards.units["he111"], to_hit=6, blast=1)
    flight = Flight(survey_of(field), plane)
    assert [flight.wins(target) for target in (tank, truck, alone)] == [0.5, 0.5, 0.1]
