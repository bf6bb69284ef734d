"""What a person types into a form to enter a thing that lies before them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from opfor.core.form import Blank, Form


def typed(form: Form, row: Mapping[str, Any]) -> list[str]:
    """The lines for one entry of a form, its name first."""
    first = [blank for blank in form.blanks if blank.name == form.key]
    rest = [blank for blank in form.blanks if blank.name != form.key]
    return [*_answers(first, row), *_answers(rest, row)]


def _answers(blanks: Sequence[Blank], row: Mapping[str, Any]) -> Iterator[str]:
    for blank in blanks:
        if not blank.when(row):
            continue
        value = row.get(blank.name)
        if blank.parts:
            yield from _parts(blank, value)
        elif blank.many:
            yield from (_said(each) for each in value or ())
            yield ""
        elif value is None or value == blank.usual:
            yield ""
        else:
            yield _said(value)


def _parts(blank: Blank, value: Any) -> Iterator[str]:
    if isinstance(blank.usual, dict):
        if not blank.needed:
            yield "yes" if value else ""
        if value or blank.needed:
            yield from _answers(blank.parts, value or {})
        return
    for number, each in enumerate(value or ()):
        if not blank.count and (number or not blank.needed):
            yield "yes"
        yield from _answers(blank.parts, each)
    if not blank.count:
        yield ""


def _said(value: Any) -> str:
    match value:
        case None:
            return ""
        case bool():
            return "yes" if value else "no"
        case dict() if set(value) == {"advance", "limit"}:
            return f"{value['advance']} {value['limit']}"
        case dict():
            return ", ".join(f"{name} {number}" for name, number in value.items())
        case list() | tuple():
            return " ".join(map(str, value))
    return str(value)
