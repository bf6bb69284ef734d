"""What the AI may look at: the open board. Face-down Player cards are what they seem."""

from __future__ import annotations

from collections.abc import Iterator

from opfor.games.tactics2gm.rules.night import veil
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import (
    AI,
    PERSON,
)


def look_round(battle: Battle) -> None:
    """Who stands where, as the AI sees it: its units and the Player's, in order, and how many of
    either stand on each line, as their side counts it."""
    veil(battle, AI)
    battle.friends = battle.foes = battle.shots_of = battle.is_stirred = 0
    for line in range(battle.lines + 2):
        battle.manned[line] = battle.enemies_on[line] = 0
    for unit in range(1, battle.units + 1):
        cell = battle.cell[unit]
        if cell < 0:
            continue
        if battle.side[unit] == AI:
            battle.friend[battle.friends] = unit
            battle.friends += 1
            battle.manned[battle.line[cell]] += 1
        else:
            battle.foe[battle.foes] = unit
            battle.foes += 1
            battle.enemies_on[battle.line[cell]] += 1


def is_foe(battle: Battle, target: int) -> bool:
    """A Player unit on the board; HQ and terrain are none."""
    return target > 0 and battle.side[target] == PERSON and battle.cell[target] >= 0


def own_units(battle: Battle) -> Iterator[int]:
    """The AI's units on the board."""
    for i in range(battle.friends):
        yield battle.friend[i]


def player_units(battle: Battle) -> Iterator[int]:
    """The Player's units on the board."""
    for i in range(battle.foes):
        yield battle.foe[i]
