"""Where words come from and go to: a terminal, a pipe, or a test."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from textwrap import wrap
from typing import TextIO

from opfor.app.program import as_typed
from opfor.app.speech import spoken
from opfor.core.sketch import Run

STYLES = {
    "strong": "1", "quiet": "2", "warn": "33", "you": "1;36", "foe": "1;31", "goal": "1;33",
    "last": "7", "legal": "1;32", "wood": "32", "water": "34", "built": "35", "high": "33",
}  # fmt: skip
PIPED = (80, 24)
"""What is taken for the size of something that is no terminal."""
ARROWS = "↗…×·"
UNREADABLE = "\ufffd"
"""What stands for bytes that are no text."""
CLEAR = "\x1b[2J\x1b[3J\x1b[H"


class Screen:
    """Says lines and asks for lines. Colour is only ever an addition, never the message."""

    def __init__(self, out: TextIO | None = None, source: TextIO | None = None) -> None:
        self.out = out if out is not None else sys.stdout
        self.source = source if source is not None else sys.stdin
        self.is_terminal = _is_terminal(self.out)
        self.is_typed = self.is_terminal and _is_terminal(self.source)
        self.colour = self.is_terminal and wants_colour()
        self._completions: list[str] = []
        self._going_on: Callable[[str], Sequence[str]] | None = None
        self._prefill = ""
        if self.is_typed:
            self._prepare_line_editing()

    def say(self, text: str = "", style: str = "") -> None:
        """One or more lines; ``style`` colours them where colour is wanted."""
        text = as_typed(spoken(text))
        if self.is_terminal:
            width = shutil.get_terminal_size().columns
            text = "\n".join(wrapped(line, width) for line in text.split("\n"))
        print(self.styled(text, style), file=self.out, flush=True)

    def draw(self, line: Sequence[Run]) -> None:
        """A line of a text picture; never broken."""
        text = "".join(self.styled(run.text, run.style) for run in line)
        print(text.rstrip(), file=self.out, flush=True)

    def styled(self, text: str, style: str) -> str:
        if not (self.colour and text and style in STYLES):
            return text
        return f"\x1b[{STYLES[style]}m{text}\x1b[0m"

    def ask(
        self, prompt: str, completions: Sequence[str] | Callable[[str], Sequence[str]] = ()
    ) -> str | None:
        """A line, or ``None`` when there will be no more. ``completions`` are whole lines, all or
        those that go on from what is typed so far."""
        self._going_on = completions if callable(completions) else None
        self._completions = [] if callable(completions) else list(completions)
        while True:
            line = self._line(spoken(prompt))
            if line is None or UNREADABLE not in line:
                return line
            self.say("That was not UTF-8 text; type it once more.", "warn")

    def _line(self, prompt: str) -> str | None:
        if self.is_typed and self.out is sys.stdout and self.source is sys.stdin:
            try:
                return input(prompt)
            except EOFError:
                self.say()
                return None
        self.out.write(prompt)
        self.out.flush()
        line = self.source.readline() if self.source is not None else ""
        if not line:
            self.say()
            return None
        line = line.rstrip("\r\n")
        if not self.is_typed:
            self.say(line)  # so that what a pipe answered can be read in the output
        return line

    def prefill(self, text: str) -> None:
        """Put ``text`` into the next line to be edited, where lines can be edited."""
        self._prefill = text

    def clear(self) -> None:
        """Take away what the other player must not read."""
        if self.is_terminal:
            self.out.write(CLEAR)
        else:
            self.say("-" * 72)

    def height(self) -> int:
        """Lines that fit."""
        return shutil.get_terminal_size(PIPED).lines if self.is_terminal else PIPED[1]

    def width(self) -> int:
        """Letters that fit on a line."""
        return shutil.get_terminal_size(PIPED).columns if self.is_terminal else PIPED[0]

    @property
    def is_plain(self) -> bool:
        """Whether arrows cannot be shown."""
        encoding = getattr(self.out, "encoding", None) or "utf-8"
        try:
            ARROWS.encode(encoding)
        except (UnicodeError, LookupError):
            return True
        return False

    def _prepare_line_editing(self) -> None:
        try:
            import readline
        except ImportError:  # not every system has it; typing works without
            return
        readline.set_completer_delims(" ;")
        readline.set_completer(self._complete)
        readline.parse_and_bind("tab: complete")
        with suppress(AttributeError):  # what stands in for it on Windows has no such hook
            readline.set_startup_hook(self._insert)

    def _insert(self) -> None:
        import readline

        readline.insert_text(self._prefill)
        self._prefill = ""

    def _complete(self, text: str, number: int) -> str | None:
        """The words that could stand where the cursor is."""
        import readline

        if self._going_on is not None:
            begins = readline.get_begidx()
            lines = self._going_on(readline.get_line_buffer()[: readline.get_endidx()])
            ends = [line[begins:].lstrip() for line in lines if len(line) > begins]
            return f"{ends[number]} " if number < len(ends) else None
        before = readline.get_line_buffer()[: readline.get_begidx()].rpartition(";")[2].split()
        words = {
            key.split()[len(before)]
            for key in self._completions
            if key.split()[: len(before)] == before and len(key.split()) > len(before)
        }
        fitting = sorted(word for word in words if word.startswith(text))
        return fitting[number] + " " if number < len(fitting) else None


def wrapped(line: str, width: int) -> str:
    """A long line broken between words, the rest of it further in than its beginning."""
    if len(line) < width:
        return line
    indent = " " * (len(line) - len(line.lstrip()))
    lines = wrap(
        line, max(width - 1, 20), initial_indent="", subsequent_indent=f"{indent}  ",
        drop_whitespace=True, break_long_words=False, break_on_hyphens=False,
    )  # fmt: skip
    return "\n".join(lines)


def wants_colour() -> bool:
    """Not with ``NO_COLOR`` set to anything, nor on a terminal that says it is dumb, nor on a
    console of Windows that cannot."""
    if os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb":
        return False
    if os.name != "nt":
        return True
    from opfor.surfaces.terminal.windows import takes_colour

    return takes_colour()


def _is_terminal(stream: TextIO | None) -> bool:
    return stream is not None and not stream.closed and stream.isatty()
