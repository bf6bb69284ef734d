"""C types, derived: of fields from their sizes, of functions from annotations and assignments."""

from __future__ import annotations

import ast
from collections.abc import Mapping

C = {
    "int": "int",
    "bool": "int",
    "float": "double",
    "None": "void",
    "Bits": "unsigned long long",
    "Long": "long long",
    "Pool": "int*",
    "Numbers": "int[::1]",
    "Seeds": "unsigned long long[::1]",
    "tuple[int, int]": "(int, int)",
    "Measured[Mind]": "Measured",
}
LOCAL = {"Bits": "ulonglong", "Long": "longlong"}


def declared_class(node: ast.ClassDef, known: set[str], numbers: Mapping[str, int | float]) -> str:
    """A memory with its fields; those that a class below has already are only filled here."""
    bases = [ast.unparse(base) for base in node.bases if ast.unparse(base) != "Memory"]
    lines = [f"cdef class {node.name}({bases[0]}):" if bases else f"cdef class {node.name}:"]
    for item in node.body:
        if not isinstance(item, ast.AnnAssign) or ast.unparse(item.target) in known:
            continue
        name = ast.unparse(item.target)
        known.add(name)
        lines.append(f"    cdef public {_field(item, numbers)} {name}")
    return "\n".join([*lines, "    pass", ""])


def _field(item: ast.AnnAssign, numbers: Mapping[str, int | float]) -> str:
    kind = ast.unparse(item.annotation)
    while kind.startswith("list["):
        kind = kind[5:-1]
    sizes = sizes_of(item.value, numbers) if item.value is not None else []
    return C.get(kind, kind) + "".join(f"[{size}]" for size in sizes)


def sizes_of(value: ast.expr, numbers: Mapping[str, int | float]) -> list[int]:
    """``field(THEATRES, SIDES)``; anything else is a single number."""
    if not (isinstance(value, ast.Call) and ast.unparse(value.func) == "field"):
        return []
    names: list[ast.expr] = []
    for each in value.args:
        starred = isinstance(each, ast.Starred) and isinstance(each.value, ast.Tuple)
        names += each.value.elts if starred else [each]  # type: ignore[attr-defined]
    return [int(numbers[ast.unparse(name)]) for name in names]


def declared_function(
    node: ast.FunctionDef, is_door: bool, memory: str, returns: Mapping[str, str]
) -> str:
    """How a function looks to others, with its locals that are no whole numbers of 32 bits."""
    lines, arguments = [], node.args.args
    defaults = [False] * (len(arguments) - len(node.args.defaults)) + [True] * len(
        node.args.defaults
    )
    taken = [
        f"{_c(argument.annotation, memory)} {argument.arg}{'=*' if has_default else ''}"
        for argument, has_default in zip(arguments, defaults, strict=True)
    ]
    if found := _locals(node, returns):
        lines.append(
            "@cython.locals(" + ", ".join(f"{n}=cython.{k}" for n, k in found.items()) + ")"
        )
    result, how = _c(node.returns, memory), "cpdef" if is_door else "cdef"
    lines.append(f"{how} {result} {node.name}({', '.join(taken)}) noexcept nogil")
    return "\n".join(lines)


def _c(annotation: ast.expr | None, memory: str) -> str:
    said = "None" if annotation is None else ast.unparse(annotation)
    return memory if said == "Mind" else C.get(said, said)


def _locals(node: ast.FunctionDef, returns: Mapping[str, str]) -> dict[str, str]:
    """``double`` of what has a point, ``bint`` of what is yes or no, what is said to be wide."""
    found: dict[str, str] = {}
    for each in ast.walk(node):
        if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name):
            found[each.target.id] = LOCAL[ast.unparse(each.annotation)]
        elif isinstance(each, ast.Assign):
            for name, value in _pairs(each):
                if kind := _kind(value, returns, found):
                    found.setdefault(name, kind)
    for argument in node.args.args:
        found.pop(argument.arg, None)
    return found


def _pairs(node: ast.Assign) -> list[tuple[str, ast.expr]]:
    target, value = node.targets[0], node.value
    if isinstance(target, ast.Name):
        return [(target.id, value)]
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        both = zip(target.elts, value.elts, strict=True)
        return [(name.id, each) for name, each in both if isinstance(name, ast.Name)]
    return []


def _kind(value: ast.expr, returns: Mapping[str, str], known: Mapping[str, str]) -> str:
    match value:
        case ast.Compare() | ast.UnaryOp(op=ast.Not()):
            return "bint"
        case ast.Constant(value=bool()):
            return "bint"
        case ast.Constant(value=float()):
            return "double"
        case ast.BoolOp(values=values):
            return _first(("bint", "double"), [_kind(v, returns, known) for v in values])
        case ast.Call(func=ast.Name(id=name)):
            return {"bool": "bint", "float": "double"}.get(returns.get(name, ""), "")
        case ast.Name(id=name):
            return known.get(name, "")
        case ast.BinOp(op=ast.Div()):
            return "double"
        case ast.BinOp(left=left, right=right):
            return _first(("double",), [_kind(left, returns, known), _kind(right, returns, known)])
        case ast.IfExp(body=body, orelse=orelse):
            kinds = [_kind(body, returns, known), _kind(orelse, returns, known)]
            return kinds[0] if kinds[0] == kinds[1] else _first(("double",), kinds)
    return ""


def _first(wanted: tuple[str, ...], kinds: list[str]) -> str:
    return next((kind for kind in wanted if kind in kinds), "")
