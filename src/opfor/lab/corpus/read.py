"""Reading a corpus, and playing a game of it again."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from opfor.core.errors import OpforError
from opfor.core.trace import Decision
from opfor.lab.block import at_table
from opfor.lab.corpus.rows import Course
from opfor.lab.corpus.written import read_card
from opfor.lab.extra import need


def read(folder: Path | str, *, is_checked: bool = True) -> Any:
    """All rows as a Polars frame; parts that are not those of the card are refused."""
    folder = Path(folder)
    card = read_card(folder)
    if not card.parts:
        raise OpforError(f"{folder}: the corpus was never finished; the same command goes on")
    for part in card.parts:
        path = folder / part.name
        if not path.is_file():
            raise OpforError(f"{path}: this part is missing")
        if is_checked and sha256(path.read_bytes()).hexdigest() != part.sha256:
            raise OpforError(f"{path}: not the part that the card tells of")
    return need("polars").read_parquet([folder / part.name for part in card.parts])


def positions(folder: Path | str, seed: int) -> Iterator[tuple[Any, Decision]]:
    """Every decision of the game with this seed with the state of the game after it: what the rows
    leave out can be had by playing again."""
    variant = read_card(Path(folder)).wanted.variant
    game, setting, players = at_table(msgspec.json.encode(variant))
    course = Course(game, setting, players, seed, explain=True)
    for _ in course.requests():
        for item in course.play.log:
            if isinstance(item, Decision):
                yield course.play.state, item
        course.play.log.clear()
