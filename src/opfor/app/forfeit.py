"""Games that a seat has lost without their being played to the end."""

from __future__ import annotations

from typing import Any

from opfor.core.errors import Forfeit
from opfor.core.game import Game, Outcome
from opfor.core.record import History, Lost

ILLEGAL = "illegal-answers"
"""Why, as the phrase book has it."""


def forfeited(game: Game[Any], setting: Any, seat: str, why: str = ILLEGAL) -> Outcome:
    """The end of a game that a seat has lost: somebody has won who is not its partner."""
    seats = game.seats(setting)
    side = {each.id: each.partner_of or each.id for each in seats}
    others = [each for each in side if side[each] != side.get(seat)]
    return Outcome(others[0] if others else None, why)


def outcome_of(game: Game[Any], setting: Any, state: Any, history: History) -> Outcome | None:
    """How a recorded game ended: as lost, or by its rules."""
    lost = history.lost
    if lost is not None:
        return forfeited(game, setting, lost.seat, lost.why)
    return game.outcome(setting, state)


def line_of(lost: Forfeit) -> Lost:
    """What the record keeps of it."""
    return Lost(lost.seat, ILLEGAL)
