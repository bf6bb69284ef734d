"""Sitting down to a game: from what was typed on the command line to a table and a prompt."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from opfor.app.arguments import Arguments, game_of, seed_of
from opfor.app.conversation import Table, opening
from opfor.app.conversation.asking.abbreviations import pick_name
from opfor.app.conversation.history.exports import ending
from opfor.app.game_arguments import (
    allow_programs,
    chosen_rulings,
    options_of,
    players_of,
    rulings_of,
)
from opfor.app.learning import whose_cards
from opfor.app.salvage import salvaged
from opfor.app.setting_up import prepared
from opfor.app.soundness import doubted_file
from opfor.app.sources import stays_untold
from opfor.app.start import Start
from opfor.core.errors import BadSave, OpforError
from opfor.core.game import Game
from opfor.surfaces.cli.output import print_json, read_bytes
from opfor.surfaces.terminal.prompt import Prompt
from opfor.surfaces.terminal.screen import Screen


def sit_down(
    arguments: Arguments,
    mode: str,
    table_sources: AtTable | None,
    *,
    told: bool = True,
) -> int:
    """Open the game and talk until it is left; with ``--json`` the end is told as JSON.

    ``table_sources`` says which sources a table has, given the setting; those of a resumed game are
    the ones in its record. Unless ``told``, what only concerns the person is not asked for.
    """
    screen = Screen(sys.stderr if arguments.json else None)
    try:
        table, code = _talked(arguments, mode, table_sources or _none, screen, told=told)
    except BadSave as error:
        arguments.resume = gone_on_as_a_branch(arguments, screen, error)
        table, code = _talked(arguments, mode, table_sources or _none, screen, told=told)
    if table.about().makes and not arguments.json:
        from opfor.surfaces.cli.delivery import deliver

        deliver(table, screen)
    if arguments.json:
        print_json(ending(table))
    return code


def _talked(
    arguments: Arguments, mode: str, at_table: AtTable, screen: Screen, *, told: bool
) -> tuple[Table, int]:
    """The table, left, and the exit code."""
    with doubting(arguments):
        if arguments.resume is not None:
            table = resumed(arguments)
        else:
            table = begun(arguments, mode, at_table, told=told)
        try:
            code = Prompt(table, screen).run()
        finally:
            table.close()
    return table, code


def gone_on_as_a_branch(arguments: Arguments, screen: Screen, error: BadSave) -> str:
    """Whoever wants to goes on from the last good line of a damaged game, in a save of its own."""
    if arguments.resume is None or arguments.no_save:
        raise error
    found = salvaged(opening.find_save(arguments.resume, arguments.game))
    if found is None:
        raise error
    screen.say(str(error), "warn")
    count = f"{found.answers} answer{'' if found.answers == 1 else 's'}"
    offer = f"Go on from line {found.last} ({count}) as a branch, and leave this one as it is?"
    typed = screen.ask(f"{offer} (yes; Enter: no) > ", ("yes", "no"))
    if not (typed or "").strip().casefold().startswith("y"):
        raise error
    path = found.branch()
    screen.say(f"The branch: {path}")
    return str(path)


AtTable = Callable[[Any], tuple[str, ...]]


def _none(_setting: Any) -> tuple[str, ...]:
    """Nothing is rolled or drawn at a table."""
    return ()


def begun(arguments: Arguments, mode: str, at_table: AtTable, *, told: bool = True) -> Table:
    """A new game; its file is there before the first question is asked."""
    game = game_of(arguments)
    allow_programs(arguments)
    options, rulings, position = options_of(arguments, game), rulings_of(arguments), None
    if arguments.position is None:
        options = _offered(arguments, game) | options
    else:
        if game.positions is None:
            raise OpforError(f"{game.title} has no position files")
        if options:
            raise OpforError(f"--position says all about the game; leave out {', '.join(options)}")
        rulings = dict(chosen_rulings(arguments, game))
        position = read_bytes(arguments.position)
        options, _ = opening.from_position(game, rulings, position)
    sources: tuple[str, ...] = ()
    players: dict[str, str] = {}
    if mode == "table" or arguments.player or at_table is not _none:
        # a plain game is prepared once, when it begins: that is a tenth of the wait for it
        setting, _, _ = prepared(game, options, rulings)
        sources, players = at_table(setting), players_of(arguments, game, setting)
    start = Start(
        seed=seed_of(arguments),
        options=options,
        rulings=rulings,
        mode=mode,
        table_sources=sources,
        untold=not told and stays_untold(game, sources),
        players=players,
    )
    table = opening.begun(game, start, position=position, is_kept=not arguments.no_save)
    if mode == "table":
        table.notices.extend(whose_cards(game, setting, sources))
    return table


def _offered(arguments: Arguments, game: Game[Any]) -> dict[str, Any]:
    """Somebody at a terminal who named no mission is asked which one."""
    first = game.options.__struct_fields__[0]
    if game.offered is None or first in options_of(arguments, game) or arguments.json:
        return {}
    screen = Screen()
    if not (screen.is_terminal and screen.is_typed):
        return {}
    known = game.offered()
    names = [name for name, _ in known]
    typed: str | None = "?"
    while typed is not None and typed.strip().casefold() not in ("q", "quit"):
        try:
            if typed.strip() not in ("", "?"):
                return {first: pick_name(names, typed)}
            for number, (name, line) in enumerate(known, start=1):
                screen.say(f"  {number:>2}  {name}: {line}")
        except OpforError as error:
            screen.say(str(error), "warn")
        typed = screen.ask(f"Which {first}? > ", names)
    raise OpforError(f"no {first} was chosen; opfor play {game.id} {names[0]} begins one")


@contextmanager
def doubting(arguments: Arguments) -> Iterator[None]:
    """If a resumed game stumbles, its save is looked at before we blame ourselves."""
    if arguments.resume is None:
        yield
        return
    with doubted_file(opening.find_save(arguments.resume, arguments.game)):
        yield


def resumed(arguments: Arguments) -> Table:
    """A saved game where it was left."""
    _refuse_beginnings(arguments)
    path, asked = opening.find_save(arguments.resume, arguments.game), arguments.game
    table = opening.resumed(path, is_kept=not arguments.no_save)
    if asked is not None and asked.id != table.about().game:
        table.close()
        raise OpforError(f"{path}: a game of {table.about().title}, not of {asked.title}")
    return table


def _refuse_beginnings(arguments: Arguments) -> None:
    """What only a new game can be given: a saved one has it in its record."""
    given = {
        "--seed": arguments.seed is not None,
        "--position": arguments.position is not None,
        "--ruling": bool(arguments.ruling),
        "--player": bool(arguments.player),
    }
    unused = next((name for name, asked in given.items() if asked), None)
    if unused is not None:
        raise OpforError(f"{unused}: for a new game; a saved one goes on as it was begun")
