"""How often is a hint inside the page sure of its numbers, and how long does it think?

    python benchmarks/page_hints.py PAGE GAME [--positions 100] [--seed N] [--readable]

PAGE is a folder made by ``build_pages.py``. Its Python is run by Node, as its worker runs it, with
the compiled engines or, ``--readable``, without. Time is the processor's, as on an idle machine.
Positions are weighty choices of games, far apart, as ``hints.py`` takes them.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "web"))

import hints
from inside import run_inside

from opfor.app.registry import load_game
from opfor.app.store import written

ASKED = """
import json, sys
from pathlib import Path
import js
from opfor.app.search import clock

def used():
    taken = js.process.cpuUsage()
    return (taken.user + taken.system) / 1e6

clock.process_time = clock.perf_counter = used
if READABLE:
    for name in ("blitzkrieg", "coh", "tactics2gm"):
        sys.modules["opfor.fast._" + name] = None

from opfor.app.coach.advice import advise
from opfor.app.conversation.opening import continued
from opfor.app.store import read_save

found = []
for text in json.loads(RECORDS):
    path = Path("/game.opfor.jsonl")
    path.write_text(text)
    saved, _ = read_save(path)
    table = continued(saved.header, saved.lines, lambda _lines: None)
    start = used()
    told = advise(table.seen_by(table.awaits))
    best = told and [told[0].is_rated, used() - start, told[0].chance, told[0].error, told[0].offer]
    found.append(best if told else [False, 0, 0, 0, -1])
json.dumps(found)
"""
"""What the page's Python is asked."""


def records(game_id: str, seed: int) -> Iterator[str]:
    """Games that stand at a weighty choice, as they are kept."""
    for session in hints.positions(load_game(game_id), seed):
        yield written(session.header, session.history.lines)


def answers(
    page: Path, kept: Sequence[str], readable: bool = False
) -> list[tuple[bool, float, float, float, int]]:
    """What hints say at these games inside a page: whether they are sure of their first act, the
    time they took, its chance, error and number (-1 where there was nothing to choose)."""
    with tempfile.TemporaryDirectory() as scratch:
        program = Path(scratch) / "asked.py"
        said = f"RECORDS, READABLE = {json.dumps(kept)!r}, {readable}\n{ASKED}"
        program.write_text(said, encoding="utf-8")
        return [tuple(each) for each in run_inside(page, program)]


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("page", type=Path)
    parser.add_argument("game")
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--readable", action="store_true")
    options = parser.parse_args(arguments)
    kept = list(islice(records(options.game, options.seed), options.positions))
    found = [
        each for each in answers(options.page.resolve(), kept, options.readable) if each[4] >= 0
    ]
    took = [each[1] for each in found]
    print(f"{options.game}: sure in {sum(each[0] for each in found)} of {len(found)}")
    print(f"  {median(took):.2f} s of the processor, at most {max(took):.2f}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
