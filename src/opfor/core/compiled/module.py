"""A game for the compiler: one ``.py`` and one ``.pxd``."""

from __future__ import annotations

import ast
from importlib import import_module

from opfor.core.compiled import sources, types
from opfor.core.compiled.ladders import narrow_source, remember_source

LOGGED = "def logged(memory):\n    return [memory.log[i] for i in range(memory.logged)]\n"


def compiled_source(game: str) -> tuple[str, str]:
    """The text of a game's module and its types."""
    package = f"opfor.games.{game}"
    questions = import_module(f"{package}.bot.questions").QUESTIONS
    rulings = import_module(f"{package}.values.rulings").Rulings
    doors = import_module(f"{package}.course.doors")
    memory = sources.memories(game)[-1].name
    written = narrow_source(questions, rulings)
    written["stop"] = "def stop(memory):\n    return\n"
    written["remember"] = remember_source(getattr(doors, memory))
    text = [f"from {sources.CHANCE} import {', '.join(sources.chance_names(game))}\n"]
    text += [f"{n} = {v}\n" for n, v in sources.numbers(game).items() if isinstance(v, float)]
    text += [f"class {node.name}{_base(node)}:\n    pass\n" for node in sources.memories(game)]
    text += [_plain(node) for node in sources.functions(game)]
    text += [*written.values(), LOGGED, f"FINGERPRINT = {sources.fingerprint(game)!r}\n"]
    return "\n".join(text), _types(game, memory, list(written))


def _base(node: ast.ClassDef) -> str:
    bases = [ast.unparse(base) for base in node.bases if ast.unparse(base) != "Memory"]
    return f"({bases[0]})" if bases else ""


def _plain(node: ast.FunctionDef) -> str:
    """A function without what only Python reads: decorators, annotations, docstrings."""
    tree = ast.parse(ast.unparse(node))
    function = tree.body[0]
    assert isinstance(function, ast.FunctionDef)
    function.decorator_list, function.returns = [], None
    for argument in function.args.args:
        argument.annotation = None
    if ast.get_docstring(function) is not None and len(function.body) > 1:
        del function.body[0]
    return ast.unparse(ast.fix_missing_locations(_Bare().visit(tree))) + "\n"


class _Bare(ast.NodeTransformer):
    """Locals without their annotations."""

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.stmt:
        assert node.value is not None
        return ast.copy_location(ast.Assign([node.target], node.value), node)


def _types(game: str, memory: str, written: list[str]) -> str:
    numbers, known = sources.numbers(game), set[str]()
    functions = sources.functions(game)
    returns = {f.name: "" if f.returns is None else ast.unparse(f.returns) for f in functions}
    whole = "".join(f"    {n} = {v}\n" for n, v in numbers.items() if isinstance(v, int))
    parts = ["cimport cython\n", f"cdef enum:\n{whole}"]
    parts.append(f"cdef unsigned long long {', '.join(sources.chance_names(game))}\n")
    parts += [f"cdef double {n}" for n, v in numbers.items() if isinstance(v, float)]
    parts += [types.declared_class(node, known, numbers) for node in sources.memories(game)]
    parts.append(f"ctypedef int (*Measured)({memory}, int) noexcept nogil\n")
    doors = sources.doors(game)
    parts += [types.declared_function(f, f.name in doors, memory, returns) for f in functions]
    for name in written:
        taken = {
            "stop": "Run memory",
            "narrow": f"{memory} memory, int question",
            "remember": f"{memory} to, {memory} memory",
        }
        how = "cpdef" if name in doors else "cdef"
        parts.append(f"{how} void {name}({taken.get(name, f'{memory} memory')}) noexcept nogil")
    return "\n".join([*parts, f"cpdef list logged({memory} memory)"]) + "\n"
