"""What a net that learned makes of the acts on offer: the same number on every surface, because its
sums are whole numbers and the tries have luck of their own (``opfor.core.net``).

Each act is done in a fork of the play, with what the seat cannot see dealt anew; the net values the
position at the seat's next question, or at the end of the step, as it learned to. Where no net fits
the rules as they are played, there is none, and everything else goes on.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import partial
from typing import Any

from opfor.app.players import Thinker, answer_of
from opfor.app.search.deal import dealt
from opfor.app.search.winning import partners, won
from opfor.core.chance import Seeded, derived_seed
from opfor.core.deeds import Kept
from opfor.core.errors import OpforError
from opfor.core.foresight import PickOne, foresight_of
from opfor.core.game import Game
from opfor.core.net import Net, chance_of, digest, load_net
from opfor.core.play import Play, seated
from opfor.core.requests import Choose
from opfor.fast import stepped

ROOM = 1 << 30
LONGEST = 2000
"""Answers after which a try is given up."""
LIKED, LOOKS = 4, 2
"""Acts that a search begins with where a net says which, after so many looks at all of them."""
TRIES = 20
"""Deals for each look, until every act that may be there untold was there."""
_KEPT = Kept()


class Learned:
    """A net, and the engine that shows it positions of one setting."""

    def __init__(self, engine: Any, net: Net, side: int) -> None:
        self.engine, self._net, self._side = engine, net, side
        self._planes = array("f", [0.0] * len(engine.planes()))

    def chance(self, state: Any, question: int) -> float:
        """To win from a position for somebody who goes on like the net."""
        self.engine.lay(state)
        self.engine.module.observe(
            self.engine.memory, self._side, question, memoryview(self._planes), 0
        )
        return self._valued(self._planes)

    def chances(
        self, play: Play[Any, Any], request: Choose, options: Sequence[Any], seed: int, looks: int
    ) -> list[float]:
        """After each of the acts; the mean of so many tries, the luck of each the same for all."""
        if hasattr(self.engine, "after"):
            return self._looked(play, request, options, seed, looks)
        return [
            sum(self._after(play, request, option, seed, look) for look in range(looks)) / looks
            for option in options
        ]

    def _looked(
        self, play: Play[Any, Any], request: Choose, options: Sequence[Any], seed: int, looks: int
    ) -> list[float]:
        """By an engine that looks at all acts at once: at those that fit what it was dealt."""
        found: dict[Any, list[float]] = {option: [] for option in options}
        for look in range(looks * TRIES):
            if look == looks and not any(found.values()):
                break
            told = self._told(play, request, derived_seed(seed, look))
            for option in found.keys() & told.keys():
                found[option].append(told[option])
            if all(len(each) >= looks for each in found.values()):
                break
        if not all(found.values()):
            raise OpforError(f"the net says nothing of acts like these ({request.question})")
        return [sum(each[:looks]) / len(each[:looks]) for each in found.values()]

    @property
    def is_quick(self) -> bool:
        """Whether a look at all acts takes no longer than a line of play."""
        engine = self.engine
        return hasattr(engine, "net_values") and engine.module is not engine.plain

    def liked(self, play: Play[Any, Any], request: Choose, seed: int) -> dict[Any, float]:
        """The acts it likes best, by some looks at all, and how much: where it is quick."""
        looks = [self._values(play, request, derived_seed(seed, look)) for look in range(LOOKS)]
        chances = [sum(each) / LOOKS for each in zip(*looks, strict=True)]
        both = zip(chances, range(len(chances)), strict=True)
        best = sorted(both, key=lambda each: -each[0])[:LIKED]
        return {request.options[place]: chance for chance, place in best}

    def best(self, play: Play[Any, Any], request: Choose, luck: int) -> float:
        """After the act it likes best, where it is quick; what is hidden was dealt already."""
        return max(self._values(play, request, luck))

    def choice(self, play: Play[Any, Any], request: Choose, luck: int) -> Any:
        """That act."""
        values = self._values(play, request, luck)
        return request.options[values.index(max(values))]

    def _values(self, play: Play[Any, Any], request: Choose, luck: int) -> list[float]:
        seen = play.game.view(play.setting, play.state, request.seat)
        values = self.engine.net_values(seen, request, luck % ROOM)
        return [chance_of(value) for value in values]

    def _told(self, play: Play[Any, Any], request: Choose, luck: int) -> dict[Any, float]:
        """One try of every act, by an engine that makes afterstates of what a seat sees."""
        pick = partial(Seeded(luck).pick, "deal")
        view = play.game.view(play.setting, play.state, request.seat)
        state = foresight_of(play.game).redeal(play.setting, view, request.seat, pick)
        return {
            request.options[number]: float(ended) if ended >= 0 else self._valued(planes)
            for number, ended, planes in self.engine.after(state, request, luck % ROOM)
        }

    def _valued(self, planes: Sequence[float]) -> float:
        return chance_of(self._net.value([int(each) for each in planes]))

    def _after(
        self, play: Play[Any, Any], request: Choose, option: Any, seed: int, look: int
    ) -> float:
        chance = Seeded(derived_seed(seed, look))
        line = dealt(play, request.seat, option, chance)
        respond = seated(line.game.players[foresight_of(line.game).usual], chance)
        step = line.step_start
        line.answer(option)
        for _ in range(LONGEST):
            asked = line.pending
            if asked is None:
                ended = line.game.outcome(line.setting, line.state)
                return won(ended, partners(line.game, line.setting, request.seat))
            if line.step_start is not step:
                return self.chance(line.step_start, self.engine.NO_QUESTION)
            if isinstance(asked, Choose) and asked.seat == request.seat:
                plane = self.engine.plane_asked(asked.question)
                if plane != self.engine.NO_QUESTION:
                    return self.chance(line.state, plane)
            line.log.clear()
            line.answer(respond(line, asked))
        raise OpforError("an act led to no end of its step")


def learned_for(game: Game[Any], setting: Any) -> Learned | None:
    """The net that is delivered with a game, if it was made for what is played here: one person
    against the opponent, by the rules it learned with."""
    found: Learned | None = _KEPT.of(setting, lambda setting: _fitting(game, setting))
    return found


def _fitting(game: Game[Any], setting: Any) -> Learned | None:
    seats = game.seats(setting)
    people = [seat.id for seat in seats if not seat.bot]
    if len(people) != 1 or len(seats) < 2:
        return None
    engine = stepped(setting, {})
    if engine is None or not hasattr(engine, "net_name"):
        return None
    net = load_net(game.folder / "nets" / f"{engine.net_name()}.json")
    if net is None or net.planes != digest(engine.planes()) or net.rules != engine.rules_mark():
        return None
    return Learned(engine, net, setting.seats.index(people[0]))


class NetPlayer(Thinker):
    """Takes the act the net likes best; what is no choice of several goes by the usual player."""

    def __init__(self, game: Game[Any]) -> None:
        self.usual = game.players[foresight_of(game).usual]

    def answer(self, play: Play[Any, Any], request: Choose, pick: PickOne) -> Any:
        learned = learned_for(play.game, play.setting)
        if learned is None:
            raise OpforError(
                f"no net fits this game of {play.game.title}: those delivered know missions and "
                "modes against the AI, by the rules they were trained with"
            )
        if len(request.options) < 2:
            return answer_of(self.usual, play, request, pick)
        looks = learned.engine.looks
        values = learned.chances(play, request, request.options, pick(ROOM), looks)
        return request.options[values.index(max(values))]
