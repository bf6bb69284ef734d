"""Monte Carlo search over what a seat can know.

Each try deals the hidden things anew to fit what the seat sees, does one of the acts that are still
in the race, lets the opponent answer by its own rules and chance fall as it may, goes on down the
tree of own acts, plays on by the usual player and takes the outcome, or an appraisal once the line
has gone far enough. The same seed and number of tries give the same advice.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import hypot
from typing import Any, NamedTuple

from opfor.app.search.clock import Clock
from opfor.app.search.deal import dealt
from opfor.app.search.learned import Learned
from opfor.app.search.playouts import Playouts
from opfor.app.search.shortlist import Shortlist
from opfor.app.search.tree import Node
from opfor.app.search.winning import partners, won
from opfor.core.chance import Seeded, derived_seed
from opfor.core.errors import OpforError
from opfor.core.foresight import Foresight, foresight_of
from opfor.core.game import Game
from opfor.core.play import Play, seated
from opfor.core.requests import Choose, Request

MOST_ANSWERS = 100_000
TRUSTED = 0.7
"""An act is trusted that was tried so often, compared with the one tried most."""
EQUAL = 0.002
"""Acts so little apart are as good as each other, and first sight has the say: which of them is
advised does not hang on luck."""
GONE_ON = 1
"""Later acts of its own that a net chooses in a line before it says what the line is worth."""
PACED = 3
"""After so many tries it is known how long one takes, and how many there is time for."""


class Budget(NamedTuple):
    """How long to think: so many tries, and no longer than so many seconds (0: no limit) of a
    processor's time (see ``Clock``)."""

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
    play: Play[Any, Any],
    seed: int,
    budget: Budget,
    wanted: Sequence[Any] = (),
    learned: Learned | None = None,
) -> list[Weighed]:
    """The acts offered at a seat's pending question, best first; those never tried are left out.

    ``wanted`` acts are tried whatever they look like. With a net that ``learned``, what it likes
    best starts, and lines end at the seat's next question, by what it makes of that.
    """
    root = Node()
    for _ in tries(play, root, seed, budget, wanted, learned=learned):
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

    That is the best of those tried most, or the most promising of its equals; what dropped out
    before is said to be no better.
    """
    tried = [node for node in root.children.values() if node.visits]
    if not tried:
        return []
    often = TRUSTED * max(node.visits for node in tried)
    trusted = [node for node in tried if node.visits >= often]
    enough = max(node.mean for node in trusted) - EQUAL
    best = next(node for node in trusted if node.mean >= enough)
    tried.sort(key=lambda node: (node is best, node.visits >= often, node.mean), reverse=True)
    return [_weighed(node, best) for node in tried]


def _weighed(node: Node, best: Node) -> Weighed:
    """An act beside the one that is trusted most. Who dropped out early has met less of the luck:
    its chance is that of the best, less what it did worse in the tries that both had."""
    lead, _ = best.lead(node)
    chance = max(0.0, best.mean - max(lead, 0.0))
    return Weighed(node.option, chance, node.error, node.visits)


def tries(
    play: Play[Any, Any],
    root: Node,
    seed: int,
    budget: Budget,
    wanted: Sequence[Any] = (),
    is_closed: bool = False,
    learned: Learned | None = None,
) -> Iterator[int]:
    """Try after try, so that whoever asks can stop at any time; ``is_closed`` tries ``wanted`` acts
    and no others."""
    request = play.pending
    if not isinstance(request, Choose):
        raise OpforError(f"{play.game.title}: nothing is to be chosen here")
    clock = Clock(budget.seconds)
    trials = Trials(play, request.seat, seed, learned=learned)
    sight = first_sight(play, request) if learned is None else learned.liked(play, request, seed)
    shortlist = Shortlist(root, sight, budget.tries, wanted, is_closed)
    warm = 0.0
    for number in range(budget.tries):
        used = max(number / budget.tries, clock.used())
        if number and used >= 1:
            return
        if number == 1:
            warm = used  # the first try wakes much that is kept from then on
        if number == PACED and used > warm:
            shortlist.narrow(number + round((1 - used) * (number - 1) / (used - warm)))
        node = shortlist.next(used)
        trials.go(root, node)
        yield number


class Trials:
    """Lines from a seat's pending question; the luck of the first, second, third try is the same
    for every act. Brief ones end at the seat's next question, where the position is appraised."""

    def __init__(
        self,
        play: Play[Any, Any],
        seat: str,
        seed: int,
        is_brief: bool = False,
        learned: Learned | None = None,
    ) -> None:
        self._play, self._seat, self._seed, self._learned = play, seat, seed, learned
        self._foresight = foresight_of(play.game)
        self._playouts = Playouts(play.game, play.setting)
        self._is_brief = is_brief

    def go(self, root: Node, node: Node) -> None:
        """One more try of an act of the root."""
        luck = derived_seed(self._seed, node.visits)
        line = _Try(self._play, self._foresight, self._seat, luck, self._playouts, node.option)
        line.is_brief, line.learned = self._is_brief, self._learned
        line.run(root, node)

    def value(self, act: Any, number: int) -> float:
        """How the line with this number ends after an act, the usual player playing on."""
        luck = derived_seed(self._seed, number)
        line = _Try(self._play, self._foresight, self._seat, luck, self._playouts, act)
        return line.ended(act)

    def standing(self, number: int) -> float:
        """How the line with this number ends from whatever is asked now, luck or a choice."""
        luck = derived_seed(self._seed, number)
        line = _Try(self._play, self._foresight, self._seat, luck, self._playouts, None)
        return line.waited()


