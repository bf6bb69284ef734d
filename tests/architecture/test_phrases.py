"""Phrase books and the code that speaks from them agree: no message that nobody wrote, none that
nobody says, and every value under the name the message knows it by."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple, get_args

import pytest
from checkout import PACKAGE, parsed, sources

from opfor.app.phrase_check import phrase_books, phrase_faults, value_variables
from opfor.app.registry import listings, load_game
from opfor.core.game import Game
from opfor.core.phrasebook import PhraseBook, Voice
from opfor.kit.telling import Telling

DECLARED = ("rules", "content", "help", "program", "page", "sheets", "box")
"""Books whose English stands in the code too: other languages find it by its English."""
SPEAKERS = ("SAY", "COMMON", "ASKS")
KINDS = {"events": ("event", "do", "hear", "brief"), "actions": ("act", "key", "group")}
"""What the messages of an event or action begin with; the first of a kind must be there."""
TELLERS = ("told.sentences", "told.labels")


class Said(NamedTuple):
    """A message that code says: its id as a pattern, and its values where they are all named."""

    book: PhraseBook
    message: str
    values: frozenset[str] | None
    where: str


def said_in(path: Path) -> Iterator[Said]:
    module = ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)
    module = module.removesuffix(".__init__")
    for node, tree in calls(parsed(path)):
        speaker, is_thing = node.func, False
        said = node.args[0]
        if isinstance(speaker, ast.Attribute) and speaker.attr in ("thing", "has", "form", "say"):
            speaker, is_thing = speaker.value, True
        if isinstance(speaker, ast.Name) and speaker.id == "partial" and len(node.args) > 1:
            speaker, said, is_thing = node.args[0], node.args[1], True
        if isinstance(speaker, ast.Name) and speaker.id == "_fact":
            speaker, is_thing = ast.Name("SAY"), True
            said = ast.JoinedStr([ast.Constant("compare-"), said])
        if not isinstance(speaker, ast.Name) or speaker.id not in SPEAKERS:
            continue
        book = getattr(import_module(module), speaker.id)
        named = [keyword.arg for keyword in node.keywords]
        values = None if is_thing or None in named else frozenset(filter(None, named))
        for message in ids(said, tree):
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
        case ast.Call(func=ast.Attribute(attr="get"), args=[_, other]):
            return ids(other, tree)
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
    for path in sources("core", "kit", "cardboard", "app", "games", "lab", "surfaces")
    if re.search(rf"\b({'|'.join(SPEAKERS)})[(.,]", path.read_text(encoding="utf-8"))
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
            wanted = value_variables(voice, voice.entry(name).value)
            wanted -= said.values or frozenset()
            if wanted and said.values is not None and said.message == re.escape(name):
                faults.append(f"{said.where}: {name} gets no {sorted(wanted)}")
    assert not faults, "\n".join(faults)


def test_every_message_is_said_somewhere() -> None:
    unsaid = []
    for where, book in phrase_books().items():
        if book.name in DECLARED:
            continue
        voice = book.voice("en")
        patterns = {said.message for said in SAID if said.book == book}
        plain = {p for p in patterns if p != ".+"} | told_by_kind(book) | {"usage-.+"}
        spoken_of = {each for name in voice.texts for each in references(voice, name)}
        spoken_of |= (known := literals(book)) | {f"ask-{each}" for each in known}
        for name in voice.texts:
            said = name in spoken_of or any(re.fullmatch(p, name) for p in plain)
            if not said and name != "own-title" and not is_name_of_content(name):
                unsaid.append(f"{where}: {name}")
    assert not unsaid, "\n".join(unsaid)


def tellings() -> Iterator[tuple[str, Game[Any], Telling]]:
    """Every way in which a game tells its events and actions, by where it stands."""
    for name, listing in listings().items():
        for module in TELLERS:
            if find_spec(f"{listing.module}.{module}") is not None:
                found = getattr(import_module(f"{listing.module}.{module}"), "TELL", None)
                if found is not None:
                    yield f"{name}/{module}", load_game(name), found


def kinds_of(game: Game[Any]) -> Iterator[tuple[str, type]]:
    for field, prefixes in KINDS.items():
        for kind in get_args(getattr(game, field)):
            yield from ((prefix, kind) for prefix in prefixes)


def told_by_kind(book: PhraseBook) -> set[str]:
    """The messages of a book that are called by a kind of event or action."""
    return {
        re.escape(f"{prefix}-{kind.__struct_config__.tag}")
        for _, game, tell in tellings()
        if tell.book == book
        for prefix, kind in kinds_of(game)
    }


def test_every_event_and_action_has_its_message_and_the_values_it_asks_for() -> None:
    faults, known = [], defaultdict(set)
    for where, game, tell in tellings():
        voice = tell.book.voice("en")
        for prefix, kind in kinds_of(game):
            name = f"{prefix}-{kind.__struct_config__.tag}"
            if name not in voice.texts:
                continue
            fields = {field.replace("_", "-") for field in kind.__struct_fields__}
            said = value_variables(voice, voice.entry(name).value)
            wanted = said - tell.values.keys() - fields
            known[game.id, name].add(f"{where}: {name} gets no {sorted(wanted)}" if wanted else "")
        for field, (prefix, *_) in KINDS.items():
            for kind in get_args(getattr(game, field)):
                name = f"{prefix}-{kind.__struct_config__.tag}"
                if name not in voice.texts:
                    faults.append(f"{where}: nobody wrote {name}")
    faults += [min(said) for said in known.values() if "" not in said]
    assert not faults, "\n".join(faults)


def literals(book: PhraseBook) -> set[str]:
    """Texts in the code around a book: ids may stand in a table."""
    homes = [book.folder.parent]
    if book.folder.parent == PACKAGE:
        homes = [PACKAGE / layer for layer in ("core", "kit", "app")]
    for name, listing in listings().items():  # games of one box speak from its books
        if load_game(name).folder == book.folder.parent:
            homes.append(PACKAGE.parent.joinpath(*listing.module.split(".")))
    return {
        node.value
        for path in sources("core", "kit", "cardboard", "app", "games")
        if any(path.is_relative_to(home) for home in homes)
        for node in ast.walk(parsed(path))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def is_name_of_content(name: str) -> bool:
    """Sides are things whose ids come from the content."""
    return name in ("axis", "allies", "japan")


def references(voice: Voice, name: str) -> Iterator[str]:
    entry = voice.entry(name)
    for pattern in (entry.value, *entry.attributes.values()):
        yield from re.findall(r"Reference\(id='([\w-]+)'", repr(pattern))


def test_english_books_are_sound() -> None:
    assert [str(fault) for fault in phrase_faults("en")] == []


@pytest.mark.parametrize("language", ["es", "de", "fr", "it"])
def test_no_language_has_a_message_too_much_or_a_wrong_variable(language: str) -> None:
    faults = [str(fault) for fault in phrase_faults(language) if "nobody wrote" not in fault.what]
    assert not faults, "\n".join(faults)
