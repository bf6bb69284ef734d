"""The files of the page as they are delivered: scripts and styles without comments and indents.

Lines stay where they are, so that a line number in a browser is the one in the source.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

PAGE = Path(__file__).parent / "page"
TYPINGS = ".d.ts"
KINDS = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
_COMMENT = re.compile(r"/\*.*?\*/ ?", re.DOTALL)
_REMARK = re.compile(r"(?<=;) // [^\"'`\n]*$", re.MULTILINE)
_INDENT = re.compile(r"^[ \t]+(?://.*$)?", re.MULTILINE)


@cache
def delivered() -> dict[str, bytes]:
    """Every file of the page by its address."""
    paths = [path for path in PAGE.rglob("*") if path.suffix in KINDS]
    named = {path.relative_to(PAGE).as_posix(): path for path in sorted(paths)}
    return {name: _read(path) for name, path in named.items() if not name.endswith(TYPINGS)}


def _read(path: Path) -> bytes:
    text = path.read_text(encoding="utf-8")
    is_ours = path.suffix in (".js", ".css") and path.parent == PAGE
    return (lean(text) if is_ours else text).encode()


def lean(text: str) -> str:
    """Without comments and indents, line for line."""
    bare = _COMMENT.sub(lambda found: "\n" * found.group().count("\n"), text)
    return _REMARK.sub("", _INDENT.sub("", bare))