def first_sight(play: Play[Any, Any], request: Choose) -> dict[Any, float]:
    """How good the options look to the seat, before anything is tried."""
    seen = play.game.view(play.setting, play.state, request.seat)
    worths = foresight_of(play.game).promise(play.setting, seen, request)
    return dict(zip(request.options, worths, strict=True))


class _Try:
    """One line of play from here, with chance of its own; a brief one ends at the next question."""

    is_brief = False
    learned: Learned | None = None

    def __init__(
        self,
        play: Play[Any, Any],
        foresight: Foresight[Any],
        seat: str,
        seed: int,
        playouts: Playouts,
        act: Any,
    ) -> None:
        self.foresight = foresight
        self.playouts = playouts
        self.seed = seed
        self.seat = seat
        self.game: Game[Any] = play.game
        self.setting = play.setting
        self.chance = Seeded(seed)
        self.respond = seated(play.game.players[foresight.usual], self.chance)
        self.partners = partners(play.game, play.setting, seat)
        self.play = dealt(play, seat, act, self.chance)
        self.play.chance = self.chance
        self.start = self.play.state
        self.games = 1

    def run(self, root: Node, node: Node) -> None:
        """The act, then down the tree, one act beyond it, on as far as need be, and back. The
        question asked now is searched whatever it is, later ones only if they are weighty."""
        if self.learned is not None:
            self._look(node, self.learned)
            return
        is_one = self.is_brief or self.playouts.are_there
        path, depth = [root, node], 1 if is_one else self.foresight.depth
        self._do(node)
        request = self._on() if node.visits and depth != 1 else None
        while isinstance(request, Choose):
            node = node.next_child(first_sight(self.play, request))
            path.append(node)
            self._do(node)
            request = self._on() if node.visits and len(path) != depth else None
        value = self._value()
        for each in path:
            each.add(value, self.games)

    def _look(self, node: Node, learned: Learned) -> None:
        """The act, on by what a net likes best, and what it makes of the last question."""
        self._do(node)
        asked = self._on()
        for _ in range(GONE_ON):
            if asked is not None:
                self._do(Node(learned.choice(self.play, asked, self.seed)))
                asked = self._on()
        node.add(self._value() if asked is None else learned.best(self.play, asked, self.seed))

    def ended(self, act: Any) -> float:
        """The act, and on by the usual player."""
        self._do(Node(act))
        return self._value()

    def waited(self) -> float:
        """On by the usual player, from what is asked now."""
        self.step = self.play.step_start
        return self._value()

    def _do(self, node: Node) -> None:
        """An act; the step it is done in is the last that holds a choice of the search."""
        self.step = self.play.step_start
        self.play.answer(node.option)

    def _on(self) -> Choose | None:
        """Play on to the next weighty question of the seat; ``None`` when the game is over."""
        for _ in range(MOST_ANSWERS):
            request = self.play.pending
            if request is None:
                return None
            if isinstance(request, Choose) and is_weighed(self.game, request, *self.partners):
                return request
            self.play.log.clear()
            self.play.answer(self.respond(self.play, request))
        return None

    def _value(self) -> float:
        """How the line ends: 1 for a win, half for a draw, or what the position looks like."""
        is_far = self.foresight.is_far
        for _ in range(MOST_ANSWERS):
            request = self.play.pending
            if request is None:
                break
            if self.play.step_start is not self.step:
                played = self.playouts.chance(self.play.step_start, self.partners, self.seed)
                if played is not None:
                    self.games = self.foresight.playouts
                    return played
                if self.is_brief and is_weighed(self.game, request, *self.partners):
                    return self.foresight.appraise(self.setting, self.play.state, self.seat)
            if is_far is not None and is_far(self.start, self.play.state):
                return self.foresight.appraise(self.setting, self.play.state, self.seat)
            self.play.log.clear()
            self.play.answer(self.respond(self.play, request))
        return won(self.game.outcome(self.setting, self.play.state), self.partners)
