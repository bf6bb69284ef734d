"""The two sides of a comparison: this opfor, another one, or this one told otherwise.

``.`` is this opfor; a folder holds another one (a checkout); ``ruling:NAME=VALUE``,
``option:NAME=VALUE`` and ``pack:FOLDER`` are this one told otherwise; anything else is a revision
of the checkout, such as ``HEAD~20`` or a tag.
"""

from __future__ import annotations

import io
import os
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from msgspec import Struct

from opfor.core.errors import OpforError
from opfor.lab.extra import CHECKOUT
from opfor.lab.source import PACKAGE

HERE = "."


class Side(Struct, frozen=True):
    """``source`` is the folder that holds the package, ``options``, ``rulings`` and ``packs`` what
    it is told."""

    name: str
    source: str
    options: dict[str, str] = {}
    rulings: dict[str, str] = {}
    packs: tuple[str, ...] = ()


@contextmanager
def side_of(text: str) -> Iterator[Side]:
    """The side that a word on the command line means; a revision is there while it is used."""
    kind, colon, rest = text.partition(":")
    name, equals, value = rest.partition("=")
    own = str(PACKAGE.parent)
    if text == HERE:
        yield Side(text, own)
    elif colon and kind in ("ruling", "option"):
        if not (name and equals and value):
            raise OpforError(f"{text!r}: write {kind}:NAME=VALUE")
        told = {name if kind == "ruling" else name.replace("-", "_"): value}
        yield Side(text, own, rulings=told) if kind == "ruling" else Side(text, own, options=told)
    elif colon and kind == "pack":
        yield Side(text, own, packs=(rest,))
    elif Path(text).is_dir():
        yield Side(text, str(_package_in(Path(text))))
    else:
        with tempfile.TemporaryDirectory() as folder:
            _check_out(text, Path(folder))
            yield Side(text, str(_package_in(Path(folder))))


def _package_in(folder: Path) -> Path:
    for root in (folder / "src", folder):
        if (root / "opfor" / "__init__.py").is_file():
            return root.resolve()
    raise OpforError(f"{folder}: holds no opfor; give a checkout, or the folder with the package")


def _check_out(revision: str, folder: Path) -> None:
    """The sources of a revision of the checkout that runs now."""
    if revision.startswith("-") or not (CHECKOUT / ".git").exists():
        raise OpforError(f"{revision!r}: neither a folder nor a revision of a checkout")
    command = ["git", "-C", str(CHECKOUT), "archive", "--format=tar", revision, "src/opfor"]
    done = subprocess.run(command, capture_output=True)
    if done.returncode:
        raise OpforError(f"{revision!r}: neither a folder nor a revision of {CHECKOUT}")
    with tarfile.open(fileobj=io.BytesIO(done.stdout)) as archive:
        archive.extraction_filter = getattr(tarfile, "data_filter", None)  # since Python 3.11.4
        archive.extractall(folder)


def environment(side: Side) -> dict[str, str]:
    """The side's package first on the path, what is installed here after it."""
    others = [path for path in sys.path if path and Path(path) != PACKAGE.parent]
    return {**os.environ, "PYTHONPATH": os.pathsep.join([side.source, *others])}
