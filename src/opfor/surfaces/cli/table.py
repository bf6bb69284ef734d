"""Companion for a physical table: the program runs the opponent, you move the pieces.

Every die, deck and bag is yours unless you leave it to the program; long draws nobody enjoys (the
AI's army of 2GM Tactics) are the program's unless you name them with --table.
"""

from __future__ import annotations

from typing import Any

from opfor.app.arguments import Arguments, Parser, game_of
from opfor.core.errors import OpforError, one_of
from opfor.core.game import Game
from opfor.surfaces.cli import opening
from opfor.surfaces.terminal.matching import fitting, words_of


def declare(parser: Parser, game: Game[Any] | None) -> None:
    opening.declare(parser, game)
    known = f": {', '.join(game.sources)}" if game is not None else ""
    parser.add_argument(
        "--program", action="append", default=[], metavar="SOURCE",
        help=f"let the program roll or draw this; all for everything{known}",
    )  # fmt: skip
    parser.add_argument(
        "--table", action="append", default=[], metavar="SOURCE",
        help="roll or draw this yourself, and leave all others to the program",
    )  # fmt: skip


def run(arguments: Arguments) -> int:
    if arguments.resume is not None:
        return opening.sit_down(arguments, "table", None)
    game = game_of(arguments)
    program = _sources(game, arguments.program)
    usual = set(game.sources) - set(game.tedious)
    table = _sources(game, arguments.table) if arguments.table else usual
    return opening.sit_down(arguments, "table", tuple(sorted(table - program)))


def _sources(game: Game[Any], given: list[str]) -> set[str]:
    known = list(game.sources)
    chosen: set[str] = set()
    for text in given:
        found = range(len(known)) if text == "all" else fitting(words_of(text), known)
        if text != "all" and len(found) != 1:
            raise OpforError(one_of("source", text, [*known, "all"]))
        chosen |= {known[n] for n in found}
    return chosen
