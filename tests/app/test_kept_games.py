"""Games kept since earlier versions open, fold to their end, and change only where a rule did."""

from __future__ import annotations

import gzip
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from opfor.app.registry import load_game
from opfor.app.session import Session
from opfor.app.setting_up import prepared
from opfor.app.store import Saved, read_save
from opfor.core.book import load_book
from opfor.core.codec import from_plain
from opfor.core.fold import verify
from opfor.core.record import History

FOLDER = Path(__file__).parents[1] / "records"
KEPT = sorted(path.name.removesuffix(".jsonl.gz") for path in FOLDER.glob("*.jsonl.gz"))
CHANGED: dict[str, dict[str, Any]] = tomllib.loads((FOLDER / "changed.toml").read_text("utf-8"))


@cache
def _unpacked(name: str, folder: Path) -> Saved:
    path = folder / f"{name}.jsonl"
    path.write_bytes(gzip.decompress((FOLDER / f"{name}.jsonl.gz").read_bytes()))
    return read_save(path, repair=False)[0]


def test_there_are_a_hundred_or_more_of_them() -> None:
    assert len(KEPT) >= 100
    assert set(CHANGED) <= set(KEPT)


@pytest.mark.rule("X-9")
@pytest.mark.parametrize("name", KEPT)
def test_a_kept_game_opens_at_its_end_and_changes_only_where_a_rule_did(
    name: str, tmp_path: Path
) -> None:
    saved = _unpacked(name, tmp_path)
    game = load_game(saved.header.game)
    setting, _, _ = prepared(game, saved.header.options, saved.header.rulings)
    session = Session(game, setting, saved.header, lines=saved.lines)
    assert session.outcome is not None
    assert session.notices == []
    start = from_plain(saved.header.start, game.state)
    entries = History(saved.lines).entries
    found = verify(game, setting, start, entries, written_in=saved.header.opfor)
    expected = CHANGED.get(name)
    assert (found.entry if found else None) == (expected["entry"] if expected else None), found
    if expected:
        assert load_book(game.folder).knows(expected["rule"])
