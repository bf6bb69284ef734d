"""What a broken engine is tried on: things a right one does, and the lines it comes to by them."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain
from time import process_time
from types import CodeType, FrameType, SimpleNamespace
from typing import Any, NamedTuple

from opfor.core.chance import MASK, nth_outcome
from opfor.fast import sources
from tests.fast.breaks import bare
from tests.fast.far_draws import far
from tests.fast.proofs import PROOFS, GameProof

GAMES = 2
FAR_DRAWS = [(far(z), 0, sides) for sides in (1, 3, 6, 40) for z in range(MASK - 45, MASK + 1)]
"""Draws at the far end of the numbers, where some are drawn again."""


class Engine:
    """A game as one namespace whose functions can be broken, with a memory for each setting; each
    function has its own lines, those of its mutants."""

    def __init__(self, game: str, among: str = "") -> None:
        proof = PROOFS[game]
        found = [setting for setting in proof.settings if among in str(setting)]
        self.proof = proof._replace(settings=found)
        self.game, self.module = game, SimpleNamespace()
        self.namespace = vars(self.module)
        for node in sources.statements(game):
            exec(compile(bare(node), "fast", "exec"), self.namespace)
        self.memories: dict[tuple[int, int], Any] = {}

    def memory(self, case: Any) -> Any:
        key = (id(case.setting), id(case.players))
        if key not in self.memories:
            self.memories[key] = self.proof.memory_of(self.module)
            self.proof.fill(self.memories[key], case.setting, case.players)
        return self.memories[key]


class Trial(NamedTuple):
    """Something a right engine does, what comes of it, and the lines it comes to by that, one bit
    each."""

    act: Callable[[Engine], Any]
    wanted: Any
    reached: int
    seconds: float


class Lines:
    """The lines of functions, each with its number; and which of them an act comes to."""

    def __init__(self) -> None:
        self.numbers: dict[tuple[str, int], int] = {}
        self.lines: dict[CodeType, frozenset[int]] = {}

    def bit(self, function: str, line: int) -> int:
        """A bit for a line, or none for one that nothing came to."""
        number = self.numbers.get((function, line))
        return 0 if number is None else 1 << number

    def reached_by(self, act: Callable[[], Any]) -> tuple[Any, int]:
        """What comes of an act, and the lines of the engine it comes to; a function is watched
        until all of its lines were reached."""
        left: dict[CodeType, set[int]] = {}

        def trace(frame: FrameType, event: str, _arg: Any) -> Any:
            code = frame.f_code
            if code.co_filename != "fast":
                return None
            if code not in left:
                left[code] = set(self.lines_of(code))
            if event == "line":
                left[code].discard(frame.f_lineno)
            return trace if left[code] else None

        before = sys.gettrace()
        sys.settrace(trace)
        try:
            came = act()
        finally:
            sys.settrace(before)
        return came, self.bits(left)

    def lines_of(self, code: CodeType) -> frozenset[int]:
        if code not in self.lines:
            found = {line for _, _, line in code.co_lines() if line}
            self.lines[code] = frozenset(found - {code.co_firstlineno})
        return self.lines[code]

    def bits(self, left: dict[CodeType, set[int]]) -> int:
        found = 0
        for code, missed in left.items():
            for line in self.lines[code] - missed:
                key = code.co_name, line
                found |= 1 << self.numbers.setdefault(key, len(self.numbers))
        return found


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


def trials_of(engine: Engine, positions: int, lines: Lines) -> list[Trial]:
    """Trials in which the right engine does what it should; anything else is no start."""
    found = []
    for act, wanted in acts_of(engine.proof, positions):
        began = process_time()
        got, reached = lines.reached_by(partial(act, engine))
        if wanted is not None and got != wanted:
            raise SystemExit("the fast engine is broken before anything was broken on purpose")
        found.append(Trial(act, got, reached, process_time() - began))
    return found
