"""What a language still lacks: messages nobody wrote, and variables that do not fit."""

from __future__ import annotations

from collections import Counter
from typing import Any

from opfor.app.arguments import Arguments, Parser, declare_json
from opfor.app.phrase_check import phrase_faults
from opfor.core.game import Game
from opfor.core.language import LANGUAGES, known
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
    faults = phrase_faults(spoken)
    if arguments.json:
        print_json({"language": spoken, "faults": [each._asdict() for each in faults]})
        return NO if faults else DONE
    for fault in faults if arguments.full else faults[:MOST]:
        print(fault)
    for book, count in Counter(fault.book for fault in faults).items():
        print(f"{book}: {count} in all")
    if not faults:
        print(f"{LANGUAGES[spoken]}: nothing is missing.")
    return NO if faults else DONE
