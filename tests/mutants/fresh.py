"""Tests in a process of their own, with one broken file read in place of the right one.

Also ``python -m tests.mutants.fresh --built MODULE``: the functions that importing a game calls.
"""

from __future__ import annotations

import importlib
import importlib.machinery
import os
import sys
from pathlib import Path
from types import CodeType
from typing import Any

from opfor.core import series
from tests.mutants.server import KILLED, SURVIVED
from tests.mutants.watched import called


class Broken(importlib.machinery.SourceFileLoader):
    """Reads the broken file where the right one is asked for."""

    def get_code(self, fullname: str) -> CodeType | None:
        if self.path != os.environ["OPFOR_BROKEN"]:
            return super().get_code(fullname)
        source = Path(os.environ["OPFOR_BROKEN_AS"]).read_text(encoding="utf-8")
        return compile(source, self.path, "exec")


LOADERS: list[Any] = [
    (importlib.machinery.ExtensionFileLoader, importlib.machinery.EXTENSION_SUFFIXES),
    (Broken, importlib.machinery.SOURCE_SUFFIXES),
]
"""Compiled modules are read as ever: without them packages of others would fail, and every mutant
would seem to be killed."""


def play_plainly() -> None:
    """A mutant changes functions in memory or as they are imported: what was made of the files
    before would not notice."""
    series.compiled = lambda *_: None
    series.plain_module = lambda *_: None


def main(words: list[str]) -> int:
    if words[0] == "--built":
        with called(words[2]) as reached:
            importlib.import_module(words[1])
        print("\n".join("\t".join(each) for each in sorted(reached)))
        return 0
    play_plainly()
    sys.path_hooks.insert(0, importlib.machinery.FileFinder.path_hook(*LOADERS))
    sys.path_importer_cache.clear()
    import pytest

    code = pytest.main(["-x", "-q", "-q", "-p", "no:cacheprovider", *words])
    return SURVIVED if code == 0 else KILLED


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
