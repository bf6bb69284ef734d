"""Positions told in a line or two, and what the AI makes of them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

from opfor.core.book import load_book, resolve
from opfor.core.game import Situation
from opfor.core.requests import Answer, Draw, Request, Roll, TieBreak
from opfor.core.trace import Decision
from opfor.games.tactics2gm import GAME
from opfor.games.tactics2gm.told.positions.files import decide

MISS = 1
WEAK: dict[str, Any] = {"to_hit": 9, "damage": 1, "range": 1, "movement": 1, "penetration": 1}


def ai(name: str, line: int, column: int, card: str | None = None, **values: Any) -> dict[str, Any]:
    """A unit of the AI: a card, or its own values."""
    return _unit("ai", name, line, column, card, values)


def foe(
    name: str, line: int, column: int, card: str | None = None, **values: Any
) -> dict[str, Any]:
    """A unit of the Player."""
    return _unit("player", name, line, column, card, values)


def _unit(
    side: str, name: str, line: int, column: int, card: str | None, values: dict[str, Any]
) -> dict[str, Any]:
    form = {"id": name, "side": side, "line": line, "column": column, **values}
    return form | ({"type": "infantry"} | form if card is None else {"card": card})


@cache
def rulings_of(*chosen: tuple[str, str]) -> dict[str, str]:
    return resolve(load_book(GAME.folder), dict(chosen))


def decided(
    *units: dict[str, Any], dice: Iterable[int] = (), otherwise: int = MISS,
    rulings: dict[str, str] | None = None, tie: Callable[[TieBreak], str] | None = None,
    **fields: Any,
) -> Situation:  # fmt: skip
    """The AI's turn in a position: dice fall as told and then ``otherwise``, ties go first."""
    rolls = iter(dice)

    def chance(request: Request) -> Answer:
        match request:
            case Roll():
                return (next(rolls, otherwise),)
            case Draw(pool=pool):
                return pool[0]
            case TieBreak(candidates=candidates):
                return tie(request) if tie else candidates[0]
        raise AssertionError(request)

    form = {"game": "2gm", "turn": 9, "hand": [], "units": units, **fields}
    chosen = tuple(sorted((rulings or {}).items()))
    return decide(rulings_of(*chosen), json.dumps(form).encode(), chance)


def asked(situation: Situation, question: str, **details: Any) -> list[Decision]:
    """The decisions on a question, those with these details only."""
    return [
        d
        for d in situation.decisions
        if d.question == question and details.items() <= d.details.items()
    ]


def choices(situation: Situation, question: str, **details: Any) -> list[Any]:
    """What was chosen, in order."""
    return [d.chosen for d in asked(situation, question, **details)]


def moved(situation: Situation) -> dict[str, tuple[int, int]]:
    """Where units went: line and column by unit."""
    return {
        act["unit"]: (act["line"], act["column"])
        for act in situation.actions
        if act["do"] == "move"
    }


def shots(situation: Situation) -> list[tuple[str, str]]:
    """Who shot at whom, in order."""
    return [(act["unit"], act["target"]) for act in situation.actions if act["do"] == "shoot"]


def deployed(situation: Situation) -> list[str]:
    """Cards in the order they were played, units and supports alike."""
    return [act["card"] for act in situation.actions if act["do"] in ("deploy", "play")]


def rules_of(decision: Decision) -> list[str]:
    """The rows that dropped candidates, in order."""
    return [step.rule for step in decision.steps if step.applied and step.dropped]
