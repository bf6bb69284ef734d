"""A side's dice: CAPs committed before the roll, the card that changes it after."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.apply import lay_down
from opfor.fast.coh.choices import choose, offer
from opfor.fast.coh.values import BONUS, CAPS, DICE, DONE, NOTHING, RE_ROLL, Battle
from opfor.fast.run import pick

SIX = 6


def holds(battle: Battle, side: int, card: int, effect: int) -> bool:
    """Whether a side has a card of this effect in hand and can pay for it."""
    is_held = battle.hand[side][card] > 0 and battle.card_effect[card] == effect
    return is_held and battle.card_caps[card] <= battle.caps[side]


def offer_cards(battle: Battle, side: int, effect: int) -> bool:
    """Offer to play no card, or one of this effect; whether there is any."""
    battle.offered = 0
    offer(battle, DONE, NOTHING, NOTHING)
    for card in range(battle.cards):
        if holds(battle, side, card, effect):
            offer(battle, BONUS, NOTHING, card)
    return battle.offered > 1


def choose_card(battle: Battle, side: int) -> bool:
    """Play the bonus card that is chosen; whether one was."""
    chosen = choose(battle, side)
    if battle.offer_act[chosen] == DONE:
        return False
    play_card(battle, side, battle.offer_at[chosen])
    return True


def play_card(battle: Battle, side: int, card: int) -> None:
    """Lay a card down and pay its CAPs."""
    lay_down(battle, side, card)
    battle.caps[side] -= battle.card_caps[card]


@cite("COH-3.2-a", "COH-3.2.3-a", "QC-28")
def most_caps(battle: Battle, side: int) -> int:
    """How many CAPs a side may commit to one roll."""
    return min(battle.caps_per_roll, battle.caps[side])


@cite("COH-3.2.3-a")
def rolled(battle: Battle, side: int, dice: int) -> int:
    """Roll for a side: first CAPs, which leave the pool whatever the dice show, then the dice."""
    extra = committed(battle, side)
    return extra + uncommitted(battle, side, dice)


def uncommitted(battle: Battle, side: int, dice: int) -> int:
    """The dice, and again if the side plays the card for it."""
    total = thrown(battle, dice)
    if battle.held[side] and offer_cards(battle, side, RE_ROLL) and choose_card(battle, side):
        total = thrown(battle, dice)
    return total


def thrown(battle: Battle, dice: int) -> int:
    total = 0
    for _ in range(dice):
        total += pick(battle, DICE, SIX) + 1
    return total


@cite("COH-3.2.3-a", "dice-caps-change")
def committed(battle: Battle, side: int) -> int:
    """What CAPs add to the roll that follows."""
    most = most_caps(battle, side)
    if most == 0:
        return 0
    battle.offered = 0
    for caps in range(most + 1):
        offer(battle, CAPS, NOTHING, caps)
    caps = battle.offer_at[choose(battle, side)]
    battle.caps[side] -= caps
    return caps
