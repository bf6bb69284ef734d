"""Your own page: what you played and won here, worked out from the games that are kept."""

from __future__ import annotations

from typing import Any

import msgspec

from opfor.app.arguments import Arguments, Parser, declare_json
from opfor.app.results import own_page
from opfor.core.game import Game
from opfor.core.phrasebook import PhraseBook
from opfor.surfaces.cli.output import print_json
from opfor.surfaces.cli.week import day_in

SAY = PhraseBook.of_the_program("days")


def declare(parser: Parser, _game: Game[Any] | None) -> None:
    parser.add_argument("--date", default="", metavar="YYYY-MM-DD", help="today")
    declare_json(parser)


def run(arguments: Arguments) -> int:
    page = own_page(day_in(arguments.date))
    if arguments.json:
        print_json(msgspec.to_builtins(page))
        return 0
    if not page.rows and not page.days:
        print(SAY("nothing"))
        return 0
    for row in page.rows:
        print(SAY("row", game=row.game, what=row.what, n=row.played, won=row.won,
                  drawn=row.drawn, open=row.under_way))  # fmt: skip
    if page.days:
        print(SAY("days", n=page.days, solved=page.solved, once=page.at_once, row=page.streak))
    return 0
