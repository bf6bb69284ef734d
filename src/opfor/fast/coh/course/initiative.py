"""Who begins a round."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.rows import tell
from opfor.core.ways import begins_again, chance_begins
from opfor.fast.coh.choices import Throw
from opfor.fast.coh.rules.rolls import committed, rolled, sum_of, uncommitted, want
from opfor.fast.coh.values import NEVER, NOBODY, TURN, Battle
from opfor.fast.coh.whys import For
from opfor.games.coh.values.round_events import InitiativeRolled, InitiativeWon


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
    lead = 0
    while lead == 0 and not battle.waits:
        caps = battle.caps[0] + battle.caps[1]
        chance_begins(battle)
        lead = roll_off(battle, first)
        if lead == 0 and caps == battle.caps[0] + battle.caps[1] and begins_again(battle):
            return
    begin_turns(battle, first if lead > 0 else 1 - first)


@cite("GEN-4.0-e")
def roll_off(battle: Battle, first: int) -> int:
    """By how much the side that is asked first is ahead."""
    throw = Throw(For.A_ROLL_OFF, NEVER, NOBODY, NOBODY, 0)
    want(battle, NEVER, NEVER)
    own = committed(battle, first, throw, False)
    other = committed(battle, 1 - first, throw, False)
    own += roll_for_initiative(battle, first, throw, own)
    other += roll_for_initiative(battle, 1 - first, throw, other)
    return own - other


def roll_for_initiative(battle: Battle, side: int, throw: Throw, caps: int) -> int:
    """What the dice show, with the bonus of the mission; with the CAPs it is told."""
    total = sum_of(uncommitted(battle, side, throw, 0)) + battle.initiative_bonus[side]
    tell(battle, InitiativeRolled, side, caps + total)
    return total


@cite("COH-2.6-a", "QS-18")
def roll_alone(battle: Battle, player: int) -> None:
    """Against the AI the Player rolls alone and needs 8; what would help the AI's roll hinders the
    Player's."""
    bonus = battle.initiative_bonus[player] - battle.initiative_bonus[battle.bot]
    needed = battle.solo_initiative
    throw = Throw(For.INITIATIVE, needed - bonus, NOBODY, needed, 0)
    total = sum_of(rolled(battle, player, throw, NEVER, False, False)) + bonus
    tell(battle, InitiativeRolled, player, total)
    begin_turns(battle, player if total >= needed else battle.bot)


def begin_turns(battle: Battle, side: int) -> None:
    battle.stage = TURN
    battle.mover = 1 - side
    battle.passes = 0
    tell(battle, InitiativeWon, side)
