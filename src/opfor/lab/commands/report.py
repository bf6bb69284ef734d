"""A run as one page without third-party requests: tables, intervals, charts, how to repeat it.

Beside the page lie the charts as SVG and the tables as Parquet.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from opfor.app.arguments import Arguments, Parser
from opfor.app.program import as_typed
from opfor.core.game import Game
from opfor.lab.frames import open_run


def declare(parser: Parser, _game: Game[Any] | None) -> None:
    parser.add_argument("run", metavar="RUN", type=Path)
    parser.add_argument("-o", "--out", type=Path, metavar="FILE", help="default RUN/report.html")


def run(arguments: Arguments) -> int:
    found = open_run(arguments.run)
    for damage in found.damaged:
        said = as_typed(f"{damage}; left out (opfor lab run plays it again)")
        print(f"opfor: {said}", file=sys.stderr)
    print(found.report(arguments.out))
    return 0
