"""Print a mission: a sheet to play from on paper (PDF).

FILE is a mission file, or the id of a mission that comes with the game.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from opfor.app.arguments import Arguments, Parser
from opfor.core.errors import OpforError
from opfor.core.game import Game


def declare(parser: Parser, _game: Game[Any] | None) -> None:
    parser.add_argument("mission", metavar="FILE", help="a mission file or id")
    parser.add_argument("-o", "--out", metavar="FILE.pdf", required=True, help="the sheet")
    parser.add_argument("--paper", default="a4", metavar="a4|letter", help="default a4")


def run(arguments: Arguments) -> int:
    from opfor.games.coh.missions_found import any_mission
    from opfor.surfaces.sheets import write_sheet

    out = Path(arguments.out)
    if out.suffix.lower() != ".pdf":
        raise OpforError(f"-o {out}: a sheet is a .pdf file; call it {out.stem}.pdf")
    write_sheet(any_mission(arguments.mission), out, arguments.paper)
    print(f"Written to {out}.")
    return 0
