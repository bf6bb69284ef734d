"""Drawing units from a bag and special weapons from the research pile.

The order of a bag is decided by each draw. A draw whose outcome is certain (all tokens alike) is
not asked for.
"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.core.requests import Draw
from opfor.games.blitzkrieg.values.apply import without
from opfor.games.blitzkrieg.values.events import NothingDrawn, UnitDrawn, WeaponResearched
from opfor.games.blitzkrieg.values.play import BlitzkriegPlay

PILE = "pile"


def drawn(source: str, pool: tuple[str, ...], why: str, rule: str = "") -> Procedure[str]:
    """One item out of a sorted, non-empty pool."""
    if pool[0] == pool[-1]:
        return pool[0]
    item: str = yield Draw(source, pool, why, rule)
    return item


@cite("QB-9")
def draw_unit(play: BlitzkriegPlay, side: int, why: str = "") -> Procedure[None]:
    """One unit from the side's bag to the end of its reserve; an empty bag gives nothing."""
    bag = play.state.bags[side]
    if not bag:
        play.emit(NothingDrawn(side, "bag"))
        return
    look = play.setting.lookup
    unit = yield from drawn(look.bag_sources[side], bag, why or look.said["turn"][side])
    play.emit(UnitDrawn(side, unit))


def research(play: BlitzkriegPlay, side: int) -> Procedure[None]:
    """One special weapon from the pile into the side's bag; an empty pile gives nothing."""
    pile = play.state.pile
    if not pile:
        play.emit(NothingDrawn(side, "pile"))
        return
    unit = yield from drawn(PILE, pile, play.setting.lookup.said["research"][side])
    play.emit(WeaponResearched(side, unit))


def draw_weapon(play: BlitzkriegPlay, side: int) -> Procedure[None]:
    """One special weapon from the pile straight to the end of the reserve."""
    pile = play.state.pile
    if not pile:
        play.emit(NothingDrawn(side, "pile"))
        return
    unit = yield from drawn(PILE, pile, play.setting.lookup.said["research-industry"][side])
    play.emit(UnitDrawn(side, unit, "pile"))


def two_weapons(play: BlitzkriegPlay, side: int) -> Procedure[tuple[str, ...]]:
    """Up to two weapons looked at, still belonging to the pile."""
    pile = play.state.pile
    if len(pile) <= 2:
        return pile
    said = play.setting.lookup.said
    first = yield from drawn(PILE, pile, said["first-weapon"][side])
    second = yield from drawn(PILE, without(pile, first), said["second-weapon"][side])
    return (first, second)
