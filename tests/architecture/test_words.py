"""One word, one meaning: words of the glossary are the kernel's, and no game uses one for two."""

from __future__ import annotations

import ast
import re
import tomllib
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

import pytest
from checkout import PACKAGE, ROOT, parsed, shown, sources

OF_EVERY_GAME = {"Action", "Event"}
"""Words of the kernel under which each game lists its own."""


def glossary() -> set[str]:
    """The reserved words: the first column of the table in CONTRIBUTING."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    table = text.split("## One word, one meaning")[1].split("\n## ")[0]
    first = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    return {word for cell in first for word in re.findall(r"`([A-Z]\w+)`", cell)}


def classes(paths: Iterable[Path]) -> dict[str, list[Path]]:
    """Every class that others may use, and where it is defined."""
    found: dict[str, list[Path]] = defaultdict(list)
    for path in paths:
        for node in parsed(path).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(path)
            elif isinstance(node, ast.AnnAssign | ast.Assign) and (name := alias(node)):
                found[name].append(path)
    return found


def alias(node: ast.AnnAssign | ast.Assign) -> str:
    """The name of a type written as ``Name: TypeAlias = …`` or ``Name = Literal[…]``."""
    target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
    if not isinstance(target, ast.Name) or not re.fullmatch(r"[A-Z]\w*[a-z]\w*", target.id):
        return ""
    is_type = isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "TypeAlias"
    is_type = is_type or isinstance(node.value, ast.Subscript | ast.BinOp)
    return target.id if is_type else ""


def games() -> dict[str, list[Path]]:
    """The source files of each game, with those of the box it is played with."""
    found = {}
    for path in sorted((PACKAGE / "games").rglob("game.toml")):
        box = tomllib.loads(path.read_text(encoding="utf-8")).get("cardboard")
        layers = [path.parent.relative_to(PACKAGE).as_posix()]
        found[path.parent.name] = sources(*layers, *([f"cardboard/{box}"] if box else []))
    return found


GAMES = games()


def reserved_anew(paths: Iterable[Path]) -> list[str]:
    reserved = glossary() - OF_EVERY_GAME
    return [f"{shown(p)}: {name}" for name, at in classes(paths).items() for p in at
            if name in reserved]  # fmt: skip


def said_twice(paths: Iterable[Path]) -> list[str]:
    found = {name: at for name, at in classes(paths).items() if len(at) > 1}
    return [f"{name}: {', '.join(shown(p) for p in at)}" for name, at in sorted(found.items())]


def test_the_glossary_is_the_kernels() -> None:
    kernel = classes(sources("core", "app", "kit"))
    assert len(glossary()) > 30
    assert {word for word in glossary() if len(kernel[word]) != 1} - OF_EVERY_GAME == set()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_gives_no_word_of_the_kernel_another_meaning(game: str) -> None:
    assert reserved_anew(GAMES[game]) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_game_gives_no_word_two_meanings(game: str) -> None:
    assert said_twice(GAMES[game]) == []


def test_faults_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one, two = tmp_path / "one.py", tmp_path / "two.py"
    one.write_text("class Decision: ...\nclass Mine: ...\n", encoding="utf-8")
    two.write_text("Mine = Literal[1]\nQuestion: TypeAlias = int\n", encoding="utf-8")
    reserved = glossary()
    monkeypatch.setattr("test_words.glossary", lambda: reserved)
    monkeypatch.setattr("checkout.ROOT", tmp_path)
    assert reserved_anew([one, two]) == ["one.py: Decision", "two.py: Question"]
    assert said_twice([one, two]) == ["Mine: one.py, two.py"]
