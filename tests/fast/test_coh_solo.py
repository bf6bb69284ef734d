"""Solo missions over numbers are the readable ones: positions, games, and what is left to it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from opfor import fast
from opfor.cardboard.coh.missions.solo_mission import solo_mission_ids
from opfor.core.run import CANDIDATES
from opfor.fast.coh import sizes
from opfor.fast.coh.course import doors
from opfor.fast.coh.engine import Engine, supports
from opfor.games.coh import GAME
from opfor.games.coh.values.options import Options, Setting
from opfor.games.coh.values.outcome import outcome
from opfor.games.coh.values.preparation import prepare, solo_setting
from opfor.games.coh.values.start import new
from opfor.lab.block import Block, is_over_numbers, play_block
from opfor.lab.variant import Variant
from tests.fast.coh_solo_positions import CASES, GENERATED, MADE_UP, MISSIONS, cases, generated
from tests.fast.engines import assert_readable_games, needs_compiled, positions
from tests.fast.test_coh import parted

EACH = positions(500, 20)
"""Positions of each mission: the readable engine takes thousandths of a second for one."""
RANDOM = {"player": GAME.players["random"]}


@pytest.mark.parametrize("name", CASES)
def test_a_step_from_any_position_is_the_readable_one(name: str) -> None:
    count, size = (EACH, 20) if name in MADE_UP else (EACH, 50)
    assert not parted(cases(name, count, size=size))


@pytest.mark.parametrize("name", CASES)
def test_a_step_of_the_baseline_player_is_the_readable_one(name: str) -> None:
    found = cases(name, EACH // 5, seed=3, size=50, player="baseline")
    assert not parted(found)


@pytest.mark.parametrize("name", CASES)
def test_the_plain_run_takes_the_same_steps(name: str) -> None:
    assert not parted(cases(name, 20, seed=2, size=10), doors)


def setting_of(name: str, **rulings: str) -> Setting:
    if name in GENERATED:
        return solo_setting(generated(*GENERATED[name]), rulings)
    return prepare(Options(mission=name), rulings)


@pytest.mark.parametrize("name", [*MISSIONS, *GENERATED])
@pytest.mark.parametrize("player", ["random", "baseline"])
def test_whole_games_end_as_the_readable_ones(player: str, name: str) -> None:
    setting, players = setting_of(name), {"player": GAME.players[player]}
    assert_readable_games(GAME, Engine, setting, players, range(5, 7))


@needs_compiled
@pytest.mark.parametrize("name", ["first-light", "hill-at-dusk", "steel-at-noon"])
def test_compiled_games_are_those_of_the_plain_run(name: str) -> None:
    setting = setting_of(name)
    quick, plain = (Engine(setting, RANDOM, plain=p) for p in (False, True))
    assert quick.play(3, 0, 5) == plain.play(3, 0, 5)


@needs_compiled
def test_a_block_has_the_rows_of_the_readable_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    options = {"mission": "first-light"}
    variant = Variant(name="one", game="coh", options=options, players={"player": "random"})
    wanted = Block(variant, 8, 3, 7, ("aspects", "rules"))
    assert is_over_numbers(wanted)
    rows = play_block(wanted)
    monkeypatch.setattr(fast, "supports", lambda *_: False)
    assert play_block(wanted) == rows


@pytest.mark.parametrize("ruled", ["draw", "ai-wins", "player-wins"])
def test_equal_points_are_won_as_they_are_ruled(ruled: str) -> None:
    setting = setting_of("first-light", **{"equal-vps": ruled})
    over = replace(new(setting), stage="over", vp=(2, 2), ended="last-round")
    ended = outcome(setting, over)
    assert ended is not None
    assert Engine(setting, RANDOM).wins_from(over, [1]) == {ended.winner or "draw": 1}


@pytest.mark.parametrize("name", [*solo_mission_ids(), *GENERATED])
def test_every_mission_is_covered(name: str) -> None:
    assert supports(setting_of(name), RANDOM)
    assert supports(setting_of(name), {"player": GAME.players["baseline"]})


def test_rulings_on_how_missions_are_made_do_not_keep_one_from_playing_them() -> None:
    assert supports(setting_of("first-light", **{"several-closest": "any-one"}), RANDOM)
    assert supports(setting_of("first-light", **{"secure-distance": "takers-edge"}), RANDOM)


def test_every_hex_of_a_map_can_be_a_candidate() -> None:
    assert CANDIDATES >= sizes.CELLS
