"""Our reader of phrase books against ``fluent.syntax``, the reference parser, on every book."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import opfor
from opfor.core.fluent import (
    Call,
    Expression,
    Literal,
    Pattern,
    Phrase,
    Reference,
    Select,
    Text,
    Variable,
    entries,
    read_entry,
)

ast = pytest.importorskip("fluent.syntax.ast")
from fluent.syntax import FluentParser  # noqa: E402

PACKAGE = Path(opfor.__file__).parent
BOOKS = sorted(PACKAGE.rglob("words/*/*.ftl"))


def by_the_reference(text: str) -> dict[str, Phrase]:
    """A file as the reference parser reads it, in the values of our reader."""
    read: dict[str, Phrase] = {}
    for entry in FluentParser(with_spans=False).parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message | ast.Term):
            name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
            attributes = {each.id.name: pattern(each.value) for each in entry.attributes}
            read[name] = Phrase(name, pattern(entry.value), attributes)
    return read


def pattern(read: Any) -> Pattern:
    return () if read is None else tuple(map(expression, read.elements))


def expression(read: Any) -> Expression:
    match read:
        case ast.TextElement():
            return Text(read.value)
        case ast.Placeable():
            return expression(read.expression)
        case ast.StringLiteral() | ast.NumberLiteral():
            return Literal(read.value)
        case ast.VariableReference():
            return Variable(read.id.name)
        case ast.FunctionReference():
            return Call(read.id.name, expression(read.arguments.positional[0]))
        case ast.MessageReference() | ast.TermReference():
            sign = "-" * isinstance(read, ast.TermReference)
            return Reference(sign + read.id.name, read.attribute.name if read.attribute else "")
        case ast.SelectExpression():
            return selection(read)
    raise AssertionError(f"no book should need {type(read).__name__}")


def selection(read: Any) -> Select:
    named = [(getattr(each.key, "name", None) or each.key.value, each) for each in read.variants]
    variants = tuple((name, pattern(each.value)) for name, each in named)
    (default,) = (name for name, each in named if each.default)
    return Select(expression(read.selector), variants, default)


@pytest.mark.parametrize("path", BOOKS, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_both_read_the_same_in_every_book(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    ours = {name: read_entry(name, body) for name, body, _ in entries(text)}
    theirs = by_the_reference(text)
    assert ours.keys() == theirs.keys()
    assert [name for name in ours if ours[name] != theirs[name]] == []
