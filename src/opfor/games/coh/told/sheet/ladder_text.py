"""The AI's ladders on paper: read from its questions, under the rulings in force."""

from __future__ import annotations

from typing import Any

from opfor.cardboard.coh import FOLDER
from opfor.core.book import load_book
from opfor.core.question import ByName, Criterion, Question
from opfor.games.coh.told.sheet.rules_fire import SheetPiece, text

DIE = "die"


def ladder(question: Question[Any, Any], rulings: ByName, *cases: str) -> str:
    """The rungs of a ladder that these cases have beside those for every case: each wish in brief,
    chance at the end."""
    rungs = [rung for rung in question.ladder(rulings) if rung.case in cases and _is_wish(rung)]
    return "; ".join(dict.fromkeys([*(rung.measure.brief for rung in rungs), DIE]))


def _is_wish(rung: Criterion[Any, Any]) -> bool:
    """Whether a rung compares; what must be is told where the act itself is explained."""
    return bool(rung.measure.brief) and rung.operator.value != "must"


def differently(rulings: ByName) -> list[SheetPiece]:
    """Every ruling that is not played in the usual way, with what is played instead."""
    changed = [
        f"{ruling.name} = {rulings[ruling.name]}: {ruling.alternative}"
        for ruling in load_book(FOLDER).rulings.values()
        if rulings[ruling.name] != ruling.default
    ]
    return [text("Played differently here", *changed)] if changed else []
