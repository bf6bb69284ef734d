"""Write a small playable game to begin a new one with: a folder that has every room.

In a checkout it goes to src/opfor/games and is found at once; with --in FOLDER it goes elsewhere,
to be registered by an entry point.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from opfor.app.arguments import Arguments, Parser
from opfor.app.new_game import folder_of, write_game
from opfor.app.program import program_name
from opfor.app.registry import GAMES
from opfor.app.speech import say
from opfor.core.door import path_of
from opfor.core.errors import OpforError
from opfor.core.game import Game


def declare(parser: Parser, _game: Game[Any] | None) -> None:
    parser.add_argument("name", metavar="NAME", help="what the game's folder is called")
    parser.add_argument("--in", dest="folder", metavar="FOLDER", help="another folder for it")


def run(arguments: Arguments) -> int:
    if arguments.folder is None:
        folder, package = GAMES, "opfor.games"
    else:
        folder = path_of(arguments.folder)
        package = folder.resolve().name
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise OpforError(f"--in {folder}: cannot be made ({error.strerror})") from None
    written = write_game(arguments.name, Path(folder), package)
    target = folder_of(arguments.name, folder)
    say(f"{len(written)} files in {target}")
    if arguments.folder is not None:
        print(how_it_is_found(arguments.name, f"{package}.{target.name}", folder.resolve().parent))
    say(f"Play it: {program_name()} play {arguments.name}")
    say(f"Test it: OPFOR_GAMES={arguments.name} pytest tests/conformance {target}")
    return 0


def how_it_is_found(name: str, module: str, project: Path) -> str:
    """What to write beside the package, and to type, so that opfor knows a game from elsewhere."""
    return (
        f"It is found once it is installed. Write into {project / 'pyproject.toml'}:\n"
        f'  [project]\n  name = "{name}"\n  version = "1"\n'
        f'  [project.entry-points."opfor.games"]\n  {name} = "{module}"\n'
        f'  [tool.setuptools]\n  packages = ["{module.partition(".")[0]}"]\n'
        f"and type: {sys.executable} -m pip install -e {project}"
    )
