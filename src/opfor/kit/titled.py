"""What the packs of a game name and tell, by the id under which a language translates it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from opfor.core.parsed_toml import toml_at
from opfor.core.phrasebook import PhraseBook
from opfor.kit.lessons import Lesson

TOLD = ("title", "text")
STEPS = ("text", "done", "wrong")


def content_rows(folder: Path) -> Iterator[tuple[str, dict[str, str]]]:
    """``units-sherman`` with its title and text: rows of tables, files that are one thing by
    themselves, lessons with the words of each step (``text1``, ``done1``)."""
    for path in sorted((folder / "packs").rglob("*.toml")):
        table = toml_at(path)
        if path.stem != "pack" and isinstance(table.get("title"), str):
            yield f"{path.parent.name}-{path.stem}", _told(table)
        for name, rows in table.items():
            if isinstance(rows, list):
                for row in rows:
                    if isinstance(row, dict) and "id" in row and "title" in row:
                        yield f"{name}-{row['id']}", _told(row) | _steps(row)


def _told(row: dict[str, Any]) -> dict[str, str]:
    return {field: row[field] for field in TOLD if row.get(field)}


def _steps(row: dict[str, Any]) -> dict[str, str]:
    steps = enumerate(row["steps"] if isinstance(row.get("steps"), list) else (), 1)
    return {f"{field}{n}": step[field] for n, step in steps for field in STEPS if field in step}


def lesson_told(folder: Path, lesson: Lesson) -> Lesson:
    """A lesson in the language in force; one whose title the owner changed stays as it is."""
    content, steps = PhraseBook(folder / "words", "content"), list(enumerate(lesson.steps, 1))
    given = {f"{field}{n}": getattr(step, field) for n, step in steps for field in STEPS}
    said = content.thing(f"lessons-{lesson.id}", lesson.title, **given)
    told = (replace(step, **{f: said.form(f"{f}{n}") for f in STEPS}) for n, step in steps)
    return replace(lesson, title=str(said), steps=tuple(told))
