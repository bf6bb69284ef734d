"""Is a card of use now? It can be paid, it has a space or a target, and it does something."""

from __future__ import annotations

from collections.abc import Callable

from opfor.core.cite import cite
from opfor.core.ladder import short
from opfor.core.measure import Shortfall, measure, with_numbers
from opfor.games.tactics2gm.bot.cards.airplanes import is_useful_flight
from opfor.games.tactics2gm.bot.cards.support_cards import is_useful_support
from opfor.games.tactics2gm.bot.deployment.hand import (
    can_enter,
    cards_held,
    cost_now,
    is_plane,
    is_support,
    is_troop,
)
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import (
    PERSON,
    Effect,
)

DEAR, NO_ROOM, NOBODY_SUFFERS, NO_EFFECT, NOT_THE_TIME = range(-1, -6, -1)
"""Why a card is of no use."""
WHY_NOT = {
    "too-dear": "too dear at {} AP with {} left",
    "no-room": "no space of the deployment line is free for it",
    "no-target": "nothing it may attack would suffer",
    "no-effect": "it would have no effect now",
    "not-the-time": "it is not the time to spy",
}
SHORTFALLS: dict[int, Shortfall | Callable[..., Shortfall]] = {
    DEAR: with_numbers("too-dear", 2),
    NO_ROOM: Shortfall("no-room"),
    NOBODY_SUFFERS: Shortfall("no-target"),
    NO_EFFECT: Shortfall("no-effect"),
    NOT_THE_TIME: Shortfall("not-the-time"),
}


@measure(words=WHY_NOT, brief="a card of use now", shortfalls=SHORTFALLS)
@cite("2GM-GOAL-3", "V-11")
def is_useful(battle: Battle, card: int) -> int:
    """Payable now, with a space or a target, and of some effect."""
    cost, left = cost_now(battle, card), battle.hand_ap
    if cost > left:
        return short(battle, DEAR, cost, left)
    use = use_of(battle, card)
    if use == 1 and is_spy(battle, card) and not is_time_to_spy(battle):
        return NOT_THE_TIME
    return use


def use_of(battle: Battle, card: int) -> int:
    """The same of a card that can be paid, whether or not it is the time to spy."""
    if is_troop(battle, card):
        return 1 if can_enter(battle, card) else NO_ROOM
    if is_plane(battle, card):
        return 1 if is_useful_flight(battle, card) else NOBODY_SUFFERS
    return 1 if is_useful_support(battle, card) else NO_EFFECT


def is_useful_now(battle: Battle, card: int) -> bool:
    return cost_now(battle, card) <= battle.hand_ap and use_of(battle, card) == 1


def is_spy(battle: Battle, card: int) -> bool:
    effect = battle.effect[card]
    return is_support(battle, card) and effect in (Effect.ENIGMA, Effect.ESPIONAGE)


@cite("2GM-CE-3")
def is_time_to_spy(battle: Battle) -> bool:
    """The Player holds more than five cards, and no other card of the AI is of use now."""
    if battle.hands[PERSON] <= battle.espionage_hand_over:
        return False
    return not any(
        not is_spy(battle, card) and is_useful_now(battle, card) for card in cards_held(battle)
    )
