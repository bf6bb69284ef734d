"""Headless games with statistics: who wins how often, how long, and which rules decided.

The short form of the lab: one way to play, nothing to compare with (opfor lab run compares). The
numbers depend on the seed and not on the number of jobs. Ctrl-C keeps what is finished.
"""

from __future__ import annotations

import os
import sys
import time
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import msgspec

from opfor import __version__
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
from opfor.core.book import load_book
from opfor.core.echo import shortened
from opfor.core.errors import OpforError
from opfor.core.game import Game
from opfor.core.phrases import decimal
from opfor.lab.block import waits_for_compiling
from opfor.lab.commands.flags import (
    declare_games,
    declare_workers,
    games_of,
    print_json,
    progress_bar,
)
from opfor.lab.results import ResultsFile, check_out
from opfor.lab.series import run_series
from opfor.lab.simulated import READABLE, document, engine, uncovered_in
from opfor.lab.summary import SAY, Sides, Summary, lines, summarise
from opfor.lab.variant import Variant, changed_options, make_variant
from opfor.lab.verdict import why_slow

ENOUGH_TO_SHARE = 200
"""Fewer games are played sooner by one process than others are started."""
LONG = 20.0
"""Seconds after which somebody may care for a faster engine."""


def declare(parser: Parser, game: Game[Any] | None) -> None:
    declare_games(parser, 1000)
    declare_workers(parser)
    parser.add_argument("--out", type=Path, metavar="FILE", help=".csv, .json or .parquet")
    declare_players(parser, game)
    declare_seed(parser, default=1)
    declare_json(parser)
    declare_game_options(parser, game)


def run(arguments: Arguments) -> int:
    game = game_of(arguments)
    games = games_of(arguments)
    variant, sides = variant_of(arguments, game)
    if arguments.out is not None:
        check_out(arguments.out)
    jobs = _jobs(arguments, games)
    began = time.perf_counter()
    file = ResultsFile(arguments.out) if arguments.out is not None else nullcontext()
    with file as rows, progress_bar() as progress:

        def told(finished: int) -> None:
            progress(finished, games)

        keep = None if rows is None else rows.add
        finished = run_series(variant, arguments.seed, games, jobs, arguments.cluster, told, keep)
    seconds = time.perf_counter() - began
    if finished.interrupted:
        done, kept = finished.tally.games, arguments.out
        said = SAY("stopped-after", n=done, of=games)
        said += SAY("kept-in", path=str(kept)) if kept else ""
        print(f"opfor: {said}", file=sys.stderr)
    summary = summarise(finished.tally, sides)
    if arguments.json:
        print_json(document(variant, arguments.seed, summary, finished, seconds))
    elif summary.games:
        print("\n".join(_report(game, variant, arguments.seed, summary, sides, seconds)))
    return 130 if finished.interrupted else 0


def variant_of(arguments: Arguments, game: Game[Any]) -> tuple[Variant, Sides]:
    """The one variant that is played, checked, and who can win in it."""
    options, rulings = options_of(arguments, game), rulings_of(arguments)
    packs: tuple[str, ...] = tuple(arguments.pack)
    bare = make_variant(game.title, game.id, options, rulings, packs=packs)
    setting, _, _ = prepared(game, bare.options, bare.rulings)
    allow_programs(arguments)
    players = players_of(arguments, game, setting)
    variant = msgspec.structs.replace(bare, players=bare.players | players)
    return variant, Sides.of(game.seats(setting))


def _jobs(arguments: Arguments, games: int) -> int | None:
    if arguments.jobs is None:
        return (os.cpu_count() or 1) if games >= ENOUGH_TO_SHARE else 1
    if arguments.jobs < 1:
        raise OpforError(f"--jobs {arguments.jobs}: at least one process has to play")
    return int(arguments.jobs)


def _report(
    game: Game[Any], variant: Variant, seed: int, summary: Summary, sides: Sides, seconds: float
) -> list[str]:
    players = ", ".join(f"{seat} {name}" for seat, name in variant.players.items())
    options = _said(changed_options(game, variant.options)) or SAY("usual-options")
    said = _said(variant.rulings)
    rulings = SAY("rulings", said=said) if variant.rulings else SAY("usual-rulings")
    told = {"game": game.title, "players": players, "options": options, "rulings": rulings}
    pace, took = f"{summary.games / seconds:.0f}", decimal(seconds, 1)
    return [
        SAY("simulated", n=summary.games, seed=str(seed), version=__version__, **told),
        *lines(summary, load_book(game.folder).title, sides.partners),
        SAY("pace", n=pace, seconds=took, engine=engine(variant, seed)),
        *_could_be_faster(variant, seconds),
        *_why_slow(variant, seed),
    ]


def _why_slow(variant: Variant, seed: int) -> list[str]:
    """What the compiled engine does not play, where one is there."""
    found = uncovered_in(variant)
    return [why_slow(found)] if found and engine(variant, seed) == READABLE else []


def _could_be_faster(variant: Variant, seconds: float) -> list[str]:
    """Whoever waited for what compiling makes short is told so, where it can be compiled."""
    if seconds <= LONG or not waits_for_compiling(variant):
        return []
    return [SAY("could-be-faster")]


def _said(changed: dict[str, Any]) -> str:
    return ", ".join(f"{name} {shortened(str(value))}" for name, value in changed.items())
