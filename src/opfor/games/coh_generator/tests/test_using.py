"""What a person reads while generating: the board, the map, questions, refusals, the story."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from opfor.cardboard.coh.missions.solo_mission import SoloMission, solo_faults
from opfor.core.chance import Seeded
from opfor.core.requests import Choose, Draw
from opfor.games.coh.told.sentences import story
from opfor.games.coh.values.solo_events import MissionOrderBegun
from opfor.games.coh_generator.course.flow import outcome
from opfor.games.coh_generator.tests.story import EXAMPLE, drive, play, until
from opfor.games.coh_generator.told.board_text import board
from opfor.games.coh_generator.told.first_questions import next_question
from opfor.games.coh_generator.told.mission.solo import mission_of
from opfor.games.coh_generator.told.script.refusals import refused
from opfor.games.coh_generator.told.scripted import generate_scripted
from opfor.games.coh_generator.told.sentences import action, instruct
from opfor.games.coh_generator.told.text_map import map_lines
from opfor.games.coh_generator.told.words import action_key
from opfor.games.coh_generator.values import actions as act
from opfor.games.coh_generator.values.events import CardReturned
from opfor.games.coh_generator.values.names import role_name
from opfor.games.coh_generator.values.play import GeneratorPlay


def secured() -> tuple[GeneratorPlay, Choose]:
    """The Germans have a Soviet marker at E09; the Soviets place Rifle 05."""
    game = play(guideline=1)
    wanted: list[Any] = [
        act.TakeSide("soviet"),
        act.PlayCard("03", "bottom"),
        act.PlayCard("03", "top"),
        act.PutMarker("1-E09"),
        act.UseCard("03"),
    ]

    request, chance = game.begin(), Seeded(1)
    while request is not None:
        if not isinstance(request, Choose):
            request = game.answer(chance(request))
        elif isinstance(request.options[0], act.PlaceUnit):
            return game, request
        else:
            is_next = bool(wanted) and wanted[0] in request.options
            request = game.answer(wanted.pop(0) if is_next else request.options[0])
    raise AssertionError("nobody places a Unit")


def test_the_map_shows_the_marker_and_who_enters_where() -> None:
    game, _ = secured()
    lines = map_lines(game.state)
    assert next(line for line in lines if line.startswith("  E ")).count("s") == 1
    assert any("Soviet enters here" in line for line in lines)
    assert any("s Soviet Control Marker" in line for line in lines)
    assert max(map(len, lines)) < 100


def test_the_board_names_cards_and_units_in_full() -> None:
    game, request = secured()
    text = board(game.setting, game.state, request.seat)
    assert "Units: 03, Rifle 05, Rifle 06, MMG 18 and NKVD 21." in text
    assert "Victory Points: 03 Secure (victory points)." in text
    hand = game.state.hands["soviet"]
    assert all(f"  {card} bottom  " in text for card in hand)
    other = next(p for p in game.setting.players if p != request.seat)
    assert "Your hand (Soviet)" not in board(game.setting, game.state, other)


@pytest.mark.rule("GEN-3.7.2-b")
@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("a2", "rifle-05 may not be placed on A02: it is 7 hexes from E09, more than 3"),
        ("Q77", "hex Q77 is not on map"),
        ("nonsense", ""),
        ("e9", ""),
    ],
)
def test_a_refusal_says_why_and_names_the_rule(typed: str, said: str) -> None:
    game, request = secured()
    assert refused(game.setting, game.state, request, typed).startswith(said)
    assert bool(refused(game.setting, game.state, request, typed)) == bool(said)


@pytest.mark.rule("GEN-2.1-i")
def test_a_card_that_is_not_in_hand_is_refused_by_name() -> None:
    game = play(guideline=1)
    request = until(
        game, lambda r: isinstance(r, Choose) and isinstance(r.options[0], act.PlayCard)
    )
    assert isinstance(request, Choose)
    said = refused(game.setting, game.state, request, "9 top")
    assert said.endswith("card 09 is not in the deck, which has 01 to 04 (GEN-2.1-i)")


def test_maps_are_laid_beside_others_by_a_word() -> None:
    game = play(guideline=4)
    request = until(game, lambda r: isinstance(r, Choose) and len(r.options) > 20)
    assert isinstance(request, Choose)
    keys = [action_key(game.setting, game.state, option) for option in request.options]
    first = game.state.layout[0].board
    assert len(set(keys)) == len(keys)
    assert any(key.endswith(f"north {first} turned") for key in keys)
    assert "turned" in action(game.setting, game.state, request.options[keys.index(keys[-1])])


def test_nobody_wins_a_generation() -> None:
    game = drive(play(guideline=1))
    over = outcome(game.setting, game.state)
    assert over is not None
    assert not over.contest


@pytest.mark.rule("GEN-2.1-a")
@pytest.mark.rule("GEN-2.1-h")
def test_questions_begin_with_what_is_advised() -> None:
    first = next_question({})
    assert first is not None
    assert (first.option, first.choices[0][0], len(first.choices)) == ("guideline", "1", 9)
    assert first.choices[-1][0] == "0", "a game of one's own making comes last"
    assert next_question({"guideline": "1", "solo": "false"}) is None, "guideline 1 has no variant"
    variant = next_question({"guideline": "2", "solo": "true"})
    assert variant is not None
    assert (variant.option, variant.choices[0][0]) == ("variant", "false")
    three = next_question({"guideline": "7"})
    assert three is not None
    assert three.option == "variant", "three players are no solo mission"


def test_a_game_of_ones_own_is_asked_how_many_there_are_of_everything() -> None:
    answered: dict[str, str] = {"guideline": "0"}
    while (asked := next_question(answered)) is not None:
        answered[asked.option] = asked.choices[0][0]
    assert list(answered) == ["guideline", "players", "rounds", "hand", "caps", "solo"]
    three = next_question({**answered, "players": "3"})
    assert three is None, "three players are no solo mission"
    own = {name: int(n) for name, n in answered.items() if n.isdecimal()}
    assert play({}, **own).setting.plan.title == "Custom Firefight"


def solo_example() -> SoloMission:
    dice = {"side_die": 3, "sheet_die": 4}
    mission = mission_of(generate_scripted(EXAMPLE | {"solo": dice}, {}), "fight")
    assert isinstance(mission, SoloMission)
    return mission


@pytest.mark.rule("SOLO-5.3.2-b")
def test_the_story_names_the_tile_an_order_came_by() -> None:
    class Table:
        solo = solo_example()

    told = story(Table, None, MissionOrderBegun("counteraction", 1))
    assert told.startswith("The AI carries out Counteraction tile 04 ")
    assert told.endswith(f": {Table.solo.counteractions[0]}.")
    last = MissionOrderBegun("mission-order", len(Table.solo.mission_orders))
    assert "of the Mission Sheet" in story(Table, None, last)


def test_titles_must_be_as_many_as_the_lines() -> None:
    odd = replace(solo_example(), counteraction_titles=("one", "two", "three", "four", "five"))
    assert any(
        fault.startswith("counteraction_titles: 5 for") for fault in solo_faults(odd, "fight")
    )


@pytest.mark.rule("SOLO-5.2-b")
def test_at_a_table_one_puts_the_other_card_back_and_draws_one_besides_it() -> None:
    game = play(guideline=2, solo=True)
    asked: list[str] = []
    drive(game, lambda r: asked.append(r.why) if isinstance(r, Draw) else None, seed=4)
    told = [instruct(game.setting, game.state, event) for event in game.log]
    back = [event for event in game.log if isinstance(event, CardReturned)]
    assert f"Put {role_name(back[0].role)} card {back[0].card} back on top of its deck." in told
    for returned in back[:-2]:
        assert f"A generator card for {role_name(returned.role)} besides {returned.card}" in asked
