"""Measure players on what a game keeps back, and write a ladder with intervals.

Settings, missions, rulings and the seed are held out (books/held-out.toml of the game): nothing is
tuned on them; a known setting, of which only the seed is new, is shown and not counted. Every
player meets the same games; a program of your own (cmd:COMMAND) is measured like any other, with
the share of its answers that were legal and the tokens it tells of. The ladder file is read, added
to and written again; without --player it is only shown.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from opfor.app.arguments import Arguments, Parser, declare_json, game_of
from opfor.app.game_arguments import allow_programs, declare_programs
from opfor.app.players import player_named
from opfor.core.echo import shortened
from opfor.core.errors import OpforError
from opfor.core.game import Game
from opfor.lab.commands.flags import declare_games, games_of, print_json, progress_bar
from opfor.lab.commands.told import percent, points
from opfor.lab.held_out import Held, HeldOut, held_out
from opfor.lab.ladder import (
    Ladder,
    Place,
    check_alike,
    measured,
    new_ladder,
    read_ladder,
    write_ladder,
)
from opfor.lab.summary import SAY

WIDE = 28
"""Letters of a player's name that are shown."""


def declare(parser: Parser, _game: Game[Any] | None) -> None:
    parser.add_argument(
        "--player", action="append", default=[], metavar="NAME",
        help="measure this one; may come again; cmd:COMMAND is a program of your own",
    )  # fmt: skip
    declare_programs(parser)
    parser.add_argument("-o", "--out", type=Path, metavar="FILE", help="the ladder, a JSON file")
    parser.add_argument("--jobs", type=int, metavar="N", help="processes (default: all cores)")
    declare_games(parser, 400)
    declare_json(parser)


def run(arguments: Arguments) -> int:
    game, games = game_of(arguments), games_of(arguments)
    held, out = held_out(game), arguments.out
    allow_programs(arguments)
    for name in arguments.player:
        player_named(game, name)
    if not arguments.player and (out is None or not out.exists()):
        raise OpforError("arena: --player NAME says who is measured")
    ladder = _begun(arguments, game, held, games)
    for name in arguments.player:
        with progress_bar() as progress:
            ladder.add(measured(game, held, name, games, arguments.jobs, progress))
        if out is not None:
            write_ladder(out, ladder)
    if arguments.json:
        places = msgspec.to_builtins(ladder.places())
        print_json({**msgspec.to_builtins(ladder), "places": places})
    else:
        print("\n".join(lines(game, held, ladder)))
    return 0


def _begun(arguments: Arguments, game: Game[Any], held: HeldOut, games: int) -> Ladder:
    """The ladder of the file, if there is one and if who is to be measured fits into it."""
    out = arguments.out
    if out is None or not out.exists():
        return new_ladder(game, held, games)
    ladder = read_ladder(out, game, held)
    if arguments.player:
        check_alike(out, ladder, games)
    return ladder


def lines(game: Game[Any], held: HeldOut, ladder: Ladder) -> list[str]:
    """The ladder to read: everybody over what is held out, then setting by setting."""
    kept = sum(not setting.known for setting in held.settings)
    said = [SAY("held-out", game=game.title, n=kept, seed=str(held.seed))]
    said += [_place(number, place) for number, place in enumerate(ladder.places(), 1)]
    for setting in held.settings:
        rows = [row for row in ladder.standings if row.setting == setting.name]
        said += [f"{setting.name} ({_newness(setting)}): {setting.why}"] * bool(rows)
        said += [
            f"  {_wide(row.player)} {SAY('of', share=percent(row.rate), n=row.games)}"
            for row in sorted(rows, key=lambda row: -row.won / row.games)
        ]
    return said


def _newness(setting: Held) -> str:
    return SAY("newness", known=setting.known)


def _place(number: int, place: Place) -> str:
    parts = [SAY("of", share=percent(place.rate), n=place.games)]
    if place.more is not None:
        parts.append(SAY("against-baseline", points=points(place.more)))
    if place.legal is not None:
        parts.append(SAY("answers-legal", share=percent(place.legal)))
    if place.tokens:
        parts.append(SAY("tokens", n=place.tokens))
    return f"{number}. {_wide(place.player)} {'; '.join(parts)}"


def _wide(player: str) -> str:
    return f"{shortened(player, WIDE):<{WIDE}}"
