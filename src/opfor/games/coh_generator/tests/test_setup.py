"""Setting up: initiative, sides, decks, maps, edges, counters."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.cardboard.coh.board.grid import LONG_EDGES
from opfor.cardboard.coh.board.layout import beside, settle
from opfor.cardboard.coh.generator_cards.content import content
from opfor.core.errors import OpforError
from opfor.core.requests import Choose, Draw, Request, Roll
from opfor.games.coh_generator import GAME
from opfor.games.coh_generator.rules.setup import new
from opfor.games.coh_generator.tests.story import drive, german, play, setting, soviet, told, until
from opfor.games.coh_generator.told.board_text import board
from opfor.games.coh_generator.told.mission.firefight import to_mission
from opfor.games.coh_generator.told.mission.solo import solo_mission_of
from opfor.games.coh_generator.values import actions as act
from opfor.games.coh_generator.values.options import Options
from opfor.games.coh_generator.values.state import RecordBoard


def asks(kind: type) -> Any:
    return lambda r: isinstance(r, Choose) and isinstance(r.options[0], kind)


def rolled(*totals: tuple[int, int], **options: Any) -> str:
    game = play(**options)
    request = game.begin()
    dice = list(totals)
    while isinstance(request, Roll):
        assert (request.dice, request.sides) == (2, 6)
        request = game.answer(dice.pop(0))
    assert not dice
    return game.state.initiative


@pytest.mark.rule("GEN-2.0-a")
def test_the_higher_roll_has_the_initiative() -> None:
    assert rolled((3, 4), (4, 5)) == "b"
    assert rolled((6, 6), (4, 5)) == "a"


@pytest.mark.rule("GEN-2.0-a", "QG-9")
def test_ties_are_rolled_again() -> None:
    assert rolled((3, 3), (2, 4), (1, 4), (4, 4)) == "b"


@pytest.mark.rule("GEN-2.0-b", "GEN-3.0-a")
def test_the_initiative_player_plays_first_and_sides_alternate() -> None:
    for lead, other in (("soviet", "german"), ("german", "soviet")):
        first = {"soviet": soviet, "german": german}[lead]("02")
        done = told(first, guideline=1, initiative=lead, edges={lead: "north"})
        assert [p.side for p in done.state.log] == [lead, other] * 4


@pytest.mark.rule("GEN-2.1-a", "GEN-2.1-h")
def test_guideline_1_without_variant_if_nothing_is_said() -> None:
    assert Options().guideline == 1
    assert not Options().variant
    assert setting().plan.title == "Intro Firefight"
    fourth = setting(guideline=4).plan
    assert (len(fourth.maps), {seat.plays for seat in fourth.seats}) == (2, {7})
    with pytest.raises(OpforError, match="guideline: 9 is not known"):
        setting(guideline=9)


@pytest.mark.rule("GEN-2.1-h")
def test_guideline_1_has_no_variant() -> None:
    with pytest.raises(OpforError, match="guideline 1 has none"):
        setting(guideline=1, variant=True)


@pytest.mark.rule("GEN-2.1-b")
def test_the_opponent_gets_the_other_side() -> None:
    game = play(guideline=1)
    until(game, asks(act.TakeSide))
    winner = game.state.initiative
    game.answer(act.TakeSide("german"))
    assert game.state.roles["german"] == winner
    assert game.state.roles["soviet"] != winner
    assert game.state.lead == "german"


@pytest.mark.rule("GEN-2.1-c")
def test_record_boards_and_tracks_are_there_from_the_start_and_open_to_everybody() -> None:
    assert new(setting()).records == {"german": RecordBoard(), "soviet": RecordBoard()}
    game = play(guideline=2)
    until(game, lambda _: game.state.turn == 3)
    for seat in ("a", "b"):
        seen = GAME.view(game.setting, game.state, seat)
        assert seen.records == game.state.records
        assert seen.caps == game.state.caps
        own = [role for role, player in seen.roles.items() if player == seat]
        for role, hand in seen.hands.items():
            assert ("??" in hand) == (role not in own)


@pytest.mark.rule("GEN-2.1-d")
def test_the_action_deck_is_the_guidelines() -> None:
    assert set(new(setting(guideline=1)).action_deck) == {f"{n:02d}" for n in range(2, 8)}
    assert {"20", "40"} <= set(new(setting(guideline=4)).action_deck)


@pytest.mark.rule("GEN-2.1-e")
def test_all_condition_cards_are_in_their_deck() -> None:
    assert set(new(setting()).condition_deck) == set(content().conditions)
    assert len(content().conditions) >= 8


@pytest.mark.rule("GEN-2.1-f")
def test_a_second_map_joins_only_along_edges_of_equal_length() -> None:
    game = play(guideline=4)
    until(game, asks(act.LayMap))
    game.answer(act.LayMap(settle(["1"])[0]))
    request = until(game, asks(act.LayMap))
    assert isinstance(request, Choose)
    offered = {option.placed for option in request.options}
    first = game.state.layout[0]
    equal = {beside(first, a, "2", b) for a in LONG_EDGES for b in LONG_EDGES}
    assert equal <= offered
    with pytest.raises(OpforError, match="edges of equal length"):
        beside(first, "north", "2", "west")
    assert all(abs(p.at[0]) + abs(p.at[1]) == 1 for p in offered)


@pytest.mark.rule("GEN-2.1-f")
def test_the_initiative_player_picks_the_map_the_other_adds_one() -> None:
    game = play(guideline=4)
    first = until(game, asks(act.LayMap))
    game.answer(act.LayMap(settle(["3"])[0]))
    second = until(game, asks(act.LayMap))
    assert isinstance(first, Choose)
    assert isinstance(second, Choose)
    assert first.seat == game.state.initiative != second.seat


@pytest.mark.rule("GEN-2.1-g", "GEN-GL-1")
def test_guideline_1_offers_only_the_long_edges() -> None:
    request = until(play(guideline=1), asks(act.TakeEdge))
    assert isinstance(request, Choose)
    assert {option.edge for option in request.options} == {"north", "south"}
    request = until(play(guideline=2), asks(act.TakeEdge))
    assert isinstance(request, Choose)
    assert len(request.options) == 4


@pytest.mark.rule("GEN-2.1-g")
def test_the_opponent_enters_by_the_opposite_edge() -> None:
    game = play(guideline=2)
    until(game, asks(act.TakeEdge))
    game.answer(act.TakeEdge("east"))
    edges = {segments[0][1] for segments in game.state.edges.values()}
    assert edges == {"east", "west"}
    assert game.state.edges[game.state.lead][0][1] == "east"


@pytest.mark.rule("GEN-2.1-i")
def test_hands_are_drawn_from_shuffled_decks() -> None:
    first, second = play(guideline=2), play(guideline=2)
    until(first, asks(act.PlayCard), seed=1)
    until(second, asks(act.PlayCard), seed=2)
    assert {role: len(hand) for role, hand in first.state.hands.items()} == {
        "german": 5,
        "soviet": 5,
    }
    assert all(len(deck) == 4 for deck in first.state.decks.values())
    assert first.state.hands != second.state.hands


@pytest.mark.rule("GEN-2.1-j", "GEN-2.1-k", "GEN-GL-4", "QG-13")
def test_caps_and_action_cards_start_as_the_guideline_says() -> None:
    state = new(setting(guideline=4))
    assert set(state.caps.values()) == {6}
    assert set(state.rates.values()) == {1}


@pytest.mark.rule("GEN-2.1-l", "GEN-3.7.3-a")
def test_all_defense_counters_are_in_one_pool_of_six_kinds() -> None:
    state = new(setting())
    assert set(state.pool) == set(content().counters) - set(content().smoke)
    faces = {face for counter in state.pool for face in content().counters[counter].faces}
    kinds = {"hasty-defence", "bunker", "barbed-wire", "trench", "road-block", "mines"}
    assert faces == kinds


@pytest.mark.rule("GEN-3.7.3-b")
def test_four_smoke_counters_may_join() -> None:
    plain, smoky = new(setting()), new(setting(smoke=True))
    assert len(smoky.pool) == len(plain.pool) + 4


@pytest.mark.rule("GEN-2.1-m")
def test_special_rules_of_the_guideline_are_shown() -> None:
    (rule,) = setting(guideline=7).plan.special_rules
    assert "German 1, Soviet, German 2" in rule
    assert rule in board(setting(guideline=7), new(setting(guideline=7)), "a")
    assert setting(guideline=2).plan.special_rules == ()


@pytest.mark.rule("GEN-2.1-n", "QG-10")
def test_custom_games_are_warned_not_refused() -> None:
    odd = setting(guideline=0, rounds=5, hand=11, caps=4, cards="01-25")
    assert len(odd.plan.advice) == 1
    assert "5 to 10" in odd.plan.advice[0]
    assert setting(guideline=0, rounds=5, hand=7).plan.advice == ()
    assert setting(guideline=8).plan.advice == (), "guidelines are left in peace"
    assert setting(guideline=2, variant=True, hand=3).plan.advice == (), "variants too"


@pytest.mark.rule("GEN-2.1-o")
def test_with_three_and_four_players_one_card_a_round_is_advised() -> None:
    assert setting(guideline=0, players=4, rounds=4, hand=4).plan.advice == ()
    (line,) = setting(guideline=0, players=3, rounds=5, hand=8).plan.advice
    assert "suggested: 5" in line


@pytest.mark.rule("GEN-3.6-a")
def test_the_end_mark_moves_with_cards() -> None:
    assert new(setting(guideline=1)).rounds == 4
    assert told(soviet("19", "top")).state.rounds == 6
    assert to_mission(told(soviet("19", "top"))).rounds == 6
    assert told(soviet("01"), german("21", "top")).state.rounds == 4


@pytest.mark.rule("GEN-2.0-a", "QG-18")
def test_with_four_players_everybody_rolls_and_the_winners_team_has_the_initiative() -> None:
    game = play(guideline=8)
    request = game.begin()
    dice = [(1, 2), (6, 5), (1, 1), (5, 6), (2, 2), (3, 3)]
    while isinstance(request, Roll):
        request = game.answer(dice.pop(0))
    assert (dice, game.state.initiative) == ([], "d")
    assert isinstance(request, Choose)
    assert request.seat == "d"
    game.answer(act.TakeSide("soviet"))
    assert game.state.lead == "soviet"
    assert game.state.roles["soviet-1"] == "d"


@pytest.mark.rule("QG-3")
def test_an_early_draw_of_action_cards_is_a_ruling() -> None:
    sources: list[str] = []

    def watch(request: Request) -> None:
        if isinstance(request, Draw):
            sources.append(request.source)

    drive(play(guideline=1), watch)
    assert "action cards" not in sources
    early = drive(play({"first-action-draw": "also-at-setup"}, guideline=1), watch)
    assert {role: len(held) for role, held in early.state.action_hands.items()} == {
        "german": 1,
        "soviet": 1,
    }


@pytest.mark.rule("QG-3", "QS-16")
def test_cards_drawn_early_are_held_when_the_firefight_begins() -> None:
    early = {"first-action-draw": "also-at-setup"}
    assert [side.hand for side in to_mission(told()).sides] == [0, 0]
    assert [side.hand for side in to_mission(told(rulings=early)).sides] == [1, 1]
    alone = solo_mission_of(told(rulings=early, solo={"side_die": 3, "sheet_die": 1}))
    assert {side.nation: side.hand for side in alone.sides} == {"german": 1, "soviet": 0}
