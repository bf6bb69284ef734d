"""A game's rooms for many plain runs: the functions of its files, loops written out, small ones
put where they are called, numbers in place of their names. The same games, without a compiler."""

from __future__ import annotations

import ast
import copy
from collections.abc import Mapping, Sequence, Set
from functools import lru_cache
from importlib import import_module
from types import ModuleType

from opfor.core.compiled import sources
from opfor.core.compiled.expanded import Expanded
from opfor.core.compiled.ladders import halves_source, narrow_source
from opfor.core.compiled.module import meaning, rulings_of, tables_source


@lru_cache(maxsize=8)
def written_out(game: str) -> ModuleType | None:
    """The rooms of a game, made once in a process; none where its sources are not at hand."""
    if not sources.path_of(f"{sources.package_of(game)}.course.doors").is_file():
        return None
    name = f"{game} written out"
    made = ModuleType(name)
    for module in sources.modules(game):
        made.__dict__.update(vars(import_module(module)))
    made.__dict__.update({"__name__": name, "new_tuple": tuple.__new__})
    exec(compile(plain_source(game), name, "exec"), made.__dict__)
    return made


def plain_source(game: str) -> str:
    """Its text."""
    questions = import_module(f"{sources.package_of(game)}.bot.questions").QUESTIONS
    rulings = rulings_of(game)
    expanded = Expanded(meaning(game))
    functions = [expanded.function(node) for node in sources.functions(game)]
    for node in functions:
        node.decorator_list, node.returns = [], None
        for argument in node.args.args:
            argument.annotation = None
    ladders = narrow_source(questions, rulings) | halves_source(questions, rulings)
    written = [*ladders.values(), *tables_source(game)]
    functions += [node for text in written for node in ast.parse(text).body]  # type: ignore[misc]
    tuples = {node.name for node in sources.tuples(game)}
    left = Inlined(functions, sources.numbers(game), tuples)
    return "\n\n".join(ast.unparse(left.function(node)) for node in functions)


class Inlined(ast.NodeTransformer):
    """Calls of functions that only return an expression, as that expression; numbers for names."""

    def __init__(
        self,
        functions: Sequence[ast.FunctionDef],
        numbers: Mapping[str, int | float],
        tuples: Set[str],
    ) -> None:
        self.numbers, self.tuples = numbers, tuples
        self.small = {node.name: node for node in functions if _returned(node) is not None}
        self.deeds = {node.name: node for node in functions if _is_short_deed(node)}

    def function(self, node: ast.FunctionDef) -> ast.FunctionDef:
        found: ast.FunctionDef = ast.fix_missing_locations(self.visit(copy.deepcopy(node)))
        return found

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if isinstance(node.ctx, ast.Load) and node.id in self.numbers:
            return ast.Constant(self.numbers[node.id])
        return node

    def visit_Expr(self, node: ast.Expr) -> ast.stmt | list[ast.stmt]:
        match node.value:
            case ast.Call(func=ast.Name(id=name), args=given) if name in self.deeds:
                deed = self.deeds[name]
                taken = {a.arg: v for a, v in zip(deed.args.args, given, strict=False)}
                simple = all(isinstance(v, (ast.Name, ast.Constant)) for v in given)
                if simple and len(taken) == len(deed.args.args):
                    lines = [_Given(taken).visit(copy.deepcopy(each)) for each in _body(deed)]
                    return [self.visit(line) for line in lines]
        return self.generic_visit(node)  # type: ignore[return-value]

    def visit_Call(self, node: ast.Call) -> ast.expr:
        self.generic_visit(node)
        match node.func:
            case ast.Name(id=name) if name in self.tuples and not node.keywords:
                whole = ast.Tuple(node.args, ast.Load())
                return ast.Call(ast.Name("new_tuple", ast.Load()), [node.func, whole], [])
            case ast.Name(id=name) if name in self.small and not node.keywords:
                called = self.small[name]
                value = copy.deepcopy(_returned(called))
                assert value is not None
                taken = {a.arg: v for a, v in zip(called.args.args, node.args, strict=False)}
                if len(taken) == len(called.args.args) and _may(value, taken):
                    return self.visit(_Given(taken).visit(value))  # type: ignore[no-any-return]
        return node


class _Given(ast.NodeTransformer):
    """What was given in place of what is taken."""

    def __init__(self, given: Mapping[str, ast.expr]) -> None:
        self.given = given

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return copy.deepcopy(self.given.get(node.id, node))


def _body(node: ast.FunctionDef) -> list[ast.stmt]:
    return node.body[1:] if ast.get_docstring(node) is not None else node.body


def _is_short_deed(node: ast.FunctionDef) -> bool:
    """Whether a function only sets two or three things."""
    simple = (ast.Assign, ast.AugAssign)
    body = _body(node)
    is_plain = all(isinstance(each, simple) for each in body)
    names = [n for n in ast.walk(node) if isinstance(n, ast.Name)]
    return is_plain and 0 < len(body) <= 3 and not any(isinstance(n.ctx, ast.Store) for n in names)


def _returned(node: ast.FunctionDef) -> ast.expr | None:
    """What a function returns, if it does nothing else."""
    match _body(node):
        case [ast.Return(value=value)] if value is not None:
            return value
    return None


def _may(value: ast.expr, taken: Mapping[str, ast.expr]) -> bool:
    """Whether nothing is worked out twice: what is not a name or a number is used once."""
    names = [node.id for node in ast.walk(value) if isinstance(node, ast.Name)]
    return all(
        isinstance(given, (ast.Name, ast.Constant)) or names.count(name) <= 1
        for name, given in taken.items()
    )
