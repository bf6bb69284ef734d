"""The engine over numbers of Conflict of Heroes notes every rung that the readable one tells."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, NamedTuple

import pytest

from opfor.core.chance import Seeded
from opfor.core.memory import clear
from opfor.core.play import Play, drive
from opfor.core.question import MEASURING
from opfor.core.requests import Answer, Choose, Request
from opfor.core.rows import ASKED, RUNG, SETTLED
from opfor.core.run import ALL_KEPT
from opfor.core.trace import Decision, Sieve
from opfor.fast.built import compiled
from opfor.fast.coh.bot.questions import QUESTIONS
from opfor.fast.coh.course import doors
from opfor.fast.coh.states import read_state
from opfor.fast.coh.tables import fill
from opfor.games.coh import GAME
from tests.fast.coh_solo_positions import CASES, cases
from tests.fast.engines import positions
from tests.fast.steps import Case


class Sieved(NamedTuple):
    """A rung at work: its row, what it measured of each, how many it kept of how many."""

    rule: str
    measure: str
    measured: tuple[int, ...]
    kept: int
    of: int


Reason = tuple[str, int, tuple[Sieved, ...]]
"""A question, how many candidates it had, its rungs."""


def noted(module: Any, battle: Any, case: Case) -> list[Reason]:
    """What an engine over numbers notes of its decisions."""
    read_state(battle, case.setting, case.state)
    battle.keeps, battle.logged = ALL_KEPT, 0
    if module is doors:
        clear(battle)
    module.play_steps(battle, case.seed, case.steps)
    return list(reasons_in(module.logged(battle)))


def reasons_in(rows: list[tuple[int, tuple[int, ...]]]) -> Iterator[Reason]:
    question, candidates, rungs = QUESTIONS[0], 0, list[Sieved]()
    for kind, numbers in rows:
        if kind == ASKED:
            question, candidates, rungs = QUESTIONS[numbers[0]], numbers[1], []
        elif kind == RUNG:
            rung, best, applies, count = numbers[:4]
            measured = numbers[5 + count :]
            kept = sum(value == best for value in measured) if applies else count
            said = question.criteria[rung]
            told = measured if said.operator in MEASURING else ()
            rungs.append(Sieved(said.rule, said.measure.id, tuple(told), kept, count))
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
    return decision.question, len(decision.candidates), tuple(map(_sieved, decision.steps))


def _sieved(step: Sieve) -> Sieved:
    measured = tuple(int(value) for value in step.values.values() if isinstance(value, int))
    count = len(step.kept) + len(step.dropped)
    return Sieved(step.rule, step.measure, measured, len(step.kept), count)


@pytest.mark.parametrize("name", CASES)
def test_every_rung_is_that_of_the_readable_engine(name: str) -> None:
    module: Any = compiled("coh") or doors
    battle, filled = module.Battle(), None
    for case in cases(name, positions(60, 6), seed=7, size=30):
        if case.setting is not filled:
            fill(battle, case.setting, case.players)
            filled = case.setting
        assert noted(module, battle, case) == told(case)
