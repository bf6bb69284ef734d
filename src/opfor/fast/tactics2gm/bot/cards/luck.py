"""A miss: is it rolled again by a card?"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.ladder import ask, one_of_equals, propose_once
from opfor.core.narrow import narrow
from opfor.core.run import NO_CANDIDATE
from opfor.fast.tactics2gm.battle import Battle
from opfor.fast.tactics2gm.bot.sight.danger import is_particularly_dangerous
from opfor.fast.tactics2gm.names import (
    AI,
    NOTHING,
    Stream,
    Which,
)
from opfor.fast.tactics2gm.rules.night import unveil, veil
from opfor.fast.tactics2gm.rules.shots import is_payable_luck


@cite("2GM-CE-8")
def is_worth_it(battle: Battle, _card: int) -> bool:
    """The shot that missed was at a particularly dangerous target."""
    return is_particularly_dangerous(battle, battle.missed)


@cite("2GM-CE-8")
def bots_luck(battle: Battle, target: int) -> int:
    """Luck is played when the shot that missed was at a particularly dangerous target."""
    ask(battle)
    for place in range(battle.hands[AI]):
        card = battle.hand[AI][place]
        if is_payable_luck(battle, AI, card):
            propose_once(battle, card)
    if not battle.left:
        return NOTHING
    battle.missed = target
    veil(battle, AI)
    narrow(battle, Which.LUCK)
    unveil(battle)
    card = one_of_equals(battle, Which.LUCK, Stream.TIE)
    return NOTHING if card == NO_CANDIDATE else card
