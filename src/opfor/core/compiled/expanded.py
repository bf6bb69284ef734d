"""What Python says in one line, as loops: for the compiler, and for plain runs of many games.

- ``for space in open_spaces(war, theatre)``, a generator over numbers, becomes its loops with the
  body where it yields;
- ``any``, ``all``, ``sum``, ``max``, ``min`` and ``next`` of loops become loops, where they are the
  whole of a ``return``, of an assignment or of a test;
- ``Effect.BOMBING``, a number of a class of numbers, becomes one name;
- ``EFFECTS[effect](war, space)``, a table of deeds, becomes a call.
"""

from __future__ import annotations

import ast
import copy
from collections.abc import Mapping, Sequence
from typing import NamedTuple

FOLDS = ("any", "all", "sum", "max", "min", "next")


class Meaning(NamedTuple):
    """What the words of a game's functions stand for: generators, classes of numbers, tables."""

    generators: Mapping[str, ast.FunctionDef]
    classes: frozenset[str]
    tables: Mapping[str, Mapping[str, str]]


class Expanded(ast.NodeTransformer):
    """One function after the other."""

    def __init__(self, meaning: Meaning) -> None:
        self.meaning = meaning
        self.made = 0
        self.where = ""

    def function(self, node: ast.FunctionDef) -> ast.FunctionDef:
        """A function, expanded."""
        self.made, self.where = 0, node.name
        node = copy.deepcopy(node)
        node.body = self._statements(node.body)
        return ast.fix_missing_locations(node)

    # -- expressions -------------------------------------------------------------------------

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        self.generic_visit(node)
        if isinstance(node.value, ast.Name) and node.value.id in self.meaning.classes:
            return ast.Name(f"{node.value.id}_{node.attr}", ast.Load())
        return node

    def visit_Call(self, node: ast.Call) -> ast.expr:
        self.generic_visit(node)
        match node.func:
            case ast.Subscript(value=ast.Name(id=name), slice=which) if name in self.meaning.tables:
                return ast.Call(ast.Name(f"{name}_", ast.Load()), [which, *node.args], [])
        return node

    def visit_GeneratorExp(self, node: ast.GeneratorExp) -> ast.expr:
        raise ValueError(f"{self.where}: {ast.unparse(node)}: give it a line of its own")

    # -- statements --------------------------------------------------------------------------

    def _statements(self, nodes: Sequence[ast.stmt]) -> list[ast.stmt]:
        found: list[ast.stmt] = []
        for node in nodes:
            made = self.visit(node)
            found += made if isinstance(made, list) else [made]
        return found

    def generic_visit(self, node: ast.AST) -> ast.AST:
        for name in ("body", "orelse"):
            inner = getattr(node, name, None)
            if isinstance(inner, list):
                setattr(node, name, self._statements(inner))
        for name, value in ast.iter_fields(node):
            if name not in ("body", "orelse") or isinstance(value, ast.expr):
                self._visit_field(node, name, value)
        return node

    def _visit_field(self, node: ast.AST, name: str, value: object) -> None:
        if isinstance(value, ast.AST):
            setattr(node, name, self.visit(value))
        elif isinstance(value, list):
            setattr(node, name, [self.visit(v) if isinstance(v, ast.AST) else v for v in value])

    def visit_Return(self, node: ast.Return) -> ast.stmt | list[ast.stmt]:
        if node.value is not None and (fold := _fold(node.value)) is not None:
            return self._returned(fold, node.value)
        return self.generic_visit(node)  # type: ignore[return-value]

    def visit_Assign(self, node: ast.Assign) -> ast.stmt | list[ast.stmt]:
        if (fold := _fold(node.value)) is not None:
            name = self._new("folded")
            lines = self._folded(fold, name)
            node.value = _negated(ast.Name(name, ast.Load()), node.value)
            return [*lines, self.generic_visit(node)]  # type: ignore[list-item]
        return self.generic_visit(node)  # type: ignore[return-value]

    def visit_If(self, node: ast.If) -> ast.stmt | list[ast.stmt]:
        if (fold := _fold(node.test)) is not None:
            if _how(fold) == "any" and fold is node.test and _only_returns(node):
                inner = self._inner(fold)
                return self._statements(_loops(inner, [ast.If(inner.elt, node.body, [])]))
            name = self._new("folded")
            lines = self._folded(fold, name)
            node.test = _negated(ast.Name(name, ast.Load()), node.test)
            return [*lines, self.generic_visit(node)]  # type: ignore[list-item]
        return self.generic_visit(node)  # type: ignore[return-value]

    def visit_For(self, node: ast.For) -> ast.stmt | list[ast.stmt]:
        match node.iter:
            case ast.Call(func=ast.Name(id=name), args=given) if name in self.meaning.generators:
                return self._statements(self._inlined(name, given, node))
        return self.generic_visit(node)  # type: ignore[return-value]

    # -- loops of generators -----------------------------------------------------------------

    def _inlined(self, name: str, given: list[ast.expr], loop: ast.For) -> list[ast.stmt]:
        """The body of a generator, with the loop's body where it yields."""
        generator = copy.deepcopy(self.meaning.generators[name])
        self.made += 1
        said, lines = _Renamed({}), list[ast.stmt]()
        for argument, value in zip(generator.args.args, given, strict=True):
            if isinstance(value, (ast.Name, ast.Constant)):
                said.names[argument.arg] = value
            else:
                own = f"{argument.arg}_{self.made}"
                lines.append(ast.Assign([ast.Name(own, ast.Store())], value))
                said.names[argument.arg] = ast.Name(own, ast.Load())
        for local in _assigned(generator):
            said.names[local] = ast.Name(f"{local}_{self.made}", ast.Load())
        if ast.get_docstring(generator) is not None:
            del generator.body[0]
        body = [said.visit(node) for node in generator.body]
        yields = _Yielded(loop, f"{self.where}: {name}")
        return [*lines, *(yields.visit(node) for node in body)]

    # -- any, sum, max and the like ------------------------------------------------------------

    def _returned(self, fold: ast.Call, whole: ast.expr) -> list[ast.stmt]:
        how, inner = _how(fold), self._inner(fold)
        if how in ("sum", "max", "min"):
            name = self._new("folded")
            value = _negated(ast.Name(name, ast.Load()), whole)
            return [*self._folded(fold, name), ast.Return(value)]
        found: ast.expr = ast.Constant(how == "any")
        otherwise: ast.expr = ast.Constant(how != "any")
        test: ast.expr | None = inner.elt
        if how == "all":
            test = ast.UnaryOp(ast.Not(), inner.elt)
        elif how == "next":
            found, otherwise, test = inner.elt, fold.args[1], None
        body: list[ast.stmt] = [ast.Return(_negated(found, whole))]
        if test is not None:
            body = [ast.If(test, body, [])]
        loops = self._statements(_loops(inner, body))
        return [*loops, self.visit(ast.Return(_negated(otherwise, whole)))]

    def _folded(self, fold: ast.Call, name: str) -> list[ast.stmt]:
        """Lines that leave the value in a name."""
        how, inner = _how(fold), self._inner(fold)
        value = ast.unparse(inner.elt)
        first = {"any": "False", "all": "True", "sum": "0"}.get(how, "")
        if how == "sum":
            lines = [f"{name} += {value}"]
        elif how == "any":
            lines = [f"if not {name} and ({value}):", f"    {name} = True"]
        elif how == "all":
            lines = [f"if {name} and not ({value}):", f"    {name} = False"]
        else:
            first = ast.unparse(fold.args[1] if how == "next" else fold.keywords[0].value)
            is_first = self._new("is_first")
            first = f"{first}\n{is_first} = True"
            sign = {"max": ">", "min": "<"}.get(how, "")
            if sign:
                each = self._new("each")
                lines = [f"{each} = {value}", f"if {is_first} or {each} {sign} {name}:"]
            else:
                each, lines = value, [f"if {is_first}:"]
            lines += [f"    {name} = {each}", f"    {is_first} = False"]
        begin = ast.parse(f"{name} = {first}").body
        return self._statements([*begin, *_loops(inner, ast.parse("\n".join(lines)).body)])

    def _inner(self, fold: ast.Call) -> ast.GeneratorExp:
        """What is looped over, with names of its own."""
        inner = fold.args[0]
        assert isinstance(inner, ast.GeneratorExp)
        self.made += 1
        names = {name: ast.Name(f"{name}_{self.made}", ast.Load()) for name in _assigned(inner)}
        renamed: ast.GeneratorExp = _Renamed(dict(names)).visit(copy.deepcopy(inner))
        return renamed

    def _new(self, name: str) -> str:
        self.made += 1
        return f"{name}_{self.made}"


