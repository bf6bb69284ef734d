"""The lab plays blocks by the compiled engine where it can, and gets the same rows."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

import msgspec
import pytest

from opfor import fast
from opfor.app.registry import load_game
from opfor.core import series
from opfor.core.chance import Seeded
from opfor.core.compiled import compiled
from opfor.core.play import Play
from opfor.core.requests import Choose
from opfor.games.blitzkrieg import GAME
from opfor.games.blitzkrieg.course.rooms import Engine
from opfor.games.blitzkrieg.values.options import Options, prepare
from opfor.lab.block import Block, at_table, is_over_numbers, play_block, readable_rows
from opfor.lab.tally import tallied, tally_of, untallied
from opfor.lab.variant import Variant
from tests.fast.engines import needs_compiled


def block(measures: tuple[str, ...], player: str = "greedy", **changes: Any) -> Block:
    players = {"player": player}
    variant = Variant(name="one", game="blitzkrieg", players=players, **changes)
    return Block(variant, 8, 3, 12, measures)


@needs_compiled
@pytest.mark.parametrize("measures", [("aspects", "rules"), ("rules",), ("margin",), ()])
@pytest.mark.parametrize("player", ["random", "greedy"])
def test_a_block_has_the_rows_of_the_readable_engine(
    measures: tuple[str, ...], player: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted = block(measures, player, rulings={"first-turn": "player"})
    assert is_over_numbers(wanted)
    rows = play_block(wanted)
    monkeypatch.setattr(fast, "supports", lambda *_: False)
    assert play_block(wanted) == rows


@needs_compiled
@pytest.mark.parametrize("player", ["random", "greedy"])
def test_a_tally_is_that_of_the_rows(player: str) -> None:
    wanted = block(("aspects", "rules"), player)
    assert untallied(tallied(wanted)) == tally_of(play_block(wanted))


EVERYTHING = ("aspects", "rules", "events", "lead", "turns", "content", "course")


@needs_compiled
@pytest.mark.parametrize(
    ("game", "players"),
    [
        ("blitzkrieg", {"player": "greedy"}),
        ("2gm", {"player": "baseline"}),
        ("coh", {"german": "baseline", "soviet": "baseline"}),
    ],
)
def test_what_is_counted_step_by_step_is_that_of_the_readable_engine(
    game: str, players: dict[str, str]
) -> None:
    wanted = Block(Variant(name="one", game=game, players=players), 8, 3, 6, EVERYTHING)
    assert is_over_numbers(wanted)
    assert play_block(wanted) == readable_rows(wanted)
    assert untallied(tallied(wanted)) == tally_of(readable_rows(wanted))


@needs_compiled
def test_places_are_counted_as_plays_count_them() -> None:
    wanted = block(("places",))
    assert play_block(wanted).counts == readable_rows(wanted).counts


@needs_compiled
@pytest.mark.parametrize(("name", "player"), [("blitzkrieg", "greedy"), ("2gm", "baseline")])
def test_without_a_compiler_a_game_is_seen_as_compiled(name: str, player: str) -> None:
    wanted = Block(Variant(name="one", game=name, players={"player": player}), 8, 3, 5)
    _, setting, players = at_table(msgspec.json.encode(wanted.variant))
    games, tongue = fast.watch(setting, players, 8, 3, 4)
    plain = type(fast.engine(setting, players))(setting, players, plain=True)
    for game, seen in zip(games, plain.watch(8, 3, 4), strict=True):
        assert tongue.told(seen.told) == tongue.told(game.told)
        assert seen._replace(told=[]) == game._replace(told=[])


def test_a_game_too_long_to_be_watched_is_left_to_a_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(series, "MOST_STEPS", 2)
    wanted = block(("turns",))
    assert play_block(wanted) == readable_rows(wanted)


@needs_compiled
def test_players_it_does_not_know_are_left_to_the_readable_engine() -> None:
    setting = prepare(Options(), {})
    known = {"player": GAME.players["random"]}
    others: Mapping[str, Any] = {"player": lambda *_: None}
    assert fast.supports(setting, known)
    assert not fast.supports(setting, others)
    assert not fast.supports(object(), known)


def test_looking_ahead_over_an_even_draw_is_known_too() -> None:
    players = {"player": GAME.players["look-ahead"]}
    even = prepare(Options(), {"more-than-six-units": "even-draw"})
    assert fast.supports(even, players)


def test_without_a_compiled_module_only_one_source_is_supported(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Rules that stand twice are played from the readable ones then."""
    monkeypatch.setattr("opfor.fast.built.compiled", lambda _game: None)
    assert fast.supports(prepare(Options(), {}), {"player": GAME.players["random"]})
    twice = load_game("coh")
    setting = twice.prepare(twice.options(mission="first-light"), {})
    players = dict.fromkeys(setting.seats, twice.players["random"])
    assert fast.covers(setting, players)
    assert not fast.supports(setting, players)


@needs_compiled
def test_a_module_of_other_sources_is_not_used() -> None:
    assert compiled("blitzkrieg", "another") is None


def test_playing_on_from_a_position_ends_as_the_readable_engine_ends() -> None:
    """From the same turn on, with the same seed and players, both engines name the same winner."""
    setting = prepare(Options(), {})
    players = {"player": GAME.players["greedy"]}
    engine = Engine(setting, players, plain=True)
    for seed in range(6):
        chance = Seeded(seed)
        play = Play(GAME, setting, GAME.new(setting))
        pick = partial(chance.pick, "player:player")
        request = play.begin()
        while request is not None and not (play.state.turn >= 6 and not play.step_answers):
            request = play.answer(answered(play, request, chance, pick))
        start, again = play.state, Seeded(seed + 100)
        ahead = Play(GAME, setting, start)
        pick = partial(again.pick, "player:player")
        request = ahead.begin()
        while request is not None:
            request = ahead.answer(answered(ahead, request, again, pick))
        outcome = GAME.outcome(setting, ahead.state)
        assert outcome is not None
        assert engine.wins_from(start, [seed + 100]) == {outcome.winner: 1}


def answered(play: Any, request: Any, chance: Seeded, pick: Any) -> Any:
    if isinstance(request, Choose):
        return GAME.players["greedy"](play.setting, play.state, request, pick)
    return chance(request)
