"""The files of the page as they are delivered: scripts and styles without comments and indents.

Lines stay where they are, so that a line number in a browser is the one in the source. Every build
has a fingerprint: the page says it, and the worker that keeps the page carries it.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from opfor.core.language import ENGLISH, LANGUAGES, speaking
from opfor.core.phrasebook import PhraseBook

PAGE = Path(__file__).parent / "page"
TYPINGS = ".d.ts"
KINDS = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
}
INDEX, KEEPER = "index.html", "service.js"
VERSION = 'name="opfor-version" content="{}"'
BUILD = 'const BUILD = { version: "", kind: "server", files: {} };'
_COMMENT = re.compile(r"/\*.*?\*/ ?", re.DOTALL)
_REMARK = re.compile(r"(?<=;) // [^\"'`\n]*$", re.MULTILINE)
_INDENT = re.compile(r"^[ \t]+(?://.*$)?", re.MULTILINE)
_SAID = re.compile(rb'name="opfor-version" content="([^"]*)"')
_CARRIED = re.compile(rb"const BUILD = \{.*\};")


@cache
def delivered() -> dict[str, bytes]:
    """Every file of the page by its address."""
    paths = [path for path in PAGE.rglob("*") if path.suffix in KINDS]
    named = {path.relative_to(PAGE).as_posix(): path for path in sorted(paths)}
    files = {name: _read(path) for name, path in named.items() if not name.endswith(TYPINGS)}
    return stamped({**files, **_words()}, "server")


def _words() -> dict[str, bytes]:
    """The page's own words in each language by their English, loaded when it is chosen."""
    book = PhraseBook.of_the_program("page")
    english = {name: book(name, n="{n}") for name in book.voice(ENGLISH).texts}
    found = {}
    for spoken in LANGUAGES:
        with speaking(spoken):
            said = {text: book(name, n="{n}") for name, text in english.items()}
        found[f"words-{spoken}.json"] = json.dumps(said, ensure_ascii=False).encode()
    return {name: body for name, body in found.items() if name != f"words-{ENGLISH}.json"}


def stamped(files: Mapping[str, bytes], kind: str) -> dict[str, bytes]:
    """The same files, telling their fingerprint; ``kind`` is where the engine is."""
    bare = {**files, INDEX: _SAID.sub(VERSION.format("").encode(), files[INDEX])}
    bare[KEEPER] = _CARRIED.sub(BUILD.encode(), files[KEEPER])
    version = hashlib.sha256("".join(f"{n}{_sum(bare[n])}" for n in sorted(bare)).encode())
    said = version.hexdigest()[:16]
    made = {
        **bare,
        INDEX: bare[INDEX].replace(VERSION.format("").encode(), VERSION.format(said).encode()),
    }
    sums = {name: _sum(body) for name, body in sorted(made.items()) if name != KEEPER}
    build = json.dumps({"version": said, "kind": kind, "files": sums})
    made[KEEPER] = bare[KEEPER].replace(BUILD.encode(), f"const BUILD = {build};".encode())
    return made


def version_of(files: Mapping[str, bytes]) -> str:
    """The fingerprint that a build tells."""
    said = _SAID.search(files[INDEX])
    return said[1].decode() if said else ""


def _sum(body: bytes) -> str:
    return hashlib.sha256(body).hexdigest()[:32]


def _read(path: Path) -> bytes:
    if path.suffix == ".png":
        return path.read_bytes()
    text = path.read_text(encoding="utf-8")
    is_ours = path.suffix in (".js", ".css") and path.parent == PAGE
    return (lean(text) if is_ours else text).encode()


def lean(text: str) -> str:
    """Without comments and indents, line for line."""
    bare = _COMMENT.sub(lambda found: "\n" * found.group().count("\n"), text)
    return _REMARK.sub("", _INDENT.sub("", bare))
