"""Developing the AI, clause by clause: cups, notes, rumours, handicaps, and how it is told."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from opfor.cardboard.coh.generator_cards.content import content
from opfor.core.requests import Draw, Roll
from opfor.games.coh_generator.bot.development import _notes, develop, entry_cup
from opfor.games.coh_generator.bot.difficulty import fewer_caps, fewer_command_cards
from opfor.games.coh_generator.bot.mission_sheet import choose_sheet, next_space
from opfor.games.coh_generator.bot.order_deck import command_cards
from opfor.games.coh_generator.bot.rumors import rumors_of
from opfor.games.coh_generator.course.flow import outcome
from opfor.games.coh_generator.rules.hidden_units import hideable
from opfor.games.coh_generator.tests.story import drive, play, setting, told
from opfor.games.coh_generator.values.events import CapsChanged, MissionDeveloped
from opfor.games.coh_generator.values.state import (
    Site,
    State,
    TruckRoute,
    UnitAt,
    VictoryCondition,
)

DICE = {"side_die": 1, "sheet_die": 1}


def events(game: Any, kind: type) -> list[Any]:
    return [item for item in game.log if isinstance(item, kind)]


def truck(side: Any, *road: str) -> TruckRoute:
    edge = ("1", "west")
    return TruckRoute(unit="truck-36", side=side, entrance=edge, exit=edge, road=road)  # type: ignore[arg-type]


@pytest.mark.rule("SOLO-5.6-a", "SOLO-6.2-e")
@pytest.mark.parametrize(
    ("route", "cup"),
    [
        (truck("soviet", "A01", "A02"), ()),
        (truck("soviet"), ("truck-36",)),
        (truck("german", "A01", "A02"), ("truck-36",)),
    ],
    ids=["on its road", "without a road", "the Player's truck of that number"],
)
def test_only_the_ais_own_truck_on_a_road_stays_out_of_the_cup_and_cannot_hide(
    route: TruckRoute, cup: tuple[str, ...]
) -> None:
    unit = UnitAt(unit="truck-36", side="soviet", role="soviet", card="22")
    state = State(units=(unit,), trucks=(route,))
    assert entry_cup(state, "soviet") == cup
    assert tuple(each.unit for each in hideable(state, "soviet")) == cup


@pytest.mark.rule("COH-4.1.4-b")
@pytest.mark.parametrize(
    ("side", "kind", "notes"),
    [
        ("soviet", "exit", ("exit-edge-is-objective",)),
        ("german", "exit", ()),
        ("soviet", "kills", ()),
    ],
)
def test_the_exit_edge_is_an_objective_of_an_ai_that_scores_by_it(
    side: Any, kind: Any, notes: tuple[str, ...]
) -> None:
    score = VictoryCondition(side=side, card="05", kind=kind, vp=1)
    assert _notes(State(scores=(score,)), "soviet") == notes


@pytest.mark.rule("SOLO-6.2-a", "QS-13")
def test_sites_of_the_player_between_those_of_the_ai_are_no_rumours() -> None:
    sites = [
        Site(card="14", side=side, units=(unit,), hexes=(hex_, f"{hex_}x"))  # type: ignore[arg-type]
        for side, unit, hex_ in (
            ("soviet", "rifle-01", "A"), ("german", "rifle-02", "B"), ("soviet", "rifle-03", "C"),
        )
    ]  # fmt: skip
    hexes, cup = rumors_of(State(sites=tuple(sites)), "soviet", "unlimited")
    assert hexes == ("A", "Ax", "C", "Cx")
    assert cup == ("no-enemy", "no-enemy", "rifle-01", "rifle-03")
    assert rumors_of(State(sites=tuple(sites)), "soviet", "counted") == (hexes, cup)


@pytest.mark.rule("SOLO-6.3-b", "QS-11")
def test_of_two_command_cards_one_may_leave_and_the_other_stays() -> None:
    game = play(guideline=1, solo=True, fewer_command_cards=2)
    one, other, *_ = sorted(command_cards())
    procedure = fewer_command_cards(game, (one, other, 14))
    asked = next(procedure)
    assert isinstance(asked, Draw)
    assert asked.pool == (f"{one:02d}", f"{other:02d}")
    with pytest.raises(StopIteration) as left:
        procedure.send(f"{one:02d}")
    assert left.value.value == (other, 14)


@pytest.mark.rule("SOLO-6.3-b")
def test_the_record_names_the_command_cards_that_left() -> None:
    game = drive(play(guideline=1, solo=True, fewer_command_cards=2), seed=3)
    (developed,) = events(game, MissionDeveloped)
    assert len(developed.removed) == 2
    assert set(developed.removed) <= command_cards() - set(developed.solo.order_deck)
    (plain,) = events(drive(play(guideline=1, solo=True), seed=3), MissionDeveloped)
    assert plain.removed == ()


@pytest.mark.rule("SOLO-6.3-a")
@pytest.mark.parametrize(("had", "left"), [(6, 4), (2, 0), (1, 0)])
def test_the_player_does_without_two_caps_if_he_has_them(had: int, left: int) -> None:
    game = play(guideline=1, solo=True, fewer_caps=2)
    game.state = replace(game.state, caps={"german": had, "soviet": 5})
    fewer_caps(game, "german")
    (event,) = events(game, CapsChanged)
    assert (event.change.by, event.caps) == (left - had, left)
    assert game.state.caps == {"german": left, "soviet": 5}


@pytest.mark.rule("SOLO-5.3-a", "SOLO-5.3.1-b")
def test_both_questions_of_the_sheet_take_one_die_of_six() -> None:
    game = play(guideline=1, solo=True)
    asked = [next(choose_sheet(game, ())), next(develop(game))]
    for roll in asked:
        assert isinstance(roll, Roll)
        assert (roll.dice, roll.sides) == (1, 6)


@pytest.mark.rule("SOLO-5.5-a", "SOLO-5.5-b", "QS-6")
def test_the_last_space_of_the_track_is_still_on_it() -> None:
    lanes = content().sheet.lanes
    assert [next_space(space, lanes, 47) for space in (44, 47)] == [47, None]
    assert next_space(44, lanes, 46) is None


def test_a_generation_ends_without_a_winner_and_says_what_is_ready() -> None:
    solo, pair = told(solo=DICE).state, told(guideline=1).state
    ends = [outcome(setting(guideline=1), state) for state in (solo, pair)]
    assert [end and end.why for end in ends] == [
        "The solo mission against the Soviet AI is ready to play.",
        "The firefight is ready to play.",
    ]
    assert [end and end.contest for end in ends] == [False, False]
    assert outcome(setting(guideline=1), replace(pair, stage="facing")) is None
