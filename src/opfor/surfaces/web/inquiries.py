"""The opponent without a board, for the page: its questions, and one of them along its answers."""

from __future__ import annotations

from typing import Any

import msgspec

from opfor.app.inquiry.asked import Inquiry, OpenQuestion, inquired, open_questions
from opfor.surfaces.web.call import Call
from opfor.surfaces.web.shop import OfGame
from opfor.surfaces.web.visitor import Visitor


class Inquiring(msgspec.Struct, frozen=True):
    """A question of a game with the answers so far, each the names that were ticked or given."""

    game: str
    question: str
    answers: tuple[tuple[str, ...], ...] = ()
    cases: tuple[str, ...] | None = None
    rulings: dict[str, str] = {}
    options: dict[str, str] = {}


class OpenQuestions(msgspec.Struct, frozen=True):
    title: str
    questions: tuple[OpenQuestion, ...]


def questions(visitor: Visitor, asked: OfGame) -> OpenQuestions:
    game = visitor.desk.game(asked.game)
    return OpenQuestions(game.title, tuple(open_questions(game)))


def inquiry(visitor: Visitor, asked: Inquiring) -> Inquiry:
    game: Any = visitor.desk.game(asked.game)
    return inquired(
        game,
        asked.question,
        asked.answers,
        rulings=asked.rulings,
        cases=asked.cases,
        options=asked.options,
    )


CALLS = {
    "open_questions": Call(OfGame, OpenQuestions, questions, "what the opponent decides"),
    "inquiry": Call(Inquiring, Inquiry, inquiry, "a question along its answers"),
}
