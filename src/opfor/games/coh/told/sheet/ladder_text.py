"""The AI's ladders on paper: read from its questions, under the rulings in force."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from opfor.cardboard.coh import FOLDER
from opfor.core.book import load_book
from opfor.core.question import MUST, ByName, Criterion, Question
from opfor.games.coh.bot.words.rungs import AI_SAYS, TARGET_SAYS
from opfor.games.coh.told.sheet.rules_fire import SheetPiece
from opfor.kit.paper.procedure import in_force

DIE = "die"
SAID = {case: word for says in (AI_SAYS, TARGET_SAYS) for word, case in says.items()}
"""The word of an order that brings a rung with it."""


def ladder(question: Question[Any, Any], rulings: ByName, *cases: str) -> str:
    """The rungs of a ladder that these cases have beside those for every case: each wish in brief,
    chance at the end."""
    rungs = [rung for rung in question.ladder(rulings) if rung.case in cases and _is_wish(rung)]
    return "; ".join(dict.fromkeys([*(rung.measure.brief for rung in rungs), DIE]))


def _is_wish(rung: Criterion[Any, Any]) -> bool:
    return bool(rung.measure.brief) and rung.operator is not MUST


def rulings_piece(questions: Collection[Question[Any, Any]], rulings: ByName) -> list[SheetPiece]:
    """Every ruling that shapes a ladder, and every one that is not played in the usual way, with
    what is played instead."""
    lines = in_force(load_book(FOLDER), questions, rulings)
    return [{"type": "words", "title": "Rulings in force", "lines": lines}] if lines else []
