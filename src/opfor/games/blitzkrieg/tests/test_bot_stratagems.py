"""One story (or more) per stratagem."""

from __future__ import annotations

import pytest

from opfor.games.blitzkrieg.course.bot_turn import acts_as
from opfor.games.blitzkrieg.tests.ask import ALL_LAND_OR_SEA, ask, filled, only_open, step, table
from opfor.games.blitzkrieg.values.numbers import NOTHING, STEAMROLL
from opfor.games.blitzkrieg.values.state import STRATAGEMS


@pytest.mark.rule("BLZ-T-1")
def test_big_guns_place_a_special_weapon() -> None:
    row = ["navy-3", "navy-blitz", "army-elite", "airforce-bomber"]
    unit = ask(only_open("pacific-ocean", 1, stratagem="big-guns", row=row))["unit"]
    assert unit.survivors == (2, 4)


@pytest.mark.rule("BLZ-T-1", "BLZ-G-3")
def test_big_guns_without_a_special_weapon_make_the_greatest_change() -> None:
    """A tie: any strength makes a bot lead, the blitz airforce does not."""
    row = ["airforce-blitz", "navy-1", "navy-3"]
    unit = ask(only_open("pacific-ocean", 1, stratagem="big-guns", row=row))["unit"]
    assert unit.survivors == (2, 3)
    assert step(unit, "BLZ-3.3", "BLZ-T-1").values == {"1": 6, "2": 2, "3": 2}


@pytest.mark.rule("BLZ-T-1", "R-BLZ-6")
def test_big_guns_look_only_at_units_that_may_go_there() -> None:
    """The elite army is a special weapon, but not one for the sea."""
    row = ["army-elite", "airforce-blitz", "navy-1"]
    unit = ask(only_open("pacific-ocean", 1, stratagem="big-guns", row=row))["unit"]
    assert unit.survivors == (3,)


@pytest.mark.rule("BLZ-T-2")
def test_counterattack_goes_where_the_player_leads() -> None:
    tracks = {"eastern-europe": -1, "pacific-ocean": 5}
    theatre = ask(table("counterattack", tracks=tracks))["theatre"]
    assert step(theatre, "BLZ-1.4", "BLZ-T-2").kept == ("eastern-europe",)
    assert theatre.chosen == "eastern-europe"


@pytest.mark.rule("BLZ-T-2", "BLZ-G-3")
def test_counterattack_drops_units_that_change_less() -> None:
    """The player leads by two: strength 3 turns it, 2 ties it, 1 lowers it."""
    row = ["navy-1", "navy-3", "navy-2", "navy-3"]
    play = only_open(
        "pacific-ocean", 1, stratagem="counterattack", row=row, tracks={"pacific-ocean": -2}
    )
    unit = ask(play)["unit"]
    assert step(unit, "BLZ-3.3", "BLZ-T-2").values == {"1": 5, "2": 1, "3": 3, "4": 1}
    assert unit.survivors == (2, 4)


@pytest.mark.rule("BLZ-T-3")
def test_economic_warfare_goes_where_production_or_bombing_is() -> None:
    """Neither is free in Africa & Middle East and South East Asia."""
    theatre = ask(table("economic-warfare"))["theatre"]
    kept = ("western-europe", "pacific-ocean", "eastern-europe")
    assert step(theatre, "BLZ-1.4", "BLZ-T-3").kept == kept
    assert theatre.chosen == "western-europe"


@pytest.mark.rule("BLZ-T-3", "QB-6")
@pytest.mark.parametrize(("units", "space"), [(5, 1), (4, 2)])
def test_economic_warfare_bombs_unless_units_are_short(units: int, space: int) -> None:
    """Western Europe's second campaign offers bombing, then production."""
    row = ALL_LAND_OR_SEA[:units]
    play = only_open("western-europe", 2, stratagem="economic-warfare", row=row)
    decision = ask(play)["space"]
    assert decision.chosen == space
    assert decision.settled_by() == "BLZ-2.3"


@pytest.mark.rule("BLZ-T-3")
@pytest.mark.parametrize(("units", "full", "space"), [(5, 1, 2), (4, 2, 1)])
def test_economic_warfare_takes_the_second_wish(units: int, full: int, space: int) -> None:
    row = ALL_LAND_OR_SEA[:units]
    play = only_open("western-europe", 2, full, stratagem="economic-warfare", row=row)
    decision = ask(play)["space"]
    assert decision.chosen == space
    assert decision.settled_by() == "BLZ-2.3"


@pytest.mark.rule("BLZ-T-4")
def test_for_the_glory_wants_points_twice() -> None:
    """3-point campaigns first; of those, the one with a propaganda space."""
    play = table()
    placed = filled(play, "eastern-europe", 1) | filled(play, "western-europe", 1)
    placed |= filled(play, "africa-middle-east", 1, 4)
    decided = ask(table("for-the-glory", placed=placed))
    first, second = (s for s in decided["theatre"].steps if s.by == "BLZ-T-4")
    assert first.kept == ("western-europe", "eastern-europe", "africa-middle-east")
    assert second.kept == ("eastern-europe",)
    assert decided["space"].chosen == 1


@pytest.mark.rule("BLZ-T-5")
def test_rapid_deployment_takes_the_leftmost_valid_unit() -> None:
    row = ["army-3", "navy-1", "navy-3"]
    unit = ask(only_open("pacific-ocean", 1, stratagem="rapid-deployment", row=row), 6)["unit"]
    assert unit.chosen == 2
    assert unit.chance is None


@pytest.mark.rule("BLZ-T-6")
def test_research_and_development_wants_research_spaces() -> None:
    """Plain research in three first campaigns; the space is chosen over a strategic advantage."""
    decided = ask(table("research-and-development"))
    kept = ("western-europe", "pacific-ocean", "africa-middle-east")
    assert step(decided["theatre"], "BLZ-1.4", "BLZ-T-6").kept == kept
    assert decided["theatre"].chosen == "africa-middle-east"
    assert decided["space"].chosen == 3


@pytest.mark.rule("BLZ-T-6")
def test_research_and_development_elsewhere_uses_special_weapons() -> None:
    row = ["airforce-1", "airforce-bomber", "airforce-2"]
    off = ask(only_open("south-east-asia", 1, stratagem="research-and-development", row=row))
    assert off["unit"].survivors == (2,)
    on = ask(only_open("pacific-ocean", 1, stratagem="research-and-development", row=row))
    assert on["space"].chosen == 2
    assert on["unit"].survivors == (1, 2, 3)


@pytest.mark.rule("BLZ-T-7")
def test_secure_stays_where_the_bot_leads() -> None:
    theatre = ask(table("secure", tracks={"pacific-ocean": 1, "western-europe": -3}))["theatre"]
    assert step(theatre, "BLZ-1.4", "BLZ-T-7").kept == ("pacific-ocean",)
    assert theatre.chosen == "pacific-ocean"


@pytest.mark.rule("BLZ-T-8", "QB-13")
def test_steamroll_acts_as_the_stratagem_before() -> None:
    secure, big_guns = STRATAGEMS.index("secure"), STRATAGEMS.index("big-guns")
    assert acts_as(STEAMROLL, secure) == secure
    assert acts_as(STEAMROLL, NOTHING) == NOTHING
    assert acts_as(secure, big_guns) == secure


@pytest.mark.rule("BLZ-A-3")
def test_without_a_stratagem_no_filter_applies() -> None:
    decided = ask(table(None, tracks={"pacific-ocean": 1, "western-europe": -3}))
    for decision in decided.values():
        assert not [s for s in decision.steps if s.by]
