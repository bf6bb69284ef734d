"""The last resort: a fault of ours becomes one line and a report file, never a traceback."""

from __future__ import annotations

import platform
import traceback
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from opfor import __version__
from opfor.app.data_folder import data_folder
from opfor.core.echo import MOST_PATH, path_said, shortened


def reported(error: Exception, arguments: Sequence[str]) -> str:
    """One line for the person; everything that helps to mend it goes into a file."""
    what = shortened(f"{type(error).__name__}: {error}", MOST_PATH)
    kept = "what was answered before is saved"
    try:
        path = _written(error, arguments)
    except OSError as problem:
        return f"a fault of ours ({what}); {kept}; no report could be written ({problem.strerror})"
    return f"a fault of ours ({what}); {kept}; please send us {path}"


def _written(error: Exception, arguments: Sequence[str]) -> Path:
    folder = data_folder() / "reports"
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"fault-{datetime.now():%Y-%m-%d-%H%M%S-%f}.txt"
    words = " ".join(path_said(word) for word in arguments)
    head = f"opfor {__version__}, Python {platform.python_version()}, {platform.system()}\n"
    text = "".join(traceback.format_exception(error))
    path.write_text(f"{head}opfor {words}\n\n{text}", encoding="utf-8", errors="replace")
    return path
