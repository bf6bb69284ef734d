"""Airplanes sent out: does a fighter wait on patrol, or attack? Then they fly."""

from __future__ import annotations

from typing import Any

from opfor.core.cite import cite
from opfor.core.ladder import about, ask, one_of_equals, propose, settled
from opfor.core.measure import Shortfall, fact, measure
from opfor.core.narrow import Asked, narrow
from opfor.core.question import Criterion, Question, keep_if_possible, must, prefer
from opfor.games.tactics2gm.bot.acting_order import stance_in_force
from opfor.games.tactics2gm.bot.cards.airplanes import bombs_win, look_for_air_aims
from opfor.games.tactics2gm.bot.sight.named import of_card
from opfor.games.tactics2gm.bot.sight.victory import FIRST
from opfor.games.tactics2gm.rules.airplanes import fly, patrol
from opfor.games.tactics2gm.rules.night import unveil
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import (
    AI,
    Air,
    Kind,
    Stream,
    Which,
)
from opfor.games.tactics2gm.values.stance_orders import ORDERS
from opfor.games.tactics2gm.values.stances import BY_CODE, STANCE_CASES

TO_ATTACK, TO_PATROL = range(2)
TASKS = ("attack", "patrol")
NOTHING_TO_ATTACK = -1
"""Why a fighter does not attack."""


@measure(
    words={"no-target": "nothing it may attack would suffer"},
    brief="a task that can be done",
    shortfalls={NOTHING_TO_ATTACK: Shortfall("no-target")},
)
@cite("V-11")
def can_be_done(battle: Battle, task: int) -> int:
    """A patrol always, an attack where something would suffer."""
    return 1 if task == TO_PATROL or battle.air_aims > 0 else NOTHING_TO_ATTACK


@fact("an attack may win")
def an_attack_wins(battle: Battle) -> bool:
    return any(bombs_win(battle, battle.air_aim[i]) > 0 for i in range(battle.air_aims))


@measure(brief="an attack")
def is_attack(_battle: Battle, task: int) -> bool:
    return task == TO_ATTACK


@measure(brief="a patrol")
def is_patrol(_battle: Battle, task: int) -> bool:
    return task == TO_PATROL


@cite("2GM-BR-DE-D", "2GM-OF-SH-D", "2GM-DF-RL-D")
def wanted_by(code: str) -> Criterion[Any, int]:
    """What a stance wants fighters for."""
    stance = BY_CODE[code]
    wanted = is_patrol if ORDERS[code].air == Air.PATROL else is_attack
    return keep_if_possible(stance.deployment, wanted, case=stance.case)


SORTIE: Asked = Question(
    "sortie",
    "Does a fighter attack, or wait on patrol?",
    "an attack and a patrol",
    (
        must("2GM-GOAL-3", can_be_done, by="V-11"),
        prefer("2GM-GOAL-1", is_attack, when=an_attack_wins, by="Q2-27", ruled=FIRST),
        *(wanted_by(code) for code in ORDERS),
    ),
    named=lambda _play, task: TASKS[task],
    cases=STANCE_CASES,
    case_of=stance_in_force,
    details=of_card,
)


@cite("2GM-BR-DE-D", "2GM-OF-SH-D", "2GM-DF-RL-D")
def choose_task(battle: Battle) -> int:
    """Does a fighter attack, or wait on patrol? As the stance wants it, but what wins first."""
    ask(battle)
    propose(battle, TO_ATTACK)
    propose(battle, TO_PATROL)
    narrow(battle, Which.SORTIE)
    return settled(battle)


@cite("2GM-CE-9", "V-24")
def fly_card(battle: Battle, plane: int) -> None:
    """A fighter waits where the stance wants it for defence; a heavy bomber breaks supply; the
    others attack what the stance names. What wins goes before all that."""
    look_for_air_aims(battle, plane)
    about(battle, plane)
    if battle.kind[plane] == Kind.FIGHTER and choose_task(battle) == TO_PATROL:
        unveil(battle)
        patrol(battle, AI, plane)
        return
    if battle.kind[plane] == Kind.FIGHTER:
        about(battle, plane)
    ask(battle)
    for i in range(battle.air_aims):
        propose(battle, battle.air_aim[i])
    narrow(battle, Which.FLIGHT)
    target = one_of_equals(battle, Which.FLIGHT, Stream.TIE)
    unveil(battle)
    fly(battle, AI, plane, target)
