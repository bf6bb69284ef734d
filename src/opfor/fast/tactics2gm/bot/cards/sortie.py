"""Airplanes sent out: does a fighter wait on patrol, or attack? Then they fly."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.ladder import ask, one_of_equals, propose, settled
from opfor.core.narrow import narrow
from opfor.fast.tactics2gm.battle import Battle
from opfor.fast.tactics2gm.bot.cards.airplanes import bombs_win, look_for_air_aims
from opfor.fast.tactics2gm.names import (
    AI,
    Kind,
    Stream,
    Which,
)
from opfor.fast.tactics2gm.rules.airplanes import fly, patrol
from opfor.fast.tactics2gm.rules.night import unveil

TO_ATTACK, TO_PATROL = range(2)


@cite("V-11")
def can_be_done(battle: Battle, task: int) -> bool:
    """A patrol always, an attack where something would suffer."""
    return task == TO_PATROL or battle.air_aims > 0


def an_attack_wins(battle: Battle) -> bool:
    for i in range(battle.air_aims):
        if bombs_win(battle, battle.air_aim[i]) > 0:
            return True
    return False


def is_attack(battle: Battle, task: int) -> bool:
    return task == TO_ATTACK


def is_patrol(battle: Battle, task: int) -> bool:
    return task == TO_PATROL


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
    if battle.kind[plane] == Kind.FIGHTER and choose_task(battle) == TO_PATROL:
        unveil(battle)
        patrol(battle, AI, plane)
        return
    ask(battle)
    for i in range(battle.air_aims):
        propose(battle, battle.air_aim[i])
    narrow(battle, Which.FLIGHT)
    target = one_of_equals(battle, Which.FLIGHT, Stream.TIE)
    unveil(battle)
    fly(battle, AI, plane, target)
