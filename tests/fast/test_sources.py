"""How the modules of a game become one source for the compiler."""

from __future__ import annotations

import ast

import pytest

from opfor.core.compiled.types import Derived
from opfor.fast.sources import (
    FOLDER,
    MODULES,
    compiled_source,
    constants,
    fingerprint,
    python_source,
    statements,
)


@pytest.mark.parametrize("game", MODULES)
def test_every_game_over_numbers_has_an_engine(game: str) -> None:
    assert (FOLDER / game / "engine.py").is_file()


@pytest.mark.parametrize("game", MODULES)
def test_a_module_comes_after_those_it_imports(game: str) -> None:
    earlier: set[str] = set()
    for name in MODULES[game]:
        tree = ast.parse((FOLDER / f"{name}.py").read_text(encoding="utf-8"))
        imports = [node.module or "" for node in tree.body if isinstance(node, ast.ImportFrom)]
        ours = {i.removeprefix("opfor.fast.") for i in imports if i.startswith("opfor.fast.")}
        assert {each.replace(".", "/") for each in ours} <= earlier, name
        earlier.add(name)


@pytest.mark.parametrize("game", MODULES)
def test_no_two_modules_use_one_name(game: str) -> None:
    names = [node.name for node in statements(game) if isinstance(node, ast.FunctionDef)]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("game", MODULES)
def test_every_function_has_its_types(game: str) -> None:
    _, types = compiled_source(game)
    functions = {n.name for n in statements(game) if isinstance(n, ast.FunctionDef)}
    untyped = {name for name in functions if f" {name}(" not in types}
    assert not untyped


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
    found = Derived("Battle", {"SIZE": 9}, {}).module(ast.parse(source), set())
    assert found == DERIVED[source] + "\n"


def test_named_numbers_become_constants() -> None:
    found = [constants(node) for node in ast.parse("A = -2\nB, C = range(3, 5)\nD = f(1)").body]
    assert found[:2] == [{"A": -2}, {"B": 3, "C": 4}]
    assert constants(ast.parse('NAME = "text"').body[0]) == {}


def test_the_compiler_sees_neither_citations_nor_imports_between_modules() -> None:
    text, types = compiled_source("coh")
    assert "@cite" not in text
    assert "opfor.fast" not in text
    assert "COLOURS = 2" in types
    assert "[COLOURS]" not in types
    assert fingerprint("coh") in text
    assert "opfor.fast" not in python_source("coh")
