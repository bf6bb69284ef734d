"""What is typed about a game: its options, rulings, and who plays which seat.

A game's options become flags of their own (``--difficulty hard``); a flag that the command needs
for itself is still reachable as ``--option NAME=VALUE``. A word after the game's name stands for
its first option (``opfor play GAME WORD``).
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, get_args, get_origin

from msgspec.structs import FieldInfo, fields

from opfor.app.arguments import Arguments, Parser
from opfor.app.players import PROGRAM, allow, player_named, player_names
from opfor.app.program import program_name
from opfor.core.book import load_book, resolve
from opfor.core.declared import declared
from opfor.core.errors import OpforError, one_of
from opfor.core.game import Game


def declare_game_options(parser: Parser, game: Game[Any] | None) -> None:
    """``--option NAME=VALUE``, ``--ruling NAME=VALUE`` and a flag for each option of the game."""
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game"
    )
    declare_rulings(parser)
    if game is None:
        return
    group = parser.add_argument_group(f"options of {game.title}")
    names = [field.name for field in fields(game.options)]
    if names:
        shown = f"short for --{_typed(names[0])}"
        group.add_argument("words", nargs="*", metavar="WORD", help=shown)
    for field in _offered(game):
        try:
            words = option_said(game, field.name)
            _declare_flag(group, field, words, choices_of(game, field))
        except argparse.ArgumentError:
            continue  # the command has a flag of that name; --option still reaches the game's


def option_said(game: Game[Any], name: str) -> str:
    """What an option is for, in the language in force."""
    return declared(game.folder)(game.option_words.get(name, ""))


def _offered(game: Game[Any]) -> list[FieldInfo]:
    """The options that a person is told of."""
    return [field for field in fields(game.options) if field.name not in game.retired]


def choices_of(game: Game[Any], field: FieldInfo) -> tuple[str, ...]:
    """What an option may be, by its type or by the content in force; empty: anything."""
    if field.name in game.choices:
        return tuple(game.choices[field.name]())
    return _choices(field.type)


def _declare_flag(group: Any, field: FieldInfo, words: str, choices: Sequence[str]) -> None:
    flag, dest = f"--{_typed(field.name)}", _dest(field.name)
    shown = with_default(words, field)
    if field.type is bool:
        group.add_argument(
            flag, dest=dest, nargs="?", const="true", metavar="true|false", help=shown
        )
        group.add_argument(
            f"--no-{flag[2:]}", dest=dest, action="store_const", const="false",
            help=argparse.SUPPRESS,
        )  # fmt: skip
    else:
        metavar = "|".join(choices) or ("N" if _plain(field.type) in (int, float) else "TEXT")
        group.add_argument(flag, dest=dest, metavar=metavar, help=shown)


def with_default(words: str, field: FieldInfo) -> str:
    """What an option is for, with its default unless the words tell it."""
    default = _said(field.default)
    if not default or "default" in words:
        return words
    return f"{words} (default: {default})" if words else f"default: {default}"


def declare_rulings(parser: Parser) -> None:
    parser.add_argument(
        "--ruling", action="append", default=[], metavar="NAME=VALUE",
        help="play a disputed rule another way (opfor rules GAME lists them)",
    )  # fmt: skip


def options_of(arguments: Arguments, game: Game[Any]) -> dict[str, Any]:
    """The game's options as typed: ``--option``, then flags; the word after the game must not say
    anything else than they do."""
    kinds = {field.name: field for field in fields(game.options)}
    words: list[str] = getattr(arguments, "words", [])
    if len(words) > 1:
        raise OpforError(
            f"{words[1]!r} is one word too many; see: {program_name()} play {game.id} --help"
        )
    given = pairs("--option", arguments.option)
    options: dict[str, Any] = {name.replace("-", "_"): value for name, value in given.items()}
    flags = {name: getattr(arguments, _dest(name), None) for name in kinds}
    options |= {name: value for name, value in flags.items() if value is not None}
    if words:
        first = next(iter(kinds))
        if options.setdefault(first, words[0]) != words[0]:
            said = f"is short for --{_typed(first)}, which is given as {options[first]!r}"
            raise OpforError(f"{words[0]!r} {said}; leave one of them out")
    for name, value in options.items():
        choices = choices_of(game, kinds[name]) if name in kinds else ()
        if choices and value not in choices and not _is_drawn(game, name, value):
            raise OpforError(one_of(_typed(name), value, choices))
    return options


def _is_drawn(game: Game[Any], option: str, value: str) -> bool:
    """Whether a value is a file that the drawing board writes."""
    if not value.endswith(".toml") or game.drawing is None:
        return False
    return game.drawing.option == option


def option_choices(game: Game[Any]) -> dict[str, tuple[tuple[str, ...], str]]:
    """Every option of a game by name: what it may be (empty: anything), and its default."""
    return {
        field.name: (
            ("true", "false") if field.type is bool else choices_of(game, field),
            _said(field.default),
        )
        for field in _offered(game)
    }


def rulings_of(arguments: Arguments) -> dict[str, str]:
    return pairs("--ruling", arguments.ruling)


def chosen_rulings(arguments: Arguments, game: Game[Any]) -> Mapping[str, str]:
    """The value of every ruling of the game, with those given on the command line."""
    return resolve(load_book(game.folder), rulings_of(arguments))


def pairs(flag: str, given: Sequence[str]) -> dict[str, str]:
    """``NAME=VALUE`` arguments as a mapping."""
    found: dict[str, str] = {}
    for text in given:
        name, _, value = text.partition("=")
        if not (name and value):
            raise OpforError(f"{flag} {text!r}: write NAME=VALUE")
        found[name] = value
    return found


def declare_players(parser: Parser, game: Game[Any] | None) -> None:
    known = f": {', '.join(player_names(game))}" if game is not None else ""
    parser.add_argument(
        "--player", action="append", default=[], metavar="[SEAT=]NAME",
        help=f"let the program play a seat, or every seat but the bot's{known}, "
        "or cmd:COMMAND, a program of your own (docs/research.md)",
    )  # fmt: skip
    declare_programs(parser)


def declare_programs(parser: Parser) -> None:
    """What is kept of programs of one's own, and what they are told."""
    parser.add_argument(
        "--transcripts", metavar="FOLDER", help="keep there what programs are told and answer"
    )
    parser.add_argument(
        "--masked", type=int, metavar="SEED", help="tell programs other names for all things"
    )


