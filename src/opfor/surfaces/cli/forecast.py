"""Exact odds of the opponent's next act, from a saved game or a position."""

from __future__ import annotations

from typing import Any

import msgspec

from opfor.app.arguments import Arguments, Parser, declare_json, declare_seed
from opfor.app.conversation.answers import offered, understand
from opfor.app.conversation.sentences import forecast_lines
from opfor.app.game_arguments import declare_rulings
from opfor.core.errors import OpforError
from opfor.core.game import Game
from opfor.core.requests import Choose
from opfor.surfaces.cli.either import Opened, opened
from opfor.surfaces.cli.output import print_json


def declare(parser: Parser, _game: Game[Any] | None) -> None:
    parser.add_argument("file", metavar="FILE", help="a saved game or a position; - for input")
    parser.add_argument(
        "--after",
        metavar="ANSWER",
        help="as it would be after this answer (what it leaves open: the first option)",
    )
    declare_json(parser)
    declare_seed(parser, default=0)
    declare_rulings(parser)


def run(arguments: Arguments) -> int:
    found = opened(arguments)
    if found.game.forecast is None:
        raise OpforError(f"{found.game.title} has no forecast")
    action = None if arguments.after is None else _action(found, arguments.after)
    forecasts = found.game.forecast(found.setting, found.state, action)
    if arguments.json:
        print_json({"game": found.game.id, "forecast": msgspec.to_builtins(list(forecasts))})
    else:
        print("\n".join(forecast_lines(forecasts, most=100)))
    return 0


def _action(found: Opened, text: str) -> Any:
    if not isinstance(found.request, Choose):
        raise OpforError("--after: nobody is to choose anything here")
    answers = offered(found.game, found.setting, found.state, found.request)
    return understand(found.request, answers, text).answer
