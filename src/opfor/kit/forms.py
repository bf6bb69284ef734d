"""Forms read off the types of tables: what is asked about a thing follows from its fields.

Words of a ``Literal`` become choices, numbers are asked as numbers, lists line by line, things
inside a thing (the forces of a mission) one after another. A game puts its own blanks where it
knows more: order text, for one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec
from msgspec import NODEFAULT, Struct

from opfor.core.door import is_whole, whole_number
from opfor.core.echo import shortened
from opfor.core.errors import OpforError, one_of
from opfor.core.form import Blank, Form, Row

LEAST, MOST = -999, 9999
YES, NO = "yes", "no"
SPOKEN = ("title", "text")
"""Fields whose value may have several words."""
UNASKED = ("provenance", "note", "boards")
"""Fields nobody is asked about: ground of one's own is painted, or written by hand."""


def form_of(
    name: str,
    table: str,
    rows: str,
    kind: type[Struct],
    *,
    key: str = "id",
    words: Mapping[str, str] | None = None,
    own: Mapping[str, Blank] | None = None,
    **more: Any,
) -> Form:
    """The form of the entries of a table; ``words`` are better questions, ``own`` better blanks."""
    return Form(name, table, rows, key, blanks_of(kind, words or {}, own or {}), **more)


def blanks_of(
    kind: type[Struct], words: Mapping[str, str], own: Mapping[str, Blank]
) -> tuple[Blank, ...]:
    """A blank for each field: first what must be filled in, last the text."""
    listed = msgspec.structs.fields(kind)
    fields = [f for f in listed if f.name not in UNASKED and not _is_keyed(_plain(f.type))]
    fields.sort(key=lambda field: (not field.required, field.name == "text"))
    return tuple(own.get(field.name) or _blank(field, words, own) for field in fields)


def _blank(
    field: msgspec.structs.FieldInfo, words: Mapping[str, str], own: Mapping[str, Blank]
) -> Blank:
    inner = _plain(field.type)
    question = words.get(field.name) or field.name.replace("_", " ")
    usual = None if field.default is NODEFAULT else msgspec.to_builtins(field.default)
    if get_origin(inner) is tuple and _is_list(inner):
        each = _plain(get_args(inner)[0])
        if _is_struct(each):
            parts = blanks_of(each, words, own)
            return Blank(field.name, question, needed=field.required, parts=parts)
        reads, names = _reader(question, each)
        return Blank(
            field.name, f"{question}{_said(names)}", reads, [], field.required, True,
            complete=lambda typed: starting(typed, names),
        )  # fmt: skip
    if get_origin(inner) is tuple and all(map(_is_struct, get_args(inner))):
        parts = blanks_of(get_args(inner)[0], words, own)
        return Blank(field.name, question, parts=parts, count=len(get_args(inner)))
    if _is_struct(inner):
        parts = blanks_of(inner, words, own)
        return Blank(field.name, question, needed=field.required, many=False, parts=parts, usual={})
    reads, names = _reader(question, inner)
    return Blank(
        field.name, f"{question}{_said(names)}", reads, usual, field.required,
        complete=lambda typed: starting(typed, names),
    )  # fmt: skip


def starting(typed: str, names: Sequence[str]) -> list[str]:
    """The names that begin as typed."""
    return [name for name in names if name.casefold().startswith(typed.casefold())]


def _said(names: Sequence[str]) -> str:
    return f" ({', '.join(names)})" if names else ""


def _reader(what: str, kind: Any) -> tuple[Any, tuple[str, ...]]:
    """How a value of that type is read, and the words it may be."""
    if get_origin(kind) is Literal:
        names = tuple(map(str, get_args(kind)))
        values = dict(zip(names, get_args(kind), strict=True))
        return (lambda text: _chosen(what, text, values)), names
    if kind is bool:
        return (lambda text: _chosen(what, text, {YES: True, NO: False})), (YES, NO)
    if kind is int:
        return (lambda text: whole_number(text, what, LEAST, MOST)), ()
    if kind is float:
        return (lambda text: _number(what, text)), ()
    if get_origin(kind) is dict:
        return (lambda text: _pairs(what, text)), ()
    if get_origin(kind) is tuple:
        return (lambda text: [_reader(what, get_args(kind)[0])[0](w) for w in text.split()]), ()
    return (lambda text: text.strip()), ()


def _chosen(what: str, text: str, values: Mapping[str, Any]) -> Any:
    """A word, or the beginning of just one."""
    fitting = starting(text.strip(), list(values)) if text.strip() else []
    exact = [name for name in fitting if name.casefold() == text.strip().casefold()]
    if len(exact or fitting) == 1:
        return values[(exact or fitting)[0]]
    raise OpforError(one_of(what, shortened(text), values))


def _number(what: str, text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise OpforError(f"{what}: {shortened(text)!r} is not a number") from None


def _pairs(what: str, text: str) -> dict[str, int]:
    """``rifle 4, sherman 2``."""
    found = {}
    for part in filter(None, (each.strip() for each in text.split(","))):
        name, _, number = part.rpartition(" ")
        if not name or not is_whole(number):
            raise OpforError(f"{what}: {shortened(part)!r}: write a name and a number: rifle 4")
        found[name.strip()] = int(number)
    return found


def _plain(kind: Any) -> Any:
    """A type without its bounds and without ``None``."""
    if get_origin(kind) is Annotated:
        return _plain(get_args(kind)[0])
    if get_origin(kind) in (Union, UnionType):
        kinds = [each for each in get_args(kind) if each is not NoneType]
        return _plain(kinds[0])
    return kind


def _is_list(kind: Any) -> bool:
    return len(get_args(kind)) == 2 and get_args(kind)[1] is Ellipsis


def _is_keyed(kind: Any) -> bool:
    """Things by name, such as the exits of single counters: for a file written by hand."""
    return get_origin(kind) in (dict, Mapping) and _is_struct(_plain(get_args(kind)[1]))


def _is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Struct)


def one_lined(form_words: Sequence[str], form: Form) -> Row:
    """``NAME field value field value``: fields by name, in any order."""
    known = {blank.name: blank for blank in form.blanks if not blank.parts}
    row: Row = {}
    words = list(form_words)
    while words:
        name = _field(words.pop(0))
        if name not in known:
            raise OpforError(one_of(f"{form.name}: field", name, known))
        blank, value = known[name], words[:1]
        del words[:1]
        if not value:
            raise OpforError(f"{form.name}: {name}: a value must follow")
        while (blank.many or name in SPOKEN) and words and _field(words[0]) not in known:
            value.append(words.pop(0))
        row[name] = [blank.read(w) for w in value] if blank.many else blank.read(" ".join(value))
    return row


def _field(word: str) -> str:
    return word.replace("-", "_").casefold()
