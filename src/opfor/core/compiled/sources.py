"""What of a game is compiled: its functions over numbers, its memory, its numbers with names.

A function belongs to it if all it takes and gives is numbers and a memory, and it raises nothing.
Everything else in the same files (questions, words, settings) stays Python. Standard library only.
"""

from __future__ import annotations

import ast
import hashlib
import json
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import TypeGuard

PACKAGE = Path(__file__).parents[2]
KERNEL = tuple(
    f"opfor.core.{each}" for each in ("run", "rows", "ways", "asking", "ladder", "ranking")
)
SINGLE = {"int", "bool", "float", "Bits", "Long"}
PLAIN = SINGLE | {"None", "Pool", "Numbers", "Seeds", "Reals"}
PLAIN |= {"tuple[int, int]", "Mind"}
CHANCE = "opfor.core.chance"
TOLD = PACKAGE / "fast" / "fingerprints.json"
"""Where modules are delivered without their sources, what their fingerprints were."""


def folder_of(game: str) -> Path:
    return PACKAGE / "games" / game


def is_one_source(game: str) -> bool:
    """Whether a game's rules stand once: its rooms have doors."""
    return (folder_of(game) / "course" / "doors.py").is_file()


def package_of(game: str) -> str:
    """Where the rules over numbers of a game stand: in its rooms, or beside them."""
    return f"opfor.{'games' if is_one_source(game) else 'fast'}.{game}"


@lru_cache(maxsize=8)
def modules(game: str) -> tuple[str, ...]:
    """The modules behind a game's doors, each after those it imports."""
    found: list[str] = []
    package = package_of(game)

    def visit(module: str) -> None:
        for other in _imported(module):
            is_part = other in KERNEL or other.startswith(f"{package}.")
            if is_part and other not in found and other not in visiting:
                visiting.add(other)
                visit(other)
        if module not in found:
            found.append(module)

    visiting: set[str] = set()
    visit(f"{package}.course.doors")
    return tuple(found)


def path_of(module: str) -> Path:
    return PACKAGE.joinpath(*module.split(".")[1:]).with_suffix(".py")


IMPORTED = re.compile(
    r"^from (?P<module>opfor[\w.]*) import (?P<names>\([^)]*\)|.*)"
    r"|^\w+: .*= above\(\s*f?\"(?P<above>[{}\w.]+):",
    re.MULTILINE,
)
"""An import at the top of a file, or a function of a room above that it names. Every start of a
game looks for them, so files are searched, not parsed."""


def _imported(module: str) -> Iterator[str]:
    """The modules a module imports, and those of rooms above that it names."""
    game = ".".join(module.split(".")[:3])
    for found in IMPORTED.finditer(path_of(module).read_text(encoding="utf-8")):
        if found["above"]:
            yield found["above"].replace("{_GAME}", game)
            continue
        names = [each.split(" as ")[0].strip(" ()\n") for each in found["names"].split(",")]
        rooms = [f"{found['module']}.{name}" for name in names if name]
        yield from (each for each in (found["module"], *rooms) if path_of(each).is_file())


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
    tree = tree_of(f"{package_of(game)}.course.doors")
    imports = [node for node in tree.body if isinstance(node, ast.ImportFrom)]
    return {alias.name for node in imports for alias in node.names}


def statements(game: str) -> list[ast.stmt]:
    """What stands in the modules, one after the other."""
    return [node for module in modules(game) for node in tree_of(module).body]


def memories(game: str) -> list[ast.ClassDef]:
    """The classes of a game's memory, from the kernel's to its own."""
    known, found = {"Memory"}, []
    for node in statements(game):
        if isinstance(node, ast.ClassDef) and any(ast.unparse(b) in known for b in node.bases):
            known.add(node.name)
            found.append(node)
    return found


def tuples(game: str) -> list[ast.ClassDef]:
    """The named tuples of nothing but numbers."""
    classes = [node for node in statements(game) if isinstance(node, ast.ClassDef)]
    named = [node for node in classes if [ast.unparse(b) for b in node.bases] == ["NamedTuple"]]
    return [node for node in named if all(kind in SINGLE for _, kind in fields_of(node))]


def fields_of(node: ast.ClassDef) -> list[tuple[str, str]]:
    """The fields of a class with what they are said to be."""
    fields = [item for item in node.body if isinstance(item, ast.AnnAssign)]
    return [(ast.unparse(item.target), ast.unparse(item.annotation)) for item in fields]


