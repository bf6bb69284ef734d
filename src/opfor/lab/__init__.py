"""The lab: many games at once, compared honestly.

``lab.run(...)`` carries out an experiment and gives its results as polars frames and charts.
Nothing heavy is imported before it is used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from opfor.lab.frames import Run as Run
    from opfor.lab.frames import open_run as open_run
    from opfor.lab.frames import run as run

NAMES = ("Run", "open_run", "run")


def __getattr__(name: str) -> Any:
    if name in NAMES:
        from opfor.lab import frames

        return getattr(frames, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
