"""Flags that several commands of the lab share."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import get_terminal_size
from typing import Any

import msgspec

from opfor.app.arguments import Arguments, Parser
from opfor.core.echo import shortened
from opfor.core.errors import OpforError
from opfor.lab.execution import Progress
from opfor.lab.experiment import MOST


def declare_workers(parser: Parser) -> None:
    parser.add_argument("--jobs", type=int, metavar="N", help="processes (default: all cores)")
    parser.add_argument(
        "--cluster", default="", metavar="ADDRESS", help="play on a Dask cluster instead"
    )


def declare_out(parser: Parser, said: str = "default: under lab-runs") -> None:
    parser.add_argument("--out", type=Path, metavar="FOLDER", help=f"where the run lies ({said})")


def declare_games(parser: Parser, default: int) -> None:
    parser.add_argument(
        "--games", type=int, default=default, metavar="N", help=f"default {default}"
    )


def games_of(arguments: Arguments) -> int:
    if arguments.games < 1:
        raise OpforError(f"--games {arguments.games}: play at least one")
    if arguments.games > MOST:
        raise OpforError(f"--games {shortened(str(arguments.games))}: at most {MOST}")
    return int(arguments.games)


@contextmanager
def progress_bar(unit: str = "game") -> Iterator[Progress]:
    """A bar on standard error while somebody is watching, there from the first moment."""
    if not sys.stderr.isatty():
        yield lambda _games, _of: None
        return
    from tqdm import tqdm

    wide, high = get_terminal_size()  # where a terminal does not know, no bar would be seen at all
    with tqdm(unit=unit, leave=False, file=sys.stderr, ncols=wide - 1, nrows=high) as bar:

        def show(games: int, of: int) -> None:
            bar.total = of
            bar.update(games)

        yield show


def print_json(document: Any) -> None:
    sys.stdout.write(msgspec.json.encode(document).decode() + "\n")
