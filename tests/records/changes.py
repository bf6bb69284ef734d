"""Which kept games come out differently today: ``python -m tests.records.changes`` prints them.

Run from the root of the checkout; the lines are for ``changed.toml``, the rule behind each
difference is for a person to name.
"""

from __future__ import annotations

import gzip
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from opfor.app.registry import load_game
from opfor.app.setting_up import prepared
from opfor.app.store import Saved, read_save
from opfor.core.codec import convert
from opfor.core.fold import Difference, verify
from opfor.core.game import Game
from opfor.core.record import History

FOLDER = Path(__file__).parent
KEPT = sorted(path.name.removesuffix(".jsonl.gz") for path in FOLDER.glob("*.jsonl.gz"))
CHANGED: dict[str, dict[str, Any]] = tomllib.loads((FOLDER / "changed.toml").read_text("utf-8"))


class Kept(NamedTuple):
    """A kept game, read back."""

    game: Game[Any]
    setting: Any
    saved: Saved


def kept(name: str) -> Kept:
    """Unpack and read a kept game as any save is read."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / f"{name}.jsonl"
        path.write_bytes(gzip.decompress((FOLDER / f"{name}.jsonl.gz").read_bytes()))
        saved, _ = read_save(path, repair=False)
    game = load_game(saved.header.game)
    setting, _, _ = prepared(game, saved.header.options, saved.header.rulings)
    return Kept(game, setting, saved)


def difference(old: Kept) -> Difference | None:
    """The first thing that comes out differently today."""
    start = convert(old.saved.header.start, old.game.state)
    entries = History(old.saved.lines).entries
    return verify(old.game, old.setting, start, entries, written_in=old.saved.header.opfor)


if __name__ == "__main__":
    for each in KEPT:
        if (found := difference(kept(each))) is not None:
            rule = CHANGED.get(each, {}).get("rule", "")
            print(f'{each} = {{ entry = {found.entry}, rule = "{rule}" }}')
