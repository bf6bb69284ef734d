"""Opfor: the automated enemy of solo wargames, by the book, with its reasons.

``opfor.new``, ``load``, ``decide`` and ``simulate`` are the way in for programs (``opfor.api``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from opfor.api import OpenTable as OpenTable
    from opfor.api import decide as decide
    from opfor.api import load as load
    from opfor.api import new as new
    from opfor.api import simulate as simulate

__version__ = "0.1.0"
API = ("OpenTable", "decide", "load", "new", "simulate")


def __getattr__(name: str) -> Any:
    """The interface for programs is imported when it is first asked for."""
    if name in API:
        from opfor import api

        return getattr(api, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
