"""Sitting down to a game: a new one, one from a position, or one kept earlier."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from opfor.app.arguments import Arguments, game_of, seed_of
from opfor.app.conversation.abbreviations import pick_name
from opfor.app.game_arguments import chosen_rulings, options_of, players_of, rulings_of
from opfor.app.keeper import Keeper
from opfor.app.registry import load_game
from opfor.app.session import Session
from opfor.app.setting_up import changed_packs, prepared
from opfor.app.store import list_saves, read_save, saves_folder
from opfor.core.door import path_of
from opfor.core.errors import OpforError
from opfor.core.game import Game
from opfor.core.trace import decision_json
from opfor.surfaces.cli.output import print_json, read_bytes
from opfor.surfaces.cli.starting import NEWEST
from opfor.surfaces.terminal.conversation import Conversation
from opfor.surfaces.terminal.screen import Screen


class Start(NamedTuple):
    """What a new game begins with."""

    options: dict[str, Any]
    rulings: dict[str, str]
    state: Any = None


def sit_down(arguments: Arguments, mode: str, table_sources: tuple[str, ...] | None) -> int:
    """Open the game and talk until it is left; with ``--json`` the end is told as JSON.

    ``table_sources`` of a resumed game are those in its record, whatever is given here.
    """
    screen = Screen(sys.stderr if arguments.json else None)
    if arguments.resume is not None:
        session, keeper = resumed(arguments)
    else:
        session, keeper = begun(arguments, mode, table_sources or ())
    talk = Conversation(session, screen, keeper, table=session.header.mode == "table")
    try:
        code = talk.run()
    finally:
        keeper.close()
    if session.game.generating is not None and not arguments.json:
        from opfor.surfaces.cli.delivering import deliver

        deliver(session, screen)
    if arguments.json:
        print_json(_ending(session, keeper))
    return code


def begun(arguments: Arguments, mode: str, sources: tuple[str, ...]) -> tuple[Session, Keeper]:
    """A new game; its file is there before the first question is asked."""
    game = game_of(arguments)
    start = _start(arguments, game)
    setting, _, _ = prepared(game, start.options, start.rulings)
    keeper = Keeper()
    session = Session.new(
        game,
        options=start.options,
        rulings=start.rulings,
        seed=seed_of(arguments),
        mode=mode,
        table_sources=sources,
        players=players_of(arguments, game, setting),
        state=start.state,
        keep=keeper,
    )
    if not arguments.no_save:
        keeper.open(session.header)
    return session, keeper


def _start(arguments: Arguments, game: Game[Any]) -> Start:
    options = options_of(arguments, game)
    if arguments.position is None:
        return Start(_offered(arguments, game) | options, rulings_of(arguments))
    if game.positions is None:
        raise OpforError(f"{game.title} has no position files")
    if options:
        raise OpforError(f"--position says all about the game; leave out {', '.join(options)}")
    rulings = chosen_rulings(arguments, game)
    setting, state = game.positions.read(rulings, read_bytes(arguments.position))
    return Start(msgspec.to_builtins(setting.options), dict(rulings), state)


def _offered(arguments: Arguments, game: Game[Any]) -> dict[str, Any]:
    """Somebody at a terminal who named no mission is asked which one."""
    first = game.options.__struct_fields__[0]
    if game.offered is None or first in options_of(arguments, game) or arguments.json:
        return {}
    screen = Screen()
    if not (screen.is_terminal and screen.is_typed):
        return {}
    known = game.offered()
    for number, (name, line) in enumerate(known, start=1):
        screen.say(f"  {number:>2}  {name}: {line}")
    while (typed := screen.ask(f"Which {first}? > ", [name for name, _ in known])) is not None:
        try:
            return {first: pick_name([name for name, _ in known], typed)}
        except OpforError as error:
            screen.say(str(error), "warn")
    return {}


def resumed(arguments: Arguments) -> tuple[Session, Keeper]:
    """A saved game where it was left."""
    path = find_save(arguments.resume, arguments.game)
    saved, file = read_save(path)
    game = load_game(saved.header.game)
    setting, _, _ = prepared(game, saved.header.options, saved.header.rulings)
    keeper = Keeper(saved.lines, None if arguments.no_save else file)
    session = Session(game, setting, saved.header, lines=saved.lines, keep=keeper)
    if saved.notice:
        session.notices.append(saved.notice)
    if changed := changed_packs(game, saved.header.packs):
        said = f"content changed since this game was begun ({', '.join(changed)})"
        session.notices.append(f"{said}; opfor verify says whether that matters")
    return session, keeper


def find_save(given: str, game: Game[Any] | None = None) -> Path:
    """A save by path, by name in the data folder, or the newest one (of a game)."""
    if given != NEWEST:
        path = path_of(given)
        return path if path.exists() or len(path.parts) > 1 else saves_folder() / given
    found = [s for s in list_saves() if game is None or s.header.game == game.id]
    if not found:
        whose = f" of {game.title}" if game is not None else ""
        raise OpforError(f"{saves_folder()}: no saved game{whose} to resume")
    return found[0].path


def _ending(session: Session, keeper: Keeper) -> dict[str, Any]:
    outcome = session.outcome
    return {
        "game": session.game.id,
        "seed": session.header.seed,
        "outcome": None if outcome is None else msgspec.to_builtins(outcome),
        "saved": str(keeper.file.path) if keeper.file is not None else None,
        "decisions": [decision_json(decision) for decision in session.decisions()],
    }
