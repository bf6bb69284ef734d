"""The command: attempts of every kind by turns, until the time or the number is up.

Everything follows from the seed. What is found is told once for each kind of fault and written to
``--keep``, ready for ``tests/fuzz/corpus``.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import sys
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random

import msgspec

from tests.fuzz.attempt import Attempt, of_json, to_json, tried, watch
from tests.fuzz.kinds import KINDS


def main(words: list[str]) -> int:
    """Exit code 1 if anything was found."""
    options = _options(words)
    watch()
    if options.corpus:
        return replayed(Path(options.corpus))
    found: dict[str, str] = {}
    number = inputs = 0
    for number, kind, attempt in attempts(options.kinds or list(KINDS), options):
        wrong = tried(attempt)
        inputs += inputs_of(attempt)
        if wrong and (sign := f"{kind}: {signature(wrong)}") not in found:
            found[sign] = _kept(attempt, kind, wrong, options.keep)
            print(f"{kind} {number}: {wrong[:400]}\n  {found[sign]}", flush=True)
    told = f"{number + 1 - options.first} attempts with {inputs} inputs"
    print(f"{told} of {', '.join(options.kinds or KINDS)}: {len(found)} faults")
    return int(bool(found))


def inputs_of(attempt: Attempt) -> int:
    """Calls, rows of a door and typed lines count one by one; a file and its command are one."""
    if attempt.words[0] in ("calls", "direct"):
        return len(json.loads(attempt.typed))
    return max(1, len(attempt.typed.splitlines())) if not attempt.files else 1


def replayed(folder: Path) -> int:
    """Try again what was found before; what is wrong again is told."""
    paths = sorted(folder.glob("*.json"))
    wrong = {path.stem: found for path in paths if (found := tried(of_json(path.read_bytes())))}
    for name, found in wrong.items():
        print(f"{name}: {found[:400]}")
    print(f"{len(paths)} of the corpus: {len(wrong)} faults")
    return int(bool(wrong))


def attempts(kinds: list[str], options: argparse.Namespace) -> Iterator[tuple[int, str, Attempt]]:
    """Number, kind and attempt, each made anew from the seed and its number."""
    end = time.monotonic() + 60 * options.minutes
    for number in count(options.first):
        if options.attempts is not None and number >= options.first + options.attempts:
            return
        if options.attempts is None and time.monotonic() > end:
            return
        kind = kinds[number % len(kinds)]
        yield number, kind, KINDS[kind](Random(f"{options.seed} {kind} {number}"))


def signature(wrong: str) -> str:
    """What makes two faults the same: the words without numbers and names."""
    return re.sub(r"""\d+|'[^']*'|"[^"]*"|/\S+""", "…", wrong)[:80]


def _kept(attempt: Attempt, kind: str, wrong: str, folder: str) -> str:
    raw = to_json(msgspec.structs.replace(attempt, found=wrong[:200]))
    path = Path(folder) / f"{kind}-{hashlib.sha256(raw).hexdigest()[:8]}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(raw)
    return str(path)


def _options(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="check.py fuzz", description=__doc__)
    parser.add_argument("kinds", nargs="*", metavar="KIND", help=f"any of: {', '.join(KINDS)}")
    parser.add_argument("--minutes", type=float, default=1.0, metavar="M")
    parser.add_argument("--attempts", type=int, metavar="N", help="so many, however long it takes")
    parser.add_argument("--first", type=int, default=0, metavar="N", help="number of the first one")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    parser.add_argument("--keep", default="fuzz-found", metavar="FOLDER", help="what was found")
    parser.add_argument("--corpus", metavar="FOLDER", help="only try again what lies there")
    options = parser.parse_args(words)
    if unknown := set(options.kinds) - set(KINDS):
        parser.error(f"unknown kind: {', '.join(sorted(unknown))}; there are: {', '.join(KINDS)}")
    return options


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
