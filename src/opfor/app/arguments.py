"""What is typed on the command line, for every command: the game, the seed, errors in one line."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NoReturn, Protocol

from opfor.app.program import as_typed, program_name
from opfor.core.echo import shortened
from opfor.core.errors import OpforError, one_of
from opfor.core.language import ENGLISH, language

if TYPE_CHECKING:
    from opfor.core.game import Game

LARGEST_SEED = (1 << 63) - 1
MOST_DIGITS = 19
MARK = "``"
"""What docstrings put around something typed; help is read without it."""

Arguments = argparse.Namespace


class CommandModule(Protocol):
    """What the module of a command offers; its docstring is the help."""

    def declare(self, parser: Parser, game: Game[Any] | None) -> None:
        """Add the command's arguments; ``game`` is the one named, if any."""

    def run(self, arguments: Arguments) -> int:
        """Do it and return the exit code."""


class Parser(argparse.ArgumentParser):
    """Errors are ours: one line, exit code 2; commands in the help are those of this person."""

    called = ""
    """The command, as the book of help knows it: ``lab-run``."""

    def error(self, message: str) -> NoReturn:
        what, colon, given = message.partition("unrecognized arguments: ")
        raise OpforError(f"{what}{colon}{shortened(given)}; see: {self.prog} --help")

    def format_help(self) -> str:
        if language() == ENGLISH:
            return as_typed(super().format_help().replace(MARK, ""))
        from opfor.app.help import HELP, in_language

        in_language(self)
        return as_typed(super().format_help().replace("usage", HELP("usage"), 1))


def parse(
    name: str, module: CommandModule, words: Sequence[str], takes_game: bool
) -> Arguments | None:
    """The arguments of a command, or ``None`` when its help was all that was wanted.

    ``game`` is looked for first, because its options become flags.
    """
    parser, game = declared(name, module, words, takes_game)
    try:
        parsed = parser.parse_intermixed_args(list(words))
    except SystemExit:
        return None
    if takes_game:
        parsed.game = _checked_game(parsed.game, game)
    return parsed


def declared(
    name: str, module: CommandModule, words: Sequence[str], takes_game: bool
) -> tuple[Parser, Game[Any] | None]:
    """The parser of a command with all its flags, and the game named among the words."""
    parser = Parser(prog=f"{program_name()} {name}", description=module.__doc__)
    parser.called = name.replace(" ", "-")
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    game = _named_game(words, module) if takes_game else None
    if takes_game:
        parser.add_argument("game", nargs="?", metavar="GAME", help=_game_help(words))
        declare_packs(parser)
    module.declare(parser, game)
    return parser, game


def _named_game(words: Sequence[str], module: CommandModule) -> Game[Any] | None:
    """The game whose options become flags; a command may load another in its place."""
    from opfor.app.registry import known, load_game

    found = next((word for word in words if not word.startswith("-") and known(word)), None)
    load = getattr(module, "load", load_game)
    if found is None:
        return None
    named = _packs_named(words)
    if not named:
        return load(found)
    from opfor.app.own_content import with_packs

    return with_packs(load(found), named)


def declare_packs(parser: Parser) -> None:
    """``--pack FOLDER``, which may come again and again."""
    parser.add_argument(
        "--pack", action="append", default=[], metavar="FOLDER",
        help="content of your own: a folder, or a pack in the data folder by its name",
    )  # fmt: skip


def _packs_named(words: Sequence[str]) -> list[str]:
    """The packs on the command line; they are needed before the rest of it can be understood."""
    follows = [words[n + 1] for n, word in enumerate(words[:-1]) if word == "--pack"]
    joined = [word.partition("=")[2] for word in words if word.startswith("--pack=")]
    return [*joined, *follows]


def _checked_game(given: str | None, game: Game[Any] | None) -> Game[Any] | None:
    from opfor.app.registry import known, listings

    if given is not None and known(given) is None:
        raise OpforError(one_of("game", given, listings()))
    return game


def _game_help(words: Sequence[str]) -> str:
    """The games there are, if anybody wants to know."""
    if not {"-h", "--help"} & set(words):
        return ""
    from opfor.app.registry import listings

    return ", ".join(listings()) or "no game is installed"


def game_of(arguments: Arguments) -> Game[Any]:
    """The game that was named; it must be."""
    from opfor.app.registry import listings

    game: Game[Any] | None = arguments.game
    if game is None:
        raise OpforError(f"which game? Give one of: {', '.join(listings())}")
    return game


def declare_seed(parser: Parser, default: int | None = None) -> None:
    said = "drawn anew each time" if default is None else f"default {default}"
    parser.add_argument(
        "--seed", type=_seed, default=default, metavar="N", help=f"same seed, same game ({said})"
    )


def declare_json(parser: Parser) -> None:
    parser.add_argument("--json", action="store_true", help="one JSON document on standard output")


def seed_of(arguments: Arguments) -> int:
    """The seed given, or a fresh one."""
    return fresh_seed() if arguments.seed is None else int(arguments.seed)


def fresh_seed() -> int:
    """Short enough to be read out."""
    return int.from_bytes(os.urandom(8), "big") % 1_000_000


def _seed(text: str) -> int:
    if not text.isdecimal() or len(text) > MOST_DIGITS or int(text) > LARGEST_SEED:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 0 to 2^63 - 1")
    return int(text)
