"""Generate a mission: step by step here, in one go with --auto, or from a script.

The result is an ordinary mission file: opfor play, opfor table and opfor simulate take it.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from opfor.app.arguments import Arguments, Parser, game_of, seed_of
from opfor.app.game_arguments import chosen_rulings, options_of
from opfor.app.registry import load_game
from opfor.core.errors import OpforError
from opfor.core.game import Game, Generating
from opfor.surfaces.cli import opening
from opfor.surfaces.cli.output import print_json, read_bytes
from opfor.surfaces.cli.searching import declare_search, searched
from opfor.surfaces.terminal.conversation import Conversation
from opfor.surfaces.terminal.screen import Screen


def declare(parser: Parser, game: Game[Any] | None) -> None:
    generating = game.generating if game is not None else None
    opening.declare(parser, None if generating is None else load_game(generating.played))
    parser.add_argument("--auto", action="store_true", help="the program drafts every seat")
    parser.add_argument("--script", metavar="FILE", help="play a recorded generation (JSON)")
    parser.add_argument("--out", metavar="FILE.toml", help="where the mission is written")
    declare_search(parser)


def run(arguments: Arguments) -> int:
    game = game_of(arguments)
    if game.generating is None:
        raise OpforError(f"{game.title} has no generator; opfor generate coh has one")
    out = None if arguments.out is None else _checked_out(arguments.out)
    generation, note = _generation(arguments, game, game.generating)
    if generation is None:
        return 0 if arguments.target is None else 1
    result = game.generating.result(generation) | note
    if out is not None:
        _write(out, game.generating.mission(generation, out.stem))
    if arguments.json:
        print_json(result)
    elif out is None:
        print(game.generating.mission(generation, "fight"), end="")
    else:
        print(f"Written to {out}{_found(note)}. Play it: opfor play {game.id} {out}")
    return 0


def _generation(
    arguments: Arguments, game: Game[Any], generating: Generating
) -> tuple[Any, dict[str, Any]]:
    """The generation asked for, and what a search found out about it."""
    rulings = chosen_rulings(arguments, game)
    if arguments.script is not None:
        return generating.scripted(read_bytes(arguments.script), rulings), {}
    drafted = load_game(generating.played)
    options = options_of(arguments, drafted)
    if arguments.target is not None:
        return searched(arguments, game, generating, options, rulings)
    if arguments.auto:
        return generating.automatic(options, rulings, seed_of(arguments)), {}
    return _by_hand(arguments, drafted, generating), {}


def _found(note: dict[str, Any]) -> str:
    """What a search found out, in brackets."""
    if not note:
        return ""
    search = note["search"]
    rate = {name: 100 * share for name, share in search["win_rate"].items()}
    return (
        f" (seed {search['seed']}; won in {rate['value']:.1f} % of {search['games']} games, "
        f"95 % interval {rate['low']:.1f} to {rate['high']:.1f})"
    )


def _by_hand(arguments: Arguments, drafted: Game[Any], generating: Generating) -> Any:
    """Play the generation through; ``None`` if it was left before its end."""
    arguments.game = drafted
    if arguments.resume is not None:
        session, keeper = opening.resumed(arguments)
    else:
        session, keeper = opening.begun(arguments, "play", ())
    screen = Screen(sys.stderr if arguments.json or arguments.out is None else None)
    Conversation(session, screen, keeper, table=False).run()
    if session.outcome is None:
        return None
    return generating.finished(session.setting, session.state, session.header.seed)


def _checked_out(given: str) -> Path:
    path = Path(given)
    if path.suffix != ".toml":
        raise OpforError(f"--out {given}: a mission is a .toml file; call it {path.stem}.toml")
    if not path.parent.is_dir():
        raise OpforError(f"--out {given}: there is no folder {path.parent}")
    return path


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise OpforError(f"{path}: cannot be written ({error.strerror})") from None
