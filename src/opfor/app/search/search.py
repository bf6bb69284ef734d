"""Monte Carlo tree search over what a seat can know.

Each try deals the hidden things anew to fit what the seat sees, goes down the tree of own acts,
lets the opponent answer by its own rules and chance fall as it may, plays on by the usual player
and takes the outcome, or an appraisal once the line has gone far enough. The same seed and number
of tries give the same advice.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from math import hypot
from time import perf_counter
from typing import Any, NamedTuple

from opfor.app.fork import fork
from opfor.app.search.playouts import Playouts
from opfor.app.search.tree import Node
from opfor.core.chance import Seeded, derived_seed
from opfor.core.errors import OpforError
from opfor.core.foresight import Foresight
from opfor.core.game import Game
from opfor.core.play import Play
from opfor.core.requests import Choose, Judge, Request

MOST_ANSWERS = 100_000
DEALS = 20
"""How often a deal that does not fit the turn so far is dealt again."""


class Budget(NamedTuple):
    """How long to think: so many tries, and no longer than so many seconds (0: no limit)."""

    tries: int = 200
    seconds: float = 0.0


class Weighed(NamedTuple):
    """An act as the search sees it: the chance to win after it, how sure that is, how often it was
    tried."""

    option: Any
    chance: float
    error: float
    tries: int

    def is_better(self, other: Weighed, sureness: float = 1.0) -> bool:
        """Whether the difference is more than the luck of the tries, so many errors wide."""
        return self.chance - other.chance > sureness * hypot(self.error, other.error)


def search(
    play: Play[Any, Any], seed: int, budget: Budget, wanted: Sequence[Any] = ()
) -> list[Weighed]:
    """The acts offered at a seat's pending question, best first; those never tried are left out.

    ``wanted`` acts are tried whatever they look like.
    """
    root = Node()
    root.children = {option: Node(option) for option in wanted}
    for _ in tries(play, root, seed, budget):
        pass
    return ranked(root)


def is_weighed(game: Game[Any], request: Request | None, *seats: str) -> bool:
    """Whether a request is a choice of one of these seats that is worth a search."""
    return (
        game.foresight is not None
        and isinstance(request, Choose)
        and request.seat in seats
        and len(request.options) > 1
        and game.foresight.is_weighty(request)
    )


def ranked(root: Node) -> list[Weighed]:
    """What the search found so far, the act it trusts most first.

    That is the act tried most often, unless the difference to the one that looked best at first
    sight may as well be the luck of the tries.
    """
    tried = sorted((n for n in root.children.values() if n.visits), key=lambda n: -n.visits)
    acts = [Weighed(n.option, n.mean, n.error, n.visits) for n in tried]
    if not acts:
        return acts
    first = acts[max(range(len(tried)), key=lambda place: tried[place].promise)]
    if not acts[0].is_better(first):
        acts.remove(first)
        acts.insert(0, first)
    return acts


def tries(play: Play[Any, Any], root: Node, seed: int, budget: Budget) -> Iterator[int]:
    """Try after try, so that whoever asks can stop at any time."""
    foresight, request = play.game.foresight, play.pending
    if foresight is None or not isinstance(request, Choose):
        raise OpforError(f"{play.game.title}: nobody thinks ahead in this game")
    start = perf_counter()
    playouts = Playouts(play.game, play.setting, foresight.usual)
    for number in range(budget.tries):
        if budget.seconds and number and perf_counter() - start > budget.seconds:
            return
        one_try = _Try(play, foresight, request.seat, derived_seed(seed, number), playouts)
        one_try.run(root)
        yield number


class _Try:
    """One line of play from here, with chance of its own."""

    def __init__(
        self,
        play: Play[Any, Any],
        foresight: Foresight[Any],
        seat: str,
        seed: int,
        playouts: Playouts,
    ) -> None:
        self.foresight = foresight
        self.playouts = playouts
        self.seed = seed
        self.seat = seat
        self.game: Game[Any] = play.game
        self.setting = play.setting
        self.chance = Seeded(seed)
        self.usual = play.game.players[foresight.usual]
        self.partners = _partners(play.game, play.setting, seat)
        self.play = self._dealt(play)
        self.start = self.play.state

    def _dealt(self, play: Play[Any, Any]) -> Play[Any, Any]:
        """A fork in which the hidden things are dealt anew from what the seat sees."""
        game, setting, pick = self.game, self.setting, partial(self.chance.pick, "deal")

        def redealt(state: Any) -> Any:
            seen = game.view(setting, state, self.seat)
            return self.foresight.redeal(setting, seen, self.seat, pick)

        for _ in range(DEALS):
            try:
                found = fork(play, redealt)
            except OpforError:
                continue
            if isinstance(found.pending, Choose) and found.pending.seat == self.seat:
                return found
        raise OpforError("nothing that could be hidden fits what has happened in this turn")

    def run(self, root: Node) -> None:
        """Down the tree, one act beyond it, on as far as need be, and back. The question
        asked now is searched whatever it is, later ones only if they are weighty."""
        path, node, request = [root], root, self.play.pending
        while isinstance(request, Choose):
            node = node.next_child(self._promise(request))
            path.append(node)
            self.play.answer(node.option)
            request = self._on() if node.visits else None
        value = self._value()
        for each in path:
            each.add(value)

    def _promise(self, request: Choose) -> dict[Any, float]:
        seen = self.game.view(self.setting, self.play.state, request.seat)
        worths = self.foresight.promise(self.setting, seen, request)
        return dict(zip(request.options, worths, strict=True))

    def _on(self) -> Choose | None:
        """Play on to the next weighty question of the seat; ``None`` when the game is over."""
        for _ in range(MOST_ANSWERS):
            request = self.play.pending
            if request is None:
                return None
            if isinstance(request, Choose) and is_weighed(self.game, request, *self.partners):
                return request
            self.play.log.clear()
            self.play.answer(self._usual_answer(request))
        return None

    def _usual_answer(self, request: Any) -> Any:
        if isinstance(request, Choose):
            seen = self.game.view(self.setting, self.play.state, request.seat)
            pick = partial(self.chance.pick, f"player:{request.seat}")
            return self.usual(self.setting, seen, request, pick)
        if isinstance(request, Judge):
            return request.options[self.chance.pick("judge", len(request.options))]
        return self.chance(request)

    def _value(self) -> float:
        """How the line ends: 1 for a win, half for a draw, or what the position looks like."""
        is_far = self.foresight.is_far
        while (request := self._on()) is not None:
            played = self.playouts.chance(self.play, self.partners, self.seed)
            if played is not None:
                return played
            if is_far is not None and is_far(self.start, self.play.state):
                return self.foresight.appraise(self.setting, self.play.state, self.seat)
            self.play.answer(self._usual_answer(request))
        outcome = self.game.outcome(self.setting, self.play.state)
        if outcome is None or outcome.winner is None:
            return 0.5
        return float(outcome.winner in self.partners)


def _partners(game: Game[Any], setting: Any, seat: str) -> frozenset[str]:
    """The seats that win and lose together."""
    seats = game.seats(setting)
    head = {each.id: each.partner_of or each.id for each in seats}
    return frozenset(each.id for each in seats if head[each.id] == head.get(seat, seat))
