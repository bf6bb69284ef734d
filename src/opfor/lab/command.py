"""Headless games with statistics: who wins how often, how long, and which rules decided.

The numbers depend on the seed and not on the number of jobs. Ctrl-C keeps what is finished.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from opfor.app.arguments import Arguments, Parser, declare_json, declare_seed, game_of
from opfor.app.game_arguments import (
    declare_game_options,
    declare_players,
    options_of,
    players_of,
    rulings_of,
)
from opfor.app.setting_up import prepared
from opfor.core.book import load_book
from opfor.core.errors import OpforError
from opfor.core.game import Game, Seat
from opfor.lab.results import check_out, write_results
from opfor.lab.running import Finished, run_series
from opfor.lab.simulate import Series
from opfor.lab.summary import Summary, lines, summarise

ENOUGH_TO_SHARE = 200
"""Fewer games are played sooner by one process than others are started."""


def declare(parser: Parser, game: Game[Any] | None) -> None:
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="default 1000")
    parser.add_argument("--jobs", type=int, metavar="N", help="processes (default: all cores)")
    parser.add_argument("--out", type=Path, metavar="FILE", help=".csv, .json or .parquet")
    declare_players(parser, game)
    declare_seed(parser, default=1)
    declare_json(parser)
    declare_game_options(parser, game)


def run(arguments: Arguments) -> int:
    game = game_of(arguments)
    series, setting = _series(arguments, game)
    if arguments.out is not None:
        check_out(arguments.out)
    jobs = _jobs(arguments)
    began = time.perf_counter()
    with _progress(series.games) as progress:
        finished = run_series(series, jobs, progress)
    seconds = time.perf_counter() - began
    if arguments.out is not None:
        write_results(finished.results, arguments.out)
    if finished.interrupted:
        done, kept = len(finished.results), f", kept in {arguments.out}" if arguments.out else ""
        print(f"opfor: stopped after {done} of {series.games} games{kept}", file=sys.stderr)
    seats = game.seats(setting)
    leaders = [seat.id for seat in seats if not seat.partner_of]
    people = [seat for seat in leaders if seat in series.players]
    summary = summarise(finished.results, leaders, people)
    if arguments.json:
        document = _as_json(series, summary, finished, seconds)
        sys.stdout.write(msgspec.json.encode(document).decode() + "\n")
    elif finished.results:
        print("\n".join(_report(game, series, summary, seconds, _partners(seats))))
    return 130 if finished.interrupted else 0


def _series(arguments: Arguments, game: Game[Any]) -> tuple[Series, Any]:
    if arguments.games < 1:
        raise OpforError(f"--games {arguments.games}: play at least one")
    options, rulings = options_of(arguments, game), rulings_of(arguments)
    setting, plain, in_force = prepared(game, options, rulings)
    players = players_of(arguments, game, setting)
    free = [seat.id for seat in game.seats(setting) if not seat.bot]
    if not game.players:
        raise OpforError(f"{game.title} has no players for simulation yet")
    players = {seat: players.get(seat, next(iter(game.players))) for seat in free}
    return Series(game.id, plain, in_force, players, arguments.seed, arguments.games), setting


def _jobs(arguments: Arguments) -> int:
    if arguments.jobs is None:
        return (os.cpu_count() or 1) if arguments.games >= ENOUGH_TO_SHARE else 1
    if arguments.jobs < 1:
        raise OpforError(f"--jobs {arguments.jobs}: at least one process has to play")
    return int(arguments.jobs)


@contextmanager
def _progress(games: int) -> Iterator[Callable[[int], object]]:
    """A bar on standard error while somebody is watching."""
    if not sys.stderr.isatty():
        yield lambda _games: None
        return
    from tqdm import tqdm

    with tqdm(total=games, unit="game", leave=False, file=sys.stderr) as bar:
        yield bar.update


def _as_json(
    series: Series, summary: Summary, finished: Finished, seconds: float
) -> dict[str, Any]:
    names = set(series.players.values())
    return {
        "game": series.game,
        "games": summary.games,
        "seed": series.seed,
        "player": names.pop() if len(names) == 1 else series.players,
        "options": series.options,
        "wins": summary.wins,
        "win_rate": msgspec.to_builtins(summary.win_rate),
        "length": msgspec.to_builtins(summary.length),
        "aspects": msgspec.to_builtins(summary.aspects),
        "endings": summary.endings,
        "rules": summary.rules,
        "seconds": round(seconds, 3),
        "games_per_second": round(summary.games / seconds, 1),
        "interrupted": finished.interrupted,
    }


def _partners(seats: Sequence[Seat]) -> dict[str, list[str]]:
    """The seats that win together with another, by that one."""
    found: dict[str, list[str]] = {}
    for seat in seats:
        if seat.partner_of:
            found.setdefault(seat.partner_of, []).append(seat.id)
    return found


def _report(
    game: Game[Any],
    series: Series,
    summary: Summary,
    seconds: float,
    partners: Mapping[str, Sequence[str]],
) -> list[str]:
    players = ", ".join(f"{seat} {name}" for seat, name in series.players.items())
    usual = msgspec.to_builtins(game.options())
    changed = [f"{name} {v}" for name, v in series.options.items() if v != usual.get(name)]
    options = ", ".join(changed) or "usual options"
    speed = f"{summary.games / seconds:.0f} games/s, {seconds:.1f} s"
    return [
        f"{game.title}: {summary.games} games, seed {series.seed}; {players}; {options}",
        *lines(summary, load_book(game.folder).title, partners),
        speed,
    ]
