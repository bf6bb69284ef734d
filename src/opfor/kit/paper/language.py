"""A set to print in the language in force: templates and texts, found by their English."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from opfor.core.declared import Declared, declared
from opfor.core.language import ENGLISH, IDS, PSEUDO, language
from opfor.core.phrasebook import PhraseBook
from opfor.core.phrases import capital, listed
from opfor.core.templates import Templates

SHARED = PhraseBook.of_the_program("sheets")
KEPT = frozenset(
    {"kind", "type", "file", "svg", "rule", "prefix", "paper", "backs", "tone", "mark", "name"}
)
"""Fields that hold names, not words."""

WHEN = "when"


def in_language(files: Mapping[str, str], folder: Path) -> dict[str, str]:
    """The files of a set whose words lie in the folder of a game."""
    if language() in (ENGLISH, IDS, PSEUDO):
        return dict(files)
    said = _Said(folder)
    return {name: _file(name, text, said) for name, text in files.items()}


def _file(name: str, text: str, said: _Said) -> str:
    if name.endswith(".typ"):
        for known in SHARED.voice(ENGLISH).texts:
            text = text.replace(SHARED.english(known), SHARED(known))
        return text
    return json.dumps(_walked(json.loads(text), said)) if name.endswith(".json") else text


def _walked(value: Any, said: _Said, field: str = "") -> Any:
    if isinstance(value, dict):
        return {
            key if key in KEPT else said(key) if field == "how" else key: _walked(each, said, key)
            for key, each in value.items()
        }
    if isinstance(value, list):
        return [_walked(each, said, field) for each in value]
    if not isinstance(value, str) or field in KEPT:
        return value
    return said.condition(value) if field == WHEN else said(value)


class _Said:
    """A text of a set: from the game's book of sheets, else from its declared words."""

    def __init__(self, folder: Path) -> None:
        self._book = PhraseBook(folder / "words", "sheets")
        self._templates, self._words = Templates(self._book), declared(folder)

    def condition(self, english: str) -> str:
        """What a rung depends on; the template begins it with "if"."""
        return _declared(self._words, english)

    def __call__(self, english: str) -> str:
        if (found := self._templates.match(english)) is not None:
            name, values = found
            return self._book(name, **{key: self(text) for key, text in values.items()})
        told = _declared(self._words, english)
        return capital(told) if english[:1].isupper() else told


def _declared(words: Declared, english: str) -> str:
    """A condition may be several: each is said by itself."""
    whole = words(english)
    parts = english.split(" and ")
    if whole != english or len(parts) == 1:
        return whole
    said = [words(part) for part in parts]
    return listed(said) if any(a != b for a, b in zip(said, parts, strict=True)) else english
