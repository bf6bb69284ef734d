"""A gate for the proof itself: break one token of the fast source, and see whether it is noticed.

``python -m tests.fast.mutants [GAME] [--only FOLDER] [--every N] [--seed N] [--among WORD]
[--positions N] [--least 95]``: every function is broken token by token; the broken engine takes
steps from random positions in which the right one calls that function, and plays a few whole
games. Survivors that change nothing a game could show stand in ``equivalent.py``, each with its
reason; of all others the given share must be caught, and those that are not are listed.
"""

from __future__ import annotations

import argparse
import signal
import sys
from array import array
from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain
from random import Random
from time import process_time
from types import FrameType, SimpleNamespace
from typing import Any, NamedTuple

from opfor.core.chance import MASK, nth_outcome
from opfor.fast import sources
from tests.fast.breaks import Mutant, mutants
from tests.fast.equivalent import reason
from tests.fast.far_draws import far
from tests.fast.proofs import PROOFS, GameProof

SECONDS = 2
TIMES = 10
"""Whoever takes so many seconds, and so many times what the right engine takes, hangs."""
MOST = 1000
"""So many positions a mutant is tried on at most."""
GAMES = 2
FAR_DRAWS = [(far(z), 0, sides) for sides in (1, 3, 6, 40) for z in range(MASK - 45, MASK + 1)]
"""Draws at the far end of the numbers, where some are drawn again."""
BUILDERS = {"numbers", "grid", "fractions"}
"""What a memory is made of."""
POSITIONS = {"blitzkrieg": 8000, "coh": 4000, "tactics2gm": 4000}


class Engine:
    """A game as one namespace whose functions can be broken, with a memory for each setting."""

    def __init__(self, game: str, among: str = "") -> None:
        proof = PROOFS[game]
        found = [setting for setting in proof.settings if among in str(setting)]
        self.proof = proof._replace(settings=found)
        self.game, self.module = game, SimpleNamespace()
        self.namespace = vars(self.module)
        exec(compile(sources.python_source(game), "fast", "exec"), self.namespace)
        self.memories: dict[tuple[int, int], Any] = {}

    def memory(self, case: Any) -> Any:
        key = (id(case.setting), id(case.players))
        if key not in self.memories:
            self.memories[key] = self.proof.memory_of(self.module)
            self.proof.fill(self.memories[key], case.setting, case.players)
        return self.memories[key]


class Trial(NamedTuple):
    """Something a right engine does, what comes of it, and the functions it calls for that."""

    act: Callable[[Engine], Any]
    wanted: Any
    called: frozenset[str]
    seconds: float


def step(case: Any, engine: Engine) -> Any:
    return engine.proof.step(engine.module, engine.memory(case), case)


def whole_games(case: Any, engine: Engine) -> Any:
    """Whole games of a setting, one after the other in one piece of memory."""
    memory = engine.memory(case)
    memory.series = 5
    rows = array("i", bytes(4 * engine.proof.series.COLUMNS * GAMES))
    seeds = array("Q", bytes(8 * GAMES))
    engine.namespace["play_block"](memory, rows, seeds, 1, GAMES + 1)
    return rows, seeds


def begins_and_ends(case: Any, engine: Engine) -> Any:
    return engine.proof.begins_and_ends(engine.module, engine.memory(case), case.setting)


def far_draws(engine: Engine) -> list[int]:
    return [engine.namespace["nth_outcome"](*drawn) for drawn in FAR_DRAWS]


def acts_of(proof: GameProof, positions: int) -> Iterator[tuple[Callable[[Engine], Any], Any]]:
    """What is tried, with what the readable engine makes of it: steps, and of every tenth setting
    a new game and whole games."""
    yield far_draws, [nth_outcome(*drawn) for drawn in FAR_DRAWS]
    settings: list[Any] = []
    for case in chain(proof.shared(positions), proof.further(positions)):
        yield partial(step, case), proof.readable(case)
        if case.players and (not settings or case.setting is not settings[-1]):
            settings.append(case.setting)
            if len(settings) % 10 == 1:
                yield partial(begins_and_ends, case), True
                yield partial(whole_games, case), None


def trials_of(engine: Engine, positions: int) -> list[Trial]:
    """Trials in which the right engine does what it should; anything else is no start."""
    found = []
    for act, wanted in acts_of(engine.proof, positions):
        began = process_time()
        got, called = called_by(partial(act, engine))
        if wanted is not None and got != wanted:
            raise SystemExit("the fast engine is broken before anything was broken on purpose")
        found.append(Trial(act, got, called, process_time() - began))
    return found


def called_by(act: Callable[[], Any]) -> tuple[Any, frozenset[str]]:
    """What comes of an act, and the functions of the engine it calls."""
    called: set[str] = set()

    def note(frame: FrameType, event: str, _arg: Any) -> None:
        if event == "call" and frame.f_code.co_filename == "fast":
            called.add(frame.f_code.co_name)

    sys.setprofile(note)
    try:
        return act(), frozenset(called)
    finally:
        sys.setprofile(None)


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


def survivors(
    engine: Engine, folder: str, every: int, positions: int, seed: int
) -> tuple[list[Mutant], int]:
    """The mutants nobody noticed, and how many there were; of every so many one is tried, on what
    takes least time first."""
    rng = Random(seed)
    trials = sorted(trials_of(engine, positions), key=lambda trial: trial.seconds)
    left, count = [], 0
    there = list(mutants(engine.game, folder, engine.proof.uncalled))
    for mutant in rng.sample(there, -(-len(there) // every)) if every > 1 else there:
        right = engine.namespace[mutant.function]
        try:
            exec(compile(mutant.source, "fast", "exec"), engine.namespace)
        except SyntaxError:
            continue
        count += 1
        if mutant.function in BUILDERS:
            engine.memories.clear()
        tried = [trial for trial in trials if mutant.function in trial.called]
        places = sorted(rng.sample(range(len(tried)), min(len(tried), MOST)))
        if is_noticed(engine, [tried[place] for place in places]):
            engine.memories.clear()
        else:
            left.append(mutant)
            why = reason(engine.game, mutant) or "NOT EXPLAINED"
            print(f"survived  {mutant.name}: {why}: {mutant.text}", flush=True)
        engine.namespace[mutant.function] = right
    return left, count


def main() -> int:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("game", nargs="?", default="blitzkrieg", choices=PROOFS)
    parser.add_argument("--only", default="", metavar="FOLDER", help="such as bot or rules")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="only one in N")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="which ones")
    parser.add_argument("--among", default="", metavar="WORD", help="settings with this word only")
    parser.add_argument("--positions", type=int, metavar="N", help="from which steps are taken")
    parser.add_argument("--least", type=float, default=95.0, metavar="PERCENT")
    options = parser.parse_args()
    signal.signal(signal.SIGVTALRM, hung)
    positions = options.positions or POSITIONS[options.game]
    engine = Engine(options.game, options.among)
    left, count = survivors(engine, options.only, options.every, positions, options.seed)
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
