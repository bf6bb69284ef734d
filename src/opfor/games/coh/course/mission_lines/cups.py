"""What a mission's line puts in a cup: AI by name, No Enemy counters, mines."""

from __future__ import annotations

from opfor.cardboard.coh.orders.effects import FillCup
from opfor.cardboard.coh.orders.nouns import Source
from opfor.core.play import Procedure
from opfor.games.coh.course.mission_lines.arrivals import aside
from opfor.games.coh.course.mission_lines.effect_deeds import does
from opfor.games.coh.rules.order_deck import solo_of
from opfor.games.coh.values import solo_events as ev
from opfor.games.coh.values.order_words import BLIND
from opfor.games.coh.values.play import CohPlay

CUPS: dict[Source, ev.Cup] = {
    Source.RE_CUP: "re-cup",
    Source.ENTRY_CUP: "entry-cup",
    Source.RESERVE: "reserve",
}


def cup_items(play: CohPlay, effect: FillCup) -> list[str]:
    """What goes in: of the AI named those that are not in play and not in that cup yet."""
    found: list[str] = []
    already = solo_of(play).cup if effect.cup is Source.RE_CUP else ()
    for item in effect.items:
        if item.name in BLIND:
            found += [BLIND[item.name]] * item.count
            continue
        ids = [play.state.counters[unit].id for unit in aside(play, (item.name,))]
        found += [each for each in ids if each not in already]
    return found


@does(FillCup, can=lambda play, effect: bool(cup_items(play, effect)))
def fill_cup(play: CohPlay, effect: FillCup) -> Procedure[None]:
    """From now on these are drawn blind: behind a Rumored Enemy, at a move order that nobody on
    the map can carry out, or by a line that calls on the reserve."""
    items = cup_items(play, effect)
    if items:
        play.emit(ev.CupFilled(CUPS[effect.cup], tuple(items)))
    yield from ()
