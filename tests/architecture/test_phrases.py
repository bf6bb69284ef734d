"""Phrase books and the code that speaks from them agree: no message that nobody wrote, none that
nobody says, and every value under the name the message knows it by."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import pytest
from checkout import PACKAGE, parsed, sources

from opfor.app.phrase_check import phrase_books, phrase_faults, variables_of
from opfor.core.phrasebook import PhraseBook, Voice

DECLARED = ("rules", "program", "page", "sheets")
"""Books whose English stands in the code too: other languages find it by its English."""
SPEAKERS = ("SAY", "COMMON", "ASKS")


class Said(NamedTuple):
    """A message that code says: its id as a pattern, and its values where they are all named."""

    book: PhraseBook
    message: str
    values: frozenset[str] | None
    where: str


def said_in(path: Path) -> Iterator[Said]:
    module = ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)
    for node, tree in calls(parsed(path)):
        speaker, is_thing = node.func, False
        if isinstance(speaker, ast.Attribute) and speaker.attr in ("thing", "has", "form"):
            speaker, is_thing = speaker.value, True
        if not isinstance(speaker, ast.Name) or speaker.id not in SPEAKERS:
            continue
        book = getattr(import_module(module), speaker.id)
        named = [keyword.arg for keyword in node.keywords]
        values = None if is_thing or None in named else frozenset(filter(None, named))
        for message in ids(node.args[0], tree):
            yield Said(book, message, values, f"{path.name}:{node.lineno}")


def calls(tree: ast.Module) -> Iterator[tuple[ast.Call, ast.AST]]:
    """Every call with arguments, and the innermost function it stands in."""
    inside: dict[ast.AST, ast.AST] = {}
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef | ast.Module):
            inside.update(dict.fromkeys(ast.walk(function), function))
    for node, function in inside.items():
        if isinstance(node, ast.Call) and node.args:
            yield node, function


def ids(node: ast.expr, tree: ast.AST) -> list[str]:
    """The ids an argument can stand for, as patterns."""
    match node:
        case ast.Constant(value=str() as text):
            return [re.escape(text)]
        case ast.IfExp(body=one, orelse=other):
            return ids(one, tree) + ids(other, tree)
        case ast.JoinedStr(values=parts):
            pieces = [re.escape(p.value) if isinstance(p, ast.Constant) else ".+" for p in parts]
            return ["".join(map(str, pieces))]
        case ast.Name(id=name):
            found = [
                each
                for assigned in ast.walk(tree)
                if isinstance(assigned, ast.Assign)
                and any(isinstance(t, ast.Name) and t.id == name for t in assigned.targets)
                for each in ids(assigned.value, tree)
            ]
            return found or [".+"]
    return [".+"]


SAID = [
    each
    for path in sources("core", "app", "games", "surfaces")
    if any(f"{name}(" in path.read_text(encoding="utf-8") or f"{name}." in path.read_text(
        encoding="utf-8") for name in SPEAKERS)
    for each in said_in(path)
]  # fmt: skip


def test_every_message_that_is_said_is_written_and_gets_its_values() -> None:
    faults = []
    for said in SAID:
        voice = said.book.voice("en")
        fitting = [name for name in voice.texts if re.fullmatch(said.message, name)]
        if not fitting:
            faults.append(f"{said.where}: nobody wrote {said.message}")
        for name in fitting:
            wanted = variables_of(voice, voice.entry(name)) - (said.values or frozenset())
            if wanted and said.values is not None and said.message == re.escape(name):
                faults.append(f"{said.where}: {name} gets no {sorted(wanted)}")
    assert faults == []


def test_every_message_is_said_somewhere() -> None:
    unsaid = []
    for where, book in phrase_books().items():
        if book.name in DECLARED:
            continue
        voice = book.voice("en")
        patterns = {said.message for said in SAID if said.book == book}
        plain = {p for p in patterns if p != ".+"}
        spoken_of = {each for name in voice.texts for each in references(voice, name)}
        for name in voice.texts:
            said = name in spoken_of or any(re.fullmatch(p, name) for p in plain)
            if not said and name != "own-title" and not is_name_of_content(name):
                unsaid.append(f"{where}: {name}")
    assert unsaid == []


def is_name_of_content(name: str) -> bool:
    """Sides are things whose ids come from the content."""
    return name in ("axis", "allies", "japan")


def references(voice: Voice, name: str) -> Iterator[str]:
    entry = voice.entry(name)
    for pattern in (entry.value, *entry.attributes.values()):
        yield from re.findall(r"Reference\(id='([\w-]+)'", repr(pattern))


def test_english_books_are_sound() -> None:
    assert [str(fault) for fault in phrase_faults("en")] == []


@pytest.mark.parametrize("language", ["es", "de"])
def test_no_language_has_a_message_too_much_or_a_wrong_variable(language: str) -> None:
    faults = [str(fault) for fault in phrase_faults(language) if "nobody wrote" not in fault.what]
    assert faults == []
