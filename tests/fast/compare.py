"""Random positions in numbers: ``python -m tests.fast.compare 1000000 [--seed N] [--jobs 2]``.

So many positions, shared among the settings, each played one step by both engines. Prints the
first difference of every setting, and fails if there is one.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any

from tests.fast.blitzkrieg_positions import OPTIONS, cases, differences
from tests.fast.engines import COMPILED, QUICK


def parted(options: dict[str, Any], count: int, seed: int) -> str:
    """The first difference between the engines, in words; nothing if there is none."""
    found = next(differences(QUICK, cases(options, count, seed)), None)
    if found is None:
        return ""
    case, wanted, got = found
    return f"{options}, seed {case.seed}\n{case.state}\nreadable {wanted}\nfast     {got}"


def main() -> int:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("count", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    each = -(-options.count // len(OPTIONS))
    with ProcessPoolExecutor(options.jobs) as pool:
        found = list(pool.map(partial(parted, count=each, seed=options.seed), OPTIONS))
    for difference in filter(None, found):
        print(difference)
    engine = "compiled" if COMPILED else "plain"
    played = each * len(OPTIONS)
    print(f"{played} positions, {engine}: {sum(map(bool, found))} settings differ")
    return int(any(found))


if __name__ == "__main__":
    sys.exit(main())
