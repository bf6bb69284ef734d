"""Just at a limit: the first space, a gun exactly in range, a deck that lacks a pile."""

from __future__ import annotations

import pytest

from opfor.games.tactics2gm.course.forecast import forecast
from opfor.games.tactics2gm.course.lookout import reachable, support_plays
from opfor.games.tactics2gm.tests.asked import air_targets, assaults, bombed
from opfor.games.tactics2gm.tests.bot.story import ai, decided, foe
from opfor.games.tactics2gm.tests.deeds import fly, reveal
from opfor.games.tactics2gm.tests.field import NORTH, SOUTH, Field
from opfor.games.tactics2gm.tests.hand import field_with
from opfor.games.tactics2gm.values.arms import armed_slots
from opfor.games.tactics2gm.values.events import PlaneShotAt
from opfor.games.tactics2gm.values.stances import STANCES
from opfor.games.tactics2gm.values.state import HQ, Ending
from opfor.games.tactics2gm.values.unit_classes import is_armoured
from tests.oracle.tactics2gm.bot.setup.army_deck import counts_like
from tests.oracle.tactics2gm.bot.shooting.goals import could_break_supply
from tests.oracle.tactics2gm.bot.sight.aim import Aim, aim_of
from tests.oracle.tactics2gm.bot.sight.danger import danger_of, victims_of
from tests.oracle.tactics2gm.bot.sight.survey import Survey

AI, PLAYER = 0, 1


def surveyed(field: Field) -> Survey:
    return Survey(field.setting, field.state, STANCES[field.setting.ai_kind][0])


def test_an_airplane_finds_a_unit_in_the_first_space() -> None:
    field = Field()
    unit = field.put(NORTH, "panther", 1, 1)
    assert field.unit(unit).cell == 0
    assert air_targets(field.setting, field.state, SOUTH) == [unit, HQ]


def test_bombs_with_a_blast_fall_once_on_everybody() -> None:
    field = Field()
    first, second = field.put(NORTH, "panther", 3, 3), field.put(NORTH, "panther", 3, 4)
    field.put(NORTH, "panther", 3, 6)
    plane = next(c for c in field.setting.cards.units.values() if c.blast)
    assert bombed(field.setting, field.state, SOUTH, plane, first) == [first, second]
    assert bombed(field.setting, field.state, SOUTH, plane, HQ) == [HQ]


@pytest.mark.parametrize(("column", "shots"), [(6, 1), (7, 0)])
def test_an_anti_air_gun_fires_just_as_far_as_its_range(column: int, shots: int) -> None:
    field = Field()
    target = field.put(NORTH, "panther", 3, 3)
    field.put(NORTH, "flak38", 3, column)
    assert field.setting.cards.units["flak38"].range == 3
    plane = next(
        c for c in field.setting.cards.units.values() if c.type == "airplane" and c.can_fire
    )
    field.give(SOUTH, plane.id)
    field.do(fly(field.play, SOUTH, plane.id, target), *[1] * 9)
    assert len(field.events(PlaneShotAt)) == shots


@pytest.mark.rule("2GM-BR-4")
def test_a_pile_the_deck_lacks_counts_nothing() -> None:
    setting = Field(mode="solo").setting
    counts = counts_like(setting, {"tank": 3})
    assert counts == {pile: 3 if pile == "tank" else 0 for pile in counts}


@pytest.mark.rule("Q2-25")
def test_the_hqs_lie_one_line_beyond_the_first_and_the_last() -> None:
    field = Field(mode="solo")
    board, survey = field.setting.board, surveyed(field)
    assert (survey.line(board.hq(AI)), survey.line(board.hq(PLAYER))) == (0, board.lines + 1)
    assert survey.line(board.cell(1, 1)) == 1
    assert survey.line(board.cell(board.lines, 10)) == board.lines
    aims = {s.code: aim_of(field.setting, field.state, s).line for s in STANCES["battle-royal"]}
    beyond = dict.fromkeys(("BR-RE", "BR-AD", "BR-FA"), board.lines + 1)
    assert aims == {"BR-TD": 0, "BR-DE": 0} | beyond


@pytest.mark.rule("V-10", "Q2-33")
def test_a_unit_is_more_dangerous_on_the_first_two_lines_of_the_other_side() -> None:
    """Everything else alike: it sees the same AI unit from line 1, 2 and 3."""
    worth = []
    for line in (1, 2, 3):
        field = Field(mode="solo")
        field.put(AI, "panzer-iii", line, 4)
        unit = field.put(PLAYER, "sherman", line, 5)
        worth.append(danger_of(surveyed(field), field.unit(unit)))
    weights = Field(mode="solo").setting.numbers.danger
    assert [round(each - worth[2], 6) for each in worth] == [weights.line_1, weights.line_2, 0]


