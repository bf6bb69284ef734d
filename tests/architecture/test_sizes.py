"""Files and functions stay small enough to be read."""

from __future__ import annotations

import ast

from checkout import parsed, shown, tracked

FILE_LIMIT, FUNCTION_LIMIT = 300, 50
EXCEPTIONS: dict[str, str] = {}
"""``path`` or ``path:function`` -> why it may be longer."""


def test_files_are_short() -> None:
    long = {}
    for path in tracked():
        lines = len(path.read_text(encoding="utf-8").splitlines()) if path.suffix == ".py" else 0
        if lines > FILE_LIMIT and shown(path) not in EXCEPTIONS:
            long[shown(path)] = lines
    assert long == {}


def test_functions_fit_a_glance() -> None:
    long = {}
    for path in tracked():
        if path.suffix != ".py":
            continue
        for node in ast.walk(parsed(path)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                lines = (node.end_lineno or node.lineno) - node.lineno + 1
                name = f"{shown(path)}:{node.name}"
                if lines > FUNCTION_LIMIT and name not in EXCEPTIONS:
                    long[name] = lines
    assert long == {}


def test_exceptions_are_explained() -> None:
    assert all(EXCEPTIONS.values())
