"""A side's dice: CAPs committed before the roll, the card that changes it after."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.coh.apply import lay_down
from opfor.fast.coh.choices import AFTER_ROLL, BEFORE_ROLL, choose, offer
from opfor.fast.coh.values import BONUS, CAPS, DICE, DONE, NEVER, NOTHING, RE_ROLL, Battle
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


def choose_card(battle: Battle, side: int, question: int) -> bool:
    """Play the bonus card that is chosen; whether one was."""
    chosen = choose(battle, side, question)
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
def rolled(battle: Battle, side: int, needed: int, kills: int, is_secret: bool) -> int:
    """Roll for a side: first CAPs, which leave the pool whatever the dice show, then the dice. What
    is secret is told with the roll only."""
    want(battle, NEVER if is_secret else needed, NEVER if is_secret else kills)
    extra = committed(battle, side)
    want(battle, needed - extra, kills - extra)
    return extra + uncommitted(battle, side)


def want(battle: Battle, needed: int, kills: int) -> None:
    """What the dice are thrown for, as whoever rolls is told it."""
    battle.needed = needed
    battle.kills = kills


def uncommitted(battle: Battle, side: int) -> int:
    """The dice, and again if the side plays the card for it."""
    battle.shown = thrown(battle)
    if battle.held[side] and offer_cards(battle, side, RE_ROLL):
        if choose_card(battle, side, AFTER_ROLL):
            battle.shown = thrown(battle)
    return battle.shown


def thrown(battle: Battle) -> int:
    """Two dice."""
    return pick(battle, DICE, SIX) + pick(battle, DICE, SIX) + 2


@cite("COH-3.2.3-a", "dice-caps-change")
def committed(battle: Battle, side: int) -> int:
    """What CAPs add to the roll that follows; the AI has none."""
    most = most_caps(battle, side)
    if most == 0 or side == battle.bot:
        return 0
    battle.offered = 0
    for caps in range(most + 1):
        offer(battle, CAPS, NOTHING, caps)
    caps = battle.offer_at[choose(battle, side, BEFORE_ROLL)]
    battle.caps[side] -= caps
    return caps
