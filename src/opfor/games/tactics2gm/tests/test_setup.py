"""Set-up: armies, bids, terrain, opening hands, units placed in advance."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from opfor.core.errors import OpforError
from opfor.games.tactics2gm.course.lookout import movement_options
from opfor.games.tactics2gm.tests.asked import terrain_choices
from opfor.games.tactics2gm.tests.deeds import (
    assign_armies,
    before_the_game,
    bid_for_first_turn,
    place_terrain,
    step,
)
from opfor.games.tactics2gm.tests.field import NORTH, SOUTH, Field, setting_for
from opfor.games.tactics2gm.told.facts import facts
from opfor.games.tactics2gm.values.actions import Bid, Deploy, Done, PlaceTerrain
from opfor.games.tactics2gm.values.start import new


def fresh(**options: object) -> Field:
    field = Field(**options)
    field.play.state = new(field.setting)
    return field


def test_armies_are_as_chosen_and_decks_come_out_of_their_boxes() -> None:
    field = fresh()
    field.do(assign_armies(field.play))
    assert field.state.armies == ("germans", "americans")
    for side in (NORTH, SOUTH):
        deck = field.setting.decks[side, field.state.armies[side]]
        assert field.state.decks[side].draw == deck.cards
    assert field.state.stage == "bid"


@pytest.mark.rule("2GM-SET-1")
def test_armies_at_random_are_asked_of_chance_and_never_the_same() -> None:
    field = fresh(army="random", ai_army="random")
    field.do(assign_armies(field.play), answers=("germans", "americans"))
    assert field.state.armies == ("americans", "germans")
    offered = [getattr(request, "candidates", ()) for request in field.asked]
    assert offered == [("germans", "americans"), ("americans",)]


def test_the_other_side_takes_the_other_army_by_itself() -> None:
    field = fresh(army="germans")
    field.do(assign_armies(field.play))
    assert field.state.armies == ("americans", "germans")


def test_both_sides_cannot_have_the_same_army() -> None:
    with pytest.raises(OpforError, match="one set of each army"):
        setting_for(army="germans", ai_army="germans")


@pytest.mark.rule("2GM-BR-7")
@pytest.mark.parametrize(("south", "north", "first"), [(3, 2, SOUTH), (1, 4, NORTH)])
def test_the_higher_bid_moves_first_and_both_are_paid(south: int, north: int, first: int) -> None:
    field = fresh()
    field.change(stage="bid")
    field.do(bid_for_first_turn(field.play), answers=(Bid(south), Bid(north)))
    assert field.state.first == first
    assert field.state.ap == (5 - north, 5 - south)
    assert field.state.bids == (north, south)


@pytest.mark.parametrize(("drawn", "first"), [("north", NORTH), ("south", SOUTH)])
def test_equal_bids_between_people_are_settled_by_chance(drawn: str, first: int) -> None:
    field = fresh()
    field.change(stage="bid")
    field.do(bid_for_first_turn(field.play), answers=(Bid(2), Bid(2), drawn))
    assert field.state.first == first


def test_the_bid_buys_terrain_on_the_own_half() -> None:
    field = fresh()
    field.change(stage="terrain", bids=(0, 3), first=SOUTH)
    choices = terrain_choices(field.setting, field.state, SOUTH)
    assert {field.setting.cards.terrain[c.card].cost for c in choices} == {1, 2, 3}
    assert {field.setting.board.line(c.cell) for c in choices} == {4, 5, 6}
    here = field.cell(5, 5)
    field.do(
        place_terrain(field.play),
        answers=(PlaceTerrain("trench", here), PlaceTerrain("wall", field.cell(5, 6))),
    )
    piece = field.state.terrain[here]
    assert piece is not None
    assert piece.card == "trench"
    assert field.state.placed == (0, 3)
    assert field.state.stage == "pre-game"


def test_what_is_left_of_a_bid_for_terrain_is_shown_while_it_is_laid() -> None:
    field = fresh()
    field.change(stage="terrain", bids=(1, 5), placed=(0, 3), first=SOUTH)
    shown = [(mean.title, mean.left) for mean in facts(field.setting, field.state, "").means]
    assert shown[1::2] == [("AP for terrain", 2), ("AP for terrain", 1)]
    field.change(stage="turn")
    assert len(facts(field.setting, field.state, "").means) == 2


@pytest.mark.rule("2GM-BR-10")
def test_no_terrain_once_play_has_started() -> None:
    field = Field()
    field.put(NORTH, "light-infantry", 1, 1)
    options = movement_options(field.setting, field.state, NORTH)
    assert not [o for o in options if isinstance(o, PlaceTerrain)]
    assert field.state.terrain_deck.count("wall") == 4
    for phase in ("movement", "deployment", "shooting"):
        field.change(phase=phase)
        asked = _first_question(field)
        assert not any(isinstance(o, PlaceTerrain) for o in asked)


def _first_question(field: Field) -> tuple[object, ...]:
    field.give(NORTH, "pak40")
    request = next(step(field.play), None)
    return getattr(request, "options", ())


def test_opening_hands_are_drawn_before_the_first_turn() -> None:
    field = fresh()
    field.do(assign_armies(field.play))
    field.change(stage="pre-game")
    hands = [field.state.decks[side].draw[:5] for side in (NORTH, SOUTH)]
    field.do(before_the_game(field.play), answers=(*hands[0], *hands[1]))
    assert [len(deck.hand) for deck in field.state.decks] == [5, 5]
    assert field.state.stage == "turn"


def test_a_scenario_lets_a_defender_place_units_in_advance() -> None:
    field = fresh(scenario="farmhouse")
    field.do(assign_armies(field.play))
    field.change(stage="pre-game")
    hand = ("pak40", "heavy-infantry", "command-group", "hit", "luck")
    other = field.state.decks[SOUTH].draw[:5]
    inside = Deploy("pak40", field.setting.mission.target)
    field.do(before_the_game(field.play), answers=(*other, *hand, inside, Done()))
    assert [u.card for u in field.state.units] == ["pak40"]
    assert field.state.ap[NORTH] == 9 - 4


def test_a_scenario_names_its_terrain_and_it_is_paid() -> None:
    field = fresh(scenario="farmhouse")
    field.change(stage="terrain")
    choices = terrain_choices(field.setting, field.state, NORTH)
    assert {c.card for c in choices} == {"trench", "wall", "sandbags"}
    wall = PlaceTerrain("wall", field.cell(1, 1))
    field.do(place_terrain(field.play), answers=(wall, Done()))
    assert field.state.ap[NORTH] == 8


def test_turning_the_map_gives_the_ai_the_other_role() -> None:
    as_written = setting_for(mode="solo", scenario="farmhouse")
    turned = setting_for(mode="solo", scenario="farmhouse", ai_role="attacker")
    assert as_written.mission.roles[0].name == "defender"
    assert turned.mission.roles[0].name == "attacker"
    assert turned.mission.target == 59 - as_written.mission.target
    assert turned.mission.printed == as_written.mission.printed[::-1]


@pytest.mark.rule("2GM-SET-2")
@pytest.mark.parametrize(
    ("options", "kind"),
    [
        ({}, "battle-royal"),
        ({"scenario": "farmhouse"}, "defensive"),
        ({"scenario": "farmhouse", "ai_role": "attacker"}, "offensive"),
        ({"scenario": "beach-landing", "ai_role": "americans"}, "offensive"),
    ],
)
def test_the_kind_of_ai_follows_mode_and_role(options: dict[str, str], kind: str) -> None:
    assert setting_for(mode="solo", **options).ai_kind == kind


@pytest.mark.rule("2GM-SET-2")
def test_roles_that_hold_are_defensive_and_roles_that_take_are_offensive() -> None:
    from opfor.games.tactics2gm.values.scenario_line import parse_code
    from opfor.games.tactics2gm.values.scenarios import load_scenario, scenario_names

    taking = {"destroy-target", "hold-target", "reach"}
    for name in scenario_names():
        for role in load_scenario(name).roles:
            if role.solo:
                takes = any(goal.kind in taking for goal in role.goals)
                assert parse_code(role.solo).kind == ("offensive" if takes else "defensive"), name


def test_new_games_differ_only_by_their_setting() -> None:
    setting = setting_for()
    assert new(setting) == new(setting)
    assert replace(new(setting), turn=1) != new(setting)
