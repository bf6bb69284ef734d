"""What each kind of space does, told with two players (the bot's side is told elsewhere)."""

from __future__ import annotations

import pytest

from opfor.core.requests import Draw
from opfor.games.blitzkrieg.tests.deeds import draw_unit, place
from opfor.games.blitzkrieg.tests.table import (
    arrange,
    do,
    happened,
    offered,
    solo,
    space_of,
    track,
    two_players,
)
from opfor.games.blitzkrieg.values.actions import KeepWeapon
from opfor.games.blitzkrieg.values.events import (
    EffectTaken,
    NothingDrawn,
    UnitDrawn,
    WeaponResearched,
)
from opfor.games.blitzkrieg.values.play import BlitzkriegPlay

AXIS, ALLIES = 0, 1


def put(play: BlitzkriegPlay, unit: str, where: tuple[str, int, int], *answers: object) -> None:
    """The Axis places a unit it holds; the answers settle what follows."""
    do(play, place(play, AXIS, unit, space_of(play, *where)), *answers)


@pytest.mark.rule("BLZ-E-1")
def test_production_draws_a_unit_into_the_reserve() -> None:
    play = arrange(two_players(), row=["navy-1"])
    put(play, "navy-1", ("western-europe", 1, 1), "army-3")
    assert play.state.reserves[AXIS] == ("army-3",)
    assert play.state.bags[AXIS].count("army-3") == 1


@pytest.mark.rule("BLZ-E-1")
def test_improved_production_draws_two() -> None:
    play = arrange(two_players(), row=["navy-1"], campaigns={"africa-middle-east": 2})
    put(play, "navy-1", ("africa-middle-east", 2, 2), "army-3", "general")
    assert play.state.reserves[AXIS] == ("army-3", "general")


def test_production_from_an_empty_bag_draws_nothing() -> None:
    play = arrange(two_players(), row=["navy-1"], bags=((), ()))
    put(play, "navy-1", ("western-europe", 1, 1))
    assert play.state.reserves[AXIS] == ()
    assert happened(play, NothingDrawn) == [NothingDrawn(AXIS, "bag")]


@pytest.mark.rule("BLZ-E-2", "QB-7")
def test_research_puts_a_special_weapon_into_the_bag() -> None:
    play = arrange(two_players(), row=["army-1"])
    before = len(play.state.bags[AXIS])
    put(play, "army-1", ("western-europe", 1, 2), "spy")
    assert "spy" in play.state.bags[AXIS]
    assert "spy" not in play.state.pile
    assert len(play.state.bags[AXIS]) == before + 1
    assert play.state.reserves[AXIS] == ()


def test_research_in_an_empty_pile_finds_nothing() -> None:
    play = arrange(two_players(), row=["army-1"], pile=())
    put(play, "army-1", ("western-europe", 1, 2))
    assert happened(play, NothingDrawn) == [NothingDrawn(AXIS, "pile")]


@pytest.mark.rule("BLZ-E-3b")
def test_improved_research_puts_two_weapons_into_the_bag() -> None:
    play = arrange(two_players(), row=["army-1"], campaigns={"eastern-europe": 2})
    put(play, "army-1", ("eastern-europe", 2, 2), "spy", "army-elite")
    assert [e.unit for e in happened(play, WeaponResearched)] == ["spy", "army-elite"]


def improved_research_of_one(play: BlitzkriegPlay) -> BlitzkriegPlay:
    return arrange(play, row=["army-1"], campaigns={"eastern-europe": 2})


@pytest.mark.rule("improved-research-keeps")
def test_improved_research_may_keep_one_of_two() -> None:
    play = improved_research_of_one(two_players({"improved-research-keeps": "one"}))
    procedure = place(play, AXIS, "army-1", space_of(play, "eastern-europe", 2, 2))
    next(procedure)
    procedure.send("spy")
    assert offered(procedure.send("army-elite")) == (KeepWeapon("spy"), KeepWeapon("army-elite"))
    with pytest.raises(StopIteration):
        procedure.send(KeepWeapon("army-elite"))
    assert [e.unit for e in happened(play, WeaponResearched)] == ["army-elite"]
    assert "spy" in play.state.pile


