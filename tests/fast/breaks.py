"""One-token breaks of a fast source: every function of a game, broken in every way there is."""

from __future__ import annotations

import ast
import copy
import io
import tokenize
from collections.abc import Iterator
from typing import NamedTuple

from opfor.core.compiled import sources as gathered

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

    @property
    def text(self) -> str:
        """The broken line."""
        return self.source.splitlines()[self.line - 1].strip()


def mutants(game: str, folder: str = "", spared: frozenset[str] = frozenset()) -> Iterator[Mutant]:
    """The functions of the modules whose path holds a word, each broken token by token."""
    following, named = constants_following(game), functions_of(game, folder) - spared
    for node in functions(game):
        if node.name in named:
            yield from broken(node.name, bare(node), following)


def bare(node: ast.stmt) -> str:
    """A statement as it is broken: a function without its docstring."""
    if isinstance(node, ast.FunctionDef):
        node.body = [s for s in node.body if not is_docstring(s)] or [ast.Pass()]
    return ast.unparse(node)


def functions(game: str) -> list[ast.FunctionDef]:
    """The functions over numbers of a game, without their citations."""
    found = [copy.deepcopy(node) for node in gathered.functions(game)]
    for node in found:
        node.decorator_list = []
    return found


def functions_of(game: str, folder: str) -> set[str]:
    found: set[str] = set()
    for module in gathered.modules(game):
        if folder in module.replace(".", "/"):
            tree = gathered.tree_of(module)
            found |= {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    return found


def is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def constants_following(game: str) -> dict[str, str]:
    """For each constant of a group (``DIE, CUP, PILE = range(3)``) the next of its group."""
    found = {}
    for node in gathered.statements(game):
        names = ast.unparse(node).partition(" = range(")[0].split(", ")
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Tuple):
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
