"""What to play next: the rungs of a game from gentle to hard, and where you stand among them.

RUNG (a name, a number from the gentlest on, or next) begins a game there. The share beside a rung
is your own chance, from the games that are kept here and in which no hint was asked for.
"""

from __future__ import annotations

from typing import Any

from opfor.app.arguments import Arguments, Parser, declare_json, declare_seed, seed_of
from opfor.app.conversation import opening
from opfor.app.registry import load_game
from opfor.app.rungs import kept_games, rung_named, standing
from opfor.app.rungs_told import SAY, LadderTold, document, ladder_told
from opfor.app.start import Start
from opfor.core.errors import OpforError
from opfor.core.game import Game
from opfor.surfaces.cli.output import print_json
from opfor.surfaces.terminal.prompt import Prompt
from opfor.surfaces.terminal.screen import Screen

NEXT = "next"


def declare(parser: Parser, _game: Game[Any] | None) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("rung", nargs="?", default="", metavar="RUNG", help="begin a game there")
    declare_seed(parser)
    declare_json(parser)


def run(arguments: Arguments) -> int:
    game = load_game(arguments.game)
    if arguments.rung:
        if arguments.json:
            raise OpforError("--json: lists the ladder; leave out the rung")
        return _play(game, arguments)
    told = ladder_told(game, kept_games(game))
    if not told.rungs:
        raise OpforError(f"{game.id}: has no ladder")
    if arguments.json:
        print_json(document(told))
    else:
        _say(told)
    return 0


def _say(told: LadderTold) -> None:
    width = max(len(each.title) for each in told.rungs)
    for each in told.rungs:
        mark = ">" if each.name == told.next else " "
        line = f"{mark} {each.number:>2}  {each.title:<{width}}  {100 * each.chance:>3.0f} %"
        print(f"{line}  {each.record}".rstrip())
    print(told.said)
    print(told.next_said)
    print(SAY("told"))


def _play(game: Game[Any], arguments: Arguments) -> int:
    """A game on the rung that was named."""
    if arguments.rung == NEXT:
        rung = standing(game, kept_games(game)).next.rung
    else:
        rung = rung_named(game, arguments.rung)
    screen = Screen()
    screen.say(rung.title, "strong")
    start = Start(seed=seed_of(arguments), options=rung.options)
    table = opening.begun(game, start)
    try:
        return Prompt(table, screen).run()
    finally:
        table.close()
