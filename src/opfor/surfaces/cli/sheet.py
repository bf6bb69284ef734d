"""Print a mission: a sheet to play from on paper (PDF).

FILE is a mission file, or the id of a mission that comes with the game. The sheet is complete: map
pages, counters and cards to cut out, the rules in short and how to run the AI. With --brief, for
people who have counters and know the rules, those are left out; map, forces and orders stay. With
--ruling the AI's pages print the ladders as they are played under it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from opfor.app.arguments import Arguments, Parser, declare_packs
from opfor.app.game_arguments import declare_rulings, rulings_of
from opfor.app.own_content import with_packs
from opfor.app.registry import listings, load_game
from opfor.core.door import path_of
from opfor.core.errors import OpforError
from opfor.core.game import Game, Sheet


def declare(parser: Parser, _game: Game[Any] | None) -> None:
    parser.add_argument("mission", metavar="FILE", help="a mission file or id")
    parser.add_argument("-o", "--out", metavar="FILE.pdf", required=True, help="the sheet")
    parser.add_argument("--paper", default="a4", metavar="a4|letter", help="default a4")
    brief = "without counters, Action Cards to cut out and the rules in short"
    parser.add_argument("--brief", action="store_true", help=brief)
    declare_rulings(parser)
    declare_packs(parser)


def run(arguments: Arguments) -> int:
    from opfor.surfaces.sheets import paper_of, write_sheet

    out = path_of(arguments.out)
    if out.suffix.lower() != ".pdf":
        raise OpforError(f"-o {out}: a sheet is a .pdf file; call it {out.stem}.pdf")
    paper, rulings = paper_of(arguments.paper), rulings_of(arguments)
    sheet = _sheet_of(arguments.mission, paper, arguments.brief, rulings, arguments.pack)
    write_sheet(sheet, out)
    print(f"Written to {out}.")
    return 0


def _sheet_of(
    mission: str, paper: str, brief: bool, rulings: Mapping[str, str], packs: Sequence[str]
) -> Sheet:
    """The sheet of the first game that knows the mission; else what is wrong with it."""
    fault = OpforError("no game here prints missions")
    for listing in listings().values():
        try:
            printed = with_packs(load_game(listing.id), packs).sheet if listing.sheets else None
            if printed is not None:
                return printed(mission, paper, brief, rulings)
        except OpforError as error:
            fault = error
    raise fault
