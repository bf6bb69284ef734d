"""Unit face-off: the column a unit enters on."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.core.game import Situation
from opfor.games.tactics2gm.tests.bot.story import ai, asked, choices, decided, foe, rules_of
from opfor.games.tactics2gm.tests.field import Field
from opfor.games.tactics2gm.values.stances import STANCES
from tests.oracle.tactics2gm.bot.deployment.face_off import Entrance, by_d10
from tests.oracle.tactics2gm.bot.sight.survey import Survey


def enters(card: str, *units: dict[str, Any], **fields: Any) -> Situation:
    fields = {"stance": "reinforce", "ap": 4, **fields}
    return decided(*units, hand=[card], phase="deployment", **fields)


def tank(name: str, column: int, **values: Any) -> dict[str, Any]:
    return foe(name, 6, column, **{"type": "tank", "defence": 4, "hp": 4, **values})


@pytest.mark.rule("2GM-FACE-1", "GT-2GM-6")
def test_tank_against_tank() -> None:
    situation = enters("sherman", tank("p", 3), foe("q", 6, 8))
    assert choices(situation, "column") == [3]
    assert rules_of(asked(situation, "column")[0]) == ["2GM-FACE-1"]


@pytest.mark.rule("2GM-FACE-2")
@pytest.mark.parametrize(("defence", "column"), [(4, 3), (5, 7)])
def test_only_where_it_can_penetrate(defence: int, column: int) -> None:
    """A Sherman has penetration 4; where that is too little the die says 7."""
    situation = enters("sherman", tank("p", 3, defence=defence), dice=[7])
    assert choices(situation, "column") == [column]


@pytest.mark.rule("2GM-FACE-3")
def test_the_unit_it_can_damage_most_is_faced() -> None:
    situation = enters("sherman", tank("tough", 3, hp=1), tank("soft", 8, wounds=2))
    assert choices(situation, "column") == [8]


@pytest.mark.rule("2GM-FACE-3")
def test_the_unit_that_does_most_damage_is_deployed_first() -> None:
    situation = decided(
        tank("p", 3), hand=["panzer-iii", "panther"], ap=9, stance="reinforce", phase="deployment"
    )
    assert choices(situation, "deploy") == ["panther", "panzer-iii"]


@pytest.mark.rule("2GM-FACE-4", "Q2-2")
def test_no_unit_of_the_type_means_a_die_for_the_column() -> None:
    situation = enters("sherman", foe("q", 6, 8), dice=[7])
    (decision,) = asked(situation, "column")
    assert decision.chosen == 7
    assert decision.chance == {"kind": "d10", "rolled": 7, "rule": "2GM-FACE-4"}
    assert situation.actions[0] == {"do": "deploy", "card": "sherman", "line": 1, "column": 7}


@pytest.mark.rule("2GM-FACE-4", "Q2-2")
def test_a_taken_column_is_rolled_again_and_a_full_line_lets_nobody_in() -> None:
    again = enters("sherman", ai("a", 1, 7, movement=0), dice=[7, 7, 2])
    assert choices(again, "column") == [2]
    full = enters("sherman", *(ai(f"a{n}", 1, n, movement=0) for n in range(1, 11)))
    assert choices(full, "column") == []
    assert full.actions == ()


@pytest.mark.rule("2GM-FACE-4")
def test_whoever_rolls_again_is_told_why() -> None:
    field = Field(mode="solo")
    field.put(0, "panther", 1, 7)
    survey = Survey(field.setting, field.state, STANCES[field.setting.ai_kind][0])
    entrance = Entrance(survey, field.setting.cards.units["sherman"])
    asking = by_d10(field.play, entrance, [1, 2, 3])
    whys, answer = [], None
    for rolled in (7, 2):
        whys.append(asking.send(answer).why)
        answer = (rolled,)
    assert "again" not in whys[0]
    assert whys[1].endswith("again because 7 is not free")


@pytest.mark.rule("2GM-FACE-4")
def test_a_stubborn_die_ends_after_ten_tries() -> None:
    situation = enters("sherman", ai("a", 1, 7, movement=0), otherwise=7)
    assert choices(situation, "column") == [8]
