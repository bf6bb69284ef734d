"""What a seat or an onlooker may see of states, events and decisions."""

from __future__ import annotations

from typing import Any

from opfor.core.game import Game
from opfor.core.trace import Decision


class Sight:
    """One pair of eyes. An onlooker (no seat) sees what no seat would have to hide."""

    def __init__(self, game: Game[Any], setting: Any, seat: str) -> None:
        self.game, self.setting, self.seat = game, setting, seat
        everyone = [each.id for each in game.seats(setting)]
        self._through = [seat] if seat else everyone
        self.stands_at = seat or everyone[-1]

    def state(self, state: Any) -> Any:
        """The state, hidden values replaced."""
        for seat in self._through:
            state = self.game.view(self.setting, state, seat)
        return state

    def event(self, event: Any) -> Any:
        """The event, hidden values replaced; ``None`` if it may not be known of."""
        for seat in self._through:
            if event is not None:
                event = self.game.heard(self.setting, event, seat)
        return event

    def decision(self, decision: Decision) -> Decision | None:
        """The decision, hidden values replaced; ``None`` if it may not be known of."""
        heard: Decision | None = decision
        for seat in self._through:
            if heard is not None:
                heard = self.game.shown.heard_decision(self.setting, heard, seat)
        return heard


class Everything(Sight):
    """After the end nothing is hidden."""

    def state(self, state: Any) -> Any:
        return state

    def event(self, event: Any) -> Any:
        return event

    def decision(self, decision: Decision) -> Decision | None:
        return decision
