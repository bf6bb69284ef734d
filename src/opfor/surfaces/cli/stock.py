"""What a mission can be made of, kind by kind; -o writes the drawing of one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from opfor.app.arguments import Arguments, Parser, declare_json, declare_packs
from opfor.app.drawing_board import drawing_of
from opfor.app.own_content import with_packs
from opfor.app.registry import load_game
from opfor.app.speech import say
from opfor.core.door import write_file
from opfor.core.drawing import Stocked
from opfor.core.errors import OpforError, one_of
from opfor.core.game import Game
from opfor.surfaces.cli.delivery import checked
from opfor.surfaces.cli.output import print_json


def declare(parser: Parser, _game: Game[Any] | None) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("name", nargs="?", metavar="NAME", help="one of them only")
    parser.add_argument("-o", "--out", metavar="FILE.svg", help="write its drawing")
    declare_json(parser)
    declare_packs(parser)


def shown(arguments: Arguments, all_of: Sequence[Stocked]) -> int:
    """The list, or the drawing of one."""
    stock = {each.id: each for each in all_of}
    if not stock:
        raise OpforError(f"{arguments.game} draws nothing of this kind")
    if arguments.name is not None and arguments.name not in stock:
        raise OpforError(one_of("name", arguments.name, stock))
    wanted = [stock[arguments.name]] if arguments.name is not None else list(stock.values())
    if arguments.out is not None:
        return _drawn(arguments, wanted)
    if arguments.json:
        rows = [
            {name: getattr(each, name) for name in ("id", "title", "group", "said", "numbers")}
            for each in wanted
        ]
        print_json({"game": arguments.game, "stock": rows})
        return 0
    wide = max(len(each.id) for each in wanted)
    for group, each_of in groupby(wanted, key=lambda each: each.group):
        print(group)
        for each in each_of:
            print(f"  {each.id:<{wide}}  {each.title}: {each.said}")
    return 0


def _drawn(arguments: Arguments, wanted: Sequence[Stocked]) -> int:
    if arguments.name is None:
        raise OpforError("-o draws one of them: name it")
    path = checked(arguments.out, "-o", ".svg", "a drawing")
    write_file(path, wanted[0].drawn())
    say(f"Written to {path}.")
    return 0


def stock_of(arguments: Arguments) -> tuple[Sequence[Stocked], Sequence[Stocked]]:
    """Counters and boards of the game that is named."""
    drawing = drawing_of(with_packs(load_game(arguments.game), arguments.pack))
    return tuple(drawing.units()), tuple(drawing.boards())
