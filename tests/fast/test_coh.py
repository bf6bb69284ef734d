"""Firefights over numbers are the readable ones: position by position, game by game."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from opfor import fast
from opfor.cardboard.coh.board.sight_report import haze_between
from opfor.cardboard.coh.missions.mission import firefights
from opfor.cardboard.coh.rulings import Rulings
from opfor.core.chance import Seeded
from opfor.core.play import Play
from opfor.core.requests import Choose
from opfor.fast.coh.course import doors
from opfor.fast.coh.coverage import IN_LADDERS, IN_TABLES
from opfor.fast.coh.engine import Engine, supports
from opfor.fast.coh.lies import SOLO_SWITCHED, SWITCHED
from opfor.fast.coh.sight import can_see
from opfor.fast.coh.sight import haze_between as haze_on_line
from opfor.fast.coh.states import read_state
from opfor.fast.coh.tables import fill, players_of
from opfor.games import coh
from opfor.games.coh import GAME
from opfor.games.coh.values.options import Options, Setting, setting_for
from opfor.games.coh.values.preparation import prepare
from opfor.games.coh.values.start import new
from opfor.games.coh.values.state import Smoke
from opfor.lab.block import Block, is_over_numbers, play_block
from opfor.lab.tally import tallied, tally_of, untallied
from opfor.lab.variant import Variant
from tests.fast.coh_missions import EIGHT, missions
from tests.fast.coh_positions import CASES, cases
from tests.fast.engines import assert_readable_games, needs_compiled, positions
from tests.fast.proofs import first_difference

parted = partial(first_difference, "coh")

EACH = positions(1000, 40)
"""Positions of each setting: the readable engine takes thousandths of a second for one."""


@pytest.mark.parametrize(("name", "economy"), CASES)
def test_a_step_from_any_position_is_the_readable_one(name: str, economy: str) -> None:
    assert not parted(cases(name, economy, EACH, size=100))


@pytest.mark.parametrize(("name", "economy"), CASES)
def test_the_plain_run_takes_the_same_steps(name: str, economy: str) -> None:
    assert not parted(cases(name, economy, 40, seed=2, size=20), doors)


@pytest.mark.parametrize("board", "12345")
def test_sight_through_smoke_is_that_of_the_readable_field(board: str) -> None:
    """Every line from some hexes of a board, and how much dims it, under smoke here and there."""
    setting, rng = (
        setting_for(missions()["eight" if board == "1" else f"eight-on-{board}"], "activation", {}),
        Random(6),
    )
    cells = range(len(setting.field))
    smoke = {cell: rng.randint(1, 2) for cell in rng.sample(cells, 24)}
    battle = doors.Battle()
    fill(battle, setting, seated(setting))
    density = tuple(Smoke(cell, smoke[cell]) for cell in sorted(smoke))
    read_state(battle, setting, replace(new(setting), smoke=density))
    sight = setting.field.sight_through(smoke)
    for origin in rng.sample(cells, 30):
        wanted = [sight.sees(origin, target) for target in cells]
        assert [can_see(battle, origin, target) for target in cells] == wanted
        haze = [haze_between(setting.field.ground, origin, target, smoke) for target in cells]
        assert [haze_on_line(battle, origin, target) for target in cells] == haze


def setting_of(name: str, economy: Any = "mission", players: int = 0, **rulings: str) -> Setting:
    return prepare(Options(mission=name, economy=economy, players=players), rulings)


def seated(setting: Setting, player: str = "random") -> dict[str, Any]:
    return {seat: GAME.players[player] for seat in players_of(setting) if seat}


@pytest.mark.parametrize("economy", ["activation", "solo"])
@pytest.mark.parametrize("name", [EIGHT, "crossroads"], ids=["eight", "crossroads"])
def test_whole_games_end_as_the_readable_ones(name: str, economy: str) -> None:
    setting = setting_of(name, economy)
    assert_readable_games(GAME, Engine, setting, seated(setting), range(5, 17))


@pytest.mark.parametrize("player", ["random", "baseline"])
@pytest.mark.parametrize("players", [3, 4])
def test_partners_play_the_same_games(players: int, player: str) -> None:
    """Every partner takes part, each by a stream of chance of his own."""
    setting = setting_of("crossroads", players=players)
    assert_readable_games(GAME, Engine, setting, seated(setting, player), range(3))


@needs_compiled
@pytest.mark.parametrize("name", [EIGHT, "crossroads"], ids=["eight", "crossroads"])
def test_compiled_games_are_those_of_the_plain_run(name: str) -> None:
    setting = setting_of(name)
    quick, plain = (Engine(setting, seated(setting), plain=p) for p in (False, True))
    assert quick.play(3, 0, 40) == plain.play(3, 0, 40)


def test_a_block_goes_on_where_the_one_before_ends() -> None:
    setting = setting_of("crossroads")
    engine = Engine(setting, seated(setting))
    whole, parts = engine.play(1, 0, 12), [engine.play(1, 0, 5), engine.play(1, 5, 12)]
    for name, column in whole.games.items():
        assert column == parts[0].games[name] + parts[1].games[name]


@needs_compiled
@pytest.mark.parametrize("measures", [("aspects", "rules"), ("margin",), ()])
def test_a_block_has_the_rows_of_the_readable_engine(
    measures: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    players = {"german": "random", "soviet": "random"}
    variant = Variant(name="one", game="coh", options={"mission": "crossroads"}, players=players)
    wanted = Block(variant, 8, 3, 12, measures)
    assert is_over_numbers(wanted)
    rows = play_block(wanted)
    monkeypatch.setattr(fast, "supports", lambda *_: False)
    assert play_block(wanted) == rows


@needs_compiled
def test_a_tally_is_that_of_the_rows() -> None:
    players = {"german": "random", "soviet": "random"}
    variant = Variant(name="one", game="coh", options={"mission": "crossroads"}, players=players)
    wanted = Block(variant, 8, 3, 30, ("aspects", "rules"))
    assert untallied(tallied(wanted)).numbers == tally_of(play_block(wanted)).numbers
    assert untallied(tallied(wanted)).winners == tally_of(play_block(wanted)).winners


def test_playing_on_from_a_position_ends_as_the_readable_engine_ends() -> None:
    setting = setting_of("crossroads")
    engine = Engine(setting, seated(setting), plain=True)
    for case in cases("crossroads", "activation", 6, seed=4):
        play = Play(GAME, setting, case.state)
        ended = played_on(play, case.seed)
        assert engine.wins_from(case.state, [case.seed]) == {ended: 1}


def played_on(play: Any, seed: int) -> str:
    """Who wins when the readable engine plays on from where it is."""
    chance = Seeded(seed)
    request = play.begin()
    while request is not None:
        if isinstance(request, Choose):
            stream = f"player:{request.seat}"
            answer = request.options[chance.pick(stream, len(request.options))]
        else:
            answer = chance(request)
        request = play.answer(answer)
    outcome = GAME.outcome(play.setting, play.state)
    assert outcome is not None
    return outcome.winner or "draw"


@pytest.mark.parametrize("player", ["random", "baseline"])
@pytest.mark.parametrize("name", firefights())
def test_every_firefight_of_the_game_is_covered(name: str, player: str) -> None:
    assert supports(setting_of(name), seated(setting_of(name), player))


def test_what_it_does_not_know_is_left_to_the_readable_engine() -> None:
    setting = setting_of("crossroads")
    assert supports(setting, seated(setting))
    assert not supports(setting, {**seated(setting), "german": lambda *_: None})
    ruled = prepare(Options(), {"cap-floor": "3", "rally-friends": "each"})
    assert supports(ruled, seated(ruled))


def test_every_ruling_that_the_game_asks_for_is_known_here() -> None:
    """The others are the generator's."""
    known = SWITCHED | SOLO_SWITCHED | IN_TABLES | IN_LADDERS
    rooms = Path(coh.__file__).parent
    asked = "".join(
        path.read_text(encoding="utf-8")
        for room in ("rules", "bot", "course", "values")
        for path in (rooms / room).rglob("*.py")
    )
    others = [name for name in Rulings.__struct_fields__ if name not in known]
    assert others
    assert not [name for name in others if name in asked]


def test_eight_against_eight_is_covered() -> None:
    assert supports(setting_of(EIGHT), seated(setting_of(EIGHT)))
