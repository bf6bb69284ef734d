"""The reference on paper: the same pages that screen and site show, in columns."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from operator import attrgetter
from pathlib import Path
from typing import Any

from opfor.core.book import load_book
from opfor.core.phrases import capital
from opfor.core.topics import Topic
from opfor.kit.paper.words import SAY

REFERENCE = "reference"
POINTS = 8.0


def reference(folder: Path, made: Iterable[Topic]) -> dict[str, Any]:
    """Every page of a game's book and those made from its content, by group."""
    topics = [*load_book(folder).topics.values(), *made]
    by_group = sorted(topics, key=attrgetter("group"))
    pieces = [
        {"type": "words", "title": group, "lines": [line(topic) for topic in pages]}
        for group, pages in groupby(by_group, key=attrgetter("group"))
    ]
    return {
        "kind": "texts",
        "title": SAY("reference"),
        "about": SAY("reference-about"),
        "columns": 2,
        "points": POINTS,
        "pieces": pieces,
    }


def line(topic: Topic) -> str:
    """``Wood: what it does. Cover 1; cost 2.``"""
    numbers = "; ".join(f"{name} {value}" for name, value in topic.numbers)
    return f"{topic.title}: {topic.text}{f' {capital(numbers)}.' if numbers else ''}"
