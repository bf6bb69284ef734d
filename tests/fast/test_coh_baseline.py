"""The baseline player of firefights over numbers thinks, decides and plays as the readable one."""

from __future__ import annotations

from typing import Any

import pytest

from opfor import fast
from opfor.cardboard.coh.counters.action_cards import action_cards
from opfor.fast.coh.course import doors
from opfor.fast.coh.engine import Engine, supports
from opfor.fast.coh.tables import fill
from opfor.games.coh import GAME
from opfor.games.coh.values.options import Setting, setting_for
from opfor.lab.block import Block, is_over_numbers, play_block
from opfor.lab.variant import Variant
from tests.fast.coh_missions import EIGHT, missions
from tests.fast.coh_positions import CASES, cases
from tests.fast.coh_thoughts import BONUSES, rolls, thoughts
from tests.fast.engines import IS_COMPILED, assert_readable_games, needs_compiled
from tests.fast.test_coh import EACH, parted, setting_of

PAIRS = [("baseline", "baseline"), ("baseline", "random"), ("random", "baseline")]


def seated(setting: Setting, names: tuple[str, str]) -> dict[str, Any]:
    pairs = zip(setting.seats, names, strict=True)
    return {seat: GAME.players[name] for seat, name in pairs}


@pytest.mark.parametrize(("name", "economy"), CASES)
def test_it_takes_a_step_from_any_position_as_the_readable_one(name: str, economy: str) -> None:
    found = cases(name, economy, EACH // 5, seed=3, size=50, player="baseline")
    assert not parted(found)


@pytest.mark.parametrize(("name", "economy"), CASES)
def test_everything_is_worth_as_much_to_it_as_to_the_readable_one(name: str, economy: str) -> None:
    battle, filled = doors.Battle(), None
    for case in cases(name, economy, 20, seed=4, size=5, player="baseline"):
        if case.setting is not filled:
            fill(battle, case.setting, case.players)
            filled = case.setting
        if case.state.stage == "turn":
            assert [
                (what, got) for what, wanted, got in thoughts(battle, case) if got != wanted
            ] == []


def test_it_rolls_as_the_readable_one() -> None:
    setting, battle = setting_for(missions()["all-cards"], "activation", {}), doors.Battle()
    fill(battle, setting, seated(setting, PAIRS[0]))
    assert [action_cards()[card].effect for card in BONUSES] == ["re-roll", "luck"]
    assert [(what, got) for what, wanted, got in rolls(battle, setting) if got != wanted] == []


@pytest.mark.parametrize("names", PAIRS)
@pytest.mark.parametrize("economy", ["activation", "solo"])
@pytest.mark.parametrize("name", [EIGHT, "crossroads"], ids=["eight", "crossroads"])
def test_its_games_end_as_the_readable_ones(
    name: str, economy: str, names: tuple[str, str]
) -> None:
    setting = setting_of(name, economy)
    players = seated(setting, names)
    assert_readable_games(GAME, Engine, setting, players, range(2, 5))


@needs_compiled
def test_its_compiled_games_are_those_of_the_plain_run() -> None:
    setting = setting_of("crossroads")
    quick, plain = (Engine(setting, seated(setting, PAIRS[0]), plain=p) for p in (False, True))
    assert quick.play(3, 0, 10) == plain.play(3, 0, 10)


@needs_compiled
@pytest.mark.parametrize("names", PAIRS)
def test_the_lab_plays_it_compiled(names: tuple[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    players = dict(zip(("german", "soviet"), names, strict=True))
    variant = Variant(name="one", game="coh", options={"mission": "crossroads"}, players=players)
    wanted = Block(variant, 8, 3, 6)
    assert is_over_numbers(wanted)
    rows = play_block(wanted)
    monkeypatch.setattr(fast, "supports", lambda *_: False)
    assert play_block(wanted) == rows


def test_it_may_sit_wherever_the_random_player_may() -> None:
    setting = setting_of("crossroads")
    assert all(supports(setting, seated(setting, names)) for names in PAIRS)


def test_the_compiled_engine_is_asked_first() -> None:
    setting = setting_of("crossroads")
    assert fast.supports(setting, seated(setting, PAIRS[0])) == IS_COMPILED
