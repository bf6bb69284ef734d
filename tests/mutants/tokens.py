"""One-token mutants of a file, and the rows each function answers for.

Functions, methods and lambdas are broken token by token; so are the tables and ladders that are
made while the module is read; and every rung of such a ladder, a call in a list, is left out once.
"""

from __future__ import annotations

import ast
import io
import tokenize
from collections.abc import Iterator
from pathlib import Path
from types import CodeType
from typing import NamedTuple

from opfor.app.citations import citations_in_code

SWAPS = {
    "==": "!=", "!=": "==", "<": "<=", "<=": "<", ">": ">=", ">=": ">",
    "+": "-", "-": "+", "*": "+", "//": "*", "%": "+", "+=": "-=", "-=": "+=", "|=": "=",
    "&": "|", "|": "&", "^": "&", ">>": "<<", "and": "or", "or": "and", "not": "",
    "True": "False", "False": "True", "min": "max", "max": "min", "any": "all", "all": "any",
    "if": "if not", "in": "not in", "is": "is not", "continue": "break", "break": "continue",
}  # fmt: skip
"""What stands for what; more than the fast engine's, which has no words for sets."""
OPENING = frozenset(("(", "[", "{", ",", "=", "in", "return", "yield", ":"))


MODULE = "<module>"
"""The name of what is made while a module is read."""


class Mutant(NamedTuple):
    """One function with one token replaced."""

    path: str
    function: str
    line: int
    text: str
    was: str
    now: str
    number: int
    """Which of the same tokens in that line."""
    rows: frozenset[str]
    """Those the function cites; none if it cites none: then any test will do."""
    source: str
    lines: range
    """Those of the statement it stands in: a test that runs none of them cannot notice."""

    @property
    def name(self) -> str:
        """Stays the same while the line does, wherever it moves."""
        now = self.now or "nothing"
        return f"{self.path}:{self.function}: {self.text} [{self.was} {self.number} -> {now}]"


def mutants_of(path: Path, root: Path) -> Iterator[Mutant]:
    """Every mutant of every function in a file, and of its tables, that still compiles."""
    source = path.read_text(encoding="utf-8")
    shown = path.relative_to(root).as_posix()
    tree = ast.parse(source)
    rows_of: dict[str, set[str]] = {}
    for citation in citations_in_code(path, shown):
        rows_of.setdefault(citation.place.partition(":")[2], set()).add(citation.id)
    spans = [*_functions(tree, ()), *_tables(tree)]
    typed, statements = _typed(tree), _statements(tree)
    lines = source.splitlines(keepends=True)
    for row, column, end, was, now, number in [*_tokens(source), *_rungs(tree, lines)]:
        owner = next((s for s in spans if s.first <= row <= s.last), None)
        if owner is None or row in owner.silent or (row, column) in typed:
            continue
        changed = [*lines]
        last_row, last_column = end
        tail = lines[last_row - 1][last_column:]
        changed[row - 1 : last_row] = [lines[row - 1][:column] + now + tail]
        changed[row:row] = ["\n"] * (last_row - row)
        broken = "".join(changed)
        if _compiles(broken):
            yield Mutant(
                shown, owner.name, row, lines[row - 1].strip(), was, now, number,
                frozenset(rows_of.get(owner.name, ())), broken, statements[row],
            )  # fmt: skip


Change = tuple[int, int, tuple[int, int], str, str, int]
"""Line and column where it begins, where it ends, what stood there, what stands now, which one."""


def _tokens(source: str) -> Iterator[Change]:
    seen: dict[tuple[int, str], int] = {}
    before = ""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        now = None if _unpacks(token.string, before) else _replacement(token)
        before = token.string if token.string.strip() else before
        if now is None:
            continue
        row, column = token.start
        seen[row, token.string] = seen.get((row, token.string), 0) + 1
        yield row, column, token.end, token.string, now, seen[row, token.string]


