"""A game that is stepped from outside: it stops only where a seat of an agent has to choose."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from opfor.app.own_content import with_files_named
from opfor.app.players import Seated, answer_of, player_named
from opfor.app.registry import load_game
from opfor.app.setting_up import prepared
from opfor.core.chance import Seeded
from opfor.core.errors import OpforError
from opfor.core.game import Outcome
from opfor.core.play import Play
from opfor.core.requests import Choose

MOST_ANSWERS = 1_000_000
"""Between two choices of an agent; a game that asks for more would never end."""


class Match:
    """One game after the other with the same options. ``seats`` are the agents'; who sits
    elsewhere plays as ``other`` does."""

    def __init__(
        self,
        game: str,
        options: Mapping[str, Any],
        rulings: Mapping[str, str],
        other: str,
        alone: bool,
    ) -> None:
        self.game = with_files_named(load_game(game), options)
        self.setting, _, _ = prepared(self.game, options, rulings)
        people = [seat.id for seat in self.game.seats(self.setting) if not seat.bot]
        self.seats: Sequence[str] = people[:1] if alone else people
        self._others: dict[str, Seated] = {
            seat: player_named(self.game, other) for seat in people if seat not in self.seats
        }
        self.begin(0)

    def begin(self, seed: int) -> None:
        """A new game, up to the first choice of an agent."""
        self._chance = Seeded(seed)
        self.play: Play[Any, Any] = Play(
            self.game, self.setting, self.game.new(self.setting), chance=self._chance
        )
        self.play.begin()
        self._go_on()

    @property
    def asked(self) -> Choose | None:
        """What an agent has to choose; nothing when the game is over."""
        request = self.play.pending
        return request if isinstance(request, Choose) else None

    def answer(self, number: int) -> None:
        """Take an offer by its number, and go on to the next choice of an agent."""
        assert self.asked is not None
        self.play.answer(self.asked.options[number])
        self._go_on()

    def _go_on(self) -> None:
        for _ in range(MOST_ANSWERS):
            request = self.play.pending
            if request is None:
                return
            if not isinstance(request, Choose):
                self.play.answer(self._chance(request))
            elif len(request.options) == 1:
                self.play.answer(request.options[0])
            elif request.seat in self._others:
                pick = partial(self._chance.pick, f"player:{request.seat}")
                found = answer_of(self._others[request.seat], self.play, request, pick)
                self.play.answer(found)
            else:
                self.play.log.clear()
                return
        raise OpforError(f"{self.game.title}: this game does not end")

    def view(self, seat: str) -> Any:
        """What a seat may see; everything told to an agent is made of it."""
        return self.game.view(self.setting, self.play.state, seat)

    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.setting, self.play.state)

    def reward(self, seat: str) -> float:
        """Of a game that is over: 1 won, -1 lost, 0 drawn."""
        found = self.outcome()
        if found is None or found.winner is None:
            return 0.0
        partners = {each.id: each.partner_of or each.id for each in self.game.seats(self.setting)}
        return 1.0 if partners.get(found.winner, found.winner) == partners[seat] else -1.0
