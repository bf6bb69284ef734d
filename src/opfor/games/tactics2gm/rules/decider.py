"""Who decides where the rules leave a choice: a person is asked, or whoever sits there; the AI
decides by its own rules."""

from __future__ import annotations

from collections.abc import Callable

from opfor.core.memory import above
from opfor.games.tactics2gm.values.battle import Battle, Offer

_GAME = "opfor.games.tactics2gm"

choose: Callable[[Battle, int, int], Offer] = above(f"{_GAME}.course.players:choose")
"""``choose(battle, side, what)``: what a side takes of the offers."""
bots_luck: Callable[[Battle, int, int], int] = above(f"{_GAME}.bot.cards.luck:bots_luck")
"""``bots_luck(battle, unit, target)``: the card by which the AI repeats a miss, if any."""
bots_loss: Callable[[Battle], int] = above(f"{_GAME}.bot.cards.espionage:bots_loss")
"""``bots_loss(battle)``: the card of the Player's hand that the AI's spies name."""
