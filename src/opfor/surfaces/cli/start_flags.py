"""What can be said about a game to sit down to: the arguments of play, table and generate."""

from __future__ import annotations

from typing import Any

from opfor.app.arguments import Parser, declare_json, declare_seed
from opfor.app.game_arguments import declare_game_options, declare_players
from opfor.core.errors import OpforError, one_of
from opfor.core.game import Game

NEWEST = ""
"""``--resume`` without a file."""


def declare(parser: Parser, game: Game[Any] | None) -> None:
    """The arguments they share."""
    declare_game_options(parser, game)
    declare_players(parser, game)
    declare_seed(parser)
    parser.add_argument(
        "--resume", nargs="?", const=NEWEST, metavar="FILE",
        help="go on with a saved game; without FILE the one played last",
    )  # fmt: skip
    parser.add_argument("--position", metavar="FILE", help="begin from a position file")
    parser.add_argument("--no-save", action="store_true", help="keep nothing")
    declare_json(parser)


def sources_named(game: Game[Any], given: list[str]) -> set[str]:
    """Sources of chance by the beginnings of their names; ``all`` for everything."""
    from opfor.app.conversation.asking.abbreviations import fitting, words_of

    known = list(game.sources)
    chosen: set[str] = set()
    for text in given:
        found = range(len(known)) if text == "all" else fitting(words_of(text), known)
        if text != "all" and len(found) != 1:
            raise OpforError(one_of("source", text, [*known, "all"]))
        chosen |= {known[n] for n in found}
    return chosen
