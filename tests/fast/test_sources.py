"""How the modules of a game become one source for the compiler."""

from __future__ import annotations

import ast
from typing import TypeGuard

import pytest

from opfor.core.compiled import sources as gathered
from opfor.core.compiled import types
from opfor.fast.sources import GAMES, asked, compiled_source, fingerprint, hollow


@pytest.mark.parametrize("game", GAMES)
def test_no_two_functions_of_a_game_have_one_name(game: str) -> None:
    names = [node.name for node in gathered.functions(game)]
    assert sorted(names) == sorted(set(names))


def test_every_function_has_its_types() -> None:
    _, declared = compiled_source("coh")
    names = {node.name for node in gathered.functions("coh")} - gathered.generators("coh").keys()
    assert not {name for name in names if f" {name}(" not in declared}


DERIVED = {
    "def f(b: Battle, spaces: Bits, at: Pool) -> Bits:\n    far: Bits = spaces\n    return far": (
        "@cython.locals(far=cython.ulonglong)\n"
        "cdef unsigned long long f(Battle b, unsigned long long spaces, int* at) noexcept nogil"
    ),
    "def f(b: Battle) -> bool:\n    is_far, half = b.x > 1, 1 / 2\n    return is_far": (
        "@cython.locals(is_far=cython.bint, half=cython.double)\n"
        "cdef int f(Battle b) noexcept nogil"
    ),
    "Worth = Callable[[Battle, int], float]": (
        "ctypedef double (*Worth)(Battle, int) noexcept nogil\n"
    ),
    "class Battle(Memory):\n    near: list[list[int]] = field(SIZE, 4)\n    far: Bits = field()": (
        "cdef class Battle:\n    cdef public int[9][4] near\n"
        "    cdef public unsigned long long far\n    pass\n"
    ),
}


@pytest.mark.parametrize("source", DERIVED)
def test_types_are_derived_from_what_the_source_says(source: str) -> None:
    (node,) = ast.parse(source).body
    if isinstance(node, ast.ClassDef):
        found = types.declared_class(node, set(), {"SIZE": 9})
    elif isinstance(node, ast.FunctionDef):
        found = types.declared_function(node, False, "Battle", {})
    else:
        found = types.declared_kind(node, "Battle")
    assert found == DERIVED[source]


def test_the_compiler_sees_neither_citations_nor_imports_between_modules() -> None:
    text, types = compiled_source("coh")
    assert "@cite" not in text
    assert "opfor.fast" not in text
    assert "COLOURS = 2" in types
    assert "[COLOURS]" not in types
    assert fingerprint("coh") in text


def test_a_hollow_module_keeps_the_deeds_that_lookers_ask() -> None:
    kept = {
        node.name for node in ast.walk(ast.parse(hollow("coh/rules/targets"))) if has_deeds(node)
    }
    assert {"may_shoot", "has_in_arc", "offer_shots", "eye_of"} <= kept <= asked("coh")
    assert not any(has_deeds(node) for node in ast.parse(hollow("coh/course/turn")).body)


def has_deeds(node: ast.AST) -> TypeGuard[ast.FunctionDef]:
    return isinstance(node, ast.FunctionDef) and not isinstance(node.body[0], ast.Pass)
