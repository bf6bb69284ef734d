"""Rulings that touch the bot: the other way to play each of them, and nothing else changed."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.core.chance import Seeded
from opfor.core.requests import TieBreak
from opfor.core.trace import Decision
from opfor.games.blitzkrieg.tests.ask import (
    ALL_LAND_OR_SEA,
    ask,
    filled,
    only_open,
    place_all,
    table,
)
from opfor.games.blitzkrieg.tests.deeds import decide_placement, strategic_advantage
from opfor.games.blitzkrieg.tests.table import do
from opfor.games.blitzkrieg.values.numbers import NOTHING
from opfor.games.blitzkrieg.values.play import BlitzkriegPlay


def both(name: str, other: str, build: Any) -> tuple[BlitzkriegPlay, BlitzkriegPlay]:
    """The same table under the default ruling and under the other one."""
    return build({}), build({name: other})


@pytest.mark.rule("QB-1")
def test_closing_alone_may_be_enough_for_a_unit() -> None:
    """The last space: only navy 3 wins the campaign, but navy 1 closes it too."""

    def build(rulings: dict[str, str]) -> BlitzkriegPlay:
        row, tracks = ["navy-1", "navy-3"], {"pacific-ocean": -2}
        return only_open("pacific-ocean", 1, 1, rulings=rulings, row=row, tracks=tracks)

    default, other = (ask(p)["unit"] for p in both("winning-placement", "close", build))
    assert default.survivors == (2,)
    assert other.survivors == (1, 2)


@pytest.mark.rule("QB-2")
def test_kinds_of_research_may_rank_alike() -> None:
    def build(rulings: dict[str, str]) -> BlitzkriegPlay:
        return only_open("western-europe", 1, rulings=rulings)

    default, other = (ask(p)["space"] for p in both("research-order", "all-equal", build))
    assert default.steps[-1].values["2"] == 6
    assert other.steps[-1].values["2"] == 5


@pytest.mark.rule("QB-3")
def test_theatres_may_be_read_across_the_board() -> None:
    """The Pacific and Eastern Europe are left, both at two spaces for two points."""
    closed = ("western-europe", "africa-middle-east", "south-east-asia")

    def build(rulings: dict[str, str]) -> BlitzkriegPlay:
        return table(rulings=rulings, campaigns=dict.fromkeys(closed, "closed"))

    default, other = both("theatre-order", "by-row", build)
    assert ask(default)["theatre"].chosen == "pacific-ocean"
    assert ask(other)["theatre"].chosen == "eastern-europe"


@pytest.mark.rule("QB-6")
def test_the_unit_to_be_placed_may_not_count() -> None:
    def build(rulings: dict[str, str]) -> BlitzkriegPlay:
        return only_open("western-europe", 2, rulings=rulings, row=ALL_LAND_OR_SEA)

    default, other = both("units-counted", "after-placing", build)
    assert ask(default)["space"].chosen == 1
    assert ask(other)["space"].chosen == 2
    six = [*ALL_LAND_OR_SEA, "airforce-1"]
    rulings = {"units-counted": "after-placing"}
    assert ask(only_open("western-europe", 2, rulings=rulings, row=six))["space"].chosen == 1


@pytest.mark.rule("QB-8")
def test_leads_may_be_compared_after_the_change() -> None:
    """9 of 11 in Africa & Middle East only goes to 10; 8 of 14 in Western Europe goes to 11."""
    tracks = {"western-europe": 8, "africa-middle-east": 9}
    cut = {"change-at-track-end": "cut"}

    def target(play: BlitzkriegPlay) -> Any:
        return do(play, strategic_advantage(play, 3, (0, 3)))

    def build(rulings: dict[str, str]) -> BlitzkriegPlay:
        return table(rulings=cut | rulings, tracks=tracks)

    default, other = both("extreme-lead", "lead-after", build)
    assert target(default) == 3
    assert target(other) == 0


@pytest.mark.rule("R-BLZ-17")
def test_changes_may_be_compared_where_the_marker_really_stops() -> None:
    """From 9 of 11 three steps more make 12 if the track went on, and 10 where the marker stops:
    then Western Europe's 11 is the more extreme lead."""

    def build(rulings: dict[str, str]) -> BlitzkriegPlay:
        after = {"extreme-lead": "lead-after"}
        tracks = {"western-europe": 8, "africa-middle-east": 9}
        return table(rulings=rulings | after, tracks=tracks)

    def target(play: BlitzkriegPlay) -> Any:
        return do(play, strategic_advantage(play, 3, (0, 3)))

    default, other = both("change-at-track-end", "cut", build)
    assert target(default) == 3
    assert target(other) == 0


