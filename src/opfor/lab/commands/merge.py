"""Pour several folders of the same experiment together, in any order.

The first folder takes over the blocks of the others.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from opfor.app.arguments import Arguments, Parser
from opfor.core.game import Game
from opfor.lab.folder import RunFolder
from opfor.lab.summary import SAY


def declare(parser: Parser, _game: Game[Any] | None) -> None:
    parser.add_argument("run", metavar="RUN", type=Path)
    parser.add_argument("others", metavar="RUN", type=Path, nargs="+")


def run(arguments: Arguments) -> int:
    into = RunFolder.open(arguments.run)
    for path in arguments.others:
        new = into.absorb(RunFolder.open(path))
        print(SAY("merged", path=str(path), n=new, into=str(into.path)))
    return 0
