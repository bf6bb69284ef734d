"""Functions as the compiler wants them: what only Python can say in one word is written out.

``tell`` and ``note`` become one call for each number, and none where nothing is kept; a row that is
given a name before is put where it is noted; ``unit, space = best(war)`` of a named tuple reads its
fields; ``offer(war, FIRE, where=space)`` gives every number up to the last one named.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping, Sequence
from typing import NamedTuple


class Known(NamedTuple):
    """What the words of a game's functions mean: named tuples with their fields, what functions
    return, which fields of the memory hold named tuples, the numbers of events, what functions
    take, with what stands for it where it is left out."""

    tuples: Mapping[str, Sequence[str]]
    returns: Mapping[str, str]
    held: Mapping[str, str]
    events: Mapping[str, int]
    taken: Mapping[str, Mapping[str, ast.expr | None]]


class Bare(ast.NodeTransformer):
    """Locals without their annotations."""

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.stmt:
        assert node.value is not None
        return ast.copy_location(ast.Assign([node.target], node.value), node)


class Rewritten(ast.NodeTransformer):
    """One function after the other."""

    def __init__(self, known: Known) -> None:
        self.known = known
        self.unpacked = 0
        self.rows = dict[str, ast.expr]()

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.decorator_list, self.rows = [], {}
        return self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> ast.expr:
        self.generic_visit(node)
        match node:
            case ast.Call(func=ast.Name(id="bool"), args=[value]):
                return _expression(f"not not ({_text(value)})")
            case ast.Call(func=ast.Name(id="int"), args=[value]):
                is_test = self._is_test(value)
                return _expression(f"1 if {_text(value)} else 0") if is_test else value
        if node.keywords and isinstance(node.func, ast.Name) and node.func.id in self.known.taken:
            given = {each.arg: each.value for each in node.keywords}
            names = list(self.known.taken[node.func.id].items())[len(node.args) :]
            while given:
                name, otherwise = names.pop(0)
                node.args.append(given.pop(name, otherwise or ast.Constant(0)))
            node.keywords = []
        return node

    def _is_test(self, value: ast.expr) -> bool:
        """Whether something is a yes or no."""
        if isinstance(value, ast.Call) and isinstance(value.func, ast.Name):
            return self.known.returns.get(value.func.id) == "bool"
        negation = isinstance(value, ast.UnaryOp) and isinstance(value.op, ast.Not)
        return negation or isinstance(value, (ast.BoolOp, ast.Compare))

    def visit_Expr(self, node: ast.Expr) -> ast.stmt | list[ast.stmt]:
        self.generic_visit(node)
        match node.value:
            case ast.Call(func=ast.Name(id="tell"), args=[run, kind, *numbers]):
                noted = self._noted(run, self._event(kind, node), numbers)
                test = _expression(f"{_text(run)}.keeps and not {_text(run)}.is_thought")
                return ast.If(test, noted, [])
            case ast.Call(func=ast.Name(id="note"), args=[run, kind, *numbers]):
                return self._noted(run, kind, numbers)
        return node

    def visit_Assign(self, node: ast.Assign) -> ast.stmt | list[ast.stmt]:
        self.generic_visit(node)
        match node.targets, node.value:
            case [ast.Name(id=name)], value if _is_row(value):
                self.rows[name] = value
                return []
            case [ast.Tuple(elts=names)], ast.Tuple(elts=values) if all(map(_is_row, values)):
                self.rows |= dict(zip(map(_text, names), values, strict=True))
                return []
            case [ast.Tuple(elts=names)], ast.Call(func=ast.Name(id=name)):
                fields = self.known.tuples.get(self.known.returns.get(name, ""))
                if fields is not None:
                    return self._unpacked(names, fields, node.value)
            case [ast.Tuple(elts=names)], ast.Subscript(value=ast.Attribute(attr=name)):
                if name in self.known.held:
                    fields = self.known.tuples[self.known.held[name]]
                    return self._unpacked(names, fields, node.value)
        return node

    def _event(self, kind: ast.expr, node: ast.Expr) -> ast.expr:
        name = kind.attr if isinstance(kind, ast.Attribute) else _text(kind)
        if name not in self.known.events:
            raise ValueError(f"{_text(node)}: {name} is not an event of the game")
        return ast.Constant(self.known.events[name])

    def _noted(self, run: ast.expr, kind: ast.expr, numbers: list[ast.expr]) -> list[ast.stmt]:
        numbers = [self.rows.get(_text(each), each) for each in numbers]
        said = ", ".join(_text(each) for each in (run, kind, *numbers))
        if not any(map(_is_row, numbers)):
            return ast.parse(f"note_{len(numbers)}({said})").body
        lines = [f"open_row({_text(run)}, {_text(kind)})"]
        for number in numbers:
            match number:
                case ast.Call(func=ast.Name(id="row"), args=[held, count]):
                    lines.append(f"put_row({_text(run)}, {self._row(held, count)})")
                case ast.Call(func=ast.Name(id="tokens"), args=[counts, kinds]):
                    lines.append(f"put_tokens({_text(run)}, {_text(counts)}, {_text(kinds)})")
                case _:
                    lines.append(f"put({_text(run)}, {_text(number)})")
        lines.append(f"close_row({_text(run)})")
        return ast.parse("\n".join(lines)).body

    def _row(self, held: ast.expr, count: ast.expr) -> str:
        """A row of the memory and how many numbers it has; of named tuples, all of theirs."""
        name = held.attr if isinstance(held, ast.Attribute) else ""
        if kind := self.known.held.get(name):
            size = len(self.known.tuples[kind])
            return f"cython.cast('int*', {_text(held)}), {size} * ({_text(count)})"
        return f"{_text(held)}, {_text(count)}"

    def _unpacked(
        self, names: list[ast.expr], fields: Sequence[str], value: ast.expr
    ) -> list[ast.stmt]:
        self.unpacked += 1
        whole = f"unpacked_{self.unpacked}"
        lines = [f"{whole} = {_text(value)}"]
        lines += [f"{_text(n)} = {whole}.{f}" for n, f in zip(names, fields, strict=True)]
        return ast.parse("\n".join(lines)).body


def _is_row(node: ast.expr) -> bool:
    return _text(node).startswith(("row(", "tokens("))


def _expression(text: str) -> ast.expr:
    return ast.parse(text, mode="eval").body


def _text(node: ast.AST) -> str:
    return ast.unparse(node)
