"""Night: cards lie face down until they come near an enemy."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.rows import tell
from opfor.games.tactics2gm.rules.board import enemies_of
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import (
    NOBODY,
    NOTHING,
)
from opfor.games.tactics2gm.values.events import UnitRevealed


@cite("2GM-MOD-8")
def reveal(battle: Battle) -> None:
    """At night a face-down card is turned up when it comes near an enemy."""
    if not battle.night:
        return
    for unit in range(1, battle.units + 1):
        if battle.side[unit] != NOBODY and battle.hidden[unit] and battle.cell[unit] >= 0:
            if is_enemy_near(battle, unit):
                battle.hidden[unit] = 0
                tell(battle, UnitRevealed, battle.id[unit])


def is_enemy_near(battle: Battle, unit: int) -> bool:
    away = battle.distance[battle.cell[unit]]
    return any(
        away[battle.cell[other]] <= battle.reveal_distance
        for other in enemies_of(battle, battle.side[unit])
    )


def veil(battle: Battle, side: int) -> None:
    """Look with the eyes of a side: face-down units of the other one are unknown cards."""
    if not battle.night or battle.is_veiled:
        return
    battle.is_veiled = 1
    for unit in range(1, battle.units + 1):
        battle.veiled_card[unit] = NOTHING
        if battle.hidden[unit] and battle.side[unit] == 1 - side:
            battle.veiled_card[unit] = battle.card[unit]
            battle.veiled_carried[unit] = battle.carried[unit]
            battle.card[unit] = battle.hidden_card
            battle.carried[unit] = 0


def unveil(battle: Battle) -> None:
    """Every card is what it is again."""
    if not battle.is_veiled:
        return
    battle.is_veiled = 0
    for unit in range(1, battle.units + 1):
        if battle.veiled_card[unit] != NOTHING:
            battle.card[unit] = battle.veiled_card[unit]
            battle.carried[unit] = battle.veiled_carried[unit]
            battle.veiled_card[unit] = NOTHING
