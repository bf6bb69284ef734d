"""A gate for the proof of 2GM Tactics: break one token of its fast source, and see who notices.

``python -m tests.fast.tactics2gm_mutants [--only bot] [--every N] [--positions N] [--least 95]``:
every function is broken token by token; the broken engine takes steps from those random positions
in which the right one calls the function, and the AI does each part of its turn in every stance.
``--only`` breaks the modules of a folder alone. Survivors that change nothing a game could show
stand in ``EQUIVALENT``.
"""

from __future__ import annotations

import argparse
import ast
import signal
import sys
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from types import FrameType, SimpleNamespace
from typing import Any, NamedTuple

from opfor.fast import sources
from opfor.fast.tactics2gm.tables import fill
from opfor.games.tactics2gm import GAME as TACTICS
from tests.fast.mutants import SECONDS, Mutant, broken, constants_following, hung, is_docstring
from tests.fast.steps import After, Case, readable
from tests.fast.tactics2gm_equivalent import EQUIVALENT
from tests.fast.tactics2gm_phases import PARTS, Asked, asked_in, fast_part, readable_part
from tests.fast.tactics2gm_steps import OPTIONS, cases, fast_steps

GAME = "tactics2gm"
MOST = 400
"""So many positions a mutant is tried on at most."""
PHASES = ("movement", "deployment", "shooting")
BATCH = 10
"""Positions before the rulings change."""


class Shown(NamedTuple):
    """What the right engine does from a position, and the functions it calls for that."""

    case: Case | Asked
    after: After
    called: frozenset[str]


class Engines:
    """The game as one namespace whose functions can be broken, and a battle for each setting."""

    def __init__(self) -> None:
        self.namespace: dict[str, Any] = {}
        exec(compile(sources.python_source(GAME), GAME, "exec"), self.namespace)
        self.battles: dict[int, Any] = {}

    def play(self, case: Case | Asked) -> After:
        battle = self.battles.get(id(case.setting))
        if battle is None:
            battle = self.battles[id(case.setting)] = self.namespace["Battle"]()
            fill(battle, case.setting, {} if isinstance(case, Asked) else case.players)
        battle.is_veiled = 0
        if isinstance(case, Asked):
            return fast_part(battle, case, {part: self.act(part) for part in PARTS})
        return fast_steps(SimpleNamespace(**self.namespace), battle, case)

    def act(self, part: str) -> Callable[[Any], None]:
        """What the AI does, by these functions."""
        if part != "shooting":
            found: Callable[[Any], None] = self.namespace[PARTS[part].__name__]
            return found

        def shoot(battle: Any) -> None:
            self.namespace["shoot_all"](battle)
            if not battle.is_over:
                self.namespace["promote"](battle)

        return shoot


def functions_of(folder: str) -> set[str]:
    """The functions of the modules whose path holds a word."""
    found: set[str] = set()
    for name in sources.MODULES[GAME]:
        if folder in name:
            tree = ast.parse((sources.FOLDER / f"{name}.py").read_text(encoding="utf-8"))
            found |= {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    return found


def mutants_of(folder: str) -> Iterator[Mutant]:
    """Every function of those modules, broken in every way the table of swaps knows."""
    following, named = constants_following(GAME), functions_of(folder)
    for node in sources.statements(GAME):
        if isinstance(node, ast.FunctionDef) and node.name in named:
            node.body = [s for s in node.body if not is_docstring(s)] or [ast.Pass()]
            yield from broken(node.name, ast.unparse(node), following)


def called_by(act: Callable[[], After]) -> tuple[After, frozenset[str]]:
    """What an act leaves, and the functions of the engine it calls."""
    called: set[str] = set()

    def note(frame: FrameType, event: str, _arg: Any) -> None:
        if event == "call" and frame.f_code.co_filename == GAME:
            called.add(frame.f_code.co_name)

    sys.setprofile(note)
    try:
        return act(), frozenset(called)
    finally:
        sys.setprofile(None)


def positions_of(count: int) -> Iterator[Case | Asked]:
    """Half of them a few steps of every setting, half a part of the AI's turn."""
    each = -(-count // (2 * len(OPTIONS)))
    for options in OPTIONS:
        yield from cases(options, each, seed=7, size=BATCH)
    solo = [o for o in OPTIONS if o.get("mode") != "two-player"]
    for part in PARTS:
        share = each if part in PHASES else each // 8
        for options in solo:
            if part != "bid" or "scenario" not in options:
                yield from asked_in(options, part, share * len(OPTIONS) // (3 * len(solo)), 7)


def shown_by(engines: Engines, count: int) -> list[Shown]:
    """Positions in which both engines do the same; anything else is no start."""
    found = []
    for case in positions_of(count):
        after, called = called_by(partial(engines.play, case))
        wanted = readable_part(case) if isinstance(case, Asked) else readable(TACTICS, case)
        if after != wanted:
            raise SystemExit("the fast engine is broken before anything was broken on purpose")
        found.append(Shown(case, after, called))
    return found


def is_noticed(engines: Engines, tried: list[Shown]) -> bool:
    """Whether a broken engine fails, hangs, or does anything else than the right one."""
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
    try:
        return any(engines.play(shown.case) != shown.after for shown in tried)
    except Exception:
        return True
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def survivors(only: str, every: int, positions: int) -> tuple[list[Mutant], int]:
    """The mutants nobody noticed, and how many there were."""
    engines, rng = Engines(), Random(1)
    shown = shown_by(engines, positions)
    left, count = [], 0
    for mutant in list(mutants_of(only))[::every]:
        right = engines.namespace[mutant.function]
        try:
            exec(compile(mutant.source, GAME, "exec"), engines.namespace)
        except SyntaxError:
            continue
        count += 1
        tried = [each for each in shown if mutant.function in each.called]
        if not is_noticed(engines, rng.sample(tried, min(len(tried), MOST))):
            left.append(mutant)
        engines.namespace[mutant.function] = right
    return left, count


def main() -> int:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--only", default="", metavar="FOLDER", help="such as bot or rules")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="only one in N")
    parser.add_argument("--positions", type=int, default=8000, metavar="N")
    parser.add_argument("--least", type=float, default=95.0, metavar="PERCENT")
    options = parser.parse_args()
    signal.signal(signal.SIGVTALRM, hung)
    left, count = survivors(options.only, options.every, options.positions)
    unexplained = [mutant for mutant in left if mutant.name not in EQUIVALENT]
    for mutant in left:
        line = mutant.source.splitlines()[mutant.line - 1].strip()
        print(f"survived  {mutant.name}: {EQUIVALENT.get(mutant.name, 'NOT EXPLAINED')}: {line}")
    caught = 100 * (count - len(left)) / count
    print(f"{count} mutants, {caught:.1f} % caught, {len(unexplained)} not explained")
    return int(100 * (count - len(unexplained)) / count < options.least)


if __name__ == "__main__":
    sys.exit(main())
