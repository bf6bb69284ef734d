"""Victory is the first goal in every phase; by ruling it is looked at in Shooting only."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from opfor.core.trace import Decision
from opfor.games.tactics2gm.tests.bot.story import (
    ai,
    asked,
    choices,
    decided,
    deployed,
    foe,
    moved,
    shots,
)
from opfor.games.tactics2gm.tests.field import NORTH, SOUTH, Field
from opfor.games.tactics2gm.values.actions import PlaySupport
from opfor.games.tactics2gm.values.events import UnitDeployed
from opfor.games.tactics2gm.values.stances import stance_named
from tests.oracle.tactics2gm.bot.cards.winning_card import way_shot, way_wins
from tests.oracle.tactics2gm.bot.deployment.next_card import deploy_cards
from tests.oracle.tactics2gm.bot.movement.destination import look_from
from tests.oracle.tactics2gm.bot.movement.winning_move import can_win, wins_there
from tests.oracle.tactics2gm.bot.sight.survey import Survey

GUN: dict[str, Any] = {"range": 2, "penetration": 5, "damage": 3, "to_hit": 4, "movement": 2}
LATE = {"victory-first": "shooting-only"}
ALMOST = {"player": 6}
"""The Player's HQ with two hit points left."""
TARGET: dict[str, Any] = {"line": 4, "column": 5, "goal": "destroy"}

both_ways = pytest.mark.parametrize("rulings", [{}, LATE], ids=["every-phase", "shooting-only"])


def first_rule(decision: Decision) -> tuple[str, str]:
    dropping = [(s.rule, s.by) for s in decision.steps if s.applied and s.dropped]
    return dropping[0] if dropping else ("", "")


@pytest.mark.rule("2GM-GOAL-1", "Q2-27")
@both_ways
def test_a_tank_does_not_step_out_of_range_of_the_winning_shot(rulings: dict[str, str]) -> None:
    tank = ai("tank", 5, 5, **GUN)
    situation = decided(tank, stance="defense", hq=ALMOST, rulings=rulings)
    assert (shots(situation) == [("tank", "hq")]) == (not rulings)
    if not rulings:
        (move,) = asked(situation, "move")
        assert first_rule(move) == ("2GM-GOAL-1", "Q2-27")


@pytest.mark.rule("2GM-GOAL-1", "Q2-27")
def test_the_supply_line_forbids_no_move_that_leads_to_the_winning_shot() -> None:
    units = ai("tank", 3, 5, **GUN), ai("two", 2, 5), ai("one", 1, 5)
    usual = decided(*units, stance="advance", phase="movement")
    winning = decided(*units, stance="advance", phase="movement", hq=ALMOST)
    assert "tank" not in moved(usual)
    assert moved(winning)["tank"][0] == 5


@pytest.mark.rule("2GM-GOAL-1", "Q2-27")
@pytest.mark.parametrize("wounds", [0, 1])
def test_a_wounded_unit_in_cover_wins_before_it_rolls(wounds: int) -> None:
    tank = ai("tank", 4, 5, **GUN, hp=4, wounds=wounds)
    woods = [{"card": "forest", "line": 4, "column": 5}]
    situation = decided(tank, stance="defense", turn=1, hq=ALMOST, terrain=woods, otherwise=10)
    assert shots(situation) == [("tank", "hq")]
    assert "rolled" not in asked(situation, "move")[0].details


@pytest.mark.rule("2GM-GOAL-1", "Q2-27")
def test_the_unit_that_wins_moves_and_shoots_first() -> None:
    weak = ai("weak", 5, 4, range=3, penetration=1, to_hit=2)
    units = weak, ai("tank", 4, 5, **GUN), foe("p", 6, 3, penetration=1)
    situation = decided(*units, stance="full-assault", hq=ALMOST, otherwise=10)
    assert asked(situation, "move")[0].details["unit"] == "tank"
    assert shots(situation) == [("tank", "hq")], "and the game is over"


@pytest.mark.rule("2GM-GOAL-1", "Q2-27")
@both_ways
def test_a_bomber_that_would_win_is_not_kept_for_a_panzer(rulings: dict[str, str]) -> None:
    fields: dict[str, Any] = {"hand": ["panzer-iv", "stuka"], "ap": 5, "phase": "deployment"}
    near = foe("near", 3, 5, penetration=2, damage=3, range=3, hp=3)
    situation = decided(near, stance="reinforce", hq={"player": 7}, rulings=rulings, **fields)
    assert deployed(situation)[0] == ("panzer-iv" if rulings else "stuka")
    if not rulings:
        assert choices(situation, "flight", card="stuka") == ["hq"]


