"""The field that a scenario file lays, as far as it can be laid."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from opfor.core.codec import convert
from opfor.core.errors import OpforError
from opfor.core.phrasebook import PhraseBook
from opfor.games.tactics2gm.values.content import FOLDER
from opfor.games.tactics2gm.values.options import Options, Setting, prepare
from opfor.games.tactics2gm.values.scenarios import ScenarioTable, make_mission

SAY = PhraseBook(FOLDER / "words", "drawing")
Values = Mapping[str, Any]
OPEN = "."


def plain() -> Setting:
    """A setting of the usual cards and size, for what a file does not say."""
    return prepare(Options(), {})


def table_of(values: Values) -> ScenarioTable:
    return convert(values, ScenarioTable)


def laid(values: Values, name: str = "mission") -> Setting | None:
    """The setting with the file's field; nothing where it cannot be laid."""
    try:
        usual = plain()
        rows = tuple(OPEN * usual.board.columns for _ in range(usual.board.lines))
        table = table_of(values)
        mission = make_mission(name, table, usual.cards, usual.board, rows, turned=False)
        return replace(usual, mission=mission)
    except (OpforError, msgspec.ValidationError):
        return None


def spot_of(ref: str) -> tuple[int, int]:
    """Line and column of ``space:3.5``."""
    line, _, column = ref.removeprefix("space:").partition(".")
    return int(line), int(column)
