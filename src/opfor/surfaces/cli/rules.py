"""The rule index of a game: which row is implemented where and tested where, and the rulings.

With ROW only the text of that rule or ruling is shown; ``--ladders`` shows what the opponent asks.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import opfor
from opfor.app.arguments import Arguments, Parser, declare_json
from opfor.app.conversation.telling.rule_pages import rule_page
from opfor.app.coverage import as_json, coverage, game_folder, render_text
from opfor.app.game_arguments import declare_rulings, rulings_of
from opfor.app.ladders import ladder_lines, ladders_json
from opfor.app.registry import load_game
from opfor.app.weights import weight_said
from opfor.core.book import Book, load_book, resolve
from opfor.core.game import Game
from opfor.surfaces.cli.output import print_json
from opfor.surfaces.terminal.reasons import rule_told


def declare(parser: Parser, _game: Game[Any] | None) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("row", metavar="ROW", nargs="?", help="one rule or ruling, in full")
    parser.add_argument(
        "--ladders", action="store_true", help="every question the opponent asks, and its ladder"
    )
    parser.add_argument("--full", action="store_true", help="every place, not only the first")
    declare_json(parser)
    declare_rulings(parser)


def run(arguments: Arguments) -> int:
    root = Path(opfor.__file__).parent
    rulings = rulings_of(arguments)
    if arguments.row is not None:
        folder = game_folder(arguments.game, root)
        book = load_book(folder)
        questions = load_game(arguments.game).questions
        lines = rule_told(rule_page(book, resolve(book, rulings), arguments.row, questions))
        lines += _weight(folder, book, arguments.row)
        if arguments.json:
            print_json({"game": book.game, "id": arguments.row, "text": "\n".join(lines)})
        else:
            print("\n".join(lines))
        return 0
    if arguments.ladders:
        game = load_game(arguments.game)
        if arguments.json:
            print_json(ladders_json(game, rulings))
        else:
            print("\n".join(ladder_lines(game, rulings)))
        return 0
    matrix = coverage(arguments.game, root, rulings)
    if arguments.json:
        print_json(as_json(matrix))
    else:
        print(render_text(matrix, arguments.full))
    return 0


def _weight(folder: Path, book: Book, cited: str) -> list[str]:
    """What a ruling was measured to weigh."""
    names = {ruling.id.casefold(): ruling.name for ruling in book.rulings.values()}
    said = weight_said(folder, names.get(cited.casefold(), cited.casefold()))
    return [said] if said else []
