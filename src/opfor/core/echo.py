"""What an error repeats of what was given: enough to know it again, never a book.

An error is raised wherever something is wrong, and says what it was given. It is cut in one place,
when the error is put into words: what stands in quotes, and words without an end.
"""

from __future__ import annotations

import re

MOST_ECHOED = 60
"""Letters of something given that an error repeats."""
MOST_PATH = 200
"""A path is told whole, so that it can be found, unless it is no path anybody has."""
CLOSES = {
    mark: re.compile(rf"(?:\\.|[^\\{mark}]|{mark}(?=\w))*{mark}(?!\w)", re.DOTALL)
    for mark in "'\"`"
}
"""What follows a mark, to its end: a mark inside is escaped, or an apostrophe within a word."""
ROOT = re.compile(r"(\.\.?|~\w*)?/|[A-Za-z]:\\")
UNBROKEN = re.compile(rf"[^\s'\"`]{{{MOST_ECHOED + 1},}}")


def shortened(text: str, most: int = MOST_ECHOED) -> str:
    """Something given, on one line and short enough to repeat."""
    one_line = " ".join(text.split())
    return one_line if len(one_line) <= most else f"{one_line[:most]} …"


def path_said(path: object) -> str:
    """A path, on one line."""
    return shortened(str(path), _most(str(path)))


def with_short_echoes(text: str) -> str:
    """A message in which nothing that was given is longer than it may be."""
    if len(text) <= MOST_ECHOED:
        return text
    return UNBROKEN.sub(_cut_run, _with_short_quotes(text))


def _with_short_quotes(text: str) -> str:
    """Every mark is followed to its end once: a message of any size takes its time but once."""
    said, at, marks = "", 0, set(CLOSES)
    while marks and (begun := re.compile(rf"(?<!\w)[{''.join(marks)}]").search(text, at)):
        mark, start = begun[0], begun.end()
        ended = CLOSES[mark].match(text, start)
        if ended is None:
            marks.discard(mark)  # no other one of these has an end either
            continue
        inside = text[start : ended.end() - 1]
        most = _most(inside)
        short = inside if len(inside) <= most else f"{inside[:most]} …"
        said += f"{text[at:start]}{short}{mark}"
        at = ended.end()
    return said + text[at:]


def _cut_run(found: re.Match[str]) -> str:
    return shortened(found[0], _most(found[0]))


def _most(text: str) -> int:
    """More of what could be the place of something: from a root on, names of a usual length."""
    names = re.split(r"[/\\]", text[: MOST_PATH + MOST_ECHOED])
    is_path = ROOT.match(text) and max(map(len, names)) <= MOST_ECHOED
    return MOST_PATH if is_path else MOST_ECHOED
