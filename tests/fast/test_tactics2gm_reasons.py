"""The engine over numbers of 2GM Tactics notes every rung that the readable one tells."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, NamedTuple

import pytest

from opfor.core.chance import Seeded
from opfor.core.play import Play
from opfor.core.requests import Answer, Choose, Request
from opfor.core.rows import ASKED, RUNG, SETTLED
from opfor.core.run import ALL_KEPT
from opfor.core.trace import Decision
from opfor.fast.built import compiled
from opfor.fast.tactics2gm.bot.questions import QUESTIONS
from opfor.fast.tactics2gm.tables import fill
from opfor.games.tactics2gm import GAME
from tests.fast.engines import named, needs_compiled
from tests.fast.steps import Case, drive
from tests.fast.tactics2gm_steps import OPTIONS, cases, lay


class Sieved(NamedTuple):
    """A rung at work: its row, what it measured, how many it kept of how many."""

    rule: str
    measure: str
    kept: int
    of: int


Reason = tuple[str, int, tuple[Sieved, ...]]
"""A question, how many candidates it had, its rungs."""


def noted(module: Any, battle: Any, case: Case) -> list[Reason]:
    """What an engine over numbers notes of its decisions."""
    lay(module, battle, case.setting, case.state)
    battle.keeps, battle.logged = ALL_KEPT, 0
    module.play_steps(battle, case.seed, case.steps)
    return list(reasons_in(module.logged(battle)))


def reasons_in(rows: list[tuple[int, tuple[int, ...]]]) -> Iterator[Reason]:
    question, candidates, rungs = QUESTIONS[0], 0, list[Sieved]()
    for kind, numbers in rows:
        if kind == ASKED:
            question, candidates, rungs = QUESTIONS[numbers[0]], numbers[1], []
        elif kind == RUNG:
            rung, best, applies, count = numbers[:4]
            kept = sum(value == best for value in numbers[5 + count :]) if applies else count
            criterion = question.criteria[rung]
            rungs.append(Sieved(criterion.rule, criterion.measure.id, kept, count))
        elif kind == SETTLED:
            yield question.name, candidates, tuple(rungs)


def told(case: Case) -> list[Reason]:
    """What the readable engine tells of the same ones."""
    setting, chance = case.setting, Seeded(case.seed)
    play: Any = Play(GAME, setting, case.state, explain=True)

    def respond(request: Request) -> Answer:
        if not isinstance(request, Choose):
            return chance(request)
        seen = GAME.view(setting, play.state, request.seat)
        pick = partial(chance.pick, f"player:{request.seat}")
        return case.players[request.seat](setting, seen, request, pick)

    for taken in range(case.steps):
        if not taken or GAME.outcome(setting, play.state) is None:
            drive(GAME.step(play), respond)
    return [_reason(each) for each in play.log if isinstance(each, Decision)]


def _reason(decision: Decision) -> Reason:
    rungs = [
        Sieved(step.rule, step.measure, len(step.kept), len(step.kept) + len(step.dropped))
        for step in decision.steps
    ]
    return decision.question, len(decision.candidates), tuple(rungs)


@needs_compiled
@pytest.mark.parametrize("options", OPTIONS, ids=named)
def test_every_rung_is_that_of_the_readable_engine(options: dict[str, Any]) -> None:
    module: Any = compiled("tactics2gm")
    battle, filled = module.Battle(), None
    for case in cases(options, 24, 3, 6):
        if case.setting is not filled:
            fill(battle, case.setting, case.players)
            filled = case.setting
        assert noted(module, battle, case) == told(case)
