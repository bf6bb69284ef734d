"""The weight of every ruling: what changes when a disputed rule is played the other way.

For each other value: the share of the opponent's decisions and of games that it changes, what it
does to the win rate (paired games, 95 % interval), and the first position where it mattered, to be
opened by opfor decide.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from opfor.app.arguments import Arguments, Parser, declare_json, declare_seed, game_of
from opfor.app.game_arguments import declare_game_options, options_of
from opfor.app.program import program_name
from opfor.core.errors import OpforError
from opfor.core.game import Game
from opfor.lab.commands.flags import (
    declare_games,
    declare_out,
    declare_workers,
    games_of,
    print_json,
    progress_bar,
)
from opfor.lab.extra import need
from opfor.lab.frames import RUNS
from opfor.lab.rulings import Weight, experiment_for, weigh
from opfor.lab.summary import SAY
from opfor.lab.weights import (
    keep,
    position_name,
    publish,
    share_of_decisions,
    write_positions,
)


def declare(parser: Parser, game: Game[Any] | None) -> None:
    declare_games(parser, 300)
    parser.add_argument(
        "--positions", type=int, default=40, metavar="N",
        help="games whose every turn is redone with the ruling the other way (default 40)",
    )  # fmt: skip
    parser.add_argument(
        "--endings", action="store_true",
        help="compare games by how they end and score alone, no turn is redone: thousands a minute "
        "where an engine is compiled",
    )  # fmt: skip
    parser.add_argument("--only", action="append", default=[], metavar="RULING", help="repeatable")
    parser.add_argument("--player", default="", metavar="NAME", help="who plays against the bot")
    parser.add_argument("--publish", type=Path, metavar="FILE", help="the table as Markdown")
    parser.add_argument(
        "--keep", action="store_true", help="keep the weights beside the game's book"
    )
    declare_out(parser)
    declare_workers(parser)
    declare_seed(parser, default=1)
    declare_json(parser)
    declare_game_options(parser, game)


def run(arguments: Arguments) -> int:
    game, games = game_of(arguments), games_of(arguments)
    need("polars")
    if arguments.ruling:
        raise OpforError("--ruling: every ruling is varied here; leave it out")
    options, only = options_of(arguments, game), tuple(arguments.only)
    endings, positions = arguments.endings, 0 if arguments.endings else arguments.positions
    experiment = experiment_for(
        game, options, arguments.player, games, arguments.seed, only, endings=endings
    )
    out = arguments.out or RUNS / f"rulings-{game.id}-{arguments.seed}-{games}"
    try:
        with progress_bar() as progress:
            found, weights = weigh(
                experiment, out, positions, arguments.jobs, arguments.cluster, progress
            )
    except KeyboardInterrupt:
        print(f"\nopfor: {SAY('stopped-goes-on')}", file=sys.stderr)
        return 130
    write_positions(weights, found.path)
    if arguments.publish is not None:
        publish(game, found, weights, positions, arguments.publish)
    if arguments.keep:
        keep(game, found, weights)
    if arguments.json:
        print_json({"run": str(found.path), "weights": msgspec.to_builtins(weights)})
    else:
        print("\n".join([*_lines(game, weights, found.path), SAY("run", path=str(found.path))]))
    return 0


def _lines(game: Game[Any], weights: list[Weight], folder: Path) -> list[str]:
    width = max(len(f"{w.ruling}={w.value}") for w in weights) if weights else 0
    lines = [f"{'':<{width}}  {SAY('weights')}"]
    for w in weights:
        effect = f"{100 * w.win.value:+5.1f} ({100 * w.win.low:+.1f} to {100 * w.win.high:+.1f})"
        lines.append(
            f"{w.ruling + '=' + w.value:<{width}}  {effect:<22} {100 * w.games.value:5.1f} %"
            f"   {share_of_decisions(w):>7}  {opened(game, w, folder)}"
        )
    return lines


def opened(game: Game[Any], weight: Weight, folder: Path) -> str:
    """How to look at the first position where it mattered."""
    example = weight.example
    if example is None:
        return "-"
    file = folder / position_name(weight)
    if example.decide_seed is None:
        where = f", {file}" if example.position is not None else ""
        return SAY("seen", game=example.game, seed=str(example.seed), turn=example.turn) + where
    ruling = f"--ruling {weight.ruling}={weight.value}"
    return f"{program_name()} decide {game.id} {file} --seed {example.decide_seed} {ruling}"
