"""Consoles of Windows: colours are there when they are asked for."""

from __future__ import annotations

from typing import Any

OUTPUT = -11
"""The number of standard output, as Windows counts."""
SEQUENCES = 0x0004
"""The console understands escape sequences."""


def takes_colour(kernel: Any = None) -> bool:
    """Ask the console to understand escape sequences; whether it does. Older ones cannot."""
    if kernel is None:
        import ctypes

        kernel = ctypes.windll.kernel32  # type: ignore[attr-defined]
    handle = kernel.GetStdHandle(OUTPUT)
    mode = _mode(kernel, handle)
    if mode is None:
        return False
    return bool(mode & SEQUENCES or kernel.SetConsoleMode(handle, mode | SEQUENCES))


def _mode(kernel: Any, handle: Any) -> int | None:
    """How the console is set; ``None`` where there is no console."""
    import ctypes

    mode = ctypes.c_ulong()
    return mode.value if kernel.GetConsoleMode(handle, ctypes.byref(mode)) else None