@pytest.mark.rule("V-10")
def test_the_target_is_a_victim_where_destroying_it_is_one_of_several_goals() -> None:
    field = Field(mode="solo", scenario="winter-depot")
    mission = field.setting.mission
    kinds = [[goal.kind for goal in role.goals] for role in mission.roles]
    assert kinds[PLAYER] == ["destroy-target", "destroy-hq"]
    cell = mission.target
    field.lay("house", field.setting.board.line(cell), field.setting.board.column(cell))
    assert any(at.cell == cell for at, _ in victims_of(surveyed(field), AI))
    assert not any(at.cell == cell for at, _ in victims_of(surveyed(field), PLAYER))


@pytest.mark.rule("Q2-25")
def test_an_attacker_without_a_target_goes_for_the_hq_beyond_the_last_line() -> None:
    field = Field(mode="solo", scenario="breakout", ai_role="attacker")
    board = field.setting.board
    aim = aim_of(field.setting, field.state, STANCES["offensive"][0])
    assert aim == Aim(board.hq(PLAYER), board.lines + 1, HQ)


@pytest.mark.rule("V-14")
@pytest.mark.parametrize(("line", "is_danger"), [(2, True), (3, False)])
def test_the_farthest_line_of_the_supply_line_can_be_broken(line: int, is_danger: bool) -> None:
    """A unit ahead of the supply line, across a gap, is no link of it."""
    field = Field(mode="solo")
    field.put(AI, "panzer-iii", 1, 1)
    field.put(AI, "panzer-iii", 1, 2)
    field.put(AI, "panzer-iii", line, 5)
    foe_ = field.put(PLAYER, "sherman", line, 6)
    assert could_break_supply(surveyed(field), foe_) == is_danger


def test_without_movement_points_nobody_goes_anywhere() -> None:
    field = Field()
    tank = field.unit(field.put(NORTH, "panther", 3, 3))
    assert reachable(field.setting, field.state, tank, points=0) == {}
    assert field.cell(3, 6) in reachable(field.setting, field.state, tank)


@pytest.mark.rule("2GM-ST-1")
def test_why_a_stance_is_not_taken_names_its_own_bounds() -> None:
    """The first takes up to 2, the last 9 or more."""
    (decision,) = decided(
        ai("a1", 1, 1, "panzer-iii"), foe("p1", 4, 5, "sherman"), kind="battle-royal",
        phase="start", d10=5,
    ).decisions  # fmt: skip
    total = decision.details["total"]
    said = {
        name: (short.why, short.values)
        for step in decision.steps
        if step.rule == "2GM-ST-1"
        for name, short in step.values.items()
    }
    assert said["total-defense"] == ("takes-up-to", (2, total))
    assert said["full-assault"] == ("takes-from", (9, total))
    between = [values for why, values in said.values() if why == "takes-between"]
    assert {values[:2] for values in between} < {(3, 4), (5, 6), (7, 8)}


def test_a_game_that_is_over_has_no_forecast() -> None:
    field = Field(mode="solo")
    field.put(AI, "panzer-iii", 2, 4)
    assert forecast(field.setting, field.state, None)
    field.change(result=Ending(AI, "hq"))
    assert forecast(field.setting, field.state, None) == []


def test_who_has_just_come_assaults_nobody() -> None:
    field = Field()
    field.put(NORTH, "panther", 3, 3)
    fresh = field.put(SOUTH, "heavy-infantry", 3, 4, fresh=True)
    ready = field.put(SOUTH, "heavy-infantry", 2, 3)
    assert assaults(field.setting, field.state, field.unit(fresh)) == []
    assert len(assaults(field.setting, field.state, field.unit(ready))) == 1


@pytest.mark.rule("2GM-MOD-8")
def test_a_card_in_the_first_space_is_turned_up_too() -> None:
    field = Field(night=True)
    hidden = field.put(NORTH, "panther", 1, 1, hidden=True)
    field.put(SOUTH, "sherman", 1, 2)
    reveal(field.play)
    assert not field.unit(hidden).hidden


def test_a_forced_march_passes_over_who_has_just_come() -> None:
    field = field_with("forced-march")
    field.put(SOUTH, "sherman", 6, 2, fresh=True)
    second = field.put(SOUTH, "sherman", 5, 6)
    found = support_plays(field.setting, field.state, SOUTH)
    assert {each.unit for each in found} == {second}


def test_only_tokens_with_a_weapon_are_armed() -> None:
    field = Field()
    kinds = field.setting.cards.tokens
    weapon = next(name for name, row in kinds.items() if row.use == "weapon")
    other = next(name for name, row in kinds.items() if row.use != "weapon")
    unit = field.put(SOUTH, "sherman", 3, 3, tokens=(other, weapon))
    assert armed_slots(field.setting, field.unit(unit)) == [0, 2]


def test_tanks_and_armoured_transports_have_armour() -> None:
    cards = Field().setting.cards.units
    armoured = {name for name, card in cards.items() if is_armoured(card)}
    assert {name for name, card in cards.items() if card.type == "tank"} < armoured
    assert "sdkfz-251" in armoured
    assert not {"jeep", "light-infantry", "pak40"} & armoured
