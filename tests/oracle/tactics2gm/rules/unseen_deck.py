"""The AI's deck at a table: dealt face down, so nobody knows which cards of a pile are in it.

The program deals it in secret to have something to draw from. Whoever draws from the real one may
turn over any other card of the army that lies in no deck, as long as a card of its pile is left:
then the two are exchanged, and the program's deck holds what the real one held. So may a card come
up that no army lists, once it has been typed in.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from opfor.games.tactics2gm.values.events import CardExchanged
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.play import TacticsPlay
from opfor.games.tactics2gm.values.removed_cards import removed_cards, strangers
from opfor.games.tactics2gm.values.state import State


def unseen_cards(setting: Setting, state: State, side: int, pool: Iterable[str]) -> tuple[str, ...]:
    """Cards that may turn up in the AI's deck beside those dealt: of its army, of a pile with a
    card left in the pool."""
    if side != setting.ai:
        return ()
    pile = setting.cards.pile
    dealt = set(pool)
    left = {pile(name) for name in dealt}
    boxed = _boxed(setting, state, state.armies[side])
    found = {name for name, its_pile in boxed.items() if its_pile in left and name not in dealt}
    found |= {name for name in strangers(setting) if pile(name) in left and name not in dealt}
    return tuple(sorted(found))


_BOXED: list[tuple[Any, Any, str, dict[str, str]]] = [(None, None, "", {})]
"""The boxes asked about last: they change with the set-up only, and every draw asks."""


def _boxed(setting: Setting, state: State, army: str) -> dict[str, str]:
    """The cards of an army that lie in no deck and that the AI may have, with their piles."""
    game, boxes, whose, known = _BOXED[0]
    if game is setting and boxes is state.boxes and whose == army:
        return known
    out = removed_cards(setting)
    box = next((box.cards for box in state.boxes if box.army == army), ())
    found = {name: setting.cards.pile(name) for name in box if name not in out}
    _BOXED[0] = setting, state.boxes, army, found
    return found


def turned_up(play: TacticsPlay, side: int, card: str, pool: Sequence[str]) -> list[str]:
    """The pool with a card in it that was drawn at the table, exchanged for one of its pile."""
    if card in pool:
        return list(pool)
    pile = play.setting.cards.pile
    instead = next(name for name in sorted(pool) if pile(name) == pile(card))
    play.emit(CardExchanged(side, card, instead))
    changed = list(pool)
    changed[changed.index(instead)] = card
    return changed
