"""Re-run a saved game under today's rules and report the first difference."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from opfor.app.arguments import Arguments, Parser, declare_json
from opfor.app.conversation.opening import find_save
from opfor.app.own_content import game_of_record
from opfor.app.setting_up import prepared
from opfor.app.soundness import doubted_file, started
from opfor.app.store import read_save
from opfor.core.fold import verify
from opfor.core.game import Game
from opfor.core.record import History
from opfor.surfaces.cli.output import print_json


def declare(parser: Parser, _game: Game[Any] | None) -> None:
    parser.add_argument("file", metavar="FILE", help="a saved game")
    declare_json(parser)


def run(arguments: Arguments) -> int:
    path = find_save(arguments.file)
    with doubted_file(path):
        return _verified(path, arguments)


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
        print(f"{game.title}: {len(entries)} entries, the same under today's rules.")
    else:
        print(f"{game.title}: entry {found.entry} differs.")
        print(f"  recorded: {found.recorded}\n  today:    {found.today}")
    return 0 if found is None else 1
