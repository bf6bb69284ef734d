"""Heavy libraries, imported when they are used; without them one line says how to get them."""

from __future__ import annotations

import signal
import sys
import threading
from importlib import import_module
from pathlib import Path
from typing import Any

from opfor.core.errors import MissingExtra

CHECKOUT = Path(__file__).parents[3]


def need(library: str) -> Any:
    """The library, or how this person installs it."""
    is_new = library not in sys.modules
    try:
        found = import_module(library)
    except ImportError:
        raise MissingExtra(f"the lab needs {library.partition('.')[0]}: {command()}") from None
    if is_new:
        _hear_ctrl_c_once()
    return found


def _hear_ctrl_c_once() -> None:
    """Python alone hears Ctrl-C again. Polars listens besides, and then one comes twice, the second
    while what the first broke off is still being put in order."""
    handler = signal.getsignal(signal.SIGINT)
    if handler is not None and threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGINT, handler)


def command() -> str:
    """What to type here: into the environment that runs now, from the checkout if there is one."""
    what = f"-e {CHECKOUT}[lab]" if (CHECKOUT / "pyproject.toml").is_file() else "opfor[lab]"
    return f'{sys.executable} -m pip install "{what}"'.replace('"-e ', '-e "')
