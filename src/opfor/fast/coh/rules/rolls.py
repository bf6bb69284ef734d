"""A side's dice: CAPs committed before the roll, the card that changes it after."""

from __future__ import annotations

from typing import NamedTuple

from opfor.core.asking import ROLL, is_new, pick, pick_two
from opfor.core.cite import cite
from opfor.core.rows import REQUEST, note, tell
from opfor.fast.coh.apply_acts import lay_down, spend_caps
from opfor.fast.coh.choices import (
    AFTER_ROLL,
    BEFORE_ROLL,
    Throw,
    choose,
    choose_for_roll,
    offer,
)
from opfor.fast.coh.deployment import may_hold
from opfor.fast.coh.values import (
    AIM,
    BONUS,
    CAPS,
    DICE,
    DONE,
    LUCK,
    NEVER,
    NOBODY,
    NOTHING,
    RE_ROLL,
    Battle,
)
from opfor.fast.coh.whys import Caps, For
from opfor.games.coh.values.round_events import CardPlayed
from opfor.games.coh.values.unit_events import DieChanged

SIX = 6
CARD_ADDS = 2
BAD_LUCK = -3


class Rolled(NamedTuple):
    """Two dice, or one and nought, and what CAPs and cards added."""

    first: int
    second: int
    extra: int


def sum_of(dice: Rolled) -> int:
    return dice.first + dice.second + dice.extra


def holds(battle: Battle, side: int, card: int, effect: int) -> bool:
    """Whether a side may have a card of this effect in hand and can pay for it."""
    if battle.card_effect[card] != effect or battle.card_caps[card] > battle.caps[side]:
        return False
    return may_hold(battle, side, card)


def offer_cards(battle: Battle, side: int, effect: int, other: int) -> bool:
    """Offer to play no card, or one of these two effects; whether there is any."""
    battle.offered = 0
    offer(battle, DONE, NOTHING, NOTHING)
    for card in range(battle.cards):
        if holds(battle, side, card, effect) or holds(battle, side, card, other):
            offer(battle, BONUS, NOTHING, card)
    return battle.offered > 1


def choose_card(battle: Battle, side: int, question: int, about: int, unit: int) -> int:
    """Play the bonus card that is chosen; which one it was."""
    return play_chosen(battle, side, choose(battle, side, question, about, unit))


def play_chosen(battle: Battle, side: int, chosen: int) -> int:
    """The card at a place among the offers, if it is one."""
    card = battle.offer_at[chosen]
    if battle.offer_act[chosen] == DONE:
        return NOTHING
    play_card(battle, side, card)
    return card


def play_card(battle: Battle, side: int, card: int) -> None:
    """Lay a card down and pay its CAPs."""
    lay_down(battle, side, card)
    tell(battle, CardPlayed, side, card)
    spend_caps(battle, side, battle.card_caps[card], Caps.CARD + card)


@cite("COH-3.2-a", "COH-3.2.3-a", "QC-28")
def most_caps(battle: Battle, side: int) -> int:
    """How many CAPs a side may commit to one roll."""
    return min(battle.caps_per_roll, battle.caps[side])


@cite("COH-3.2.3-a")
def rolled(
    battle: Battle, side: int, throw: Throw, kills: int, is_attack: bool, is_secret: bool
) -> Rolled:
    """Roll for a side: first CAPs, which leave the pool whatever the dice show, then the dice. What
    is secret is told with the roll only."""
    want(battle, NEVER if is_secret else throw.needed, NEVER if is_secret else kills)
    extra = committed(battle, side, throw, is_attack)
    want(battle, less(throw.needed, extra), less(kills, extra))
    return uncommitted(battle, side, throw, extra)


def rolled_singly(battle: Battle, side: int, throw: Throw) -> Rolled:
    """The same with a single die."""
    battle.rolls_singly = 1
    dice = rolled(battle, side, throw, NEVER, False, False)
    battle.rolls_singly = 0
    return dice


def want(battle: Battle, needed: int, kills: int) -> None:
    """What the dice are thrown for, as whoever rolls is told it."""
    battle.needed = needed
    battle.kills = kills


def less(needed: int, extra: int) -> int:
    """What is left to the dice."""
    return NEVER if needed == NEVER else needed - extra


def uncommitted(battle: Battle, side: int, throw: Throw, extra: int) -> Rolled:
    """The dice, and again if the side plays the card for it; or what luck adds."""
    dice = thrown(battle, throw, extra, 0)
    if not battle.held[side] or not offer_cards(battle, side, RE_ROLL, LUCK):
        return dice
    card = play_chosen(battle, side, choose_for_roll(battle, side, AFTER_ROLL, throw))
    if card == NOTHING:
        return dice
    if battle.card_effect[card] == RE_ROLL:
        return thrown(battle, throw, extra, 1)
    change = CARD_ADDS if single_die(battle, For.LUCK, 0) > 1 else BAD_LUCK
    tell(battle, DieChanged, side, card, change)
    return Rolled(dice.first, dice.second, extra + change)


def single_die(battle: Battle, why: int, about: int) -> int:
    if is_new(battle):
        note(battle, REQUEST, ROLL, why, NOBODY, 1, about)
    return pick(battle, DICE, SIX) + 1


def thrown(battle: Battle, throw: Throw, extra: int, again: int) -> Rolled:
    """Two dice, or the one that is wanted; ``shown`` is what they show."""
    if is_new(battle):
        count = 1 if battle.rolls_singly else 2
        about, by, at, added = throw.needed, throw.by, throw.at, throw.added
        note(battle, REQUEST, ROLL, throw.why, NOBODY, count, about, by, at, added, again)
    if battle.rolls_singly:
        battle.shown = pick(battle, DICE, SIX) + 1
        return Rolled(battle.shown, 0, extra)
    both = pick_two(battle, DICE, SIX)
    first, second = both % SIX + 1, both // SIX + 1
    battle.shown = first + second
    return Rolled(first, second, extra)


@cite("COH-3.2.3-a", "dice-caps-change")
def committed(battle: Battle, side: int, throw: Throw, is_attack: bool) -> int:
    """What CAPs and, for an attack, an aiming card add to the roll; the AI has none."""
    if side == battle.bot:
        return 0
    most, extra = most_caps(battle, side), 0
    is_aiming = is_attack and holds_any_of(battle, side, AIM)
    while most or is_aiming:
        offer_additions(battle, side, most, is_aiming)
        chosen = choose_for_roll(battle, side, BEFORE_ROLL, throw)
        if battle.offer_act[chosen] == CAPS:
            spend_caps(battle, side, battle.offer_at[chosen], Caps.ROLL)
            return extra + battle.offer_at[chosen]
        play_card(battle, side, battle.offer_at[chosen])
        tell(battle, DieChanged, side, battle.offer_at[chosen], CARD_ADDS)
        extra, is_aiming = CARD_ADDS, False
        want(battle, less(battle.needed, extra), less(battle.kills, extra))
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
