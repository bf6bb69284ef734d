"""The printed set: board, counters, stratagems, the rules in short, the bot's procedure."""

from __future__ import annotations

from typing import Any

from opfor.core.book import load_book, resolve
from opfor.core.sheet import Sheet, SheetWish
from opfor.games.blitzkrieg.bot.questions import QUESTIONS
from opfor.games.blitzkrieg.told.names import board, mode_title
from opfor.games.blitzkrieg.told.pictures.layout import layout
from opfor.games.blitzkrieg.told.scene import ground
from opfor.games.blitzkrieg.told.sheet.pieces import counter_blocks, stratagem_cards
from opfor.games.blitzkrieg.told.sheet.words import EXPLAINED, SHEETS, plainly, rules, told
from opfor.games.blitzkrieg.told.topics import topics
from opfor.games.blitzkrieg.values.content import BASE
from opfor.games.blitzkrieg.values.options import FOLDER, Options, Setting, prepare
from opfor.kit.drawing.counters import STEP
from opfor.kit.modes import levels_piece
from opfor.kit.paper.drawn import on_paper, paper_style, svg
from opfor.kit.paper.procedure import cited, definitions, in_force, ladder
from opfor.kit.paper.reference import REFERENCE, reference
from opfor.kit.paper.words import SAY as PAPER
from opfor.kit.paper.words import front, lines, pairs, rules_in_short

PARTS = ("front", "rules", "procedure", REFERENCE, "board", "counters", "cards")
SEA = ".b-sea{fill:url(#waves)}"
WAVES = (
    '<pattern id="waves" width="16" height="9" patternUnits="userSpaceOnUse">'
    '<path fill="#9fc3d8" d="M0 0h16v9h-16z"/>'
    '<path fill="none" stroke="#d6e7f0" stroke-width="1.2" d="M0 5q4-4 8 0t8 0"/></pattern>'
)
"""The sea has waves: in grey it is as dark as the land."""
TOKEN = 48.0
"""Units of the drawing to a counter's edge."""


def sheet(wish: SheetWish) -> Sheet:
    """The whole game on a board: the usual one, or the one named."""
    setting = prepare(Options(board=wish.mission or BASE), wish.rulings)
    files: dict[str, str] = {}
    made = {
        "front": lambda: front(SHEETS, _title(setting)),
        "rules": lambda: rules_in_short(
            SHEETS,
            rules(setting, wish.level)
            + levels_piece(FOLDER, "board", setting.options.board, BASE, mode_title, told),
        ),
        "procedure": lambda: _procedure(setting, wish),
        REFERENCE: lambda: reference(FOLDER, topics(setting)),
        "board": lambda: _board(setting, wish.size, files),
        "counters": lambda: _counters(setting, files),
        "cards": lambda: _cards(files),
    }
    wanted = wish.parts(PARTS)
    if wish.brief:
        wanted = tuple(part for part in wanted if part in ("rules", "procedure"))
    data = {
        "title": _title(setting),
        **wish.shape,
        "parts": [made[part]() for part in wanted],
    }
    return on_paper(data, files)


def _title(setting: Setting) -> str:
    return f"Blitzkrieg! {board(setting)}"


def _procedure(setting: Setting, wish: SheetWish) -> dict[str, Any]:
    book = load_book(FOLDER)
    rulings = resolve(book, wish.rulings)
    rows = [book.rules[name] for name in EXPLAINED]
    terms = lines(SHEETS, "bot-terms") + [f"{row.title}: {row.text}" for row in rows]
    terms += definitions(book, cited(QUESTIONS, rulings) | {"V-25"})
    ties = {"d6-row": SHEETS("tie-d6-row")}
    ladders = [
        ladder(question, rulings, book, ties=ties, plainly=plainly(setting))
        for question in QUESTIONS
    ]
    in_use = in_force(book, QUESTIONS, rulings)
    return {
        "kind": "procedure",
        "title": SHEETS("the-bot"),
        "about": SHEETS.form("the-bot", "about"),
        "flow": pairs(SHEETS, "flow"),
        "columns": 3,
        "prefix": "BLZ-",
        "whole": max(len(each["rungs"]) for each in ladders),
        "pieces": [
            *ladders,
            {"type": "words", "title": PAPER("terms"), "lines": terms},
            {"type": "words", "title": PAPER("rulings"), "lines": in_use},
        ],
    }


def _board(setting: Setting, size: float, files: dict[str, str]) -> dict[str, Any]:
    """The board at the size of the counters."""
    still, lies = ground(setting), layout(setting)
    files["board.svg"] = svg(
        (0, 0, lies.width, lies.height),
        still.svg,
        paper_style(still.style, SEA),
        still.defs + WAVES,
    )
    each = size / (TOKEN + STEP)
    return {
        "kind": "boards",
        "boards": [
            {
                "title": SHEETS("the-board"),
                "file": "board.svg",
                "alt": str(board(setting)),
                "wide": lies.width * each,
                "high": lies.height * each,
            }
        ],
    }


def _counters(setting: Setting, files: dict[str, str]) -> dict[str, Any]:
    blocks, drawings = counter_blocks(setting)
    files |= drawings
    sample = blocks[1]["counters"][0]["front"]["svg"]
    return {
        "kind": "counters",
        "title": SHEETS("counters"),
        "about": SHEETS.form("counters", "about"),
        "key": {"svg": sample, "alt": SHEETS("a-counter"), "lines": pairs(SHEETS, "counters")},
        "blocks": blocks,
    }


def _cards(files: dict[str, str]) -> dict[str, Any]:
    cards, drawings = stratagem_cards()
    files |= drawings
    return {"kind": "cards", "title": SHEETS("stratagems"), "cards": cards}
