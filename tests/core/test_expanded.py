"""What is written out for the compiler does what the plain function does."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from opfor.core.compiled.expanded import Expanded, Meaning

SOURCE = '''
def empty(war, row) -> Iterator[int]:
    """Empty spaces."""
    if war.is_open:
        for space in range(row, len(war.spaces)):
            if war.spaces[space] == 0:
                yield space

def all_of(war) -> Iterator[int]:
    yield from range(len(war.spaces))

def pairs(war) -> Iterator[tuple[int, int]]:
    for space in empty(war, 0):
        for other in all_of(war):
            yield space, other

def count(war):
    return sum(1 for _ in empty(war, 1))

def some(war, least):
    return any(war.worth[s] > least for s in empty(war, 0) if s != 2)

def none(war, least):
    return not any(war.worth[s] > least for s in empty(war, 0))

def every(war, least):
    return all(war.worth[s] > least for s in empty(war, 0))

def best(war):
    found = max((war.worth[s] for s in empty(war, 0)), default=-1)
    return found

def worst(war):
    return min((war.worth[s] for s in empty(war, 0)), default=99)

def first(war, least):
    return next((s for s in empty(war, 0) if war.worth[s] > least), -1)

def first_named(war, least):
    space = next((s for s in empty(war, 0) if war.worth[s] > least), -1)
    return space * 10

def tested(war, least):
    if any(war.worth[s] > least for s in empty(war, 0)):
        return 1
    if not all(war.worth[s] > 0 for s in empty(war, 0)):
        least += 5
    return least

def summed(war):
    total = 0
    for space, other in pairs(war):
        if space == other:
            continue
        total += space * 10 + other
    return total + Effect.BOMBING

def done(war, effect):
    return DEEDS[effect](war, 3)

def one(war, by):
    return by

def other(war, by):
    return by * 2
'''
TREE = ast.parse(SOURCE)
FUNCTIONS = {node.name: node for node in TREE.body if isinstance(node, ast.FunctionDef)}
GENERATORS = {name: FUNCTIONS.pop(name) for name in ("empty", "all_of", "pairs")}
DEEDS = {"1": "one", "2": "other"}


def plain() -> dict[str, Any]:
    scope: dict[str, Any] = {"Iterator": Iterator, "Effect": SimpleNamespace(BOMBING=7)}
    exec(SOURCE, scope)
    scope["DEEDS"] = {1: scope["one"], 2: scope["other"]}
    return scope


def expanded() -> dict[str, Any]:
    words = Meaning(GENERATORS, frozenset({"Effect"}), {"DEEDS": DEEDS})
    made = Expanded(words)
    scope: dict[str, Any] = {"Effect_BOMBING": 7}
    for node in FUNCTIONS.values():
        text = ast.unparse(made.function(node))
        assert "yield" not in text
        assert " for " not in text.replace("    for ", "")
        exec(text, scope)
    scope["DEEDS_"] = lambda which, *given: scope[DEEDS[str(which)]](*given)
    return scope


WARS = [
    SimpleNamespace(is_open=1, spaces=[0, 1, 0, 0], worth=[3, 9, 8, 1]),
    SimpleNamespace(is_open=1, spaces=[1, 1, 1, 1], worth=[3, 9, 8, 1]),
    SimpleNamespace(is_open=0, spaces=[0, 0, 0, 0], worth=[3, 9, 8, 1]),
    SimpleNamespace(is_open=1, spaces=[0, 0, 1, 1], worth=[0, 0, 8, 1]),
]


@pytest.mark.parametrize("name", [n for n in FUNCTIONS if n not in ("one", "other")])
@pytest.mark.parametrize("war", WARS)
def test_a_function_does_the_same_written_out(name: str, war: Any) -> None:
    scopes, taken = (plain(), expanded()), len(FUNCTIONS[name].args.args)
    for number in (1, 2):
        given = (war, number)[:taken]
        ours, theirs = (scope[name] for scope in scopes)
        assert ours(*given) == theirs(*given), name


def test_what_cannot_be_written_out_is_named() -> None:
    made = Expanded(Meaning(GENERATORS, frozenset(), {}))
    mixed = ast.parse("def f(war):\n    return war.x > 1 and any(s for s in war.spaces)").body[0]
    broken = ast.parse("def g(war):\n    for s in empty(war, 0):\n        break").body[0]
    assert isinstance(mixed, ast.FunctionDef)
    assert isinstance(broken, ast.FunctionDef)
    with pytest.raises(ValueError, match=r"f: .* give it a line of its own"):
        made.function(mixed)
    with pytest.raises(ValueError, match="g: empty: no break"):
        made.function(broken)
