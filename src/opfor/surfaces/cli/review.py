"""A saved game looked at again: winning chances, turning points, better acts, luck and skill."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from opfor.app.arguments import Arguments, Parser, declare_json
from opfor.app.coach.judgement import review
from opfor.app.coach.review import Review
from opfor.app.conversation.opening import find_save, resumed
from opfor.app.search import Budget
from opfor.app.soundness import doubted_file
from opfor.core.door import path_of, write_file
from opfor.core.errors import OpforError, one_of
from opfor.core.foresight import foresight_of
from opfor.core.game import Game
from opfor.surfaces.cli.output import print_json
from opfor.surfaces.cli.review_page import page
from opfor.surfaces.cli.review_told import told

MOST_TRIES = 100_000


def declare(parser: Parser, _game: Game[Any] | None) -> None:
    parser.add_argument("file", metavar="FILE", nargs="?", default="", help="a saved game (newest)")
    parser.add_argument(
        "--tries", type=int, default=60, metavar="N", help="lines of play tried at each choice (60)"
    )
    parser.add_argument("--html", metavar="FILE", help="also write a page with curve and boards")
    parser.add_argument("--seat", default="", metavar="SEAT", help="whose choices (the person's)")
    declare_json(parser)


def run(arguments: Arguments) -> int:
    if not 2 <= arguments.tries <= MOST_TRIES:
        raise OpforError(f"--tries {arguments.tries}: from 2 to {MOST_TRIES}")
    path = find_save(arguments.file)
    with doubted_file(path):
        return _reviewed(path, arguments)


def _reviewed(path: Path, arguments: Arguments) -> int:
    session = resumed(path, is_kept=False).session
    game = session.game
    foresight_of(game)
    seats = [seat.id for seat in game.seats(session.setting) if not seat.bot]
    if arguments.seat and arguments.seat not in seats:
        raise OpforError(one_of("--seat", arguments.seat, seats))
    found = review(session, Budget(arguments.tries), arguments.seat)
    if arguments.html:
        write_file(path_of(arguments.html), page(found, session.header, session.history.lines))
    if arguments.json:
        print_json(as_document(found))
    else:
        print("\n".join(told(found, game.title)))
    return 0


def as_document(found: Review) -> dict[str, Any]:
    """The review as one JSON document."""
    document: dict[str, Any] = msgspec.to_builtins(found)
    for given, each in zip(document["worst"], found.worst, strict=True):
        given["cost"] = each.cost
    return document
