"""What a broken engine is tried on: things a right one does, and the lines it comes to by them."""

from __future__ import annotations

import ast
from array import array
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from time import process_time
from types import SimpleNamespace
from typing import Any, NamedTuple

from opfor.core.chance import MASK, nth_outcome
from opfor.core.compiled import sources as gathered
from tests.fast.breaks import bare, functions
from tests.fast.far_draws import far
from tests.fast.proofs import PROOFS, GameProof

GAMES = 2
SEVENTH = 7
"""Of so many settings one is begun anew and played to its end: no even number, for every other one
has the usual rulings."""
MARKS = "MARKS"
FAR_DRAWS = [(far(z), 0, sides) for sides in (1, 3, 6, 40) for z in range(MASK - 45, MASK + 1)]
"""Draws at the far end of the numbers, where some are drawn again."""


class Lines:
    """The lines of functions, each with its number; one mark for each that was reached."""

    def __init__(self) -> None:
        self.numbers: dict[tuple[str, int], int] = {}
        self.marks = bytearray()

    def watched(self, node: ast.stmt) -> ast.Module:
        """A statement as it is; a function with a mark before every line of it."""
        tree = ast.parse(bare(node))
        for inner in ast.walk(tree) if isinstance(node, ast.FunctionDef) else ():
            for block in ("body", "orelse"):
                lines = getattr(inner, block, None)
                if isinstance(lines, list) and not isinstance(inner, ast.Module):
                    marked = ((self.mark(str(node.name), line.lineno), line) for line in lines)
                    setattr(inner, block, [part for pair in marked for part in pair])
        return ast.fix_missing_locations(tree)

    def mark(self, function: str, line: int) -> ast.stmt:
        number = self.numbers.setdefault((function, line), len(self.numbers))
        return ast.parse(f"{MARKS}[{number}] = 1").body[0]

    def bit(self, function: str, line: int) -> int:
        """What a trial that comes to a line has in ``reached``; nothing where no line is."""
        number = self.numbers.get((function, line))
        return 0 if number is None else 1 << 8 * number

    def reached_by(self, act: Callable[[], Any]) -> tuple[Any, int]:
        """What comes of an act, and the lines of the engine it comes to."""
        self.marks[:] = bytes(len(self.numbers))
        return act(), int.from_bytes(self.marks, "little")


class Engine:
    """A game as one namespace whose functions can be broken, with a memory for each setting; each
    function has its own lines, those of its mutants. One that is watched marks them."""

    def __init__(self, game: str, among: str = "", lines: Lines | None = None) -> None:
        proof = PROOFS[game]
        found = [setting for setting in proof.settings if among in str(setting)]
        self.proof = proof._replace(settings=found)
        self.game, self.module = game, SimpleNamespace()
        self.namespace = vars(self.module)
        for module in gathered.modules(game):
            self.namespace.update(vars(import_module(module)), __name__=module)
        for node in functions(game):
            code = ast.parse(bare(node)) if lines is None else lines.watched(node)
            exec(compile(code, "fast", "exec"), self.namespace)
        if lines is not None:
            self.namespace[MARKS] = lines.marks
        self.memories: dict[tuple[int, int], Any] = {}
        self.touched: set[tuple[int, int]] = set()
        """The memories in use since they were last known to be sound."""

    def forget(self) -> None:
        """Leave the memories that a broken engine had in use: they may be broken too."""
        for key in self.touched:
            self.memories.pop(key, None)
        self.touched.clear()

    def memory(self, case: Any) -> Any:
        key = (id(case.setting), id(case.players))
        self.touched.add(key)
        if key not in self.memories:
            self.memories[key] = self.proof.memory_of(self.module)
            self.proof.fill(self.memories[key], case.setting, case.players)
        return self.memories[key]


class Trial(NamedTuple):
    """Something a right engine does, what comes of it, and the lines it comes to by that."""

    act: Callable[[Engine], Any]
    wanted: Any
    reached: int
    seconds: float


def step(case: Any, engine: Engine) -> Any:
    return engine.proof.step(engine.module, engine.memory(case), case)


def whole_games(case: Any, engine: Engine) -> Any:
    """Whole games of a setting, one after the other in one piece of memory."""
    memory = engine.memory(case)
    memory.series = 5
    rows = array("i", bytes(4 * engine.module.COLUMNS * GAMES))
    seeds = array("Q", bytes(8 * GAMES))
    engine.namespace["play_block"](memory, rows, seeds, 1, GAMES + 1)
    return rows, seeds


def begins_and_ends(case: Any, engine: Engine) -> Any:
    return engine.proof.begins_and_ends(engine.module, engine.memory(case), case.setting)


def far_draws(engine: Engine) -> list[int]:
    return [engine.namespace["nth_outcome"](*drawn) for drawn in FAR_DRAWS]


def acts_of(proof: GameProof, positions: int) -> Iterator[tuple[Callable[[Engine], Any], Any]]:
    """What is tried, with what the readable engine makes of it: steps, and of every seventh setting
    a new game and whole games."""
    yield far_draws, [nth_outcome(*drawn) for drawn in FAR_DRAWS]
    settings: list[Any] = []
    for case in proof.shared(positions):
        yield partial(step, case), proof.readable(case)
        if case.players and (not settings or case.setting is not settings[-1]):
            settings.append(case.setting)
            if len(settings) % SEVENTH == 1:
                yield partial(begins_and_ends, case), True
                yield partial(whole_games, case), None


def trials_of(engine: Engine, positions: int, lines: Lines) -> list[Trial]:
    """Trials in which a right, watched engine does what it should; anything else is no start."""
    found = []
    for act, wanted in acts_of(engine.proof, positions):
        began = process_time()
        got, reached = lines.reached_by(partial(act, engine))
        if wanted is not None and got != wanted:
            raise SystemExit("the fast engine is broken before anything was broken on purpose")
        found.append(Trial(act, got, reached, process_time() - began))
    return found
