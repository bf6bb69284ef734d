"""The game of the week: mission, level and seed by the date, the same for everybody, one try.

Without a game the week says which. Coming again goes on with the try, or shows its line once it is
over: text that holds the whole game, to paste wherever you like; opfor verify LINE plays it again.
"""

from __future__ import annotations

from datetime import date
from typing import Any

from opfor.app.arguments import Arguments, Parser
from opfor.app.conversation import Table, opening
from opfor.app.day_and_week import WeekGame, game_of_week, line_to_share, week_of
from opfor.app.registry import load_game
from opfor.app.soundness import doubted_file
from opfor.app.start import Start
from opfor.app.store import SUFFIX, made, saves_folder
from opfor.core.errors import OpforError
from opfor.core.game import Game
from opfor.core.phrasebook import PhraseBook
from opfor.surfaces.terminal.prompt import Prompt
from opfor.surfaces.terminal.screen import Screen

SAY = PhraseBook.of_the_program("days")


def declare(parser: Parser, _game: Game[Any] | None) -> None:
    parser.add_argument("game", nargs="?", default="", metavar="GAME")
    parser.add_argument("--date", default="", metavar="YYYY-MM-DD", help="today")
    parser.add_argument("--show", action="store_true", help="only say what is played")


def run(arguments: Arguments) -> int:
    if arguments.game:
        load_game(arguments.game)  # an unknown one is told here
    week, screen = game_of_week(week_of(day_in(arguments.date)), arguments.game), Screen()
    screen.say(SAY("week", week=week.week, game=week.game, title=week.title, seed=week.seed))
    if arguments.show:
        return 0
    table = _table(week)
    try:
        if table.session.pending is not None:
            Prompt(table, screen).run()
        if table.session.pending is None:
            screen.say(SAY("week-line"), "strong")
            print(line_to_share(table.seen_by(), week))
    finally:
        table.close()
    return 0


def day_in(given: str) -> date:
    """The day that was named, else today."""
    try:
        return date.fromisoformat(given) if given else date.today()
    except ValueError:
        raise OpforError(f"--date {given!r}: give it as 2026-11-18") from None


def _table(week: WeekGame) -> Table:
    """The one try that counts: begun, or where it was left."""
    path = made(saves_folder()) / f"week-{week.week}-{week.game}{SUFFIX}"
    if path.exists():
        with doubted_file(path):
            return opening.resumed(path)
    start = Start(seed=week.seed, options=week.options)
    table = opening.begun(load_game(week.game), start, is_kept=False)
    table.copy_to(path)
    return table
