"""What is offered to a side, and what it takes.

Offers lie in ``war.offers``, the first ``war.offered`` of them; whoever asks clears them first.
"""

from __future__ import annotations

from opfor.games.blitzkrieg.rules.decider import choose
from opfor.games.blitzkrieg.values.memory import Offer, War


def clear_offers(war: War) -> None:
    war.offered = 0


def offer(war: War, unit: int, place: int) -> None:
    """One more: a unit, and the space, theatre or slot it is about."""
    war.offers[war.offered] = Offer(unit, place)
    war.offered += 1


def only_or_chosen(war: War, side: int, what: int) -> Offer:
    """The offer a side takes; it is asked only if there are several."""
    return war.offers[0] if war.offered == 1 else choose(war, side, what)
