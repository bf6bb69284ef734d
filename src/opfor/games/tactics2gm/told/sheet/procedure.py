"""The AI's procedure on paper, for one kind of AI: its ladders without those of the others."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins

from opfor.core.book import load_book, resolve
from opfor.core.question import Question
from opfor.core.sheet import SheetWish
from opfor.games.tactics2gm.bot.questions import QUESTIONS
from opfor.games.tactics2gm.told.names import CONTENT
from opfor.games.tactics2gm.told.sheet.stance_cards import bands
from opfor.games.tactics2gm.told.sheet.terms import CASES, terms
from opfor.games.tactics2gm.told.sheet.words import SHEETS, flat
from opfor.games.tactics2gm.values.content import FOLDER
from opfor.games.tactics2gm.values.numbers import Numbers, load_numbers
from opfor.games.tactics2gm.values.scenario_line import AiKindName
from opfor.kit.paper.procedure import Said, cited, in_force, ladder
from opfor.kit.paper.words import SAY as PAPER
from opfor.kit.paper.words import pairs, plainly

KINDS = {"battle-royal": "Dynamic", "offensive": "Offensive", "defensive": "Defensive"}
"""What the conditions of rungs call the kinds of AI."""
LEFT_OUT = ("army", "bid", "stance", "rider")
"""Questions that the rules in short, a table or another ladder answers."""


def aid(kind: AiKindName, wish: SheetWish) -> dict[str, Any]:
    """The player aid of one kind of AI."""
    book = load_book(FOLDER)
    rulings = resolve(book, wish.rulings)
    asked = [q for q in QUESTIONS if q.name not in LEFT_OUT and _comes_up(q, kind)]
    met, measures = cited(asked, rulings, _said(kind)), plainly(SHEETS, flat(load_numbers()))
    ties = {"d10": SHEETS("tie-d10")}
    return {
        "kind": "procedure",
        "title": SHEETS(f"ai-{kind}"),
        "about": SHEETS.form(f"ai-{kind}", "about"),
        "flow": pairs(SHEETS, "flow"),
        "columns": 3,
        "prefix": "2GM-",
        "pieces": [
            _stances(kind, load_numbers()),
            *(ladder(q, rulings, book, _said(kind), ties, measures) for q in asked),
            {"type": "words", "title": PAPER("terms"), "lines": terms(kind, book, met)},
            {"type": "words", "title": PAPER("rulings"), "lines": in_force(book, asked, rulings)},
        ],
    }


def _comes_up(question: Question[Any, Any], kind: AiKindName) -> bool:
    """Whether a kind of AI asks it: units are placed before the game in scenarios only."""
    return kind != "battle-royal" or not question.name.startswith("pre-game")


def _said(kind: AiKindName) -> Said:
    """Cases of the other kinds cannot come up; this kind's go without its name."""
    own = KINDS[kind]
    others = [name for name in KINDS.values() if name != own]
    numbers = flat(load_numbers())

    def said(case: str) -> str | None:
        if any(f"the {other} AI" in case for other in others):
            return None
        if "a Battle Royal is played" in case:
            return "" if kind == "battle-royal" else None
        if "a scenario is played" in case:
            return None if kind == "battle-royal" else ""
        if case == f"the {own} AI is played":
            return ""
        if case in CASES:
            return SHEETS.say(CASES[case], numbers)
        told = case.replace(f"the {own} AI is in ", "")
        return told.replace(f"the {own} AI has", "it has")

    return said


def _stances(kind: AiKindName, numbers: Numbers) -> dict[str, Any]:
    """The stance by the total of the roll, with what changes it."""
    rows = pairs(SHEETS, "which-stance", form="head")
    for band, stance in bands(kind, numbers):
        thing = CONTENT.thing(f"stances-{stance.code}", stance.title, aim=stance.aim)
        rows.append([band, str(thing), thing.form("aim")])
    form = "royal" if kind == "battle-royal" else "scenario"
    note = SHEETS.form("which-stance", form, None, to_builtins(numbers.stance))
    return {"type": "choice", "title": SHEETS("which-stance"), "rows": rows, "note": note}
