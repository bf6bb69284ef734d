"""What a player of the game's own would answer: a hint for a person, not a judgement."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from opfor.core.requests import Choose

if TYPE_CHECKING:
    from opfor.app.conversation.eyes import Eyes

NOBODY = -1


class Hint(Struct, frozen=True):
    """The number of an offer, and whose choice it is; -1 where nobody has anything to say."""

    offer: int
    text: str


def hint(eyes: Eyes) -> Hint:
    """Ask the last of the game's players, which is the strongest; it sees what the seat sees."""
    session = eyes.table.session
    request = session.pending
    known = list(session.game.players.items())
    is_asked = isinstance(request, Choose) and request.seat == eyes.seat
    if not (known and is_asked and isinstance(request, Choose)):
        return Hint(NOBODY, "Nobody has any advice just now.")
    name, player = known[-1]
    seen = eyes.sight.state(session.state)
    chosen = player(session.setting, seen, request, lambda _sides: 0)
    number = request.options.index(chosen)
    label = next(each.label for each in eyes.offers() if each.number == number)
    return Hint(number, f"The player “{name}” would choose: {label}")
