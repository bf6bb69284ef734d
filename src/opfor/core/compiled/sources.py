"""What of a game is compiled: its functions over numbers, its memory, its numbers with names.

A function belongs to it if all it takes and gives is numbers and a memory. Everything else in the
same files (questions, words, settings) stays Python. Standard library only.
"""

from __future__ import annotations

import ast
import hashlib
import json
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

PACKAGE = Path(__file__).parents[2]
KERNEL = ("opfor.core.run", "opfor.core.ladder")
PLAIN = {"int", "bool", "float", "None", "Bits", "Long", "Pool", "Numbers", "Seeds"}
PLAIN |= {"tuple[int, int]", "Mind", "Measured[Mind]"}
CHANCE = "opfor.core.chance"
TOLD = PACKAGE / "fast" / "fingerprints.json"
"""Where modules are delivered without their sources, what their fingerprints were."""


def folder_of(game: str) -> Path:
    return PACKAGE / "games" / game


def is_one_source(game: str) -> bool:
    """Whether a game's rules stand once: its rooms have doors."""
    return (folder_of(game) / "course" / "doors.py").is_file()


@lru_cache(maxsize=8)
def modules(game: str) -> tuple[str, ...]:
    """The modules behind a game's doors, each after those it imports."""
    found: list[str] = []

    def visit(module: str) -> None:
        for other in _imported(module):
            is_part = other in KERNEL or other.startswith(f"opfor.games.{game}.")
            if is_part and other not in found and other not in visiting:
                visiting.add(other)
                visit(other)
        if module not in found:
            found.append(module)

    visiting: set[str] = set()
    visit(f"opfor.games.{game}.course.doors")
    return tuple(found)


def path_of(module: str) -> Path:
    return PACKAGE.joinpath(*module.split(".")[1:]).with_suffix(".py")


def _imported(module: str) -> Iterator[str]:
    """The modules a module imports, and those of rooms above that it names."""
    for node in tree_of(module).body:
        if isinstance(node, ast.ImportFrom) and node.module and path_of(node.module).is_file():
            yield node.module
        elif isinstance(node, ast.AnnAssign) and "above(" in ast.unparse(node):
            yield _named_above(module, ast.unparse(node))


def _named_above(module: str, told: str) -> str:
    game = ".".join(module.split(".")[:3])
    told = told[told.index("above(") :]
    return f"{game}{told[told.index('}') + 1 : told.index(':')]}"


@lru_cache(maxsize=256)
def tree_of(module: str) -> ast.Module:
    return ast.parse(path_of(module).read_text(encoding="utf-8"))


def fingerprint(game: str) -> str:
    """Changes with every change of what a game is compiled from."""
    if TOLD.is_file():
        return str(json.loads(TOLD.read_text(encoding="utf-8"))[game])
    digest = hashlib.sha256()
    own = sorted(Path(__file__).parent.glob("*.py"))
    for path in (*own, *(path_of(module) for module in modules(game))):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def doors(game: str) -> set[str]:
    """What may be called from outside."""
    tree = tree_of(f"opfor.games.{game}.course.doors")
    imports = [node for node in tree.body if isinstance(node, ast.ImportFrom)]
    return {alias.name for node in imports for alias in node.names}


def memories(game: str) -> list[ast.ClassDef]:
    """The classes of a game's memory, from the kernel's to its own."""
    known, found = {"Memory"}, []
    for module in modules(game):
        for node in tree_of(module).body:
            if isinstance(node, ast.ClassDef) and any(ast.unparse(b) in known for b in node.bases):
                known.add(node.name)
                found.append(node)
    return found


def functions(game: str) -> list[ast.FunctionDef]:
    """The functions over numbers."""
    allowed = PLAIN | {node.name for node in memories(game)}
    return [
        node
        for module in modules(game)
        for node in tree_of(module).body
        if isinstance(node, ast.FunctionDef) and _is_over_numbers(node, allowed)
    ]


def _is_over_numbers(node: ast.FunctionDef, allowed: set[str]) -> bool:
    taken = [argument.annotation for argument in node.args.args]
    said = [ast.unparse(each) if each is not None else "" for each in (*taken, node.returns)]
    return all(each in allowed for each in said)


def numbers(game: str) -> dict[str, int | float]:
    """The numbers that modules give a name to."""
    found: dict[str, int | float] = {}
    for module in modules(game):
        for node in tree_of(module).body:
            for name, value in _named(node):
                if found.setdefault(name, value) != value:
                    raise ValueError(
                        f"{module}: {name} is {value} here and {found[name]} elsewhere"
                    )
    return found


def _named(node: ast.stmt) -> Iterator[tuple[str, int | float]]:
    if not isinstance(node, ast.Assign):
        return
    target, value = node.targets[0], node.value
    if isinstance(target, ast.Name):
        try:
            number = ast.literal_eval(value)
        except ValueError:
            return
        if type(number) in (int, float):
            yield target.id, number
    elif isinstance(target, ast.Tuple) and ast.unparse(value).startswith("range("):
        assert isinstance(value, ast.Call)
        counted = range(*[ast.literal_eval(a) for a in value.args])
        yield from zip((ast.unparse(each) for each in target.elts), counted, strict=True)


def chance_names(game: str) -> list[str]:
    """What the kernel takes from ``core.chance``: numbers of 64 bits."""
    nodes = [node for module in modules(game) if module in KERNEL for node in tree_of(module).body]
    imports = [n for n in nodes if isinstance(n, ast.ImportFrom) and n.module == CHANCE]
    return [alias.name for node in imports for alias in node.names]
