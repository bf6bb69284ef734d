"""How a document is written: one way for every file."""

from __future__ import annotations

import json
from collections.abc import Iterator

from opfor.kit.documents.nodes import Array, Field, Item, Node, Notes, Scalar, Section, Sections

INDENT = "    "


def written(root: Section, end: list[str]) -> str:
    """The text: plain entries first, then what has a header, a blank line before each."""
    lines = [*_table(root, ()), *_spaced(end)]
    while lines and not lines[0]:
        lines.pop(0)
    while lines and not lines[-1]:
        lines.pop()
    return "".join(f"{line}\n" for line in lines)


def _table(table: Section, path: tuple[str, ...]) -> Iterator[str]:
    for name, entry in table.entries.items():
        if not _has_header(entry.node):
            yield from _entry(name, entry)
    for name, entry in table.entries.items():
        if _has_header(entry.node):
            yield from _below(entry, (*path, name))


def _has_header(node: Node) -> bool:
    return isinstance(node, Sections) or (isinstance(node, Section) and node.form == "header")


def _below(entry: Field, path: tuple[str, ...]) -> Iterator[str]:
    """What has headers: a table, or each of a list of them."""
    head = ".".join(map(key, path))
    if isinstance(entry.node, Sections):
        for row in entry.node.rows:
            yield from _headed(f"[[{head}]]", row, path)
    elif isinstance(entry.node, Section) and _is_told(entry):
        yield from _headed(f"[{head}]", entry, path)
    elif isinstance(entry.node, Section):
        yield from _table(entry.node, path)


def _is_told(entry: Field) -> bool:
    """Whether a table's own header is written: not where it only leads to others below it."""
    assert isinstance(entry.node, Section)
    inside = entry.node.entries.values()
    leads = bool(inside) and all(_has_header(each.node) for each in inside)
    return not leads or entry.notes.line > 0


def _headed(head: str, entry: Field, path: tuple[str, ...]) -> Iterator[str]:
    said = entry.notes.before
    while said and not said[0]:
        said = said[1:]
    yield ""
    yield from _spaced(said)
    yield head + _behind(entry.notes)
    assert isinstance(entry.node, Section)
    yield from _table(entry.node, path)


def _entry(name: str, entry: Field) -> Iterator[str]:
    """A key with its value; of a dotted table each key with the names before it."""
    yield from _spaced(entry.notes.before)
    if isinstance(entry.node, Section) and entry.node.form == "dotted":
        for inner, each in entry.node.entries.items():
            for line in _entry(inner, each):
                yield f"{key(name)}.{line}" if line and not line.startswith("#") else line
        return
    yield f"{key(name)} = {value(entry.node)}" + _behind(entry.notes)


def _spaced(said: list[str]) -> Iterator[str]:
    """Comments, and no more than one blank line at a time."""
    for n, line in enumerate(said):
        if line or n == 0 or said[n - 1]:
            yield line


def _behind(notes: Notes) -> str:
    return f"  {notes.behind}" if notes.behind else ""


def key(name: str) -> str:
    """A key, in quotes where it needs them."""
    bare = name.replace("-", "").replace("_", "")
    return name if bare.isascii() and bare.isalnum() else _scalar(name)


def value(node: Node, indent: str = "") -> str:
    """A value as it stands behind its key; further lines of it are indented."""
    match node:
        case Scalar(given, raw):
            return raw or _scalar(given)
        case Array(items, has_rows, end) if has_rows and (items or end):
            return _rows(items, end, indent)
        case Array(items):
            return f"[{', '.join(value(item.node, indent) for item in items)}]"
        case Section(entries):
            inside = ", ".join(_pair(name, each) for name, each in entries.items())
            return f"{{ {inside} }}" if inside else "{}"
        case Sections(rows):
            return f"[{', '.join(value(row.node) for row in rows)}]"


def _pair(name: str, entry: Field) -> str:
    node = entry.node
    if isinstance(node, Section) and node.form == "dotted":
        return ", ".join(
            f"{key(name)}.{_pair(inner, each)}" for inner, each in node.entries.items()
        )
    return f"{key(name)} = {value(node)}"


def _rows(items: list[Item], end: list[str], indent: str) -> str:
    """Line by line, as the rows were broken, a comma behind every item."""
    deeper = indent + INDENT
    lines: list[str] = []
    for n, item in enumerate(items):
        lines += [deeper + said for said in item.notes.before]
        is_new = item.begins_row or n == 0 or item.notes.before or items[n - 1].notes.behind
        said = f"{value(item.node, deeper)},"
        if is_new:
            lines.append(deeper + said)
        else:
            lines[-1] += f" {said}"
        lines[-1] += _behind(item.notes)
    return "\n".join(["[", *lines, *(deeper + said for said in end), f"{indent}]"])


def _scalar(given: object) -> str:
    if isinstance(given, bool):
        return "true" if given else "false"
    if isinstance(given, str):
        return json.dumps(given, ensure_ascii=False).replace("\x7f", "\\u007F")
    return str(given)
