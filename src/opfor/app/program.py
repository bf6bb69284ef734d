"""How this person starts the program: hints print a command that works for them."""

from __future__ import annotations

import os
import re
import sys
from functools import cache
from pathlib import Path

NAME = "opfor"
TOLD = "OPFOR_PROGRAM"
"""Set by whoever starts the program in a way of its own (``run.py`` in a clone)."""
WITHOUT_COMMAND = ("envs",)
"""Extras that are for programs of one's own."""
COMMAND_OF = {"sheets": "sheet"}
"""The command that needs an extra, where it is called otherwise."""
CLONE = Path(__file__).parents[3] / "run.py"


def program_name() -> str:
    """What was told, ``python -m opfor`` where that was typed, else ``opfor``."""
    if told := os.environ.get(TOLD):
        return told
    started = Path(sys.argv[0]) if sys.argv and sys.argv[0] else Path(NAME)
    if (started.parent.name, started.name) == (NAME, "__main__.py"):
        return f"{Path(sys.executable).stem} -m {NAME}"
    return NAME


def as_typed(text: str) -> str:
    """A text in which every command of ours begins as this person begins one."""
    program = program_name()
    if program == NAME or f"{NAME} " not in text:
        return text
    return _commands().sub(lambda _found: program, text)


@cache
def _commands() -> re.Pattern[str]:
    """``opfor`` before the name of a command or of a game, not where it is only talked about, nor
    where it begins as this person begins it."""
    from opfor.__main__ import COMMANDS
    from opfor.app.registry import bundled

    names = [*COMMANDS, "COMMAND", *(listing.id for listing in bundled())]
    any_name = "|".join(map(re.escape, names))
    return re.compile(rf"(?<![\w./-])(?<!-m ){NAME}(?= (?:{any_name})(?![\w-]))")


def how_to_get(extra: str) -> str:
    """What this person types to get the libraries of an extra; in a clone ``run.py`` brings them
    when the command of that name is called."""
    if not CLONE.is_file() or extra in WITHOUT_COMMAND:
        what = CLONE.parent if CLONE.is_file() else NAME
        return f'{sys.executable} -m pip install "{what}[{extra}]"'
    told = os.environ.get(TOLD, f"python3 {CLONE if Path.cwd() != CLONE.parent else CLONE.name}")
    return f"{told} {COMMAND_OF.get(extra, extra)} --help"
