"""A game for the compiler: one ``.py`` and one ``.pxd``."""

from __future__ import annotations

import ast
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple, get_args

from opfor.core.compiled import sources, types
from opfor.core.compiled.expanded import Expanded, Meaning
from opfor.core.compiled.ladders import (
    halves_source,
    names_source,
    narrow_source,
    places_source,
    ranking_source,
    remember_source,
    rows_source,
)
from opfor.core.compiled.rewritten import Bare, Known, Rewritten
from opfor.core.rows import FIRST_EVENT

ROWS = {
    "stop": ("Run run", "return"),
    "clear": ("Run run", "run.logged = 0"),
    "unnote": ("Run run, int marked", "run.logged = marked"),
    "put": (
        "Run run, int number",
        "if run.logged == LOGGED:\n        run.overflowed = 1\n        return\n"
        "    run.log[run.logged] = number\n    run.logged += 1",
    ),
    "put_row": (
        "Run run, int* numbers, int count",
        "put(run, count)\n    for i in range(count):\n        put(run, numbers[i])",
    ),
    "put_tokens": (
        "Run run, int* counts, int kinds",
        "total = 0\n    for kind in range(kinds):\n        total += counts[kind]\n"
        "    put(run, total)\n    for kind in range(kinds):\n"
        "        for i in range(counts[kind]):\n            put(run, kind)",
    ),
    "open_row": (
        "Run run, int kind",
        "run.row_at = run.logged + 1\n    put(run, kind)\n    put(run, 0)",
    ),
    "close_row": (
        "Run run",
        "if run.row_at < LOGGED:\n        run.log[run.row_at] = run.logged - run.row_at - 1",
    ),
}
"""What only the compiled run needs: the numbers of rows lie one after the other, each row behind
its kind and its length, and a run that waits goes on to its end with answers that do not count."""
LOWEST_BIT = """def lowest_bit(bits):
    place = 0
    if not bits << 32:
        bits >>= 32
        place += 32
    if not bits << 48:
        bits >>= 16
        place += 16
    if not bits << 56:
        bits >>= 8
        place += 8
    while not bits & 1:
        bits >>= 1
        place += 1
    return place
"""
MOST_NUMBERS = 16
"""So many numbers a row may have that holds no row in it."""
LOGGED = """def logged(memory):
    rows, at = [], 0
    while at < memory.logged:
        end = at + 2 + memory.log[at + 1]
        rows.append((memory.log[at], tuple([memory.log[i] for i in range(at + 2, end)])))
        at = end
    return rows
"""


class Written(NamedTuple):
    """A function written for the compiler: what it takes in C, and its text."""

    taken: str
    text: str
    result: str = "void"


def compiled_source(game: str) -> tuple[str, str]:
    """The text of a game's module and its types."""
    written = _written(game)
    functions = [node for node in _functions(game) if node.name not in written]
    chance = ", ".join(sources.chance_names(game))
    text = ["import cython", f"from {sources.CHANCE} import {chance}\n"]
    text += [f"{n} = {v}\n" for n, v in sources.numbers(game).items() if isinstance(v, float)]
    text += [f"class {node.name}{_base(node)}:\n    pass\n" for node in sources.memories(game)]
    text += [_plain(node) for node in functions]
    text += [each.text for each in written.values()]
    text += [ast.unparse(node) + "\n" for node in sources.constants(game)]
    text += [LOGGED, f"FINGERPRINT = {sources.fingerprint(game)!r}\n"]
    return "\n".join(text), _types(game, functions, written)


def _functions(game: str) -> list[ast.FunctionDef]:
    """The functions over numbers as the compiler wants them."""
    expanded, rewritten = Expanded(meaning(game)), Rewritten(known(game))
    found = [rewritten.visit(expanded.function(node)) for node in sources.functions(game)]
    return [ast.fix_missing_locations(node) for node in found]


def meaning(game: str) -> Meaning:
    """What the words of a game's functions stand for."""
    return Meaning(sources.generators(game), sources.classes(game), sources.tables(game))


def known(game: str) -> Known:
    """What the words of a game's functions mean."""
    functions = sources.functions(game)
    return Known(
        {node.name: [name for name, _ in sources.fields_of(node)] for node in sources.tuples(game)},
        {f.name: "" if f.returns is None else ast.unparse(f.returns) for f in functions},
        sources.held(game),
        {event.__name__: FIRST_EVENT + n for n, event in enumerate(events_of(game))},
        {f.name: _taken(f) for f in functions},
    )


def _taken(node: ast.FunctionDef) -> dict[str, ast.expr | None]:
    """What a function takes, with what stands for it where it is left out."""
    names, defaults = [argument.arg for argument in node.args.args], node.args.defaults
    needed = len(names) - len(defaults)
    found: dict[str, ast.expr | None] = dict.fromkeys(names[:needed])
    return {**found, **dict(zip(names[needed:], defaults, strict=True))}


def events_of(game: str) -> tuple[Any, ...]:
    """The events of a game in the order of their numbers."""
    return get_args(import_module(f"opfor.games.{game}.values.events").Event)


def rulings_of(game: str) -> Any:
    """The rulings of a game, or those of the box whose games share theirs."""
    own = f"opfor.games.{game}.values.rulings"
    module = f"opfor.cardboard.{game}.rulings" if find_spec(own) is None else own
    return import_module(module).Rulings


