"""Whatever every game shares names none of them: a further game needs no line changed there."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from pathlib import Path

import pytest
from checkout import PACKAGE, ROOT, shown, tracked

SHARED = (
    *(PACKAGE / layer for layer in ("surfaces", "envs", "lab", "app", "kit", "core")),
    PACKAGE / "__main__.py",
    *(ROOT / name for name in ("tests/architecture", "tests/conformance", ".importlinter")),
    *(ROOT / name for name in ("check.py", "hatch_build.py", "build_pages.py", ".ci")),
)
TO_DO = "NOT_YET = "
"""A test of every game may say which do not pass it yet, until all do."""


def names() -> set[str]:
    """Ids, titles and folders of the games, and the folders of cardboard."""
    found = {path.name for path in (PACKAGE / "cardboard").iterdir() if (path / "books").is_dir()}
    for path in (PACKAGE / "games").rglob("game.toml"):
        told = tomllib.loads(path.read_text(encoding="utf-8"))
        found |= {told["id"], told["title"], path.parent.name}
    return found


def named(paths: Iterable[Path]) -> list[str]:
    """Every line that names a game."""
    words = "|".join(re.escape(name) for name in sorted(names()))
    pattern = re.compile(rf"(?<![\w-])({words})(?![\w])", re.IGNORECASE)
    return [
        f"{shown(path)}:{number}: {line.strip()[:80]}"
        for path in paths
        for number, line in enumerate(_text(path).splitlines(), 1)
        if pattern.search(line) and not line.startswith(TO_DO)
    ]


def _text(path: Path) -> str:
    """The text of a file; what is no text names nothing."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""


def test_what_all_games_share_names_none() -> None:
    shared = [p for p in tracked() if any(p.is_relative_to(each) for each in SHARED)]
    assert len(shared) > 100
    assert named(shared) == []


@pytest.mark.parametrize("name", sorted(names()))
def test_a_game_named_is_found(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("checkout.ROOT", tmp_path)
    planted = tmp_path / "planted.py"
    planted.write_text(f'x = 1\nif game.id == "{name}":\n', encoding="utf-8")
    assert [line.split(":")[:2] for line in named([planted])] == [["planted.py", "2"]]
    planted.write_text("cohesive, racecoh = 1, 2\n", encoding="utf-8")
    assert named([planted]) == []