@pytest.mark.rule("QB-8")
@pytest.mark.parametrize("value", ["uncut", "cut"])
def test_a_lead_after_is_with_the_steps_it_gains(value: str) -> None:
    """From 1 and 2 three steps more lead to 4 and 5; three less would be 2 and 1."""
    rulings = {"extreme-lead": "lead-after", "change-at-track-end": value}
    play = table(rulings=rulings, tracks={"western-europe": 1, "africa-middle-east": 2})
    assert do(play, strategic_advantage(play, 3, (0, 3))) == 3


@pytest.mark.rule("R-BLZ-15", "R-BLZ-17")
def test_an_advantage_never_goes_where_the_marker_cannot_move() -> None:
    """Africa's marker stands at 10 of 11, the farthest an advantage brings it: no candidate, though
    its lead is the more extreme. Where no marker can move nothing is decided."""
    play = table(tracks={"western-europe": 2, "africa-middle-east": 10})
    assert do(play, strategic_advantage(play, 3, (0, 3))) == 0
    (decision,) = (item for item in play.log if isinstance(item, Decision))
    assert decision.candidates == ("western-europe",)
    stuck = table(tracks={"africa-middle-east": 10})
    assert do(stuck, strategic_advantage(stuck, 3, (3,))) == NOTHING
    assert stuck.log == []


@pytest.mark.rule("R-BLZ-4")
def test_a_marker_may_be_compared_where_the_track_ends() -> None:
    """From 12 of 14 navy 2 and navy 3 both win the theatre: 15 is farther only if it is not cut."""

    def build(rulings: dict[str, str]) -> BlitzkriegPlay:
        row, tracks = ["navy-1", "navy-3", "navy-2"], {"pacific-ocean": 12}
        arranged = {"stratagem": "counterattack", "row": row, "tracks": tracks}
        return only_open("pacific-ocean", 1, rulings=rulings, **arranged)

    default, other = (ask(p)["unit"] for p in both("strength-at-track-end", "cut", build))
    assert (default.survivors, default.steps[-1].values) == ((2,), {"2": 15, "3": 14})
    assert (other.survivors, other.steps[-1].values) == ((2, 3), {"2": 14, "3": 14})


@pytest.mark.rule("QB-15")
def test_a_scientist_may_be_a_regular_airforce() -> None:
    def build(rulings: dict[str, str]) -> BlitzkriegPlay:
        row = ["navy-1", "scientist", "navy-blitz"]
        return only_open("pacific-ocean", 1, stratagem="big-guns", rulings=rulings, row=row)

    default, other = both("scientist-kind", "regular-airforce", build)
    assert ask(default)["unit"].survivors == (2, 3)
    assert ask(other)["unit"].survivors == (3,)


@pytest.mark.rule("QB-16")
def test_more_than_six_units_may_be_drawn_evenly() -> None:
    row = ["navy-1", "navy-1", "navy-1", "navy-2", "navy-2", "navy-3", "navy-3"]
    play = only_open("pacific-ocean", 1, row=row, rulings={"more-than-six-units": "even-draw"})
    procedure = decide_placement(play)
    request = next(procedure)
    assert isinstance(request, TieBreak)
    assert len(request.candidates) == 7
    with pytest.raises(StopIteration) as stop:
        procedure.send("7")
    assert stop.value.value == 6
    assert play.log[-1].chance == {"kind": "uniform"}


@pytest.mark.rule("QB-16")
def test_six_units_are_not_too_many_for_the_die() -> None:
    row = ["navy-1", "navy-1", "navy-1", "navy-2", "navy-2", "navy-3"]
    play = only_open("pacific-ocean", 1, row=row, rulings={"more-than-six-units": "even-draw"})
    assert ask(play, rolled=6)["unit"].chance == {"kind": "d6-row", "rolled": 6}


@pytest.mark.rule("R-BLZ-2")
@pytest.mark.parametrize("aim", ["rung-that-chose", "either"])
def test_with_nothing_to_win_winning_is_not_looked_at(aim: str) -> None:
    play = only_open("pacific-ocean", 1, rulings={"winning-aim": aim}, row=["navy-1", "navy-2"])
    found = [step.rule for decision in ask(play).values() for step in decision.steps]
    assert not {"BLZ-2.1", "BLZ-3.2"} & set(found)


