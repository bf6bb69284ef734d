"""Values to JSON and back."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from opfor.core.codec import sharing, to_plain

ROOT = Path(__file__).parents[2]


def test_texts_that_occur_often_are_held_once() -> None:
    def read() -> Any:
        return sharing(to_plain({"rule": "COH-5.1.2-a", "kept": ["G01", 3, None]}))

    one, other = read(), read()
    assert one == {"rule": "COH-5.1.2-a", "kept": ["G01", 3, None]}
    assert one["rule"] is other["rule"]
    assert one["kept"][0] is other["kept"][0]


def test_many_threads_may_read_a_type_for_the_first_time() -> None:
    """Left to itself, msgspec ends the process there."""
    done = subprocess.run([sys.executable, "-m", "tests.core.threads"], cwd=ROOT, check=False)
    assert done.returncode == 0