@pytest.mark.rule("2GM-GOAL-1", "Q2-27")
@both_ways
def test_a_unit_enters_where_it_has_the_winning_shot(rulings: dict[str, str]) -> None:
    gun = foe("gun", 6, 9, type="artillery")
    fields: dict[str, Any] = {
        "kind": "offensive", "stance": "attack", "target": {**TARGET, "line": 2, "column": 2},
        "terrain": [{"card": "radio-mast", "line": 2, "column": 2, "damage": 9}],
        "hand": ["pak36", "panzer-ii"], "ap": 4, "phase": "deployment", "rulings": rulings,
    }  # fmt: skip
    situation = decided(gun, **fields)
    columns = asked(situation, "column")
    assert (first_rule(columns[0]) == ("2GM-GOAL-1", "Q2-27")) == (not rulings)


@pytest.mark.rule("2GM-GOAL-1", "Q2-27")
@both_ways
def test_an_assault_party_walks_onto_the_last_line_when_that_wins(rulings: dict[str, str]) -> None:
    field = Field(mode="solo", scenario="breakout", ai_role="attacker", rulings=rulings)
    field.put(NORTH, "heavy-infantry", 6, 1)
    field.put(NORTH, "heavy-infantry", 6, 2)
    third = field.put(NORTH, "heavy-infantry", 5, 5)
    survey = Survey(field.setting, field.state, stance_named("offensive", "reinforce-lines"))
    look_from(survey, field.unit(third))
    assert can_win(survey) == (not rulings)
    field.change(units=field.state.units[1:])
    survey.refresh(field.state)
    assert not can_win(survey), "one more would still be missing"


def last_straw(*cards: str, rulings: dict[str, str], wounds: int = 1) -> Field:
    """The Defender of the Breakout wins by one more loss; a wounded truck is all it takes."""
    field = Field(mode="solo", scenario="breakout", ai_role="defender", rulings=rulings)
    field.change(losses=(0, 10), ap=(4, 0), turns=(9, 9))
    field.give(NORTH, *cards, "pak40")
    field.put(SOUTH, "sherman", 4, 5)
    field.put(SOUTH, "truck", 4, 8, wounds=wounds)
    field.put(NORTH, "infantry-gun", 3, 8)
    return field


def deploy_phase(field: Field, stance: str, *dice: int, **told: Any) -> Any:
    survey = Survey(field.setting, field.state, stance_named("defensive", stance))
    return field.do(deploy_cards(field.play, survey), *dice, **told)


@pytest.mark.rule("2GM-GOAL-1", "Q2-27")
@pytest.mark.parametrize("card", ["hit", "mines", "artillery-barrage"])
@both_ways
def test_a_card_that_wins_is_played_before_any_gun(card: str, rulings: dict[str, str]) -> None:
    field = last_straw(card, rulings=rulings)
    deploy_phase(field, "reinforce-lines", *(7,) * 9, answers=["2-4"] * 9)
    won = field.state.result is not None and field.state.result.winner == NORTH
    assert won == (not rulings)
    assert bool(field.events(UnitDeployed)) == bool(rulings)


@pytest.mark.rule("2GM-GOAL-1", "Q2-27")
def test_mines_that_do_just_enough_damage_win() -> None:
    """2 damage, and the truck has 2 hit points."""
    field = last_straw("mines", rulings={}, wounds=0)
    deploy_phase(field, "reinforce-lines", *(7,) * 9, answers=["2-4"] * 9)
    assert field.state.result is not None
    assert field.state.result.winner == NORTH


@pytest.mark.rule("2GM-GOAL-1", "Q2-27")
def test_fire_that_burns_the_target_down_wins() -> None:
    guard = foe("guard", 4, 5, "light-infantry")
    house = [{"card": "house", "line": 4, "column": 5, "damage": 3}]
    other = [{"card": "forest", "line": 5, "column": 5}]
    pair = foe("one", 5, 5, "tiger")
    fields: dict[str, Any] = {"hand": ["fire", "panzer-iv"], "ap": 4, "phase": "deployment"}
    situation = decided(
        guard, pair, kind="offensive", stance="advance", target=TARGET, terrain=house + other,
        **fields,
    )  # fmt: skip
    assert choices(situation, "support", card="fire") == ["4-5"]
    assert deployed(situation) == ["fire"]


