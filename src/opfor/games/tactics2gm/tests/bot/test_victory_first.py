"""Victory is the first goal in every phase; by ruling it is looked at in Shooting only."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.core.trace import Decision
from opfor.games.tactics2gm.bot.movement.destination import look_from
from opfor.games.tactics2gm.bot.movement.winning_move import can_win
from opfor.games.tactics2gm.bot.sight.survey import Survey
from opfor.games.tactics2gm.bot.stance.table import stance_named
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
from opfor.games.tactics2gm.tests.field import NORTH, Field

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
