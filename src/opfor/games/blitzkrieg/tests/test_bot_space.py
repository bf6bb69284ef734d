"""Which space the bot chooses: one story per step of the procedure."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.core.trace import Decision
from opfor.games.blitzkrieg.bot.space import SPACE_QUESTION
from opfor.games.blitzkrieg.tests.ask import ALL_LAND_OR_SEA, ask, only_open, step

FOUR = ALL_LAND_OR_SEA[:4]


def space_in(theatre: str, campaign: int, *full: int, **arranged: Any) -> Decision:
    """The decision for a space when only this campaign is open, some of its spaces full."""
    return ask(only_open(theatre, campaign, *full, **arranged))["space"]


@pytest.mark.rule("BLZ-2.1", "QB-5")
def test_the_space_that_wins_the_theatre() -> None:
    """Only with the +1 space does strength 2 reach the end; a short row would like production."""
    decision = space_in("eastern-europe", 1, tracks={"eastern-europe": 11}, row=["army-2"])
    assert decision.chosen == 1
    assert decision.settled_by() == "BLZ-2.1"


@pytest.mark.rule("BLZ-2.2")
def test_a_space_where_nothing_fits_is_dropped() -> None:
    decision = space_in("western-europe", 1, row=["army-1", "army-2"])
    assert step(decision, "BLZ-2.2").dropped == (1,)
    assert decision.chosen == 2


@pytest.mark.rule("BLZ-2.3")
def test_the_stratagems_choice_comes_before_the_list() -> None:
    decision = space_in("western-europe", 1, stratagem="for-the-glory")
    assert step(decision, "BLZ-2.3", "BLZ-T-4").kept == (3,)
    assert decision.chosen == 3


@pytest.mark.rule("BLZ-2.3")
def test_a_filter_that_fits_no_space_is_ignored() -> None:
    decision = space_in("western-europe", 2, stratagem="for-the-glory")
    assert not step(decision, "BLZ-2.3", "BLZ-T-4").applied
    assert decision.chosen == 1


@pytest.mark.rule("BLZ-2.4")
@pytest.mark.parametrize(
    ("theatre", "campaign", "full", "arranged", "space"),
    [
        pytest.param("eastern-europe", 3, (), {"vp": (20, 0)}, 4, id="propaganda at 20 points"),
        pytest.param("eastern-europe", 3, (), {"vp": (19, 25)}, 3, id="strategic advantage"),
        pytest.param("western-europe", 1, (), {"vp": (0, 3), "row": FOUR}, 3, id="far behind"),
        pytest.param("western-europe", 1, (), {"vp": (0, 2), "row": FOUR}, 1, id="few units"),
        pytest.param("pacific-ocean", 2, (3,), {}, 1, id="improved research"),
        pytest.param("western-europe", 1, (), {}, 2, id="research before production"),
        pytest.param("western-europe", 2, (), {}, 1, id="bombing before production"),
        pytest.param("eastern-europe", 3, (3,), {}, 1, id="bombing before tactical"),
        pytest.param("africa-middle-east", 2, (), {}, 1, id="tactical before production"),
        pytest.param("western-europe", 1, (2,), {}, 1, id="production before propaganda"),
        pytest.param("south-east-asia", 2, (1,), {}, 2, id="propaganda before nothing"),
    ],
)
def test_the_priority_list(
    theatre: str, campaign: int, full: tuple[int, ...], arranged: dict[str, Any], space: int
) -> None:
    decision = space_in(theatre, campaign, *full, **arranged)
    assert decision.chosen == space
    assert decision.settled_by() == "BLZ-2.4"


@pytest.mark.rule("BLZ-2.4")
@pytest.mark.parametrize(
    ("theatre", "campaign", "arranged", "told"),
    [
        ("south-east-asia", 2, {"vp": (20, 0)}, "propaganda close to the end"),
        ("africa-middle-east", 1, {}, "a strategic advantage"),
        ("south-east-asia", 2, {"vp": (0, 3)}, "propaganda when far behind"),
        ("western-europe", 1, {"row": FOUR}, "production when short of units"),
        ("western-europe", 3, {}, "research"),
        ("western-europe", 1, {}, "plain research"),
        ("western-europe", 2, {}, "bombing"),
        ("africa-middle-east", 2, {}, "a tactical advantage"),
        ("western-europe", 1, {}, "production"),
        ("western-europe", 1, {}, "propaganda"),
        ("western-europe", 2, {}, "no effect"),
    ],
)
def test_places_on_the_list_are_told(
    theatre: str, campaign: int, arranged: dict[str, Any], told: str
) -> None:
    """Some space of the campaign is measured so."""
    measured = step(space_in(theatre, campaign, **arranged), "BLZ-2.4")
    measure = SPACE_QUESTION.measure_of(measured.rule, measured.by, measured.measure)
    assert measure is not None
    assert told in [measure.tell(value) for value in measured.values.values()]


@pytest.mark.rule("BLZ-2.4")
def test_propaganda_when_the_player_leads_by_three() -> None:
    """The bot has 19: with the player at 22 it wants propaganda, at 21 research."""
    assert space_in("western-europe", 1, 1, vp=(19, 22)).chosen == 3
    assert space_in("western-europe", 1, 1, vp=(19, 21)).chosen == 2


@pytest.mark.rule("BLZ-2.4", "QB-2")
def test_improved_research_and_research_industry_outrank_plain_research() -> None:
    decision = space_in("western-europe", 3, 2)
    assert decision.chosen == 1
    assert step(decision, "BLZ-2.4").values == {"1": 5, "3": 11}
    plain = space_in("western-europe", 1)
    assert step(plain, "BLZ-2.4").values == {"1": 9, "2": 6, "3": 10}


@pytest.mark.rule("BLZ-2.5")
def test_then_the_leftmost() -> None:
    """Two propaganda spaces, whatever their size: the left one."""
    decision = space_in("south-east-asia", 1, 3)
    assert decision.chosen == 1
    assert decision.settled_by() == "BLZ-2.5"
