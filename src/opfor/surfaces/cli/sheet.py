"""Print a game or a mission, to play from on paper (PDF).

NAME is a game, by its id, for its whole set: boards, counters and cards to cut out,
tracks, the rules in short, the opponent's procedure. Or it is a mission: a file, or the id of one
that comes with a game; then there is what that mission needs and nothing else.

--only prints some parts (counters,cards); a wrong name lists those there are. --size is the edge of
a counter in millimetres. --backs says how backs come behind fronts: both sides of the paper turned
over the long edge or the short edge, or one side folded over. With --brief, for people who have
the pieces and know the rules, only the mission itself is printed. With --ruling the opponent's
procedure is printed as it is played under it.
"""

from __future__ import annotations

from itertools import chain
from typing import Any

from msgspec.structs import replace

from opfor.app.arguments import Arguments, Parser, declare_packs
from opfor.app.game_arguments import declare_rulings, rulings_of
from opfor.app.own_content import with_packs
from opfor.app.registry import listings, load_game
from opfor.app.speech import say
from opfor.core.door import path_of
from opfor.core.errors import OpforError, one_of
from opfor.core.game import Game
from opfor.core.links import MISSION
from opfor.core.mission_card import LEVELS, REGULAR
from opfor.core.sheet import Sheet, SheetWish


def declare(parser: Parser, _game: Game[Any] | None) -> None:
    parser.add_argument("mission", metavar="NAME", help="a game, a mission file or a mission id")
    parser.add_argument("-o", "--out", metavar="FILE.pdf", required=True, help="the sheet")
    parser.add_argument(
        "--level", default=REGULAR, metavar="LEVEL", help=f"how hard: {', '.join(LEVELS)}"
    )
    parser.add_argument("--only", default="", metavar="PART,…", help="these parts only")
    parser.add_argument(
        "--size", default="16", metavar="MM", help="counters, 16 to 20 (default 16)"
    )
    parser.add_argument("--paper", default="a4", metavar="a4|letter", help="default a4")
    backs = "turn over the long or short edge, or fold (default long)"
    parser.add_argument("--backs", default="long", metavar="long|short|fold", help=backs)
    whole = "each board on one large sheet instead of tiles"
    parser.add_argument("--whole", action="store_true", help=whole)
    brief = "without pieces to cut out and without rules"
    parser.add_argument("--brief", action="store_true", help=brief)
    declare_rulings(parser)
    declare_packs(parser)


def run(arguments: Arguments) -> int:
    from opfor.surfaces.sheets import wish_of, write_sheet

    out = path_of(arguments.out)
    if out.suffix.lower() != ".pdf":
        raise OpforError(f"-o {out}: a sheet is a .pdf file; call it {out.stem}.pdf")
    wish = wish_of(
        arguments.mission,
        level=arguments.level,
        paper=arguments.paper,
        brief=arguments.brief,
        rulings=rulings_of(arguments),
        only=arguments.only,
        size=arguments.size,
        backs=arguments.backs,
        whole=arguments.whole,
    )
    write_sheet(_sheet_of(wish, arguments.pack), out)
    say(f"Written to {out}.")
    return 0


def _sheet_of(wish: SheetWish, packs: list[str]) -> Sheet:
    """The whole set of a game by its id, else the mission of the first game that knows it."""
    printing = [listing.id for listing in listings().values() if listing.sheets]
    if wish.mission in printing:
        return _printed(with_packs(load_game(wish.mission), packs), replace(wish, mission=""))
    games, fault = _owned(printing, packs)
    known = {game.id: game.sheet_names() for game in games}
    for game in games:
        if wish.mission in known[game.id]:
            return _printed(game, wish)
    if not _is_file(wish.mission):
        raise OpforError(one_of("mission", wish.mission, [*printing, *chain(*known.values())]))
    for game in games:
        try:
            return _printed(game, wish)
        except OpforError as error:
            fault = error
    raise fault


def _owned(names: list[str], packs: list[str]) -> tuple[list[Game[Any]], OpforError]:
    """The games that the packs are for, and why the last of the others is not."""
    games, fault = [], OpforError("no game here prints missions")
    for name in names:
        try:
            games.append(with_packs(load_game(name), packs))
        except OpforError as error:
            fault = error
    if not games:
        raise fault
    return games, fault


def _is_file(name: str) -> bool:
    """Whether a mission is named by its file, or by the link that holds it."""
    return name.endswith(".toml") or "/" in name or "\\" in name or name.startswith(MISSION)


def _printed(game: Game[Any], wish: SheetWish) -> Sheet:
    if game.sheet is None:
        raise OpforError(f"{game.title} has no sheets")
    return game.sheet(wish)