@pytest.mark.rule("2GM-GOAL-1", "Q2-27")
@pytest.mark.parametrize("card", ["ammunition", "forward-observer", "forced-march"])
def test_a_card_that_makes_the_winning_shot_likelier_comes_first(card: str) -> None:
    line = 4 if card == "forced-march" else 5
    tank = ai("tank", line, 5, **{**GUN, "range": 2}, hp=4)
    mates = [ai(f"m{n}", n, 1, movement=0, range=1) for n in range(1, 6)]
    near = foe("near", line, 6, penetration=5, damage=3, range=3, hp=2)
    better = ai("better", 3, 6, range=9, penetration=1, damage=2, to_hit=2, movement=0)
    situation = decided(
        tank, better, near, *mates, stance="reinforce", hq=ALMOST, hand=[card, "panzer-ii"], ap=2,
        phase="deployment",
    )  # fmt: skip
    assert deployed(situation)[0] == card
    (chosen,) = choices(situation, "support", card=card)
    assert chosen.endswith("tank")


@pytest.mark.rule("2GM-GOAL-1", "Q2-27")
def test_the_target_is_entered_when_holding_it_once_more_wins() -> None:
    field = Field(mode="solo", scenario="farmhouse", ai_role="attacker")
    target = field.setting.mission.target
    line, column = field.setting.board.line(target), field.setting.board.column(target)
    unit = field.put(NORTH, "heavy-infantry", line - 1, column)
    field.change(held=(2, 0))
    survey = Survey(field.setting, field.state, stance_named("offensive", "reinforce-lines"))
    look_from(survey, field.unit(unit))
    assert can_win(survey)
    assert [cell for cell in survey.reach if wins_there(survey, cell)] == [target]
    field.change(held=(1, 0))
    survey.refresh(field.state)
    assert not can_win(survey), "two more turns are needed"
    field.change(held=(2, 0))
    field.put(NORTH, "heavy-infantry", line, column)
    survey.refresh(field.state)
    assert not can_win(survey), "it is held already"


@pytest.mark.rule("2GM-GOAL-1", "Q2-27")
def test_those_who_can_follow_count_when_a_line_is_to_be_reached() -> None:
    field = Field(mode="solo", scenario="breakout", ai_role="attacker")
    field.put(NORTH, "heavy-infantry", 6, 1)
    follower = field.put(NORTH, "heavy-infantry", 5, 2)
    lead = field.put(NORTH, "heavy-infantry", 5, 5)
    survey = Survey(field.setting, field.state, stance_named("offensive", "attack"))
    look_from(survey, field.unit(lead))
    assert can_win(survey)
    moved_on = tuple(replace(u, moved=True) if u.id == follower else u for u in field.state.units)
    field.change(units=moved_on)
    survey.refresh(field.state)
    assert not can_win(survey), "the follower has moved"


@pytest.mark.rule("2GM-GOAL-1", "Q2-27", "Q2-34")
@both_ways
def test_an_airplane_wins_over_the_hq_even_where_the_stance_does_not_name_it(
    rulings: dict[str, str],
) -> None:
    raider = foe("raider", 2, 5, penetration=2, damage=3, range=3, hp=3)
    situation = decided(
        raider, stance="total-defense", hq={"player": 7}, hand=["stuka"], ap=4, rulings=rulings,
        phase="deployment",
    )  # fmt: skip
    assert choices(situation, "flight", card="stuka") == ["raider" if rulings else "hq"]


@pytest.mark.rule("2GM-GOAL-1", "Q2-27")
def test_the_chances_of_cards_that_win_are_exact() -> None:
    field = last_straw(rulings={})
    sherman, truck, _gun = field.state.units
    survey = Survey(field.setting, field.state, stance_named("defensive", "reinforce-lines"))
    assert way_wins(survey, PlaySupport("artillery-barrage", target=truck.id)) == 0.7
    assert way_wins(survey, PlaySupport("artillery-barrage", target=sherman.id)) == 0.1
    whole = Survey(field.setting, last_straw(rulings={}, wounds=0).state, survey.stance)
    barrage = field.setting.cards.supports["artillery-barrage"]
    assert barrage.amount == field.setting.cards.units["truck"].hp, "just enough"
    assert way_wins(whole, PlaySupport("artillery-barrage", target=truck.id)) == 0.6
    assert way_wins(survey, PlaySupport("mines", target=truck.id)) == 1
    assert way_wins(survey, PlaySupport("mines", target=sherman.id)) == 0
    royal = Field(mode="solo")
    tank = royal.put(NORTH, "panzer-iv", 5, 5)
    royal.change(hq=(0, 7))
    survey = Survey(royal.setting, royal.state, stance_named("battle-royal", "advance"))
    assert way_shot(survey, PlaySupport("ammunition", unit=tank)) == 0.6
    assert way_shot(survey, PlaySupport("forward-observer", unit=tank)) == 0.8
