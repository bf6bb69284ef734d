"""Write games as data: decisions of the opponent with their reasons, or choices of players.

--what is decisions (candidates, rungs with what they measured, cited rows, what settled it) or
choices (what the seat saw, what was offered, what was taken, how it ended). The folder gets Parquet
files and a data card; the same command gives the same bytes and goes on where it was stopped.
--predict learns from the first games which rule settles a decision, and measures it on the last.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from opfor.app.arguments import Arguments, Parser, declare_json, declare_seed, game_of
from opfor.app.game_arguments import (
    allow_programs,
    declare_game_options,
    declare_players,
    options_of,
    players_of,
    rulings_of,
)
from opfor.app.setting_up import prepared
from opfor.core.errors import OpforError, one_of
from opfor.core.game import Game
from opfor.lab.commands.flags import declare_games, games_of, print_json, progress_bar
from opfor.lab.corpus.predict import predicted
from opfor.lab.corpus.read import read
from opfor.lab.corpus.rows import DECISIONS, KINDS
from opfor.lab.corpus.written import Card, Wanted, write_corpus
from opfor.lab.variant import make_variant

USUAL_SEED = 1


def declare(parser: Parser, game: Game[Any] | None) -> None:
    parser.add_argument(
        "--what", default=DECISIONS, metavar="|".join(KINDS), help=f"default: {DECISIONS}"
    )
    parser.add_argument("-o", "--out", type=Path, metavar="FOLDER", help="where it lies")
    parser.add_argument(
        "--rows", type=int, default=0, metavar="N", help="stop at so many rows (and --games)"
    )
    parser.add_argument("--jobs", type=int, metavar="N", help="processes (default: all cores)")
    parser.add_argument("--predict", action="store_true", help="learn what settles decisions")
    declare_games(parser, 1000)
    declare_seed(parser)
    declare_players(parser, game)
    declare_game_options(parser, game)
    declare_json(parser)


def run(arguments: Arguments) -> int:
    if arguments.out is None:
        raise OpforError("corpus: -o FOLDER says where it lies")
    if arguments.what not in KINDS:
        raise OpforError(one_of("--what", arguments.what, KINDS))
    if arguments.rows < 0 or (arguments.jobs is not None and arguments.jobs < 1):
        raise OpforError("corpus: --rows and --jobs are numbers from 1")
    with progress_bar() as progress:
        jobs = arguments.jobs or os.cpu_count() or 1
        card = write_corpus(arguments.out, _wanted(arguments), jobs, progress)
    found: dict[str, Any] = {"rows": card.rows, "parts": len(card.parts), "rules": card.rules}
    lines = [_line(arguments.out, card)]
    if arguments.predict and card.wanted.kind == DECISIONS:
        told = predicted(read(arguments.out))
        found["predicted"] = told._asdict()
        lines.append(
            f"which rule settles {told.decisions} decisions of other games: "
            f"the usual one {100 * told.usual.value:.1f} %, "
            f"a linear guess {100 * told.linear.value:.1f} % right"
        )
    if arguments.json:
        print_json(found)
    else:
        print("\n".join(lines))
    return 0


def _line(folder: Path, card: Card) -> str:
    return f"{folder}: {card.rows:,} {card.wanted.kind} in {len(card.parts)} parts; see README.md"


def _wanted(arguments: Arguments) -> Wanted:
    game = game_of(arguments)
    allow_programs(arguments)
    options, rulings = options_of(arguments, game), rulings_of(arguments)
    setting, _, _ = prepared(game, options, rulings)
    if arguments.what == DECISIONS and not any(seat.bot for seat in game.seats(setting)):
        raise OpforError(
            "corpus: nobody decides by published rules in this game; say --what choices, or "
            "options with an opponent that does"
        )
    players = players_of(arguments, game, setting)
    variant = make_variant("corpus", game.id, options, rulings, players)
    seed = USUAL_SEED if arguments.seed is None else arguments.seed
    return Wanted(
        kind=arguments.what,
        variant=variant,
        seed=seed,
        games=games_of(arguments),
        rows=arguments.rows,
    )
