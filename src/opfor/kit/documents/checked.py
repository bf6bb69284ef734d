"""A document while it is written: every fault with its place and what could stand there."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence

from opfor.core.drawing import Fault, Path
from opfor.core.errors import BadPack
from opfor.kit.documents.document import Document

STEP = re.compile(r"\[(\d+)\]|([\w-]+)")
AT_LINE = re.compile(r"at line (\d+), column (\d+)")


def checked(
    text: str, name: str, faults_of: Callable[[Document], Iterable[Fault]]
) -> Sequence[Fault]:
    """Every fault of a file called ``name.toml``; one that cannot be read has that alone."""
    try:
        document = Document.of(text, f"{name}.toml")
    except BadPack as error:
        found = AT_LINE.search(str(error))
        line, column = map(int, found.groups()) if found else (1, 1)
        return [Fault(what=str(error), line=line, column=column)]
    return list(faults_of(document))


def fault_at(document: Document, path: Path, what: str, could_be: Sequence[str]) -> Fault:
    """A fault of a place, or of the file."""
    line, column = document.line_of(path) if path else (1, 1)
    where = "".join(f"[{s}]" if isinstance(s, int) else f".{s}" for s in path).removeprefix(".")
    return Fault(
        what=what, where=where, path=path, line=line, column=column, could_be=tuple(could_be)
    )


def way_of(where: str | None) -> Path:
    """``roles[1].army``, as a misfit names a place, step by step."""
    return tuple(int(n) if n else name for n, name in STEP.findall(where or ""))
