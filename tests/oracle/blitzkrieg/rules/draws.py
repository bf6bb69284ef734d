"""Drawing units from a bag and special weapons from the research pile.

The order of a bag is decided by each draw. A draw whose outcome is certain (all tokens alike) is
not asked for.
"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.core.requests import UNTOLD, Draw
from opfor.games.blitzkrieg.values.events import NothingDrawn, UnitDrawn, WeaponResearched
from opfor.games.blitzkrieg.values.play import BlitzkriegPlay
from opfor.kit.tuples import without
from tests.oracle.blitzkrieg.lookup import lookup_of
from tests.oracle.blitzkrieg.rules.untold import in_pile, may_come

PILE = "pile"


def drawn(
    source: str,
    pool: tuple[str, ...],
    why: str,
    rule: str = "",
    *,
    hidden: bool = False,
    into: str = "",
) -> Procedure[str]:
    """One item out of a sorted, non-empty pool; ``hidden`` if the bot never looks at it."""
    if pool[0] == pool[-1]:
        return pool[0]
    item: str = yield Draw(source, pool, why, rule, hidden, into=into)
    return item


@cite("QB-9")
def draw_unit(play: BlitzkriegPlay, side: int, why: str = "") -> Procedure[None]:
    """One unit from the side's bag to the end of its reserve; an empty bag gives nothing."""
    bag = play.state.bags[side]
    if UNTOLD in bag or UNTOLD in play.state.reserves[side]:
        bag = may_come(play.state, side)
    if not bag:
        play.emit(NothingDrawn(side, "bag"))
        return
    look = lookup_of(play.setting)
    said = why or look.said["turn"][side]
    own = look.own_business[side]
    unit = yield from drawn(look.bag_sources[side], bag, said, hidden=own)
    play.emit(UnitDrawn(side, unit))


def research(play: BlitzkriegPlay, side: int) -> Procedure[None]:
    """One special weapon from the pile into the side's bag; an empty pile gives nothing.

    Against the bot nobody has to look at it before it is drawn from the bag, whosever it is.
    """
    pile = play.state.pile
    if not in_pile(play.state):
        play.emit(NothingDrawn(side, "pile"))
        return
    look = lookup_of(play.setting)
    said, into = look.said["research"][side], look.bag_sources[side]
    unit = yield from drawn(PILE, pile, said, hidden=look.bot >= 0, into=into)
    play.emit(WeaponResearched(side, unit))


def draw_weapon(play: BlitzkriegPlay, side: int) -> Procedure[None]:
    """One special weapon from the pile straight to the end of the reserve."""
    pile = play.state.pile
    if not in_pile(play.state):
        play.emit(NothingDrawn(side, "pile"))
        return
    said = lookup_of(play.setting).said["research-industry"][side]
    unit = yield from drawn(PILE, pile, said, hidden=lookup_of(play.setting).own_business[side])
    play.emit(UnitDrawn(side, unit, "pile"))


def two_weapons(play: BlitzkriegPlay, side: int) -> Procedure[tuple[str, ...]]:
    """Up to two weapons looked at, still belonging to the pile; of an untold one only that."""
    pile, left = play.state.pile, in_pile(play.state)
    if not left or (left <= 2 and left == len(pile)):
        return pile[:left]
    look = lookup_of(play.setting)
    said, hidden, into = look.said, look.bot >= 0, look.bag_sources[side]
    first = yield from drawn(PILE, pile, said["first-weapon"][side], hidden=hidden, into=into)
    if first == UNTOLD or left < 2:
        return (first,)
    rest = without(pile, first)
    second = yield from drawn(PILE, rest, said["second-weapon"][side], hidden=hidden, into=into)
    return (first, second) if second != UNTOLD else (second,)
