"""What a person drew and has not told: the bot never looks at it.

An untold unit of a reserve still counts in its owner's bag, an untold weapon of a bag still in the
research pile: the lists hold everything that is not known to be elsewhere, and ``UNTOLD`` stands
where one of them really is. So pieces are conserved, and a unit that is placed is told by that.
"""

from __future__ import annotations

from collections.abc import Iterable

from opfor.core.requests import UNTOLD
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.state import State
from tests.oracle.blitzkrieg.lookup import lookup_of


def in_bag(state: State, side: int) -> int:
    """How many units are really in a bag."""
    return len(state.bags[side]) - state.reserves[side].count(UNTOLD)


def in_pile(state: State) -> int:
    """How many weapons are really in the research pile."""
    first, second = state.bags
    return len(state.pile) - first.count(UNTOLD) - second.count(UNTOLD)


def unseen(state: State, side: int) -> tuple[str, ...]:
    """What an untold unit of a side, in its reserve or its bag, may be; sorted."""
    bag = state.bags[side]
    if UNTOLD not in bag:
        return bag
    return tuple(sorted((*_told(bag), *_told(state.pile))))


def may_come(state: State, side: int) -> tuple[str, ...]:
    """What may come out of a bag; nothing if all that is listed there is in the reserve."""
    return unseen(state, side) if in_bag(state, side) else ()


def held(state: State, side: int) -> Iterable[str]:
    """The different units a reserve may hold, those that are known first."""
    reserve = state.reserves[side]
    if UNTOLD not in reserve:
        return dict.fromkeys(reserve)
    return dict.fromkeys((*_told(reserve), *unseen(state, side)))


def kept_back(setting: Setting, state: State, source: str) -> int:
    """How many units or weapons are not told that are listed where a source draws from."""
    bags = lookup_of(setting).bag_sources
    if source in bags:
        side = bags.index(source)
        return state.reserves[side].count(UNTOLD) + state.bags[side].count(UNTOLD)
    return sum(bag.count(UNTOLD) for bag in state.bags) if source == "pile" else 0


def _told(units: tuple[str, ...]) -> list[str]:
    return [unit for unit in units if unit != UNTOLD]
