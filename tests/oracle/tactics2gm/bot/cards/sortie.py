"""Airplanes sent out: does a fighter wait on patrol, or attack? Then they fly."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Literal

from opfor.core.cascade import decide
from opfor.core.cite import cite
from opfor.core.measure import Shortfall, condition, measure
from opfor.core.play import Procedure
from opfor.core.question import Criterion, Question, keep_if_possible, must, prefer, selected
from opfor.games.tactics2gm.values.play import TacticsPlay
from opfor.games.tactics2gm.values.stances import BY_CODE
from opfor.games.tactics2gm.values.state import AI
from tests.oracle.tactics2gm.bot.cards.airplanes import FLIGHT, Flight, air_aims
from tests.oracle.tactics2gm.bot.deployment.hand import Hand
from tests.oracle.tactics2gm.bot.deployment.stance_orders import ORDERS
from tests.oracle.tactics2gm.bot.sight.victory import FIRST
from tests.oracle.tactics2gm.rules.airplanes import fly, patrol

Task = Literal["attack", "patrol"]
TASKS: tuple[Task, Task] = ("attack", "patrol")
NO_TARGET = Shortfall("no-target")


class Sortie:
    """The situation of a fighter: its flight, and what it may be sent against."""

    __slots__ = ("flight", "targets")

    def __init__(self, flight: Flight, targets: Sequence[int]) -> None:
        self.flight, self.targets = flight, targets


@measure(words={"no-target": "nothing it may attack would suffer"}, brief="a task that can be done")
@cite("V-11")
def can_be_done(sortie: Sortie, task: Task) -> bool | Shortfall:
    return task == "patrol" or bool(sortie.targets) or NO_TARGET


@condition("an attack may win")
def can_win(sortie: Sortie, _left: Sequence[Task]) -> bool:
    return any(sortie.flight.wins(target) > 0 for target in sortie.targets)


@measure(brief="an attack")
def is_attack(_sortie: Sortie, task: Task) -> bool:
    return task == "attack"


@measure(brief="a patrol")
def is_patrol(_sortie: Sortie, task: Task) -> bool:
    return task == "patrol"


@cite("2GM-BR-DE-D", "2GM-OF-SH-D", "2GM-DF-RL-D")
def wanted_by(code: str) -> Criterion[Sortie, Task]:
    """What a stance wants fighters for."""
    stance = BY_CODE[code]
    wanted = is_patrol if ORDERS[code].air == "patrol" else is_attack
    return keep_if_possible(stance.deployment, wanted, case=stance.case)


SORTIE: Question[Sortie, Task] = Question(
    "sortie",
    "Does a fighter attack, or wait on patrol?",
    "an attack and a patrol",
    (
        must("2GM-GOAL-3", can_be_done, by="V-11"),
        prefer("2GM-GOAL-1", is_attack, when=can_win, by="Q2-27", ruled=FIRST),
        *(wanted_by(code) for code in ORDERS),
    ),
    named=lambda _sortie, task: task,
    select=selected(lambda sortie: (sortie.flight.survey.stance.case,)),
)


@cite("2GM-CE-9", "V-24")
def fly_card(play: TacticsPlay, hand: Hand, name: str) -> Procedure[None]:
    """A fighter waits where the stance wants it for defence; a heavy bomber breaks supply; the
    others attack what the stance names. What wins goes before all that."""
    plane = hand.survey.cards.units[name]
    flight = Flight(hand.survey, plane)
    targets = air_aims(hand.survey, plane)
    details = partial(dict[str, Any], card=name)
    if plane.kind == "fighter":
        task = yield from decide(play, SORTIE, Sortie(flight, targets), TASKS, details)
        if task == "patrol":
            patrol(play, AI, name)
            return
    target = yield from decide(play, FLIGHT, flight, targets, details)
    assert target is not None
    yield from fly(play, AI, name, target)
