"""Who cites which catalogue row, read from the source text: nothing is imported or run.

Code cites by ``@cite("BLZ-1.5")`` on a function or class, or by ``name = cite("BLZ-1.5")(thing)``.
A rung of a question cites its row: ``prefer("BLZ-1.5", spaces_left)`` is what is played.
Tests cite by ``pytest.mark.rule("BLZ-1.5")`` on a function or class, inside a parametrisation, or
as ``pytestmark`` of a class or module.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct


class Citation(Struct, frozen=True):
    """``place`` (a function, class or test) cites the row ``id``; ``line`` is where it says so."""

    id: str
    place: str
    line: int


RUNGS = {"must", "keep_if_possible", "prefer", "lowest"}
Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def citations_in_code(path: Path, module: str) -> list[Citation]:
    """Every citation in a source file, in the order of the text."""
    text = path.read_text(encoding="utf-8")
    found: list[Citation] = []
    if "core.question import" in text:
        found += _rungs(ast.parse(text, str(path)), module)
    if "cite(" not in text:
        return found
    for scope, node in _statements(ast.parse(text, str(path)), ()):
        if isinstance(node, Definition):
            calls = [call for call in node.decorator_list if _is_cite(call)]
            name = node.name
        else:
            calls = list(_immediate_cites(node))
            name = _assigned_name(node)
        place = f"{module}:{'.'.join((*scope, name))}"
        found += [Citation(i, place, call.lineno) for call in calls for i in _ids(call)]
    return found


def _rungs(tree: ast.Module, module: str) -> Iterator[Citation]:
    """Rungs by the function or the question they stand in; their rows may have names."""
    named = {name: row for node in tree.body for name, row in _named_rows(node)}
    for node in tree.body:
        name = node.name if isinstance(node, Definition) else _assigned_name(node)
        for call in ast.walk(node):
            match call:
                case ast.Call(func=ast.Name(id=rung), args=[row, *_]) if rung in RUNGS:
                    said = row.value if isinstance(row, ast.Constant) else named.get(_text(row))
                    if isinstance(said, str):
                        yield Citation(said, f"{module}:{name}", call.lineno)


def _named_rows(node: ast.stmt) -> Iterator[tuple[str, str]]:
    """``THEATRE, SPACE = "BLZ-1.4", "BLZ-2.3"``."""
    if isinstance(node, ast.Assign):
        names, values = node.targets[0], node.value
        pairs = [(names, values)]
        if isinstance(names, ast.Tuple) and isinstance(values, ast.Tuple):
            pairs = list(zip(names.elts, values.elts, strict=False))
        for name, value in pairs:
            if isinstance(value, ast.Constant) and isinstance(value.value, str):
                yield _text(name), value.value


def _text(node: ast.expr) -> str:
    return ast.unparse(node)


def citations_in_tests(path: Path, shown: str) -> list[Citation]:
    """Every citation in a test file; a mark on a class or module counts for each of its tests."""
    text = path.read_text(encoding="utf-8")
    if "mark.rule(" not in text:
        return []
    return list(_marked_tests(ast.parse(text, str(path)), shown, []))


def _marked_tests(scope: ast.AST, shown: str, marks: list[ast.Call]) -> Iterator[Citation]:
    body: list[ast.stmt] = getattr(scope, "body", [])
    marks = marks + [call for node in body if _is_pytestmark(node) for call in _marks(node)]
    for node in body:
        if not isinstance(node, Definition):
            continue
        own = marks + [call for decorator in node.decorator_list for call in _marks(decorator)]
        place = f"{shown}::{node.name}"
        if isinstance(node, ast.ClassDef):
            yield from _marked_tests(node, place, own)
        elif node.name.startswith("test"):
            yield from (Citation(i, place, call.lineno) for call in own for i in _ids(call))


def _statements(
    scope: ast.AST, names: tuple[str, ...]
) -> Iterator[tuple[tuple[str, ...], ast.stmt]]:
    """Every statement of a module with the classes and functions it stands in."""
    for node in ast.iter_child_nodes(scope):
        if isinstance(node, ast.stmt):
            yield names, node
        inside = (*names, node.name) if isinstance(node, Definition) else names
        yield from _statements(node, inside)


def _immediate_cites(node: ast.stmt) -> Iterator[ast.expr]:
    """``cite("…")(thing)`` as the value of an assignment or on its own."""
    match node:
        case (
            ast.Assign(value=ast.Call(func=inner))
            | ast.AnnAssign(value=ast.Call(func=inner))
            | ast.Expr(value=ast.Call(func=inner))
        ) if _is_cite(inner):
            yield inner


def _assigned_name(node: ast.stmt) -> str:
    match node:
        case ast.Assign(targets=[ast.Name(id=name), *_]) | ast.AnnAssign(target=ast.Name(id=name)):
            return name
        case ast.Expr(value=ast.Call(args=[ast.Name(id=name), *_])):
            return name
    return "<module>"


def _is_cite(node: ast.expr) -> bool:
    match node:
        case ast.Call(func=ast.Name(id="cite")) | ast.Call(func=ast.Attribute(attr="cite")):
            return True
    return False


def _is_pytestmark(node: ast.stmt) -> bool:
    match node:
        case ast.Assign(targets=[ast.Name(id="pytestmark")]):
            return True
    return False


def _marks(node: ast.AST) -> Iterator[ast.Call]:
    """Calls of ``….mark.rule(…)`` anywhere inside an expression."""
    for inner in ast.walk(node):
        match inner:
            case ast.Call(func=ast.Attribute(attr="rule", value=ast.Attribute(attr="mark"))):
                yield inner


def _ids(call: ast.expr) -> list[str]:
    """The ids of a citation; they must be written out, so a computed one shows as its text."""
    arguments = call.args if isinstance(call, ast.Call) else []
    return [
        a.value if isinstance(a, ast.Constant) and isinstance(a.value, str) else ast.unparse(a)
        for a in arguments
    ]
