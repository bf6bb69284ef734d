"""What a language still lacks: messages nobody wrote, and variables that do not fit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from typing import Any

from opfor.app.arguments import Arguments, Parser, declare_json, declared
from opfor.app.help import HELP, flags_said
from opfor.app.phrase_check import PhraseFault, phrase_faults
from opfor.app.registry import listings
from opfor.app.speech import say
from opfor.core.game import Game
from opfor.core.language import ENGLISH, LANGUAGES, PSEUDO, known, speaking
from opfor.surfaces.cli.output import print_json

DONE, NO = 0, 1
MOST = 40


def declare(parser: Parser, _game: Game[Any] | None) -> None:
    parser.add_argument("what", choices=("check",), help="look for what is missing or wrong")
    parser.add_argument("spoken", metavar="LANGUAGE", help=", ".join(LANGUAGES))
    parser.add_argument("--full", action="store_true", help=f"every fault, not the first {MOST}")
    declare_json(parser)


def run(arguments: Arguments) -> int:
    """A line for each fault, then how many each book has."""
    spoken = known(arguments.spoken)
    faults = [*phrase_faults(spoken), *help_faults(spoken)]
    if arguments.json:
        print_json({"language": spoken, "faults": [each._asdict() for each in faults]})
        return NO if faults else DONE
    for fault in faults if arguments.full else faults[:MOST]:
        print(fault)
    for book, count in Counter(fault.book for fault in faults).items():
        say(f"{book}: {count} in all")
    if not faults:
        say(f"{LANGUAGES[spoken]}: nothing is missing.")
    return NO if faults else DONE


def help_faults(spoken: str) -> list[PhraseFault]:
    """What commands and flags say of themselves that a language has no words for. One that has no
    book of help yet speaks English there."""
    where = f"{spoken}/opfor/{HELP.book.name}"
    if spoken in (ENGLISH, PSEUDO) or not HELP.book.voice(spoken).texts:
        return []
    with speaking(spoken):
        missing = dict.fromkeys(
            english for command in commands() for english in unsaid(*command) if english
        )
    return [PhraseFault(where, each, "nobody wrote it") for each in missing]


def commands() -> Iterator[tuple[str, str, bool]]:
    """Every command: how it is typed, its module, whether it takes a game."""
    from opfor.__main__ import COMMANDS
    from opfor.lab.commands import COMMANDS as IN_THE_LAB
    from opfor.lab.commands import HERE

    yield from ((name, each.module, each.loads_game) for name, each in COMMANDS.items())
    for name, command in IN_THE_LAB.items():
        yield f"lab {name}", f"{HERE}.{command.module}", command.loads_game


def unsaid(name: str, module: str, takes_game: bool) -> Iterator[str]:
    """What stays English of a command."""
    found: Any = import_module(module)
    called = name.replace(" ", "-")
    if hasattr(found, "declare"):
        if HELP.text(called, found.__doc__) == found.__doc__:
            yield f"text-{called}"
        games = listings() if takes_game else ()
        for words in ([], *([game] for game in games)):
            parser, _ = declared(name, found, words, takes_game)
            yield from (
                said for said in flags_said(parser) if said not in SAME and HELP(said) == said
            )


SAME = (", ".join(LANGUAGES),)
"""What is the same in every language."""
