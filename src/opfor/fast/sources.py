"""The sources of compiled games, for whoever builds or packs them; they themselves are gathered by
``opfor.core.compiled``. The build runs this file by its path, before anything is installed."""

from __future__ import annotations

import ast
import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
SOURCE = FOLDER.parents[1]

ONE_SOURCE = ("blitzkrieg", "tactics2gm")
"""Games whose rules stand once."""
GAMES = (*ONE_SOURCE, "coh")
LOOKERS = ("course.lookout", "course.seats", "course.tallies")
"""Modules that look at positions and are never compiled."""
TOLD = FOLDER / "fingerprints.json"
"""Where modules are delivered without their sources, what their fingerprints were."""


def one_source(name: str) -> Any:
    """A module of ``opfor.core.compiled``; what it imports needs no more than msgspec."""
    if str(SOURCE) not in sys.path:
        sys.path.insert(0, str(SOURCE))
    return import_module(f"opfor.core.compiled.{name}")


def fingerprint(game: str) -> str:
    """Changes with every change of a game's sources: a compiled module carries it."""
    return str(one_source("sources").fingerprint(game))


def compiled_source(game: str) -> tuple[str, str]:
    """A game for the compiler: its ``.py`` and its ``.pxd``."""
    text, types = one_source("module").compiled_source(game)
    return text, types


def modules(game: str) -> tuple[str, ...]:
    """The files over numbers that a game has here, each after those it imports."""
    here = "opfor.fast."
    own = [each for each in one_source("sources").modules(game) if each.startswith(here)]
    names = [each.removeprefix(here).replace(".", "/") for each in own]
    return tuple(name for name in names if not name.endswith(("/questions", "/doors")))


@cache
def asked(game: str) -> frozenset[str]:
    """The functions that lookers come to: Python runs them where a compiled game is at work too."""
    source, found = one_source("sources"), set[str]()
    own = {node.name: node for node in source.functions(game)}
    todo = [source.tree_of(f"opfor.fast.{game}.{module}") for module in LOOKERS]
    while todo:
        calls = (node.func for node in ast.walk(todo.pop()) if isinstance(node, ast.Call))
        for node in calls:
            name = getattr(node, "id", getattr(node, "attr", ""))
            if name in own and name not in found:
                found.add(name)
                todo.append(own[name])
    return frozenset(found)


def hollow(name: str) -> str:
    """A module whose compiled game is at work: what others import of it, functions without their
    deeds but for those that lookers ask."""
    game, source = name.partition("/")[0], one_source("sources")
    tree = source.tree_of(f"opfor.fast.{name.replace('/', '.')}")
    own = {id(node) for node in tree.body}
    deeds = {node.name for node in source.functions(game) if id(node) in own} - asked(game)
    tree = ast.parse(ast.unparse(tree))
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.name in deeds:
            node.body = [ast.Pass()]
    return ast.unparse(tree)
