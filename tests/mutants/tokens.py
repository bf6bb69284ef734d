"""One-token mutants of the functions in a file, and the rows each function answers for."""

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

    @property
    def name(self) -> str:
        """Stays the same while the line does, wherever it moves."""
        now = self.now or "nothing"
        return f"{self.path}:{self.function}: {self.text} [{self.was} {self.number} -> {now}]"


def mutants_of(path: Path, root: Path) -> Iterator[Mutant]:
    """Every mutant of every function in a file that still compiles."""
    source = path.read_text(encoding="utf-8")
    shown = path.relative_to(root).as_posix()
    tree = ast.parse(source)
    cited = citations_in_code(path, shown)
    rows_of = {c.place.partition(":")[2]: set[str]() for c in cited}
    for citation in cited:
        rows_of[citation.place.partition(":")[2]].add(citation.id)
    spans = list(_functions(tree, ()))
    typed = _typed(tree)
    lines = source.splitlines(keepends=True)
    seen: dict[tuple[int, str], int] = {}
    before = ""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        row, column = token.start
        now = None if _unpacks(token.string, before) else _replacement(token)
        before = token.string if token.string.strip() else before
        if now is None:
            continue
        seen[row, token.string] = seen.get((row, token.string), 0) + 1
        owner = next((s for s in spans if s.first <= row <= s.last), None)
        if owner is None or row in owner.silent or (row, column) in typed:
            continue
        changed = [*lines]
        changed[row - 1] = lines[row - 1][:column] + now + lines[row - 1][token.end[1] :]
        broken = "".join(changed)
        if not _compiles(broken):
            continue
        yield Mutant(
            shown, owner.name, row, lines[row - 1].strip(), token.string, now,
            seen[row, token.string], frozenset(rows_of.get(owner.name, ())), broken,
        )  # fmt: skip


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


def _typed(tree: ast.AST) -> set[tuple[int, int]]:
    """Where annotations of variables stand: nobody runs them."""
    found: set[tuple[int, int]] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.AnnAssign):
            kind = node.annotation
            found |= {
                (kind.lineno, column) for column in range(kind.col_offset, kind.end_col_offset or 0)
            }
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
