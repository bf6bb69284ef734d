"""The oldest Python on this machine that opfor promises to run on."""

from __future__ import annotations

import shutil
import subprocess
import sys
from functools import cache

NAMES = ("/usr/bin/python3", "python3.11", "python3", "/usr/bin/python3.11")
PROMISED = (3, 11)
ASK = "import sys, venv, pip; print(*sys.version_info[:3])"


@cache
def oldest_python() -> str:
    """The program with the lowest version from the promised one on; the one at work, if it is."""
    found = {version: name for name in NAMES if (version := _version(name))}
    found[tuple(sys.version_info[:3])] = sys.executable
    return found[min(found)]


def _version(name: str) -> tuple[int, ...] | None:
    if shutil.which(name) is None:
        return None
    said = subprocess.run([name, "-c", ASK], capture_output=True, text=True)
    version = tuple(map(int, said.stdout.split())) if said.returncode == 0 else ()
    return version if version[:2] >= PROMISED else None
