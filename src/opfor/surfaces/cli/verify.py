"""Re-run a saved game under today's rules and report the first difference.

The line of a game of the week is played again, too.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from opfor.app.arguments import Arguments, Parser, declare_json
from opfor.app.conversation.opening import find_save
from opfor.app.day_and_week import MARK, played_again
from opfor.app.own_content import game_of_record
from opfor.app.setting_up import prepared
from opfor.app.soundness import doubted_file, started
from opfor.app.speech import say
from opfor.app.store import read_save
from opfor.core.fold import verify
from opfor.core.game import Game
from opfor.core.phrasebook import PhraseBook
from opfor.core.record import History
from opfor.surfaces.cli.output import print_json

SAY = PhraseBook.of_the_program("days")


def declare(parser: Parser, _game: Game[Any] | None) -> None:
    parser.add_argument("file", metavar="FILE", help="a saved game, or the line of one")
    declare_json(parser)


def run(arguments: Arguments) -> int:
    if arguments.file.startswith(MARK):
        return _shared(arguments)
    path = find_save(arguments.file)
    with doubted_file(path):
        return _verified(path, arguments)


def _shared(arguments: Arguments) -> int:
    """The line of a game of the week, played again."""
    found = played_again(arguments.file)
    if arguments.json:
        print_json(msgspec.to_builtins(found))
    else:
        week = found.week
        told = {"week": week.week, "game": week.game, "title": week.title}
        print(SAY("same", result=found.result, n=found.answers, **told))
    return 0


def _verified(path: Path, arguments: Arguments) -> int:
    saved, _ = read_save(path, repair=False)
    game = game_of_record(saved.header, saved.lines)
    setting, _, _ = prepared(game, saved.header.options, saved.header.rulings)
    entries = History(saved.lines).entries
    start = started(game, saved.header)
    found = verify(game, setting, start, entries, written_in=saved.header.opfor)
    if arguments.json:
        difference = None if found is None else msgspec.to_builtins(found)
        print_json(
            {
                "game": game.id,
                "entries": len(entries),
                "same": found is None,
                "difference": difference,
            }
        )
    elif found is None:
        say(f"{game.title}: {len(entries)} entries, the same under today's rules.")
    else:
        say(f"{game.title}: entry {found.entry} differs.")
        say(f"  recorded: {found.recorded}", f"  today:    {found.today}")
    return 0 if found is None else 1