@pytest.mark.rule("improved-research-keeps")
def test_chance_keeps_one_of_two_for_the_bot() -> None:
    play = improved_research_of_one(solo({"improved-research-keeps": "one"}))
    procedure = place(play, 0, "army-1", space_of(play, "eastern-europe", 2, 2))
    next(procedure)
    procedure.send("spy")
    asked = procedure.send("army-elite")
    assert isinstance(asked, Draw)
    assert asked.pool == ("spy", "army-elite")


@pytest.mark.rule("improved-research-keeps")
def test_the_last_weapon_of_the_pile_is_simply_kept() -> None:
    play = improved_research_of_one(two_players({"improved-research-keeps": "one"}))
    arrange(play, pile=("spy",), campaigns={"eastern-europe": 2})
    put(play, "army-1", ("eastern-europe", 2, 2))
    assert [e.unit for e in happened(play, WeaponResearched)] == ["spy"]


@pytest.mark.rule("improved-research-keeps")
def test_of_three_weapons_two_are_drawn() -> None:
    play = improved_research_of_one(two_players({"improved-research-keeps": "one"}))
    arrange(play, pile=("army-elite", "navy-elite", "spy"), campaigns={"eastern-europe": 2})
    procedure = place(play, AXIS, "army-1", space_of(play, "eastern-europe", 2, 2))
    assert isinstance(next(procedure), Draw)
    assert isinstance(procedure.send("spy"), Draw)
    assert offered(procedure.send("army-elite")) == (KeepWeapon("spy"), KeepWeapon("army-elite"))


def test_a_draw_says_what_it_is_for() -> None:
    play = arrange(two_players(), row=["navy-1"])
    production = next(place(play, AXIS, "navy-1", space_of(play, "western-europe", 1, 1)))
    assert isinstance(production, Draw)
    assert production.why == "the Axis' unit from the bag (industrial production)"
    turns_end = next(draw_unit(play, AXIS))
    assert isinstance(turns_end, Draw)
    assert turns_end.why == "the Axis' unit from the bag at the end of the turn"


@pytest.mark.rule("improved-research-keeps")
def test_of_the_last_two_weapons_only_the_choice_is_asked() -> None:
    play = improved_research_of_one(two_players({"improved-research-keeps": "one"}))
    arrange(play, pile=("army-elite", "spy"), campaigns={"eastern-europe": 2})
    procedure = place(play, AXIS, "army-1", space_of(play, "eastern-europe", 2, 2))
    assert offered(next(procedure)) == (KeepWeapon("army-elite"), KeepWeapon("spy"))


@pytest.mark.rule("BLZ-E-3")
def test_research_industry_puts_a_weapon_into_the_reserve() -> None:
    play = arrange(two_players(), row=["army-1"], campaigns={"western-europe": 3})
    put(play, "army-1", ("western-europe", 3, 1), "army-elite")
    assert play.state.reserves[AXIS] == ("army-elite",)
    assert happened(play, UnitDrawn) == [UnitDrawn(AXIS, "army-elite", "pile")]


def test_research_industry_finds_nothing_in_an_empty_pile() -> None:
    play = arrange(two_players(), row=["army-1"], campaigns={"western-europe": 3}, pile=())
    put(play, "army-1", ("western-europe", 3, 1))
    assert happened(play, NothingDrawn) == [NothingDrawn(AXIS, "pile")]


@pytest.mark.rule("BLZ-E-5")
def test_tactical_advantage_adds_steps_here() -> None:
    play = arrange(two_players(), row=["army-2"])
    put(play, "army-2", ("eastern-europe", 1, 1))
    assert track(play, "eastern-europe") == 3


@pytest.mark.rule("QB-20")
def test_strategic_advantage_moves_another_open_theatre() -> None:
    play = arrange(two_players(), row=["army-2"], campaigns={"south-east-asia": "closed"})
    put(play, "army-2", ("africa-middle-east", 1, 1), "eastern-europe")
    assert track(play, "africa-middle-east") == 2
    assert track(play, "eastern-europe") == 3