def memory_of(game: str) -> str:
    return sources.memories(game)[-1].name


def _written(game: str) -> dict[str, Written]:
    package, memory = sources.package_of(game), memory_of(game)
    questions = import_module(f"{package}.bot.questions").QUESTIONS
    rulings = rulings_of(game)
    doors = import_module(f"{package}.course.doors")
    found = {
        name: Written(taken, f"def {name}({_names(taken)}):\n    {body}\n")
        for name, (taken, body) in ROWS.items()
    }
    found["mark"] = Written("Run run", "def mark(run):\n    return run.logged\n", "int")
    for count in range(MOST_NUMBERS + 1):
        found[f"note_{count}"] = _note(count)
    ladders = narrow_source(questions, rulings) | halves_source(questions, rulings)
    for name, text in ladders.items():
        question = "" if name[-1].isdigit() else ", int question"
        found[name] = Written(f"{memory} memory{question}", text)
    ranks = "opfor.core.ranking" in sources.modules(game)
    for name, text in ranking_source(questions, rulings).items() if ranks else ():
        place = ", int place" if name == "tell_first" else ""
        found[name] = Written(f"{memory} memory, int question{place}", text)
    taken = f"{memory} memory, int question"
    found["name_candidates"] = Written(taken, names_source(questions), "int")
    found["lowest_bit"] = Written("unsigned long long bits", LOWEST_BIT, "int")
    kind = getattr(doors, memory)
    found["remember"] = Written(f"{memory} to, {memory} memory", remember_source(kind))
    for name, text in rows_source(kind).items():
        found[name] = Written(f"{memory} memory, int[::1] rows, long long at", text)
    for name, text in places_source(kind).items():
        to = "int to, " if name == "copy_place" else ""
        found[name] = Written(f"{memory} memory, {to}int place", text)
    for name, deeds in sources.tables(game).items():
        found[f"{name}_"] = _table(game, name, deeds)
    return found


def _note(count: int) -> Written:
    """A row of so many numbers."""
    names = [f"n{i}" for i in range(count)]
    puts = "".join(f"    put(run, {name})\n" for name in names)
    taken = ", ".join(["Run run", "int kind", *(f"int {name}" for name in names)])
    text = (
        f"def note_{count}({_names(taken)}):\n    open_row(run, kind)\n{puts}    close_row(run)\n"
    )
    return Written(taken, text)


def tables_source(game: str) -> list[str]:
    """Tables of deeds as functions."""
    return [_table(game, name, deeds).text for name, deeds in sources.tables(game).items()]


def _table(game: str, name: str, deeds: dict[str, str]) -> Written:
    first = next(f for f in sources.functions(game) if f.name == next(iter(deeds.values())))
    taken, result = types.signature(first, memory_of(game))
    numbers = ", ".join(argument.arg for argument in first.args.args)
    gives = result != "void"
    lines = [f"def {name}_(which, {numbers}):"]
    for place, (key, deed) in enumerate(deeds.items()):
        lines.append(f"    {'elif' if place else 'if'} which == {key.replace('.', '_')}:")
        lines.append(f"        {'return ' * gives}{deed}({numbers})")
    text = "\n".join([*lines, *["    return 0"] * gives]) + "\n"
    return Written(f"int which, {taken}", text, result)


def _names(taken: str) -> str:
    return ", ".join(each.split()[-1] for each in taken.split(", "))


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
    return ast.unparse(ast.fix_missing_locations(Bare().visit(tree))) + "\n"


def _types(game: str, functions: list[ast.FunctionDef], written: dict[str, Written]) -> str:
    numbers, known_fields, memory = sources.numbers(game), set[str](), memory_of(game)
    returns = {f.name: "" if f.returns is None else ast.unparse(f.returns) for f in functions}
    whole = "".join(f"    {n} = {v}\n" for n, v in numbers.items() if isinstance(v, int))
    parts = ["cimport cython\n", f"cdef enum:\n{whole}"]
    parts.append(f"cdef unsigned long long {', '.join(sources.chance_names(game))}\n")
    parts += [f"cdef double {n}" for n, v in numbers.items() if isinstance(v, float)]
    parts += [types.declared_tuple(n.name, sources.fields_of(n)) for n in sources.tuples(game)]
    for node in sources.constants(game):
        assert isinstance(node.value, ast.Call)
        parts.append(f"cdef {ast.unparse(node.value.func)} {ast.unparse(node.targets[0])}\n")
    inner = {node.name for node in sources.tuples(game)}
    fields = getattr(import_module(f"{sources.package_of(game)}.course.doors"), memory).fields
    sizes = {name: field.sizes for name, field in fields.items()}
    parts += [
        types.declared_class(node, known_fields, numbers, inner, sizes)
        for node in sources.memories(game)
    ]
    parts += [types.declared_kind(node, memory) for node in sources.statements(game)]
    doors = sources.doors(game)
    parts += [types.declared_function(f, f.name in doors, memory, returns) for f in functions]
    for name, each in written.items():
        how = "cpdef" if name in doors else "cdef"
        parts.append(f"{how} {each.result} {name}({each.taken}) noexcept nogil")
    return "\n".join([*parts, f"cpdef list logged({memory} memory)"]) + "\n"
