"""Several documents in one stream: one per line, or one after the other."""

from __future__ import annotations

import json
from typing import NamedTuple


class Document(NamedTuple):
    """The text of one document and the line it begins on."""

    line: int
    text: bytes


def lines_of(raw: bytes) -> list[Document]:
    """JSON Lines: every line that is not blank is a document, good or bad."""
    lines = enumerate(raw.split(b"\n"), start=1)
    return [Document(number, text.strip()) for number, text in lines if text.strip()]


def documents_of(raw: bytes) -> list[Document]:
    """What standard input holds: one document, or several of them.

    It is one document if it reads as one. It is JSON Lines if its first line or half of its lines
    are documents. Otherwise documents follow one another, each over several lines; a bad one ends
    where a line begins with an opening brace.
    """
    if _is_json(raw):
        return [Document(1, raw)]
    lines = lines_of(raw)
    good = [_is_object(each.text) for each in lines]
    if len(lines) > 1 and (good[0] or 2 * sum(good) >= len(good)):
        return lines
    return _successive(raw)


def _successive(raw: bytes) -> list[Document]:
    text = raw.decode("utf-8", errors="replace")
    found: list[Document] = []
    at = 0
    while rest := text[at:].lstrip():
        at = len(text) - len(rest)
        try:
            _, end = json.JSONDecoder().raw_decode(rest)
        except (ValueError, RecursionError):
            end = rest.find("\n{", 1) % (len(rest) + 1)
        line = text.count("\n", 0, at) + 1
        found.append(Document(line, rest[:end].strip().encode()))
        at += end
    return found or [Document(1, raw)]


def _is_json(raw: bytes) -> bool:
    try:
        json.loads(raw)
    except (ValueError, RecursionError):
        return False
    return True


def _is_object(raw: bytes) -> bool:
    try:
        return isinstance(json.loads(raw), dict)
    except (ValueError, RecursionError):
        return False
