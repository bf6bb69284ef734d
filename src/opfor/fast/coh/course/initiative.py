"""Who begins a round."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.rules.rolls import committed, rolled, uncommitted, want
from opfor.fast.coh.values import NEVER, NOBODY, TURN, Battle


@cite("COH-2.6-a", "GEN-4.0-e")
def initiative(battle: Battle) -> None:
    """Both roll two dice, ties again; the mission may name the side that begins round 1.

    Both commit CAPs before anybody rolls: first the side with more, on a tie the Soviets.
    """
    if battle.round == 1 and battle.first != NOBODY:
        begin_turns(battle, battle.first)
        return
    if battle.bot != NOBODY and not battle.rolls_off:
        roll_alone(battle, 1 - battle.bot)
        return
    first = battle.on_a_tie
    if battle.caps[0] != battle.caps[1]:
        first = 0 if battle.caps[0] > battle.caps[1] else 1
    want(battle, NEVER, NEVER)
    while True:
        lead = committed(battle, first, False)
        lead -= committed(battle, 1 - first, False)
        lead += uncommitted(battle, first) + battle.initiative_bonus[first]
        lead -= uncommitted(battle, 1 - first) + battle.initiative_bonus[1 - first]
        if lead != 0:
            begin_turns(battle, first if lead > 0 else 1 - first)
            return


@cite("COH-2.6-a", "QS-18")
def roll_alone(battle: Battle, player: int) -> None:
    """Against the AI the Player rolls alone and needs 8; what would help the AI's roll hinders the
    Player's."""
    needed = battle.solo_initiative - battle.initiative_bonus[player]
    needed += battle.initiative_bonus[battle.bot]
    has_won = rolled(battle, player, needed, NEVER, False, False) >= needed
    begin_turns(battle, player if has_won else battle.bot)


def begin_turns(battle: Battle, side: int) -> None:
    battle.stage = TURN
    battle.mover = 1 - side
    battle.passes = 0