class _Renamed(ast.NodeTransformer):
    """Names of a generator as those of the function it is put into."""

    def __init__(self, names: dict[str, ast.expr]) -> None:
        self.names = names

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if node.id not in self.names:
            return node
        found = copy.deepcopy(self.names[node.id])
        if isinstance(found, ast.Name):
            found.ctx = node.ctx
        return found


class _Yielded(ast.NodeTransformer):
    """A loop's body in place of ``yield``. Going on with the next is going on with the generator's
    loop, if a generator does nothing more after it has yielded."""

    def __init__(self, loop: ast.For, where: str) -> None:
        self.loop = loop
        if loop.orelse or any(isinstance(node, ast.Break) for node in ast.walk(loop)):
            raise ValueError(f"{where}: no break and no else in a loop over a generator")

    def visit_Expr(self, node: ast.Expr) -> ast.stmt | list[ast.stmt]:
        if isinstance(node.value, ast.YieldFrom):
            return ast.For(self.loop.target, node.value.value, self.loop.body, [])
        if not isinstance(node.value, ast.Yield) or node.value.value is None:
            return node
        target, value = copy.deepcopy(self.loop.target), node.value.value
        pairs = [(target, value)]
        if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
            pairs = list(zip(target.elts, value.elts, strict=True))
        given: list[ast.stmt] = [ast.Assign([name], each) for name, each in pairs]
        return [*given, *copy.deepcopy(self.loop.body)]


