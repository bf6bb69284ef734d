"""A gate for the proof itself: break one token of the fast source, and see whether it is noticed.

``python -m tests.fast.mutants [GAME] [--only FOLDER] [--every N] [--seed N] [--among WORD]
[--positions N] [--named NAME …] [--least 95]``: every function is broken token by token; the broken
engine takes steps from random positions in which the right one comes to that line, and plays a few
whole games. Survivors that change nothing a game could show stand in ``equivalent.py``, each with
its reason; of all others the given share must be caught, and those that are not are listed.
"""

from __future__ import annotations

import argparse
import signal
import sys
from random import Random
from typing import Any

from opfor.fast import sources
from tests.fast.breaks import Mutant, mutants
from tests.fast.equivalent import reason
from tests.fast.proofs import PROOFS
from tests.fast.trials import Engine, Lines, Trial, trials_of

SECONDS = 2
TIMES = 10
"""Whoever takes so many seconds, and so many times what the right engine takes, hangs."""
MOST = 1000
"""So many positions a mutant is tried on at most."""
BUILDERS = {"numbers", "grid", "fractions"}
"""What a memory is made of."""
POSITIONS = {"coh": 12000}
"""Games that have a kernel of their own here."""


def is_noticed(engine: Engine, tried: list[Trial]) -> bool:
    """Whether a broken engine fails, hangs, or does anything else than the right one."""
    try:
        for trial in tried:
            signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS + TIMES * trial.seconds)
            if trial.act(engine) != trial.wanted:
                return True
        return False
    except Exception:
        return True
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def chosen(options: argparse.Namespace, rng: Random) -> list[Mutant]:
    """The mutants that are tried: all, those with a word in their name, or one of every so many."""
    there = [
        mutant
        for mutant in mutants(options.game, options.only, PROOFS[options.game].uncalled)
        if not options.named or any(mutant.name.startswith(name) for name in options.named)
    ]
    return rng.sample(there, -(-len(there) // options.every)) if options.every > 1 else there


def survivors(options: argparse.Namespace) -> tuple[list[Mutant], int]:
    """The mutants nobody noticed, and how many there were; each is tried on what comes to its line,
    what takes least time first."""
    rng, lines = Random(options.seed), Lines()
    positions = options.positions or POSITIONS[options.game]
    there, engine = chosen(options, rng), Engine(options.game, options.among)
    right_engine = Engine(options.game, options.among, lines)
    trials = sorted(trials_of(right_engine, positions, lines), key=lambda trial: trial.seconds)
    left, count = [], 0
    for mutant in there:
        right = engine.namespace[mutant.function]
        try:
            exec(compile(mutant.source, "fast", "exec"), engine.namespace)
        except SyntaxError:
            continue
        count += 1
        engine.touched.clear()
        if mutant.function in BUILDERS:
            engine.memories.clear()
        bit = lines.bit(mutant.function, mutant.line)
        tried = [trial for trial in trials if trial.reached & bit]
        places = sorted(rng.sample(range(len(tried)), min(len(tried), MOST)))
        if is_noticed(engine, [tried[place] for place in places]):
            engine.forget()
        else:
            left.append(mutant)
            why = reason(engine.game, mutant) or "NOT EXPLAINED"
            print(f"survived {len(places)}  {mutant.name}: {why}: {mutant.text}", flush=True)
        engine.namespace[mutant.function] = right
    return left, count


def main() -> int:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("game", nargs="?", default="coh", choices=sources.GAMES)
    parser.add_argument("--only", default="", metavar="FOLDER", help="such as bot or rules")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="only one in N")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="which ones")
    parser.add_argument("--among", default="", metavar="WORD", help="settings with this word only")
    parser.add_argument("--positions", type=int, metavar="N", help="from which steps are taken")
    parser.add_argument("--named", nargs="*", metavar="NAME", help="only these: what:line was")
    parser.add_argument("--least", type=float, default=95.0, metavar="PERCENT")
    options = parser.parse_args()
    signal.signal(signal.SIGVTALRM, hung)
    left, count = survivors(options)
    equivalent = sum(bool(reason(options.game, mutant)) for mutant in left)
    caught = 100 * (count - len(left)) / (count - equivalent)
    print(
        f"{count} mutants, {equivalent} of them change nothing; {caught:.1f} % of the rest caught"
    )
    return int(caught < options.least)


def hung(_signal: int, _frame: Any) -> None:
    raise TimeoutError


if __name__ == "__main__":
    sys.exit(main())
