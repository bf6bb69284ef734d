"""Who wins together, and what the end of a game is worth to a seat."""

from __future__ import annotations

from typing import Any

from opfor.core.game import Game, Outcome


def partners(game: Game[Any], setting: Any, seat: str) -> frozenset[str]:
    """The seats that win and lose together."""
    seats = game.seats(setting)
    head = {each.id: each.partner_of or each.id for each in seats}
    return frozenset(each.id for each in seats if head[each.id] == head.get(seat, seat))


def won(outcome: Outcome | None, together: frozenset[str]) -> float:
    """1 for a win of these seats, 0 for a loss, half where nobody has won."""
    if outcome is None or outcome.winner is None:
        return 0.5
    return float(outcome.winner in together)