def _assigned(node: ast.AST) -> set[str]:
    """The names that something gives a value to."""
    names = [each for each in ast.walk(node) if isinstance(each, ast.Name)]
    return {name.id for name in names if isinstance(name.ctx, ast.Store)}


def _only_returns(node: ast.If) -> bool:
    return not node.orelse and len(node.body) == 1 and isinstance(node.body[0], ast.Return)


def _fold(value: ast.expr) -> ast.Call | None:
    """``any(… for …)``, also after ``not``."""
    if isinstance(value, ast.UnaryOp) and isinstance(value.op, ast.Not):
        value = value.operand
    match value:
        case ast.Call(func=ast.Name(id=name), args=[ast.GeneratorExp(), *_]) if name in FOLDS:
            return value
    return None


def _negated(value: ast.expr, whole: ast.expr) -> ast.expr:
    return ast.UnaryOp(ast.Not(), value) if isinstance(whole, ast.UnaryOp) else value


def _how(fold: ast.Call) -> str:
    assert isinstance(fold.func, ast.Name)
    return fold.func.id


def _loops(inner: ast.GeneratorExp, body: list[ast.stmt]) -> list[ast.stmt]:
    """The loops of a generator expression around a body."""
    for each in reversed(inner.generators):
        for test in reversed(each.ifs):
            body = [ast.If(test, body, [])]
        body = [ast.For(each.target, each.iter, body, [])]
    return body
