"""Easier or harder: fewer CAPs for the Player, fewer Command Cards for the AI."""

from __future__ import annotations

from opfor.cardboard.coh.generator_cards.tables import Nation
from opfor.core.cascade import decide
from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.games.coh_generator.bot.order_deck import CARD_LEFT_OUT, Deck, command_cards
from opfor.games.coh_generator.values.events import CapsChanged
from opfor.games.coh_generator.values.play import GeneratorPlay
from opfor.games.coh_generator.values.state import CapChange


@cite("SOLO-6.3-b", "QS-11")
def fewer_command_cards(play: GeneratorPlay, cards: tuple[int, ...]) -> Procedure[tuple[int, ...]]:
    """The handicap: Command Cards leave at random, but never the last one."""
    for _ in range(play.setting.options.fewer_command_cards):
        blue = [card for card in cards if card in command_cards()]
        if len(blue) < 2:
            break
        gone = yield from decide(play, CARD_LEFT_OUT, Deck("defense"), blue)
        cards = tuple(card for card in cards if card != gone)
    return cards


@cite("SOLO-6.3-a")
def fewer_caps(play: GeneratorPlay, player: Nation) -> None:
    """The handicap: the Player starts with fewer CAPs."""
    fewer = play.setting.options.fewer_caps
    if fewer:
        caps = max(0, play.state.caps[player] - fewer)
        by = caps - play.state.caps[player]
        change = CapChange(role=player, side=player, by=by, card="handicap")
        play.emit(CapsChanged(change, caps))
