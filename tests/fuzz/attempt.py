"""One attempt: files, words and typed lines for ``opfor``; and what is wrong with its answer."""

from __future__ import annotations

import base64
import contextlib
import gc
import io
import math
import os
import re
import resource
import signal
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from opfor.__main__ import main
from opfor.core.echo import MOST_ECHOED
from tests.fuzz.changes import STRANGE_TEXTS

SECONDS = 20
"""Of processor time, for anything that is asked in the attempts."""
MOST_MEMORY = 3 * 2**30
MOST_LINES = 6
"""On standard error: the error, and a few notes about what was done before it."""
MOST_LETTERS = 2100
LONG_PIECES = {
    text[at : at + MOST_ECHOED + 1]
    for text in STRANGE_TEXTS
    for at in range(len(text) - MOST_ECHOED)
    if not text[at].isspace()
}
PYTHON = re.compile(r"\b[A-Z]\w*Error\b|codec can't|NoneType|object is not|<class")
"""Words that nobody should have to know."""
HERE = "{here}"
"""Stands for the folder of the attempt in its words and typed lines."""


class Attempt(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is handed to ``opfor``; bytes that are no text are kept as base64."""

    words: tuple[str, ...]
    files: dict[str, str | bytes] = {}
    typed: str | bytes = ""
    found: str = ""


class Hung(BaseException):
    """Nothing in the program may catch this."""


class Ran(msgspec.Struct, frozen=True):
    """How the command ended: ``None`` for one that did not."""

    code: int | None
    err: str
    changed: tuple[str, ...]


def tried(attempt: Attempt) -> str:
    """Run it in a folder of its own; what is wrong with the answer, empty if nothing is."""
    if attempt.words[0] == "calls":
        from tests.fuzz import calls

        return calls.tried(attempt)
    if attempt.words[0] == "direct":
        from tests.fuzz import direct

        return direct.tried(attempt)
    with tempfile.TemporaryDirectory(prefix="opfor-fuzz-") as name:
        here = Path(name) / "a" / "b"
        here.mkdir(parents=True)
        for path, content in attempt.files.items():
            place = here / path
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(as_bytes(content))
        with surroundings(here, as_bytes(attempt.typed)):
            told = ran(attempt, here)
            talks = bool({"--json", "generate"} & set(attempt.words))
            return judged(told, here, math.inf if talks else MOST_LINES)


def judged(told: Ran, here: Path, most_lines: float) -> str:
    """The first promise that was broken."""
    lines = told.err.splitlines()
    if told.code is None:
        return f"no answer: {lines[-1] if lines else ''}"
    if told.code not in (0, 1, 2):
        return f"exit code {told.code}"
    for sign in ("Traceback", "a fault of ours", "output cannot be written"):
        if sign in told.err:
            return f"{sign}: {lines[-1]}"
    if word := PYTHON.search(told.err):
        return f"a word of Python: {word[0]}: {lines[-1]}"
    if (here / "data" / "reports").exists():
        return "a report of a fault"
    is_long = told.code != 0 and any(len(line) > MOST_LETTERS for line in lines)
    if len(lines) > most_lines or is_long:
        return f"{len(lines)} lines of error, the longest of {max(map(len, lines))} letters"
    if echoed := longest_echo(told.err):
        return f"repeats too much of what was given: {echoed}"
    if told.code == 2 and not lines:
        return "refused without a word"
    if told.code == 2 and told.changed:
        return f"refused, but changed {', '.join(told.changed)}"
    return ""


def longest_echo(said: str) -> str:
    """A piece of one of the long texts that attempts are made of, longer than may be repeated."""
    return next((piece for piece in sorted(LONG_PIECES) if piece in said), "")


def ran(attempt: Attempt, here: Path) -> Ran:
    """Call ``main``; an exception that gets out of it is as bad as a hang."""
    before = {path: as_bytes(content) for path, content in attempt.files.items()}
    words = [word.replace(HERE, str(here)) for word in attempt.words]
    code: int | None
    signal.signal(signal.SIGPROF, hung)
    signal.setitimer(signal.ITIMER_PROF, SECONDS)
    try:
        code = main(words)
        note = ""
    except Hung:
        code, note = None, f"\nmore than {SECONDS} s"
    except (Exception, SystemExit) as error:
        code, note = None, f"\n{type(error).__name__}: {error}"[:300]
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
    changed = [path for path, content in before.items() if is_changed(here / path, content)]
    assert isinstance(sys.stderr, io.StringIO)
    return Ran(code, sys.stderr.getvalue() + note, tuple(changed))


def is_changed(path: Path, before: bytes) -> bool:
    """A save that has only got longer is as it was: answers are kept as soon as they are given,
    whatever comes after them."""
    after = content_of(path)
    grows = path.name.endswith(".opfor.jsonl") and before.endswith(b"\n")
    return not after.startswith(before) if grows else after != before


def content_of(path: Path) -> bytes:
    return path.read_bytes() if path.is_file() else b""


@contextlib.contextmanager
def surroundings(here: Path, typed: bytes) -> Iterator[None]:
    """Streams, data folder and working folder of one attempt."""
    streams, folder = (sys.stdin, sys.stdout, sys.stderr), os.getcwd()
    data = os.environ.get("OPFOR_DATA")
    sys.stdin = io.TextIOWrapper(io.BytesIO(typed), encoding="utf-8")
    sys.stdout = (here.parent / "output").open("w", encoding="utf-8")
    sys.stderr = io.StringIO()
    os.environ["OPFOR_DATA"] = str(here / "data")
    os.chdir(here)
    try:
        yield
    finally:
        sys.stdout.close()
        sys.stdin, sys.stdout, sys.stderr = streams
        os.chdir(folder)
        gc.unfreeze()  # a start sets aside what it read, and here every attempt is a start
        os.environ.pop("OPFOR_DATA")
        if data is not None:
            os.environ["OPFOR_DATA"] = data


def watch() -> None:
    """Let this process run out of memory before the machine does."""
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def hung(_signal: int, _frame: Any) -> None:
    raise Hung


def as_bytes(content: str | bytes) -> bytes:
    return content if isinstance(content, bytes) else content.encode("utf-8", "surrogatepass")


def as_text(content: str | bytes) -> str | dict[str, str]:
    """Plain text where it is some, so that a corpus can be read."""
    raw = as_bytes(content)
    try:
        return raw.decode()
    except UnicodeDecodeError:
        return {"base64": base64.b64encode(raw).decode()}


def to_json(attempt: Attempt) -> bytes:
    """An attempt as a file of the corpus."""
    document = {
        "found": attempt.found,
        "words": attempt.words,
        "typed": as_text(attempt.typed),
        "files": {path: as_text(content) for path, content in attempt.files.items()},
    }
    return msgspec.json.format(msgspec.json.encode(document), indent=1) + b"\n"


def of_json(raw: bytes) -> Attempt:
    document = msgspec.json.decode(raw)
    files = {path: _content(text) for path, text in document["files"].items()}
    return Attempt(tuple(document["words"]), files, _content(document["typed"]), document["found"])


def _content(text: Any) -> str | bytes:
    return base64.b64decode(text["base64"]) if isinstance(text, dict) else str(text)