@pytest.mark.rule("QB-20")
def test_the_own_theatre_may_take_its_strategic_advantage() -> None:
    def build(rulings: dict[str, str]) -> BlitzkriegPlay:
        return only_open("south-east-asia", 1, rulings=rulings, row=["airforce-1"])

    default, other = both("strategic-advantage-reach", "any-theatre", build)
    assert [d.question for d in place_all(default)] == ["theatre", "space", "unit"]
    assert place_all(other)[-1].chosen == "south-east-asia"


@pytest.mark.rule("QB-21")
def test_a_wanted_space_may_have_to_be_fillable() -> None:
    """The Pacific's improved research lies at sea, where no army goes; Western Europe's on land."""

    def build(rulings: dict[str, str]) -> BlitzkriegPlay:
        play = table()
        placed = filled(play, "pacific-ocean", 1) | filled(play, "africa-middle-east", 1, 3)
        strategy = "research-and-development"
        return table(strategy, rulings=rulings, placed=placed, row=["army-2", "army-2"])

    default, other = both("wanted-space", "fillable", build)
    assert ask(default)["theatre"].chosen == "pacific-ocean"
    assert ask(other)["theatre"].chosen == "western-europe"


@pytest.mark.rule("R-BLZ-2")
def test_any_win_may_do_in_the_chosen_theatre() -> None:
    """The theatre is chosen to be won outright; strength 1 would only win the campaign."""

    def build(rulings: dict[str, str]) -> BlitzkriegPlay:
        row = ["army-1", "army-2"]
        tracks = {"eastern-europe": 12}
        return only_open("eastern-europe", 1, 1, rulings=rulings, row=row, tracks=tracks)

    default, other = both("winning-aim", "either", build)
    assert ask(default)["unit"].survivors == (2,)
    assert ask(other)["unit"].survivors == (1, 2)


@pytest.mark.rule("R-BLZ-3")
def test_the_rank_alone_may_count() -> None:
    def build(rulings: dict[str, str]) -> BlitzkriegPlay:
        row = ["navy-1", "navy-3"]
        tracks = {"pacific-ocean": 2}
        return only_open(
            "pacific-ocean", 1, stratagem="counterattack", rulings=rulings, row=row, tracks=tracks
        )

    default, other = both("change-among-units", "rank-only", build)
    assert ask(default)["unit"].survivors == (2,)
    assert ask(other)["unit"].survivors == (1, 2)


@pytest.mark.rule("R-BLZ-4")
def test_strength_may_be_cut_at_the_end_of_the_track() -> None:
    """Two steps are left: strength 2 and 3 both win the theatre."""

    def build(rulings: dict[str, str]) -> BlitzkriegPlay:
        row = ["navy-2", "navy-3"]
        tracks = {"pacific-ocean": 12}
        return only_open("pacific-ocean", 1, rulings=rulings, row=row, vp=(20, 0), tracks=tracks)

    default, other = both("strength-at-track-end", "cut", build)
    assert ask(default)["unit"].survivors == (2,)
    assert ask(other)["unit"].survivors == (1, 2)


@pytest.mark.rule("R-BLZ-6")
def test_a_special_weapon_may_be_looked_for_in_the_whole_row() -> None:
    """The elite army cannot go to sea: the filter is ignored instead of asking for change."""

    def build(rulings: dict[str, str]) -> BlitzkriegPlay:
        row = ["army-elite", "airforce-blitz", "navy-1"]
        return only_open("pacific-ocean", 1, stratagem="big-guns", rulings=rulings, row=row)

    default, other = both("special-weapon-present", "whole-row", build)
    assert ask(default)["unit"].survivors == (3,)
    assert ask(other)["unit"].survivors == (2, 3)


@pytest.mark.rule("R-BLZ-7")
def test_the_last_space_may_be_the_rightmost() -> None:
    def build(rulings: dict[str, str]) -> BlitzkriegPlay:
        row = ["airforce-blitz", "airforce-2"]
        return only_open("western-europe", 1, stratagem="for-the-glory", rulings=rulings, row=row)

    default, other = both("last-space", "last-printed", build)
    assert ask(default)["unit"].survivors == (1, 2)
    assert ask(other)["unit"].survivors == (2,)


def test_seeded_chance_answers_the_bot() -> None:
    """The requests of a decision are all such as a seed can answer."""
    play = table()
    procedure = decide_placement(play)
    assert Seeded(1)(next(procedure)) in [(n,) for n in range(1, 7)]
