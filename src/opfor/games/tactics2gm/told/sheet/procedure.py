"""The AI's procedure on paper, for one kind of AI: its ladders without those of the others."""

from __future__ import annotations

from typing import Any

from opfor.core.book import load_book, resolve
from opfor.core.question import Question
from opfor.core.sheet import SheetWish
from opfor.games.tactics2gm.bot.questions import QUESTIONS
from opfor.games.tactics2gm.bot.stance.table import STANCES
from opfor.games.tactics2gm.told.sheet import words
from opfor.games.tactics2gm.values.content import FOLDER
from opfor.games.tactics2gm.values.numbers import Numbers, load_numbers
from opfor.games.tactics2gm.values.scenario_line import AiKind
from opfor.kit.paper.procedure import Said, cited, definitions, in_force, ladder

LEFT_OUT = ("army", "bid", "stance", "rider")
"""Questions that the rules in short, a table or another ladder answers."""


def aid(kind: AiKind, wish: SheetWish) -> dict[str, Any]:
    """The player aid of one kind of AI."""
    book = load_book(FOLDER)
    rulings = resolve(book, wish.rulings)
    _, title, when = words.KINDS[kind]
    asked = [q for q in QUESTIONS if q.name not in LEFT_OUT and _comes_up(q, kind)]
    terms = definitions(book, cited(asked, rulings, _said(kind)))
    return {
        "kind": "procedure",
        "title": title,
        "about": words.AI.format(when),
        "flow": words.FLOW,
        "columns": 3,
        "prefix": "2GM-",
        "pieces": [
            _stances(kind, load_numbers()),
            *(ladder(q, rulings, book, _said(kind), words.TIES) for q in asked),
            {"type": "words", "title": words.TERMS, "lines": [words.RIDER, *terms]},
            {"type": "words", "title": words.RULINGS, "lines": in_force(book, asked, rulings)},
        ],
    }


def _comes_up(question: Question[Any, Any], kind: AiKind) -> bool:
    """Whether a kind of AI asks it: units are placed before the game in scenarios only."""
    return kind != "battle-royal" or not question.name.startswith("pre-game")


def _said(kind: AiKind) -> Said:
    """Cases of the other kinds cannot come up; this kind's go without its name."""
    own = words.KINDS[kind][0]
    others = [name for name, *_ in words.KINDS.values() if name != own]

    def said(case: str) -> str | None:
        if any(f"the {other} AI" in case for other in others):
            return None
        if "a Battle Royal is played" in case:
            return "" if kind == "battle-royal" else None
        if "a scenario is played" in case:
            return None if kind == "battle-royal" else ""
        if case == f"the {own} AI is played":
            return ""
        told = case.replace(f"the {own} AI is in its", "its").replace(f"the {own} AI is in ", "")
        return told.replace(f"the {own} AI has", "it has")

    return said


def _stances(kind: AiKind, numbers: Numbers) -> dict[str, Any]:
    """The stance by the total of the roll, with what changes it."""
    ends = [*numbers.stance.bands, 0]
    rows = [["D10", "Stance", "to"]]
    low = ""
    for stance, end in zip(STANCES[kind], ends, strict=True):
        band = f"{low or '…'}–{end}" if end else f"{low}+"
        rows.append([band, stance.title, stance.aim])
        low = str(end + 1)
    n = numbers.stance
    if kind == "battle-royal":
        note = (
            "Your foremost unit (no scouts, no unarmed transports) on the AI's line 1 "
            f"{n.red_alert}, line 2 {n.yellow_alert}, lines 3 and 4 +{n.standard}, line 5 "
            f"+{n.superiority}; none beyond your own line: +{n.attack}. Its supply line broken: "
            f"{n.broken_supply}."
        )
    else:
        note = (
            f"+{n.line_with_own} for each line with an AI unit, {n.line_with_enemy_only} for each "
            "line with only yours."
        )
    return {
        "type": "choice",
        "title": "Which stance?",
        "rows": rows,
        "note": note.replace("-", "−"),
    }
