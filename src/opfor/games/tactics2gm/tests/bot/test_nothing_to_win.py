"""Victory near, but out of reach: then the rungs of victory are not looked at."""

from __future__ import annotations

import pytest

from opfor.games.tactics2gm.tests.field import NORTH, SOUTH, Field
from opfor.games.tactics2gm.values.actions import PlaySupport
from opfor.games.tactics2gm.values.stances import stance_named
from opfor.games.tactics2gm.values.state import HQ
from tests.oracle.tactics2gm.bot.cards import airplanes, sortie, support_targets
from tests.oracle.tactics2gm.bot.cards.airplanes import Flight
from tests.oracle.tactics2gm.bot.cards.sortie import Sortie
from tests.oracle.tactics2gm.bot.deployment import face_off, winning_choice
from tests.oracle.tactics2gm.bot.deployment.face_off import Entrance
from tests.oracle.tactics2gm.bot.deployment.hand import Hand
from tests.oracle.tactics2gm.bot.movement.battle_royal_moves import to_most_dangerous
from tests.oracle.tactics2gm.bot.movement.ground import turns_to_aim
from tests.oracle.tactics2gm.bot.movement.winning_move import may_win
from tests.oracle.tactics2gm.bot.shooting import goals
from tests.oracle.tactics2gm.bot.sight.survey import Survey
from tests.oracle.tactics2gm.bot.sight.victory import is_near

pytestmark = pytest.mark.rule("2GM-GOAL-1", "Q2-27")
reach = pytest.mark.parametrize(("line", "can"), [(5, True), (2, False)])


def almost_won(line: int) -> tuple[Field, Hand]:
    """The enemy HQ has one hit point left; a tank with a range of 3 stands on this line."""
    field = Field(mode="solo")
    field.put(NORTH, "panzer-iv", line, 5)
    field.put(SOUTH, "sherman", line, 6)
    field.change(hq=(0, field.setting.numbers.hq.hp - 1))
    survey = Survey(field.setting, field.state, stance_named("battle-royal", "advance"))
    assert is_near(survey)
    return field, Hand(survey, 9)


@reach
def test_a_shot_a_card_and_a_move_that_may_win(line: int, can: bool) -> None:
    field, hand = almost_won(line)
    survey, tank = hand.survey, field.unit(1)
    assert goals.can_win(survey, survey.shots(tank)) == can
    assert may_win(survey, tank) == can
    ways = [PlaySupport("forward-observer", unit=tank.id)]
    assert support_targets.can_shoot_to_win(hand, ways) == can
    assert not support_targets.can_win(hand, ways), "it wins nothing at once"


@reach
def test_an_airplane_that_may_win(line: int, can: bool) -> None:
    """It reaches the HQ from everywhere, and wins by no other target."""
    _, hand = almost_won(line)
    flight = Flight(hand.survey, hand.survey.cards.units["bf109"])
    aims = [HQ, 2] if can else [2]
    assert airplanes.can_win(flight, aims) == can
    assert sortie.can_win(Sortie(flight, aims)) == can


def test_no_unit_that_enters_far_from_the_hq_may_win() -> None:
    _, hand = almost_won(5)
    card = hand.survey.cards.units["panzer-iv"]
    assert not face_off.can_win(Entrance(hand.survey, card), [1, 5, 10])
    assert not winning_choice.can_shoot_to_win(hand, ["panzer-iv", "luck"])
    assert not winning_choice.can_win_at_once(hand, ["panzer-iv", "luck"])
    assert winning_choice.can_shoot_to_win(hand, ["panzer-iv", "forward-observer"])


@pytest.mark.rule("2GM-BR-TD-M")
def test_of_two_equally_dangerous_the_nearer_is_approached() -> None:
    field = Field(mode="solo")
    for column in (4, 7):
        field.put(SOUTH, "sherman", 4, column)
    survey = Survey(field.setting, field.state, stance_named("battle-royal", "total-defense"))
    assert len(survey.most_dangerous()) == 2
    assert to_most_dangerous(survey, field.cell(4, 3)) == 1
    assert to_most_dangerous(survey, field.cell(4, 9)) == 2


@pytest.mark.rule("V-37")
@pytest.mark.parametrize(
    ("card", "line", "turns"),
    [
        ("panzer-iv", 4, 0),
        ("panzer-iv", 3, 1),
        ("panzer-iv", 1, 2),
        ("truck", 6, 1),
        ("truck", 3, 1),
        ("truck", 2, 2),
    ],
)
def test_how_many_turns_it_takes_to_act_on_the_target(card: str, line: int, turns: int) -> None:
    """A tank shoots three spaces and drives two; a truck drives three, but must get beside it."""
    field = Field(mode="solo")
    unit = field.put(NORTH, card, line, 5)
    stance = stance_named("battle-royal", "full-assault")
    survey = Survey(field.setting, field.state, stance, is_moving=True)
    survey.unit = field.unit(unit)
    assert turns_to_aim(survey, survey.unit.cell) == turns
