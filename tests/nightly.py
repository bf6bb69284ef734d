"""What is too long for every change: ``python3 check.py nightly``.

The compiled engines once more, in a build that stops at the first index out of its bounds; twenty
times the positions of every setting; random positions of the one source beside the readable engine.
"""

from __future__ import annotations

import os
import subprocess
import sys

POSITIONS = "20000"
SUITES = {
    "bounds": ["-m", "tests.fast.bounds"],
    "positions": ["-m", "pytest", "-n", "2", "tests/fast", "-m", "slow or not slow"],
    "oracle": ["-m", "tests.oracle.compare", "blitzkrieg", "1000000", "--jobs", "2"],
}


def main() -> int:
    """Everything, whatever fails; exit code 1 if anything did."""
    env = {**os.environ, "OPFOR_FAST_POSITIONS": POSITIONS}
    codes = {
        name: subprocess.run([sys.executable, *words], env=env).returncode
        for name, words in SUITES.items()
    }
    for name, code in codes.items():
        print(f"{'FAILED' if code else 'ok':<6} {name}")
    return int(any(codes.values()))


if __name__ == "__main__":
    sys.exit(main())
