"""A side's dice: CAPs committed before the roll, the card that changes it after."""

from __future__ import annotations

from opfor.core.asking import pick
from opfor.core.cite import cite
from opfor.fast.coh.apply import lay_down
from opfor.fast.coh.choices import AFTER_ROLL, BEFORE_ROLL, choose, offer
from opfor.fast.coh.values import (
    AIM,
    BONUS,
    CAPS,
    DICE,
    DONE,
    LUCK,
    NEVER,
    NOTHING,
    RE_ROLL,
    Battle,
)

SIX = 6
CARD_ADDS = 2
BAD_LUCK = -3


def holds(battle: Battle, side: int, card: int, effect: int) -> bool:
    """Whether a side has a card of this effect in hand and can pay for it."""
    is_held = battle.hand[side][card] > 0 and battle.card_effect[card] == effect
    return is_held and battle.card_caps[card] <= battle.caps[side]


def offer_cards(battle: Battle, side: int, effect: int, other: int) -> bool:
    """Offer to play no card, or one of these two effects; whether there is any."""
    battle.offered = 0
    offer(battle, DONE, NOTHING, NOTHING)
    for card in range(battle.cards):
        if holds(battle, side, card, effect) or holds(battle, side, card, other):
            offer(battle, BONUS, NOTHING, card)
    return battle.offered > 1


def choose_card(battle: Battle, side: int, question: int) -> int:
    """Play the bonus card that is chosen; which one it was."""
    chosen = choose(battle, side, question)
    card = battle.offer_at[chosen]
    if battle.offer_act[chosen] == DONE:
        return NOTHING
    play_card(battle, side, card)
    return card


def play_card(battle: Battle, side: int, card: int) -> None:
    """Lay a card down and pay its CAPs."""
    lay_down(battle, side, card)
    battle.caps[side] -= battle.card_caps[card]


@cite("COH-3.2-a", "COH-3.2.3-a", "QC-28")
def most_caps(battle: Battle, side: int) -> int:
    """How many CAPs a side may commit to one roll."""
    return min(battle.caps_per_roll, battle.caps[side])


@cite("COH-3.2.3-a")
def rolled(
    battle: Battle, side: int, needed: int, kills: int, is_attack: bool, is_secret: bool
) -> int:
    """Roll for a side: first CAPs, which leave the pool whatever the dice show, then the dice. What
    is secret is told with the roll only."""
    want(battle, NEVER if is_secret else needed, NEVER if is_secret else kills)
    extra = committed(battle, side, is_attack)
    want(battle, needed - extra, kills - extra)
    return extra + uncommitted(battle, side)


def rolled_singly(battle: Battle, side: int, needed: int) -> int:
    """The same with a single die."""
    battle.rolls_singly = 1
    total = rolled(battle, side, needed, NEVER, False, False)
    battle.rolls_singly = 0
    return total


def want(battle: Battle, needed: int, kills: int) -> None:
    """What the dice are thrown for, as whoever rolls is told it."""
    battle.needed = needed
    battle.kills = kills


def uncommitted(battle: Battle, side: int) -> int:
    """The dice, and again if the side plays the card for it; or what luck adds."""
    battle.shown = thrown(battle)
    if not battle.held[side] or not offer_cards(battle, side, RE_ROLL, LUCK):
        return battle.shown
    card = choose_card(battle, side, AFTER_ROLL)
    if card == NOTHING:
        return battle.shown
    if battle.card_effect[card] == RE_ROLL:
        battle.shown = thrown(battle)
        return battle.shown
    return battle.shown + (CARD_ADDS if single_die(battle) > 1 else BAD_LUCK)


def single_die(battle: Battle) -> int:
    return pick(battle, DICE, SIX) + 1


def thrown(battle: Battle) -> int:
    """Two dice, or the one that is wanted."""
    first = single_die(battle)
    return first if battle.rolls_singly else first + single_die(battle)


@cite("COH-3.2.3-a", "dice-caps-change")
def committed(battle: Battle, side: int, is_attack: bool) -> int:
    """What CAPs and, for an attack, an aiming card add to the roll; the AI has none."""
    if side == battle.bot:
        return 0
    most, extra = most_caps(battle, side), 0
    is_aiming = is_attack and holds_any_of(battle, side, AIM)
    while most or is_aiming:
        offer_additions(battle, side, most, is_aiming)
        chosen = choose(battle, side, BEFORE_ROLL)
        if battle.offer_act[chosen] == CAPS:
            battle.caps[side] -= battle.offer_at[chosen]
            return extra + battle.offer_at[chosen]
        play_card(battle, side, battle.offer_at[chosen])
        extra, is_aiming = CARD_ADDS, False
        if battle.needed != NEVER:
            want(battle, battle.needed - extra, battle.kills - extra)
    return extra


def offer_additions(battle: Battle, side: int, most: int, is_aiming: bool) -> None:
    """From no CAPs to so many, then the aiming cards."""
    battle.offered = 0
    for caps in range(most + 1):
        offer(battle, CAPS, NOTHING, caps)
    for card in range(battle.cards):
        if is_aiming and holds(battle, side, card, AIM):
            offer(battle, BONUS, NOTHING, card)


def holds_any_of(battle: Battle, side: int, effect: int) -> bool:
    for card in range(battle.cards):
        if holds(battle, side, card, effect):
            return True
    return False
