"""Exact odds of the opponent's next act, from a saved game or a position."""

from __future__ import annotations

from typing import Any

import msgspec

from opfor.app.arguments import Arguments, Parser, declare_json, declare_packs, declare_seed
from opfor.app.conversation import Table
from opfor.app.conversation.telling.reasons import ForecastTold, Foretold
from opfor.app.game_arguments import declare_rulings
from opfor.core.errors import OpforError
from opfor.core.game import Game
from opfor.surfaces.cli.either import Opened, opened
from opfor.surfaces.cli.output import print_json
from opfor.surfaces.terminal.reasons import forecast_told


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
    declare_packs(parser)


def run(arguments: Arguments) -> int:
    with opened(arguments) as found:
        _tell(arguments, found)
    return 0


def _tell(arguments: Arguments, found: Opened) -> None:
    if found.game.forecast is None:
        raise OpforError(f"{found.game.title} has no forecast")
    if found.table is not None:
        told = _of_a_game(found.table, arguments.after)
    elif arguments.after is not None:
        raise OpforError("--after: nobody is to choose anything here")
    else:
        told = ForecastTold(_of_a_position(found))
    if arguments.json:
        outcomes = msgspec.to_builtins(told.outcomes)
        document = {"game": found.game.id, "forecast": outcomes, "assumptions": told.assumptions}
        print_json(document)
    else:
        print("\n".join(forecast_told(told, most=100)))


def _of_a_game(table: Table, after: str | None) -> ForecastTold:
    """As the seat that is to decide may know it; where nobody is, the first person's, if any."""
    eyes = table.seen_by(table.awaits or next(iter(table.people), ""))
    return eyes.forecast(eyes.typed(after).path if after is not None else ())


def _of_a_position(found: Opened) -> tuple[Foretold, ...]:
    assert found.game.forecast is not None
    forecasts = found.game.forecast(found.setting, found.state, None)
    return tuple(
        Foretold(each.key, each.label, each.probability, each.because, (), each.consequence)
        for each in forecasts
    )
