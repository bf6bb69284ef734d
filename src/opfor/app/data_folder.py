"""Where games, packs and reports of a person are kept."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """Where games are kept; ``OPFOR_DATA`` moves it."""
    named = os.environ.get("OPFOR_DATA")
    if named:
        return Path(named)
    if sys.platform == "linux" and os.environ.keys().isdisjoint(("XDG_DATA_HOME", "ANDROID_DATA")):
        return Path.home() / ".local" / "share" / "opfor"
    from platformdirs import user_data_path  # says so too there, but takes long to import

    return user_data_path("opfor", appauthor=False)
