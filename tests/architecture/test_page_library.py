"""What the page leaves out of Python's library is imported by nothing that is in the page."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator

import build_pages


def imported(source: bytes) -> Iterator[str]:
    """Modules that a file imports, at its top or later, as paths of the library."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (each.name.replace(".", "/") for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module.replace(".", "/")
            yield from (f"{node.module}/{each.name}".replace(".", "/") for each in node.names)


SERVED = (
    *("surfaces/web/command.py", "surfaces/web/server.py", "surfaces/web/guard.py"),
    *("core/ctrl_c.py", "told/balance/trials.py"),
)
"""In the page, but never asked there: they serve it, or work with several processes."""


def test_nothing_in_the_page_imports_what_is_left_out() -> None:
    files = build_pages.ours()
    assert len(files) > 500
    found = [
        f"{name}: {module}"
        for name, body in files.items()
        if name.endswith(".py") and not name.endswith(SERVED)
        for module in imported(body)
        if f"{module}.".startswith(build_pages.UNUSED)
        or f"{module}/".startswith(build_pages.UNUSED)
    ]
    assert found == []


def test_the_page_has_what_the_needle_needs_and_nothing_else_of_the_lab() -> None:
    ask = (
        "import sys, opfor.lab.needle, opfor.lab.verdict, opfor.lab.drawn; "
        "print(*sorted(m for m in sys.modules if m.startswith('opfor.lab')))"
    )
    ran = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True)
    needed = {
        name.removeprefix("opfor.lab").strip(".") or "__init__" for name in ran.stdout.split()
    }
    there = {name for name in build_pages.ours() if name.startswith("opfor/lab/")}
    assert there == {f"opfor/lab/{name}.py" for name in needed}
