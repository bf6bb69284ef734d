"""Heavy libraries, imported when they are used; without them one line says how to get them."""

from __future__ import annotations

import signal
import sys
import threading
from importlib import import_module
from pathlib import Path
from typing import Any

from opfor.app.program import how_to_get
from opfor.core.errors import MissingExtra

CHECKOUT = Path(__file__).parents[3]


def need(library: str) -> Any:
    """The library, or how this person installs it."""
    is_new = library not in sys.modules
    try:
        found = import_module(library)
    except ImportError:
        name = library.partition(".")[0]
        raise MissingExtra(f"the lab needs {name}: {how_to_get('lab')} brings it") from None
    if is_new:
        _hear_ctrl_c_once()
    return found


def _hear_ctrl_c_once() -> None:
    """Python alone hears Ctrl-C again. Polars listens besides, and then one comes twice, the second
    while what the first broke off is still being put in order."""
    handler = signal.getsignal(signal.SIGINT)
    if handler is not None and threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGINT, handler)
