"""Heavy libraries, imported when they are used; without them one line says how to get them."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from opfor.core.errors import MissingExtra

CHECKOUT = Path(__file__).parents[3]


def need(library: str) -> Any:
    """The library, or how this person installs it."""
    try:
        return import_module(library)
    except ImportError:
        raise MissingExtra(f"the lab needs {library.partition('.')[0]}: {command()}") from None


def command() -> str:
    """What to type here: into the environment that runs now, from the checkout if there is one."""
    what = f"-e {CHECKOUT}[lab]" if (CHECKOUT / "pyproject.toml").is_file() else "opfor[lab]"
    return f'{sys.executable} -m pip install "{what}"'.replace('"-e ', '-e "')
