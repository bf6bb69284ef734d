"""A game as rows: every decision of the opponent with its reasons, or every choice of a player.

Values that differ from game to game (measures, views) are lines of JSON, so that a corpus of any
game has the same columns.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

import msgspec

from opfor.app.players import Seated, answer_of
from opfor.core.chance import Seeded
from opfor.core.game import Game
from opfor.core.play import Play
from opfor.core.requests import Choose
from opfor.core.trace import Decision, decision_json

DECISIONS, CHOICES = "decisions", "choices"
KINDS = (DECISIONS, CHOICES)
Row = dict[str, Any]
MOST_ANSWERS = 1_000_000


class Course:
    """A game played from its seed, step by step; what is noted in it goes to ``log``."""

    def __init__(
        self, game: Game[Any], setting: Any, players: Mapping[str, Seated], seed: int, explain: bool
    ) -> None:
        self.game, self.setting, self.players, self.seed = game, setting, players, seed
        self.chance = Seeded(seed)
        self.picks = {seat: partial(self.chance.pick, f"player:{seat}") for seat in players}
        new = game.new(setting)
        self.play = Play(game, setting, new, explain=explain, chance=self.chance)

    def requests(self) -> Iterator[tuple[Any, Any]]:
        """Every request with the answer that it is about to get; the last is nothing."""
        request = self.play.begin()
        for _ in range(MOST_ANSWERS):
            if request is None:
                break
            if isinstance(request, Choose):
                pick = self.picks[request.seat]
                answer = answer_of(self.players[request.seat], self.play, request, pick)
            else:
                answer = self.chance(request)
            yield request, answer
            request = self.play.answer(answer)
        yield None, None


def decisions(course: Course) -> Iterator[Row]:
    """What the opponent decided, in order, with candidates, rungs, cited rows, what settled it."""
    number = 0
    for _ in course.requests():
        for item in course.play.log:
            if isinstance(item, Decision):
                yield {"number": number} | _told(item)
                number += 1
        course.play.log.clear()


def _told(decision: Decision) -> Row:
    plain = decision_json(decision)
    rest = {key: value for key, value in plain.items() if key not in KNOWN}
    return {
        "question": decision.question,
        "candidates": list(map(str, decision.candidates)),
        "survivors": list(map(str, decision.survivors)),
        "chosen": None if decision.chosen is None else str(decision.chosen),
        "settled_by": decision.settled_by(),
        "cited": list(dict.fromkeys(step.rule for step in decision.steps)),
        "steps": _line(plain["steps"]),
        "chance": _line(plain["chance"]),
        "details": _line(rest),
    }


KNOWN = ("question", "candidates", "survivors", "chosen", "steps", "chance")


def choices(course: Course) -> Iterator[Row]:
    """What players chose, with what their seat saw, what was offered, and how it ended for them."""
    found: list[Row] = []
    for request, answer in course.requests():
        course.play.log.clear()
        if isinstance(request, Choose) and len(request.options) > 1:
            view = course.game.view(course.setting, course.play.state, request.seat)
            found.append(
                {
                    "number": len(found),
                    "seat": request.seat,
                    "question": request.question,
                    "view": _line(view),
                    "offers": [_line(option) for option in request.options],
                    "chosen": request.options.index(answer),
                }
            )
    ended = course.game.outcome(course.setting, course.play.state)
    winner = None if ended is None else ended.winner
    seats = {s.id: s.partner_of or s.id for s in course.game.seats(course.setting)}
    for row in found:
        won = winner is not None and seats.get(winner, winner) == seats[row["seat"]]
        yield row | {"reward": 0.0 if winner is None else 1.0 if won else -1.0}


def _line(value: Any) -> str:
    return msgspec.json.encode(value).decode()


ROWS = {DECISIONS: decisions, CHOICES: choices}
