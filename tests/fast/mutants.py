"""A gate for the proof itself: break one token of the fast source, and see whether it is noticed.

``python -m tests.fast.mutants [GAME] [--every N] [--positions N] [--least 95]``: every function is
broken token by token; the broken engine takes a step from random positions, then plays a few whole
games. What nobody notices is listed, and the command fails if that is more than it may be.
Survivors that change nothing a game could show stand in ``EQUIVALENT``, each with its reason.
"""

from __future__ import annotations

import argparse
import ast
import io
import signal
import sys
import tokenize
from array import array
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, NamedTuple

from opfor.core.chance import MASK, nth_outcome
from opfor.fast import sources
from tests.fast.equivalent import EQUIVALENT
from tests.fast.far_draws import far
from tests.fast.proofs import PROOFS, GameProof

SECONDS = 20
FAR_DRAWS = [(far(z), 0, sides) for sides in (1, 3, 6, 40) for z in range(MASK - 45, MASK + 1)]
"""Draws at the far end of the numbers, where some are drawn again."""
GAMES = 2
SWAPS = {
    "==": "!=",
    "!=": "==",
    "<": "<=",
    "<=": "<",
    ">": ">=",
    ">=": ">",
    "+": "-",
    "-": "+",
    "*": "+",
    "%": "+",
    "+=": "-=",
    "-=": "+=",
    "|=": "=",
    "&": "|",
    "^": "&",
    ">>": "<<",
    "and": "or",
    "or": "and",
    "not": "",
    "True": "False",
    "False": "True",
    "min": "max",
    "max": "min",
    "if": "if not",
}


class Mutant(NamedTuple):
    """A function with one token replaced."""

    function: str
    line: int
    was: str
    now: str
    source: str

    @property
    def name(self) -> str:
        return f"{self.function}:{self.line} {self.was} -> {self.now or 'nothing'}"


class Proof(NamedTuple):
    """What the right engine does: steps from positions, and the rows of whole games."""

    game: GameProof
    steps: list[tuple[Any, Any]]
    games: list[int]
    stride: int


def mutants(game: str) -> Iterator[Mutant]:
    """Every function of the game, broken in every way the table of swaps knows."""
    following = constants_following(game)
    for node in sources.statements(game):
        if isinstance(node, ast.FunctionDef) and node.name not in PROOFS[game].uncalled:
            node.body = [s for s in node.body if not is_docstring(s)] or [ast.Pass()]
            yield from broken(node.name, ast.unparse(node), following)


def is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def constants_following(game: str) -> dict[str, str]:
    """For each constant of a group (``DIE, CUP, PILE = range(3)``) the next of its group."""
    found = {}
    for node in sources.statements(game):
        names = list(sources.constants(node))
        if len(names) > 1:
            found |= dict(zip(names, names[1:] + names[:1], strict=True))
    return found


def broken(function: str, source: str, following: dict[str, str]) -> Iterator[Mutant]:
    lines = source.splitlines(keepends=True)
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        now = replacement(token, following)
        row, column = token.start
        if now is None or row == 1:
            continue
        line = lines[row - 1]
        changed = [*lines]
        changed[row - 1] = line[:column] + now + line[token.end[1] :]
        yield Mutant(function, row, token.string, now, "".join(changed))


def replacement(token: tokenize.TokenInfo, following: dict[str, str]) -> str | None:
    if token.type == tokenize.NUMBER:
        return str(ast.literal_eval(token.string) + 1)
    if token.string in following:
        return following[token.string]
    return SWAPS.get(token.string) if token.type in (tokenize.OP, tokenize.NAME) else None


def proof_of(game: GameProof, namespace: dict[str, Any], positions: int) -> Proof:
    """Steps of the readable engine, games of the whole one."""
    steps = [(case, game.readable(case)) for case in game.cases(positions)]
    stride = max(1, len(steps) // 40)
    return Proof(game, steps, rows(game, namespace, steps[::stride]), stride)


def rows(game: GameProof, namespace: dict[str, Any], steps: list[tuple[Any, Any]]) -> list[int]:
    """Whole games of every setting, one after the other in one piece of memory."""
    war, found, filled = namespace[game.memory](), [], None
    for case, _ in steps:
        if case.setting is not filled:
            filled = case.setting
            game.fill(war, case.setting, case.players)
            war.series = 5
            table, seeds = array("i", bytes(4 * game.columns * GAMES)), array("Q", bytes(8 * GAMES))
            namespace["play_block"](war, table, seeds, 1, GAMES + 1)
            found += [*table, *seeds]
    return found


def is_noticed(namespace: dict[str, Any], proof: Proof) -> bool:
    """Whether a broken engine fails, hangs, or does anything else than the right one."""
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
    try:
        return parts(namespace, proof)
    except Exception:
        return True
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def parts(namespace: dict[str, Any], proof: Proof) -> bool:
    game, module, filled = proof.game, SimpleNamespace(**namespace), None
    war = namespace[game.memory]()
    if any(module.nth_outcome(*drawn) != nth_outcome(*drawn) for drawn in FAR_DRAWS):
        return True
    if rows(game, namespace, proof.steps[:: proof.stride]) != proof.games:
        return True
    for case, wanted in proof.steps:
        if case.setting is not filled:
            game.fill(war, case.setting, case.players)
            filled = case.setting
            if not game.begins_and_ends(module, war, case.setting):
                return True
        if game.step(module, war, case) != wanted:
            return True
    return False


def survivors(game: str, every: int, positions: int) -> tuple[list[Mutant], int]:
    """The mutants nobody noticed, and how many there were."""
    namespace: dict[str, Any] = {}
    exec(compile(sources.python_source(game), "fast", "exec"), namespace)
    proof = proof_of(PROOFS[game], namespace, positions)
    if is_noticed(namespace, proof):
        raise SystemExit("the fast engine is broken before anything was broken on purpose")
    left, count = [], 0
    for mutant in list(mutants(game))[::every]:
        count += 1
        right = namespace[mutant.function]
        try:
            exec(compile(mutant.source, "mutant", "exec"), namespace)
        except SyntaxError:
            count -= 1
            continue
        if not is_noticed(namespace, proof):
            left.append(mutant)
        namespace[mutant.function] = right
    return left, count


def main() -> int:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("game", nargs="?", default="blitzkrieg", choices=EQUIVALENT)
    parser.add_argument("--every", type=int, default=1, metavar="N", help="only one in N")
    parser.add_argument("--positions", type=int, metavar="N", help="from which steps are taken")
    parser.add_argument("--least", type=float, default=95.0, metavar="PERCENT")
    options = parser.parse_args()
    signal.signal(signal.SIGVTALRM, hung)
    positions = options.positions or PROOFS[options.game].positions
    left, count = survivors(options.game, options.every, positions)
    known = EQUIVALENT[options.game]
    unexplained = [mutant for mutant in left if mutant.name not in known]
    for mutant in left:
        print(f"survived  {mutant.name}: {known.get(mutant.name, 'NOT EXPLAINED')}")
    caught = 100 * (count - len(left)) / count
    print(f"{count} mutants, {caught:.1f} % caught, {len(unexplained)} not explained")
    return int(caught < options.least)


def hung(_signal: int, _frame: Any) -> None:
    raise TimeoutError


if __name__ == "__main__":
    sys.exit(main())
