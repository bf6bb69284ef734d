"""The ladder for people: what stands in it, which games count, what is next."""

from __future__ import annotations

import json

import pytest

from opfor.app.conversation import opening
from opfor.app.registry import load_game
from opfor.app.rungs import BASELINE, Played, counts, rung_named, rungs_of, standing
from opfor.app.rungs_told import ladder_lines, ladder_told
from opfor.app.setting_up import prepared
from opfor.app.start import Start
from opfor.core.errors import OpforError
from tests.conformance.cases import at_random
from tests.conftest import Opfor

GAMES = ("blitzkrieg", "2gm", "coh")


@pytest.mark.parametrize("name", GAMES)
def test_a_ladder_has_eight_rungs_or_more_from_gentle_to_hard(name: str) -> None:
    game = load_game(name)
    rungs = rungs_of(game)
    shares = [rung.won[BASELINE].value for rung in rungs]
    assert len(rungs) >= 8
    assert shares == sorted(shares, reverse=True)
    assert shares[0] >= 0.85
    assert shares[-1] <= 0.15
    assert min(rung.won[BASELINE].games for rung in rungs) >= 1000
    assert len({rung.title for rung in rungs}) == len({rung.name for rung in rungs}) == len(rungs)
    for rung in rungs:
        prepared(game, rung.options, {})


def test_what_shares_a_folder_with_a_game_has_no_ladder() -> None:
    assert rungs_of(load_game("coh-generator")) == ()
    assert ladder_told(load_game("coh-campaign"), ()).rungs == ()
    with pytest.raises(OpforError, match="has no ladder"):
        standing(load_game("coh-generator"), ())


def test_whoever_wins_is_sent_up_and_whoever_loses_down() -> None:
    game = load_game("blitzkrieg")
    rungs = [rung.name for rung in rungs_of(game)]
    middle = rung_named(game, "two-fronts").options
    begins = standing(game, ())
    up = standing(game, [Played(middle, 1.0)] * 6)
    down = standing(game, [Played(middle, 0.0)] * 6)
    assert rungs.index(down.next.rung.name) < rungs.index(begins.next.rung.name)
    assert rungs.index(begins.next.rung.name) < rungs.index(up.next.rung.name)
    two_fronts = next(each for each in up.rungs if each.rung.name == "two-fronts")
    assert (two_fronts.played, two_fronts.won) == (6, 6)


def test_games_with_a_hint_and_games_nobody_measured_say_nothing() -> None:
    game = load_game("blitzkrieg")
    middle = rung_named(game, "two-fronts").options
    found = standing(game, [Played(middle, 1.0, is_hinted=True), Played({"handicap": 3}, 1.0)])
    assert found == standing(game, ())
    assert not counts(game, {"handicap": 3})


def test_a_mission_at_a_measured_level_counts_though_it_is_no_rung() -> None:
    game = load_game("coh")
    options = {"mission": "first-light", "level": "veteran"}
    assert counts(game, options)
    assert standing(game, [Played(options, 1.0)]).games == 1


def test_a_rung_is_named_or_counted() -> None:
    game = load_game("blitzkrieg")
    assert rung_named(game, "1") == rungs_of(game)[0] == rung_named(game, "training-ground")
    for bad in ("0", "13", "up", "²"):
        with pytest.raises(OpforError, match="is no rung of blitzkrieg; choose 1 to 12 or "):
            rung_named(game, bad)


def test_the_command_lists_the_ladder_and_begins_a_rung(opfor: Opfor) -> None:
    said = opfor("ladder", "blitzkrieg").out
    assert ">  6  Island Chain" in said
    assert "Nothing counted yet" in said
    assert "Play this next: Island Chain. You have 49 %." in said
    begun = opfor("ladder", "blitzkrieg", "next", "--seed", "3", typed="quit\n").out
    assert begun.startswith("Island Chain\n")
    told = json.loads(opfor("ladder", "blitzkrieg", "--json").out)
    assert (told["games"], told["next"], len(told["rungs"])) == (0, "island-chain", 12)
    assert told["rungs"][0]["options"] == {"difficulty": "easy", "handicap": "10", "level": "own"}
    assert "Spiel das als Nächstes" in opfor("ladder", "blitzkrieg", "--language", "de").out


def test_bad_input_to_the_ladder_is_one_line(opfor: Opfor) -> None:
    for words, says in (
        (("ladder", "coh-generator"), "has no ladder"),
        (("ladder", "blitzkrieg", "99"), "is no rung"),
        (("ladder", "blitzkrieg", "1", "--json"), "leave out the rung"),
    ):
        ran = opfor(*words)
        assert ran.code == 2
        assert ran.err.count("\n") == 1
        assert says in ran.err


def test_a_game_that_was_played_to_its_end_is_counted_and_told(opfor: Opfor) -> None:
    game = load_game("blitzkrieg")
    rung = rung_named(game, "training-ground")
    assert opfor("ladder", "blitzkrieg").code == 0  # the test's own folder of saves
    table = opening.begun(game, Start(seed=5, options=rung.options))
    respond = at_random(5)
    while table.session.pending is not None:
        table.session.answer(respond(table.session.pending))
    table.close()
    told = json.loads(opfor("ladder", "blitzkrieg", "--json").out)
    assert told["games"] == 1
    assert [each["played"] for each in told["rungs"]] == [1] + [0] * 11
    said, then = ladder_lines(game, rung.options)
    assert "after 1 game: rung" in said
    assert then.startswith("Play this next: ")
    assert ladder_lines(game, {"handicap": 3}) == ()
    resumed = opfor("play", "blitzkrieg", "--resume", str(table.path), typed="quit\n").out
    assert said in resumed


def test_points_at_the_start_are_a_dial_of_missions_against_the_ai() -> None:
    game = load_game("coh")
    plain, _, _ = prepared(game, {"mission": "first-light"}, {})
    harder, _, _ = prepared(game, {"mission": "first-light", "extra_vp": 3}, {})
    assert game.new(plain) != game.new(harder)
    with pytest.raises(OpforError, match="extra-vp: 21 is not known; give -20 to 20"):
        prepared(game, {"mission": "first-light", "extra_vp": 21}, {})
    with pytest.raises(OpforError, match="is played without an AI"):
        prepared(game, {"mission": "crossroads", "extra_vp": 1}, {})