def held(game: str) -> dict[str, str]:
    """The fields of the memory that hold named tuples."""
    names = {node.name for node in tuples(game)}
    every = [field for node in memories(game) for field in fields_of(node)]
    inner = [(name, kind.replace("list[", "").rstrip("]")) for name, kind in every]
    return {name: kind for name, kind in inner if kind in names}


def constants(game: str) -> list[ast.Assign]:
    """Named tuples that have a name: ``NOWHERE = Found(-1, -1)``."""
    names = {node.name for node in tuples(game)}
    assigned = [node for node in statements(game) if isinstance(node, ast.Assign)]
    return [
        node
        for node in assigned
        if isinstance(node.value, ast.Call) and ast.unparse(node.value.func) in names
    ]


def functions(game: str) -> list[ast.FunctionDef]:
    """The functions over numbers."""
    names = {node.name for node in (*memories(game), *tuples(game))}
    allowed = PLAIN | names | kinds(game)
    return [
        node
        for node in statements(game)
        if isinstance(node, ast.FunctionDef) and _is_over_numbers(node, allowed)
    ]


def generators(game: str) -> dict[str, ast.FunctionDef]:
    """Functions that give numbers one after the other: ``-> Iterator[int]``."""
    nodes = [node for node in statements(game) if isinstance(node, ast.FunctionDef)]
    return {
        node.name: node
        for node in nodes
        if node.returns is not None and ast.unparse(node.returns).startswith("Iterator[")
    }


def classes(game: str) -> frozenset[str]:
    """Classes of nothing but numbers: ``class Effect: NONE, BOMBING = range(2)``."""
    nodes = [node for node in statements(game) if isinstance(node, ast.ClassDef)]
    plain = [node for node in nodes if not node.bases and not node.decorator_list]
    return frozenset(node.name for node in plain if _numbered(node))


def _numbered(node: ast.ClassDef) -> dict[str, int | float]:
    """The numbers of a class; none if it holds anything else."""
    found = dict[str, int | float]()
    for item in node.body:
        named = dict(_named(item))
        if not named and not isinstance(item, ast.Expr):
            return {}
        found |= {f"{node.name}_{name}": value for name, value in named.items()}
    return found


def tables(game: str) -> dict[str, dict[str, str]]:
    """Tables of deeds: a function over numbers for each number."""
    names, known, found = {node.name for node in functions(game)}, numbers(game), {}
    for node in statements(game):
        if isinstance(node, (ast.Assign, ast.AnnAssign)) and isinstance(node.value, ast.Dict):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            keys = [ast.unparse(key) for key in node.value.keys if key is not None]
            deeds = [ast.unparse(value) for value in node.value.values]
            if (
                deeds
                and names.issuperset(deeds)
                and all(key.replace(".", "_") in known for key in keys)
            ):
                found[ast.unparse(target)] = dict(zip(keys, deeds, strict=True))
    return found


def kinds(game: str) -> set[str]:
    """Names for kinds of functions that are handed on."""
    said = [ast.unparse(node) for node in statements(game) if isinstance(node, ast.Assign)]
    return {each.partition(" ")[0] for each in said if " = Callable[" in each}


def _is_over_numbers(node: ast.FunctionDef, allowed: set[str]) -> bool:
    taken = [argument.annotation for argument in node.args.args]
    said = [ast.unparse(each) if each is not None else "" for each in (*taken, node.returns)]
    if any(isinstance(inner, ast.Raise) for inner in ast.walk(node)):
        return False
    return all(each in allowed or each.partition("[")[0] in allowed for each in said)


def numbers(game: str) -> dict[str, int | float]:
    """The numbers that modules give a name to."""
    found: dict[str, int | float] = {}
    for module in modules(game):
        for node in tree_of(module).body:
            named = _numbered(node) if _is_bare_class(node) else dict(_named(node))
            for name, value in named.items():
                if found.setdefault(name, value) != value:
                    raise ValueError(
                        f"{module}: {name} is {value} here and {found[name]} elsewhere"
                    )
    return found


def _is_bare_class(node: ast.stmt) -> TypeGuard[ast.ClassDef]:
    return isinstance(node, ast.ClassDef) and not node.bases


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
