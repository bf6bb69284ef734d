"""The rooms of a game as one compiled module: found here, made by ``build_fast.py``.

Games are plain Python and never mention C. What is compiled is read from them: ``sources`` gathers
the functions over numbers, ``types`` derives their C types from annotations and fields, ``ladders``
writes the rungs of every question. A compiled module carries the fingerprint of its sources; one of
other sources is left alone, and the same functions run as plain Python.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from types import ModuleType
from typing import Any


def plain_module(game: str) -> Any:
    """A game's functions written for many plain runs; none where its sources are not at hand."""
    from opfor.core.compiled.plain import written_out

    return written_out(game)


@lru_cache(maxsize=16)
def compiled(game: str, fingerprint: str) -> ModuleType | None:
    """The compiled module of a game; none if there is none, or one of other sources."""
    try:
        module = import_module(f"opfor.fast._{game}")
    except ImportError:
        return None
    return module if fingerprint == module.FINGERPRINT else None
