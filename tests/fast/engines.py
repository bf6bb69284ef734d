"""The engines a test can have: the same source compiled, and run as plain Python."""

from __future__ import annotations

import os
from typing import Any

import pytest

from opfor.fast.columns import compiled

IS_COMPILED = all(compiled(game) is not None for game in ("blitzkrieg", "coh", "tactics2gm"))
needs_compiled = pytest.mark.skipif(not IS_COMPILED, reason="python3 build_fast.py makes it")


def positions(wanted: int, plain: int) -> int:
    """Positions for each setting: fewer where nothing is compiled, as many as one says."""
    return int(os.environ.get("OPFOR_FAST_POSITIONS", wanted if IS_COMPILED else plain))


def named(options: Any) -> str:
    """A setting in the name of a test."""
    return options if isinstance(options, str) else "-".join(map(str, options.values())) or "usual"
