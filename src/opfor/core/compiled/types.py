"""C types, derived: of fields from their sizes, of functions from annotations and assignments."""

from __future__ import annotations

import ast
from collections.abc import Mapping, Sequence, Set
from types import MappingProxyType

C = {
    "int": "int",
    "bool": "int",
    "float": "double",
    "None": "void",
    "Bits": "unsigned long long",
    "Long": "long long",
    "Pool": "int*",
    "Log": "int",
    "Numbers": "int[::1]",
    "Seeds": "unsigned long long[::1]",
    "Reals": "float[::1]",
}
LOCAL = {"Bits": "ulonglong", "Long": "longlong", "int": "int", "float": "double"}


def declared_class(
    node: ast.ClassDef,
    known: set[str],
    numbers: Mapping[str, int | float],
    inner: Set[str] = frozenset(),
    sizes: Mapping[str, Sequence[int]] = MappingProxyType({}),
) -> str:
    """A memory with its fields; those that a class below has already are only filled here. Python
    may look at all but the ``inner`` ones, named tuples. Sizes that are not known are read."""
    bases = [ast.unparse(base) for base in node.bases if ast.unparse(base) != "Memory"]
    lines = [f"cdef class {node.name}({bases[0]}):" if bases else f"cdef class {node.name}:"]
    for item in node.body:
        if not isinstance(item, ast.AnnAssign) or ast.unparse(item.target) in known:
            continue
        name = ast.unparse(item.target)
        known.add(name)
        kind = _field(item, numbers, sizes.get(name))
        how = "cdef" if kind.partition("[")[0] in inner else "cdef public"
        lines.append(f"    {how} {kind} {name}")
    return "\n".join([*lines, "    pass", ""])


def declared_tuple(name: str, fields: Sequence[tuple[str, str]]) -> str:
    """A named tuple of numbers."""
    lines = [f"    {C[kind]} {field}" for field, kind in fields]
    return "\n".join([f"ctypedef struct {name}:", *lines, ""])


def _field(
    item: ast.AnnAssign, numbers: Mapping[str, int | float], sizes: Sequence[int] | None
) -> str:
    kind = ast.unparse(item.annotation)
    while kind.startswith("list["):
        kind = kind[5:-1]
    if sizes is None:
        sizes = sizes_of(item.value, numbers) if item.value is not None else []
    return C.get(kind, kind) + "".join(f"[{size}]" for size in sizes)


def sizes_of(value: ast.expr | None, numbers: Mapping[str, int | float]) -> list[int]:
    """``field(THEATRES, SIDES)``; anything else is a single number."""
    if not (isinstance(value, ast.Call) and ast.unparse(value.func) == "field"):
        return []
    names: list[ast.expr] = []
    for each in value.args:
        starred = isinstance(each, ast.Starred) and isinstance(each.value, ast.Tuple)
        names += each.value.elts if starred else [each]  # type: ignore[attr-defined]
    return [
        int(ast.literal_eval(name))
        if isinstance(name, ast.Constant)
        else int(numbers[_said(name).replace(".", "_")])
        for name in names
    ]


def signature(node: ast.FunctionDef, memory: str) -> tuple[str, str]:
    """What a function takes and gives, in C."""
    arguments, defaults = node.args.args, len(node.args.defaults)
    plain = len(arguments) - defaults
    taken = [
        f"{_c(argument.annotation, memory)} {argument.arg}{'=*' if place >= plain else ''}"
        for place, argument in enumerate(arguments)
    ]
    return ", ".join(taken), _c(node.returns, memory)


def declared_function(
    node: ast.FunctionDef, is_door: bool, memory: str, returns: Mapping[str, str]
) -> str:
    """How a function looks to others, with its locals that are no whole numbers of 32 bits."""
    lines, (taken, result) = [], signature(node, memory)
    if found := _locals(node, returns):
        lines.append(
            "@cython.locals(" + ", ".join(f"{n}=cython.{k}" for n, k in found.items()) + ")"
        )
    lines.append(f"{'cpdef' if is_door else 'cdef'} {result} {node.name}({taken}) noexcept nogil")
    return "\n".join(lines)


def _said(annotation: ast.expr | None) -> str:
    return "None" if annotation is None else ast.unparse(annotation)


def _c(annotation: ast.expr | None, memory: str) -> str:
    """``Measured[Mind]`` is a kind of function (``declared_kind``), a tuple one of numbers."""
    said = _said(annotation)
    if said.startswith("tuple["):
        return "(" + ", ".join(C[each.strip()] for each in said[6:-1].split(",")) + ")"
    said = said.partition("[")[0]
    return memory if said in ("Mind", "Memory") else C.get(said, said)


def declared_kind(node: ast.stmt, memory: str) -> str:
    """``Worth = Callable[[Battle, int], float]``: functions that are handed on; else nothing."""
    if not isinstance(node, ast.Assign) or not isinstance(node.value, ast.Subscript):
        return ""
    kind = node.value
    if ast.unparse(kind.value) != "Callable" or not isinstance(kind.slice, ast.Tuple):
        return ""
    taken, result = kind.slice.elts
    assert isinstance(taken, ast.List)
    numbers = ", ".join(_c(each, memory) for each in taken.elts)
    name = ast.unparse(node.targets[0])
    return f"ctypedef {_c(result, memory)} (*{name})({numbers}) noexcept nogil\n"


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
