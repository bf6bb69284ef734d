"""What the opponent does after an act, tried out with its reasons.

The same play is forked for each act with the same luck (deal, cards, dice), the act done, what else
the person has to answer given by the usual player, until the opponent has decided and the person
is asked again. Like the search it knows no more than the seat sees.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from opfor.app.search.deal import dealt
from opfor.app.search.winning import partners, won
from opfor.core.chance import Seeded, derived_seed
from opfor.core.errors import OpforError
from opfor.core.foresight import foresight_of
from opfor.core.play import Play, seated
from opfor.core.requests import Choose
from opfor.core.trace import Decision

LONGEST = 2000
"""Answers after which a reply is given up."""


class Reply(NamedTuple):
    """What the opponent decided in one try, in order, and how the position looks afterwards."""

    decisions: tuple[Decision, ...]
    value: float
    parts: Mapping[str, float] = {}
    """What that is made of, while the game goes on (``Foresight.parts``)."""


class Replies:
    """Replies to the acts at one question, one luck for each number."""

    def __init__(self, play: Play[Any, Any], seat: str, seed: int) -> None:
        self._play, self._seat, self._seed = play, seat, seed
        self._foresight = foresight_of(play.game)
        self._usual = play.game.players[self._foresight.usual]

    def after(self, option: Any, number: int) -> Reply | None:
        """One reply; none where what may be hidden does not fit."""
        chance = Seeded(derived_seed(self._seed, number))
        try:
            play = dealt(self._play, self._seat, option, chance)
            play.explain = True
            play.answer(option)
            self._play_on(play, chance)
        except OpforError:
            return None
        decisions = tuple(item for item in play.log if isinstance(item, Decision))
        return Reply(decisions, self._value(play), self._parts(play))

    def _play_on(self, play: Play[Any, Any], chance: Seeded) -> None:
        """Until the person is asked after the opponent has decided something."""
        respond = seated(self._usual, chance)
        for _ in range(LONGEST):
            request = play.pending
            if request is None:
                return
            if isinstance(request, Choose) and _has_decided(play):
                return
            play.answer(respond(play, request))

    def _value(self, play: Play[Any, Any]) -> float:
        outcome = play.game.outcome(play.setting, play.state)
        if outcome is None:
            return self._foresight.appraise(play.setting, play.state, self._seat)
        return won(outcome, partners(play.game, play.setting, self._seat))

    def _parts(self, play: Play[Any, Any]) -> Mapping[str, float]:
        told = self._foresight.parts
        if told is None or play.game.outcome(play.setting, play.state) is not None:
            return {}
        return told(play.setting, play.state, self._seat)


def _has_decided(play: Play[Any, Any]) -> bool:
    return any(isinstance(item, Decision) for item in play.log)


class Deed(NamedTuple):
    """One thing the opponent may decide: the question and what is chosen, in words."""

    question: str
    said: str
