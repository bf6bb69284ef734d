"""Companion for a physical table: the program runs the opponent, you move the pieces.

Every die, deck and bag is yours unless you leave it to the program. Decks with cards of opfor's
own, and long draws nobody enjoys (an army of dozens), are the program's unless you name them with
--table; with your own cards (--pack) you draw. What you draw for yourself and
the opponent never looks at is not asked for, unless you say --told.
"""

from __future__ import annotations

from typing import Any

from opfor.app.arguments import Arguments, Parser, game_of
from opfor.app.learning import usual_table
from opfor.core.game import Game
from opfor.surfaces.cli import start_flags
from opfor.surfaces.cli.sit_down import sit_down
from opfor.surfaces.cli.start_flags import sources_named


def declare(parser: Parser, game: Game[Any] | None) -> None:
    start_flags.declare(parser, game)
    known = f": {', '.join(game.sources)}" if game is not None else ""
    parser.add_argument(
        "--program", action="append", default=[], metavar="SOURCE",
        help=f"let the program roll or draw this; all for everything{known}",
    )  # fmt: skip
    parser.add_argument(
        "--table", action="append", default=[], metavar="SOURCE",
        help="roll or draw this yourself, and leave all others to the program",
    )  # fmt: skip
    parser.add_argument(
        "--told", action="store_true",
        help="tell everything you draw, also what the opponent never looks at",
    )  # fmt: skip


def run(arguments: Arguments) -> int:
    if arguments.resume is not None:
        return sit_down(arguments, "table", None)
    game = game_of(arguments)
    program = sources_named(game, arguments.program)
    named = sources_named(game, arguments.table)

    def at_table(setting: Any) -> tuple[str, ...]:
        return tuple(sorted((named or usual_table(game, setting)) - program))

    return sit_down(arguments, "table", at_table, told=arguments.told)