@pytest.mark.rule("QB-20")
def test_strategic_advantage_offers_neither_this_theatre_nor_closed_ones() -> None:
    play = arrange(two_players(), row=["army-2"], campaigns={"south-east-asia": "closed"})
    procedure = place(play, AXIS, "army-2", space_of(play, "africa-middle-east", 1, 1))
    asked = next(procedure)
    assert [option.theatre for option in offered(asked)] == [0, 1, 2]


@pytest.mark.rule("QB-20")
def test_any_theatre_may_take_it_by_ruling() -> None:
    play = two_players({"strategic-advantage-reach": "any-theatre"})
    arrange(play, row=["army-2"])
    put(play, "army-2", ("africa-middle-east", 1, 1), "africa-middle-east")
    assert track(play, "africa-middle-east") == 5


@pytest.mark.rule("pushed-marker")
def test_strategic_advantage_stops_one_step_short_of_the_end() -> None:
    play = arrange(two_players(), row=["army-2"], tracks={"eastern-europe": 12})
    put(play, "army-2", ("africa-middle-east", 1, 1), "eastern-europe")
    assert track(play, "eastern-europe") == 13
    assert play.state.campaigns[2] == 0


@pytest.mark.rule("pushed-marker")
def test_strategic_advantage_may_win_a_theatre_by_ruling() -> None:
    play = two_players({"pushed-marker": "may-reach-the-end"})
    others = {"western-europe": "closed", "pacific-ocean": "closed", "south-east-asia": "closed"}
    arrange(
        play,
        row=["army-2"],
        tracks={"eastern-europe": 13},
        campaigns={**others, "eastern-europe": 3},
        vp=(0, 0),
        bags=((), ()),
        pile=(),
    )
    put(play, "army-2", ("africa-middle-east", 1, 1), "propaganda 3.4", "bombing 3.1")
    assert track(play, "eastern-europe") == 14
    assert play.state.campaigns[2] < 0
    assert track(play, "africa-middle-east") == 5  # the last leftover went the other way


@pytest.mark.rule("pushed-marker")
def test_the_backlash_may_give_a_theatre_to_the_enemy_by_ruling() -> None:
    play = two_players({"pushed-marker": "may-reach-the-end"})
    arrange(play, row=["nuclear-bomb"], tracks={"south-east-asia": -9}, bags=((), ()), pile=())
    put(
        play,
        "nuclear-bomb",
        ("eastern-europe", 1, 1),
        "bombing 2.1",
        "propaganda 1.2",
        "strategic-advantage 1.3",
        "western-europe",
    )
    assert play.state.campaigns[4] < 0
    assert play.state.vp == (0, 2 + 4 + 2 + 1 + 2 + 2)


def test_strategic_advantage_without_another_theatre_does_nothing() -> None:
    others = ("western-europe", "pacific-ocean", "eastern-europe", "south-east-asia")
    play = arrange(two_players(), row=["army-2"], campaigns=dict.fromkeys(others, "closed"))
    put(play, "army-2", ("africa-middle-east", 1, 1))
    assert sum(play.state.tracks) == 2


def test_strategic_advantage_with_one_target_asks_nothing() -> None:
    others = ("western-europe", "pacific-ocean", "south-east-asia")
    play = arrange(two_players(), row=["army-2"], campaigns=dict.fromkeys(others, "closed"))
    put(play, "army-2", ("africa-middle-east", 1, 1))
    assert track(play, "eastern-europe") == 3


@pytest.mark.rule("BLZ-E-6")
def test_propaganda_scores_at_once() -> None:
    play = arrange(two_players(), row=["navy-1"])
    put(play, "navy-1", ("south-east-asia", 1, 1))
    assert play.state.vp == (2, 0)


def test_a_space_without_effect_has_none() -> None:
    play = arrange(two_players(), row=["army-1"], campaigns={"western-europe": 2})
    put(play, "army-1", ("western-europe", 2, 3))
    assert happened(play, EffectTaken) == []
