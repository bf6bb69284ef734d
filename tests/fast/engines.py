"""The engines a test can have: the same source compiled, and run as plain Python."""

from __future__ import annotations

import os
from typing import Any

import pytest

from opfor.fast.blitzkrieg import series
from opfor.fast.columns import compiled

PLAIN: Any = series
COMPILED: Any = compiled("blitzkrieg")
QUICK: Any = COMPILED or PLAIN
"""Whatever is quicker."""

POSITIONS = int(os.environ.get("OPFOR_FAST_POSITIONS", "20000" if COMPILED else "500"))
"""Positions for each setting."""

needs_compiled = pytest.mark.skipif(COMPILED is None, reason="python3 build_fast.py makes it")
