"""How the modules of a game become one source for the compiler."""

from __future__ import annotations

import ast

import pytest

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
def test_every_module_with_types_is_put_together(game: str) -> None:
    typed = {path.relative_to(FOLDER).with_suffix("").as_posix() for path in FOLDER.rglob("*.pxd")}
    assert typed == {name for names in MODULES.values() for name in names}
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
    assert untyped == {"numbers", "grid", "fractions"}


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