def players_of(arguments: Arguments, game: Game[Any], setting: Any) -> dict[str, str]:
    """Which seats the program plays, and how; a name without a seat takes all that are free."""
    free = [seat.id for seat in game.seats(setting) if not seat.bot]
    players: dict[str, str] = {}
    for text in arguments.player:
        seat, equals, name = text.partition("=") if not is_program(text) else (text, "", "")
        if not equals:
            players |= {each: seat for each in free if each not in players}
        elif seat not in free:
            raise OpforError(one_of("--player: seat", seat, free))
        else:
            players[seat] = name
    for name in players.values():
        player_named(game, name)
    return players


def allow_programs(arguments: Arguments) -> None:
    """Programs that were typed on this command line may be started; no others are."""
    from opfor.app.program_player import MASKED, TRANSCRIPTS

    for name, value in ((MASKED, arguments.masked), (TRANSCRIPTS, arguments.transcripts)):
        if value is None:
            os.environ.pop(name, None)
        else:
            os.environ[name] = str(value)
    for text in arguments.player:
        name = text if is_program(text) else text.partition("=")[2]
        if is_program(name):
            allow(name)


def is_program(name: str) -> bool:
    return name.startswith(PROGRAM)


def _plain(kind: Any) -> Any:
    """The type without what limits it."""
    return get_args(kind)[0] if get_origin(kind) is Annotated else kind


def _choices(kind: Any) -> tuple[str, ...]:
    """The words of a ``Literal``; empty for anything else."""
    return tuple(map(str, get_args(kind))) if get_origin(kind) is Literal else ()


def _said(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _typed(name: str) -> str:
    return name.replace("_", "-")


def _dest(name: str) -> str:
    return f"option_{name}"
