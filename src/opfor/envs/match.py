"""A game that is stepped from outside: it stops only where a seat of an agent has to choose."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from opfor.app.own_content import with_files_named
from opfor.app.players import Seated, answer_of, player_named
from opfor.app.registry import load_game
from opfor.app.search.deal import dealt
from opfor.app.setting_up import prepared
from opfor.core.chance import SEEDS, Seeded
from opfor.core.errors import OpforError, one_of
from opfor.core.game import Outcome
from opfor.core.play import Play
from opfor.core.requests import Choose
from opfor.core.trace import Decision

MOST_ANSWERS = 1_000_000
"""Between two choices of an agent; a game that asks for more would never end."""


LUCKS = ("same", "fresh", "dealt")
"""What a fork meets: the luck to come as it is; other luck; hidden things dealt anew as well."""


class Stand(NamedTuple):
    """How far a game is: where the step at hand began, the answers since, position and luck."""

    start: Any
    answers: tuple[Any, ...]
    numbers: tuple[int, ...]
    state: Any
    is_over: bool
    seed: int
    counters: dict[str, int]


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
        reasons: bool = False,
    ) -> None:
        self._given = game, dict(options), dict(rulings), other, alone, reasons
        self.reasons, self.decided = reasons, list[Decision]()
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
        new = self.game.new(self.setting)
        self.play: Play[Any, Any] = Play(
            self.game, self.setting, new, chance=self._chance, explain=self.reasons
        )
        self.play.begin()
        self.decided = []
        self._go_on()

    def stand(self) -> Stand:
        """How far it is; ``stand_at`` comes to it again."""
        play, chance = self.play, self._chance
        so_far = tuple(play.step_answers), tuple(play.step_numbers)
        luck = chance.seed, dict(chance.counters)
        return Stand(play.step_start, *so_far, play.state, play.pending is None, *luck)

    def stand_at(self, stand: Stand) -> None:
        """Come to where another match of the same options stood."""
        begun = stand.state if stand.is_over else stand.start
        self.play = play = Play(self.game, self.setting, begun, explain=self.reasons)
        if not stand.is_over:
            play.expected = list(stand.numbers)
            play.begin()
            for answer in stand.answers:
                play.answer(answer)
            play.expected = []
            play.log.clear()
        self._chance = play.chance = Seeded(stand.seed, stand.counters)

    def fork(self, luck: str = "same", seed: int | None = None) -> Match:
        """The same game once more. With ``fresh`` luck chance will bring other things, ``dealt``
        deals what the seat that is asked cannot see as well; by ``seed``, or one of its own."""
        if luck not in LUCKS:
            raise OpforError(one_of("luck", luck, LUCKS))
        other = object.__new__(Match)
        other.__dict__.update(self.__dict__)
        if luck == "same":
            other.stand_at(self.stand())
            return other
        chance = Seeded(self._chance.pick("fork", SEEDS) if seed is None else seed)
        if luck == "dealt" and self.asked is not None:
            other.play = dealt(self.play, self.asked.seat, None, chance)
        else:
            other.stand_at(self.stand())
        other._chance = other.play.chance = chance
        return other

    def __copy__(self) -> Match:
        return self.fork()

    def __deepcopy__(self, _known: Any) -> Match:
        return self.fork()

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self._given, self.stand())

    @property
    def asked(self) -> Choose | None:
        """What an agent has to choose; nothing when the game is over."""
        request = self.play.pending
        return request if isinstance(request, Choose) else None

    def answer(self, number: int) -> None:
        """Take an offer by its number, and go on to the next choice of an agent."""
        assert self.asked is not None
        self.decided = []
        self.play.answer(self.asked.options[number])
        self._go_on()

    def _go_on(self) -> None:
        for _ in range(MOST_ANSWERS):
            request = self.play.pending
            if request is None:
                self._note()
                return
            if not isinstance(request, Choose):
                self.play.answer(self._chance(request))
            elif request.seat in self._others:
                pick = partial(self._chance.pick, f"player:{request.seat}")
                found = answer_of(self._others[request.seat], self.play, request, pick)
                self.play.answer(found)
            elif len(request.options) == 1:
                self.play.answer(request.options[0])
            else:
                self._note()
                return
        raise OpforError(f"{self.game.title}: this game does not end")

    def _note(self) -> None:
        """Keep why the opponent did what it did, and nothing else of what happened."""
        self.decided += [item for item in self.play.log if isinstance(item, Decision)]
        self.play.log.clear()

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


def _again(given: tuple[Any, ...], stand: Stand) -> Match:
    """A match that was written down."""
    match = Match(*given)
    match.stand_at(stand)
    return match
