"""How this person starts the program: hints print a command that works for them."""

from __future__ import annotations

import os
import sys
from pathlib import Path

NAME = "opfor"
TOLD = "OPFOR_PROGRAM"
"""Set by whoever starts the program in a way of its own (``run.py`` in a clone)."""


def program_name() -> str:
    """What was told, ``python -m opfor`` where that was typed, else ``opfor``."""
    if told := os.environ.get(TOLD):
        return told
    started = Path(sys.argv[0]) if sys.argv and sys.argv[0] else Path(NAME)
    if (started.parent.name, started.name) == (NAME, "__main__.py"):
        return f"{Path(sys.executable).stem} -m {NAME}"
    return NAME
