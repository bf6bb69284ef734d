"""What is typed: ``opfor lab …``, a module for each command, and ``opfor simulate`` beside them."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, NamedTuple

from opfor.app.arguments import parse
from opfor.app.program import program_name
from opfor.core.errors import OpforError, one_of

HERE = "opfor.lab.commands"


class Command(NamedTuple):
    """A command of the lab: its module, what follows it, a line for the help, and whether the
    options of the game named become flags."""

    module: str
    words: str
    does: str
    loads_game: bool = False


COMMANDS = {
    "run": Command("experiment", "EXPERIMENT.toml", "play an experiment: variants against a base"),
    "rulings": Command("rulings", "GAME", "the weight of every ruling", True),
    "balance": Command("balance", "MISSION", "who wins it, what each number does, a handicap"),
    "gate": Command("gate", "GAME", "missions that a stupid strategy wins", True),
    "needle": Command("needle", "FILE", "who wins a mission, what happens in it, what evens it"),
    "content": Command(
        "content", "GAME", "all missions and cards: none dead, none too strong", True
    ),
    "diff": Command("diff", "GAME OLD NEW", "which decisions a change alters", True),
    "coverage": Command("coverage", "GAME", "which rules ever did anything", True),
    "report": Command("report", "RUN", "a run as one page: tables, intervals, charts"),
    "merge": Command("merge", "RUN RUN …", "pour parts of a run together"),
}


def run(words: Sequence[str]) -> int:
    """``opfor lab NAME …``"""
    if not words or words[0] in ("-h", "--help"):
        print(f"usage: {program_name()} lab COMMAND …\n")
        for name, command in COMMANDS.items():
            print(f"  {name + ' ' + command.words:<22} {command.does}")
        print(f"\n  {program_name()} lab COMMAND --help   options of a command")
        return 0
    name, *rest = words
    if name not in COMMANDS:
        raise OpforError(one_of("command of the lab", name, COMMANDS))
    command = COMMANDS[name]
    module: Any = import_module(f"{HERE}.{command.module}")
    parsed = parse(f"lab {name}", module, rest, command.loads_game)
    return 0 if parsed is None else int(module.run(parsed))
