"""Options, rulings and seats from the command line."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

from opfor.app.arguments import Arguments, Parser, declare_seed, parse, seed_of
from opfor.app.game_arguments import (
    declare_game_options,
    declare_players,
    option_choices,
    options_of,
    players_of,
)
from opfor.core.errors import OpforError
from tests.toy_game import GAME, Options, Setting

SOLO = Setting(Options(), {})
ALL_THREE = {"mode": "two-player", "goal": "9", "wind": "false"}
TWO = Setting(Options(mode="two-player"), {})


def parsed(*words: str) -> Arguments:
    parser = Parser()
    declare_game_options(parser, GAME)
    declare_players(parser, GAME)
    declare_seed(parser)
    return parser.parse_intermixed_args(list(words))


@pytest.mark.parametrize(
    ("words", "options"),
    [
        ([], {}),
        (["--goal", "9", "--mode", "two-player"], {"goal": "9", "mode": "two-player"}),
        (["--option", "goal=9"], {"goal": "9"}),
        (["--wind", "false"], {"wind": "false"}),
        (["--wind"], {"wind": "true"}),
        (["--no-wind"], {"wind": "false"}),
        (["two-player"], {"mode": "two-player"}),
        (["--goal", "9", "two-player", "--no-wind"], ALL_THREE),
    ],
)
def test_options(words: list[str], options: dict[str, Any]) -> None:
    assert options_of(parsed(*words), GAME) == options


def test_an_option_named_like_a_flag_of_the_command_stays_reachable() -> None:
    parser = Parser()
    parser.add_argument("--goal", type=int)
    declare_game_options(parser, GAME)
    given = parser.parse_intermixed_args(["--goal", "3", "--option", "goal=9"])
    assert given.goal == 3
    assert options_of(given, GAME) == {"goal": "9"}


def test_what_an_option_may_be() -> None:
    assert option_choices(GAME) == {
        "mode": (("solo", "two-player"), "solo"),
        "goal": ((), "12"),
        "wind": (("true", "false"), "true"),
        "wager": (("true", "false"), "false"),
    }


def test_seats() -> None:
    assert players_of(parsed(), GAME, SOLO) == {}
    assert players_of(parsed("--player", "greedy"), GAME, SOLO) == {"tortoise": "greedy"}
    both = parsed("--player", "hare=random", "--player", "greedy")
    assert players_of(both, GAME, TWO) == {"hare": "random", "tortoise": "greedy"}


def test_the_bots_seat_is_taken() -> None:
    with pytest.raises(OpforError, match="seat: 'hare' is not known; choose one of: tortoise"):
        players_of(parsed("--player", "hare=greedy"), GAME, SOLO)


def test_a_seed_is_drawn_unless_given() -> None:
    assert seed_of(parsed("--seed", "5")) == 5
    assert len({seed_of(parsed()) for _ in range(20)}) > 1


def test_help_is_no_error(capsys: pytest.CaptureFixture[str]) -> None:
    module: Any = ModuleType("command", "Does something.")
    module.declare = lambda parser, game: None
    assert parse("something", module, ["--help"], False) is None
    assert "Does something." in capsys.readouterr().out
