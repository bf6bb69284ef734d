"""Wounded units, and those who can help them."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from opfor.core.game import Situation
from opfor.games.tactics2gm.tests.bot.story import ai, choices, decided, foe, moved, rules_of
from opfor.games.tactics2gm.tests.field import NORTH, Field
from opfor.games.tactics2gm.values.stances import STANCES
from tests.oracle.tactics2gm.bot.movement.wounded import defends_key_target
from tests.oracle.tactics2gm.bot.sight.survey import Survey

HURT: dict[str, Any] = {"hp": 4, "wounds": 1, "movement": 2}
REST = [ai("r1", 1, 9, movement=0), ai("r2", 3, 9, movement=0), ai("r3", 2, 9, movement=0)]


def story(*units: dict[str, Any], roll: int, **fields: Any) -> Situation:
    fields = {"stance": "full-assault", **fields}
    return decided(*units, *REST, otherwise=roll, phase="movement", **fields)


def away_from_hq(spot: tuple[int, int]) -> int:
    return spot[0] + min(abs(spot[1] - 5), abs(spot[1] - 6))


@pytest.mark.rule("2GM-WND-1")
def test_up_to_five_it_falls_back_to_the_hq() -> None:
    situation = story(ai("a", 3, 5, **HURT), roll=5)
    assert away_from_hq(moved(situation)["a"]) == 1


@pytest.mark.rule("2GM-WND-1")
def test_from_six_it_holds() -> None:
    situation = story(ai("a", 3, 5, **HURT), roll=6)
    assert "a" not in moved(situation)


@pytest.mark.rule("2GM-WND-1")
def test_it_goes_to_a_healer_who_is_nearer_than_the_hq() -> None:
    medic = ai("medic", 3, 1, "medic", halted=1)
    situation = story(ai("a", 3, 4, **HURT), medic, roll=1)
    assert moved(situation)["a"] == (3, 2)


@pytest.mark.rule("2GM-WND-1")
@pytest.mark.parametrize(
    ("kit", "spot"), [("medic", (3, 2)), ("mechanic", (1, 4)), ("grenades", (1, 4))]
)
def test_who_carries_a_medics_kit_is_a_healer(kit: str, spot: tuple[int, int]) -> None:
    """A mechanic tends no infantry, and grenades heal nobody."""
    helper = ai("helper", 3, 1, hp=4, halted=1, equipment=[kit])
    assert moved(story(ai("a", 3, 4, **HURT), helper, roll=1))["a"] == spot


@pytest.mark.rule("2GM-WND-2", "V-38")
def test_the_only_unit_on_a_line_does_not_retreat() -> None:
    situation = decided(
        ai("a", 2, 5, **HURT), ai("b", 1, 1, movement=0), ai("c", 3, 1, movement=0),
        stance="full-assault", phase="movement", otherwise=1,
    )  # fmt: skip
    (decision,) = [d for d in situation.decisions if d.details.get("unit") == "a"]
    assert decision.chosen == "2-5"
    assert "2GM-WND-2" in rules_of(decision)


@pytest.mark.rule("2GM-WND-2", "V-22")
def test_it_does_not_leave_cover_nor_step_into_fire() -> None:
    woods = [{"card": "bushes", "line": 3, "column": 5}]
    assert "a" not in moved(story(ai("a", 3, 5, **HURT), roll=1, terrain=woods))
    sniper = foe("p", 1, 5, range=2, movement=0)
    assert "a" not in moved(story(ai("a", 3, 6, hp=4, wounds=1, movement=1), sniper, roll=1))


@pytest.mark.rule("2GM-WND-3")
def test_a_medic_goes_to_the_wounded_nearby() -> None:
    situation = story(ai("medic", 3, 3, "medic"), ai("a", 3, 5, **HURT), roll=6)
    assert moved(situation)["medic"] in ((3, 4), (3, 6))
    assert choices(situation, "move")[0] == "3-4", "and moves before the others"


@pytest.mark.rule("2GM-WND-3")
def test_a_mechanic_does_not_care_for_infantry() -> None:
    situation = story(ai("m", 3, 3, "mechanic"), ai("a", 3, 5, **HURT), roll=6)
    assert all(d.details["first"] != "2GM-WND-3" for d in situation.decisions)


@pytest.mark.rule("2GM-WND-3")
def test_a_medic_tends_the_most_damaged_in_reach() -> None:
    situation = decided(
        ai("medic", 2, 2, "medic"), ai("a", 2, 1, hp=4, wounds=1), ai("b", 2, 3, hp=4, wounds=2),
        stance="defense", phase="shooting",
    )  # fmt: skip
    heals = [act for act in situation.actions if act["do"] == "heal"]
    assert heals == [{"do": "heal", "unit": "medic", "target": "b"}]


@pytest.mark.rule("Q2-21", "2GM-FT-1", "2GM-WND-1")
@pytest.mark.parametrize(("ruling", "rolls"), [("cover-first", 0), ("wounded-first", 1)])
def test_early_cover_comes_before_the_roll_unless_ruled_otherwise(ruling: str, rolls: int) -> None:
    woods = [{"card": "bushes", "line": 3, "column": 6}]
    situation = story(
        ai("a", 3, 5, **HURT), roll=6, turn=2, terrain=woods,
        rulings={"movement-precedence": ruling},
    )  # fmt: skip
    decisions = [d for d in situation.decisions if d.details.get("unit") == "a"]
    assert sum("rolled" in d.details for d in decisions) == rolls


@pytest.mark.rule("2GM-WND-2", "V-38")
@pytest.mark.parametrize("line", [2, 3])
def test_a_wounded_link_of_the_supply_line_does_not_fall_back(line: int) -> None:
    links = [ai(f"l{n}", n, 9, movement=0) for n in range(1, 4) if n != line]
    hurt = ai("hurt", line, 5, hp=4, wounds=1, movement=2)
    situation = decided(hurt, *links, dice=[1], stance="advance", phase="movement")
    assert "hurt" not in moved(situation), "alone on its line, the last one included"
    beyond = ai("hurt", 5, 5, hp=4, wounds=1, movement=2)
    free = decided(beyond, *links[:1], dice=[1], stance="advance", phase="movement")
    assert "hurt" in moved(free), "beyond a gap it links nothing"


@pytest.mark.rule("V-38")
@pytest.mark.parametrize(
    ("places", "is_key"),
    [
        ([(3, 5), (3, 6), (2, 1), (1, 1)], True),
        ([(1, 5), (1, 6)], True),
        ([(2, 5), (1, 1)], True),
        ([(2, 5), (2, 6), (1, 1)], False),
        ([(4, 5), (2, 1), (1, 1)], False),
    ],
    ids=["on the target", "beside the HQ", "alone on a line", "with a friend", "beyond a gap"],
)
def test_what_makes_a_place_a_key_target(places: list[tuple[int, int]], is_key: bool) -> None:
    """The first of these units; the mission target lies on line 3."""
    field = Field(mode="solo", scenario="farmhouse", ai_role="defender")
    mission = replace(field.setting.mission, target=field.cell(3, 5))
    field.setting = field.play.setting = replace(field.setting, mission=mission)
    first, *_ = (field.put(NORTH, "heavy-infantry", *place) for place in places)
    survey = Survey(field.setting, field.state, STANCES["defensive"][0])
    assert defends_key_target(survey, field.unit(first)) == is_key