def _rungs(tree: ast.Module, lines: list[str]) -> Iterator[Change]:
    """Every call in a list or tuple of calls that a module makes: gone."""
    for statement in tree.body:
        if isinstance(statement, ast.FunctionDef | ast.ClassDef):
            continue
        for node in ast.walk(statement):
            if not isinstance(node, ast.Tuple | ast.List) or len(node.elts) < 2:
                continue
            for number, each in enumerate(node.elts, start=1):
                if not isinstance(each, ast.Call):
                    continue
                line, column = each.end_lineno or 0, each.end_col_offset or 0
                tail = lines[line - 1].encode()[column:].decode()
                if tail.lstrip().startswith(","):
                    column += tail.index(",") + 1
                    yield each.lineno, each.col_offset, (line, column), "rung", "", number


class Span(NamedTuple):
    """The lines of an outermost function's body, and those that say nothing."""

    name: str
    first: int
    last: int
    silent: frozenset[int]


def _functions(scope: ast.AST, names: tuple[str, ...]) -> Iterator[Span]:
    for node in getattr(scope, "body", []):
        if isinstance(node, ast.ClassDef):
            yield from _functions(node, (*names, node.name))
        elif isinstance(node, ast.FunctionDef):
            first = node.body[0]
            is_text = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
            begin = (first.end_lineno or 0) + 1 if is_text else first.lineno
            yield Span(".".join((*names, node.name)), begin, node.end_lineno or 0, _silent(node))


def _tables(tree: ast.Module) -> Iterator[Span]:
    """What is assigned while a module, or a class in it, is read."""
    scopes = [tree, *(node for node in tree.body if isinstance(node, ast.ClassDef))]
    for node in (each for scope in scopes for each in scope.body):
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            yield Span(MODULE, node.lineno, node.end_lineno or 0, frozenset())


def _statements(tree: ast.AST) -> dict[int, range]:
    """For every line the lines of the innermost statement around it, of a compound one its head."""
    found: dict[int, range] = {}
    for node in ast.walk(tree):  # outer ones first
        if isinstance(node, ast.stmt):
            body = getattr(node, "body", None)
            last = body[0].lineno - 1 if body else node.end_lineno or 0
            lines = range(node.lineno, max(last, node.lineno) + 1)
            found |= dict.fromkeys(lines, lines)
    return found


def _typed(tree: ast.AST) -> set[tuple[int, int]]:
    """Where annotations stand, of variables and of functions inside functions: nobody runs them."""
    found: set[tuple[int, int]] = set()
    for node in ast.walk(tree):
        kinds: list[ast.expr | None] = []
        if isinstance(node, ast.AnnAssign):
            kinds = [node.annotation]
        elif isinstance(node, ast.FunctionDef):
            every = [*node.args.args, *node.args.kwonlyargs, node.args.vararg, node.args.kwarg]
            kinds = [node.returns, *(each.annotation for each in every if each is not None)]
        for kind in kinds:
            if kind is not None:
                columns = range(kind.col_offset, kind.end_col_offset or 0)
                found |= {(kind.lineno, column) for column in columns}
    return found


def _silent(function: ast.FunctionDef) -> frozenset[int]:
    """Lines of errors and assertions: their words are not the rules'."""
    found: set[int] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Raise | ast.Assert):
            found |= set(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return frozenset(found)


def _unpacks(token: str, before: str) -> bool:
    """Whether a star or a bar stands for something else than reckoning."""
    return token in ("*", "**") and before in (
        "(",
        "[",
        "{",
        ",",
        "=",
        "in",
        "return",
        "yield",
        ":",
    )


def _replacement(token: tokenize.TokenInfo) -> str | None:
    if token.type == tokenize.NUMBER:
        value = ast.literal_eval(token.string)
        return str(value + 1) if isinstance(value, int) else None
    is_word = token.type in (tokenize.OP, tokenize.NAME)
    return SWAPS.get(token.string) if is_word else None


def _compiles(source: str) -> bool:
    try:
        ast.parse(source)
    except SyntaxError:
        return False
    return True


def codes(code: CodeType) -> dict[tuple[str, int], CodeType]:
    """Every code object inside one, by qualified name and first line."""
    found = {}
    for each in code.co_consts:
        if isinstance(each, CodeType):
            found[each.co_qualname, each.co_firstlineno] = each
            found |= codes(each)
    return found
