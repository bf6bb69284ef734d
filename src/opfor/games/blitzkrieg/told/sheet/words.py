"""The rules in short and what measures mean on paper."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from opfor.core.book import load_book
from opfor.core.phrasebook import PhraseBook
from opfor.games.blitzkrieg.course.setup import new
from opfor.games.blitzkrieg.told.mission import mission
from opfor.games.blitzkrieg.told.names import SAY, theatre_name
from opfor.games.blitzkrieg.told.pictures.symbols import EFFECTS
from opfor.games.blitzkrieg.values.options import FOLDER, Options, Setting
from opfor.kit.levels import SAY as LEVELS
from opfor.kit.modes import level_sets, levels_of, modes_in
from opfor.kit.paper.words import piece
from opfor.kit.paper.words import plainly as measures

SHEETS = PhraseBook(FOLDER / "words", "sheets")
NIPPON = ("BLZ-N-1", "BLZ-N-2", "BLZ-N-3", "BLZ-N-4")
"""Rows that hold where theatres are opened one by one."""
EXPLAINED = ("BLZ-G-1", "BLZ-G-2", "BLZ-G-3", "BLZ-2.4", "BLZ-E-7", "BLZ-E-8", "BLZ-T-8")
"""Rows that a ladder names and that need their whole text."""


def plainly(setting: Setting) -> dict[str, str]:
    """What measures mean whose rows do not say it in place."""
    theatres, by_row = setting.board.theatres, setting.board.by_row
    order = ", ".join(theatre_name(setting, theatre.index) for theatre in theatres)
    across = ", ".join(theatre_name(setting, n) for n in by_row)
    return measures(SHEETS, {"theatres": order}) | {
        "order-of-the-die": SHEETS("plainly-order", theatres=order),
        "order-across-the-board": SHEETS("plainly-order", theatres=across),
    }


def at_level(board: str, level: str) -> list[str]:
    """What a level sets, against the bot or between two."""
    ways = (Options(board=board), Options(board=board, mode="two-player"))
    sets = level_sets((levels_of(modes_in(FOLDER), way) for way in ways), level)
    if not sets:
        return []
    return [SHEETS("at-level", level=LEVELS(f"level-{level}"), sets=told(sets))]


def told(sets: Mapping[str, Any]) -> str:
    """What a level sets, against the bot or between two."""
    return SHEETS.form("level-sets", "bot" if "difficulty" in sets else "two", None, sets)


def rules(setting: Setting, level: str) -> list[dict[str, Any]]:
    """The rules in short."""
    constants, texts = setting.constants, load_book(FOLDER).texts
    before = piece(SHEETS, "rules-set-up", reserve=constants.reserve, row=constants.row)
    if setting.board.opens_by_choice:
        before["lines"] += [load_book(FOLDER).rules[row].text for row in NIPPON]
    else:
        before["lines"].append(_head_start(setting))
    before["lines"] += at_level(setting.options.board, level)
    winning = {"lines": mission(setting, new(setting), "")}
    effects = {"lines": [f"{SAY.thing(f'effect-{e}')}: {texts[e]}" for e in EFFECTS]}
    return [
        before,
        piece(SHEETS, "rules-turn"),
        piece(SHEETS, "rules-winning") | winning,
        piece(SHEETS, "rules-spaces", "words") | effects,
    ]


def _head_start(setting: Setting) -> str:
    starts = {
        name: SHEETS("rolls-of", n=start.picks, steps=start.steps)
        for name, start in setting.constants.head_start.items()
    }
    titles = (theatre_name(setting, each.index) for each in setting.board.theatres)
    regions = ", ".join(f"{number} {title}" for number, title in enumerate(titles, 1))
    return SHEETS("head-start", regions=regions, **starts)
