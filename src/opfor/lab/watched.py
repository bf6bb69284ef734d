"""A plugin for pytest: which rules settle decisions while the tests run.

``pytest -p opfor.lab.watched``; the counts by game go to the file that ``OPFOR_WATCHED`` names.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from functools import wraps
from pathlib import Path
from typing import Any

from opfor.core.cascade import Narrowed

COUNTS: Counter[tuple[str, str]] = Counter()


def pytest_configure() -> None:
    """Listen to every decision that is settled."""
    settle = Narrowed.settle

    @wraps(settle)
    def watched(self: Any, play: Any, *given: Any, **more: Any) -> None:
        settle(self, play, *given, **more)
        COUNTS[getattr(play.game, "id", ""), play.settled[-1]] += 1

    Narrowed.settle = watched  # type: ignore[method-assign]


def pytest_unconfigure() -> None:
    folder = os.environ.get("OPFOR_WATCHED")
    if folder and COUNTS:
        rows = [[game, rule, n] for (game, rule), n in sorted(COUNTS.items())]
        Path(folder, f"{os.getpid()}.json").write_text(json.dumps(rows), encoding="utf-8")
