"""The chances of an act by walking every way its rolls and draws can go."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from opfor.app.session import Session
from opfor.core.odds import outcomes, walk_on
from opfor.core.play import Play
from opfor.core.requests import Answer, Choose, Request
from opfor.core.shown import Chance
from opfor.core.trace import Decision

if TYPE_CHECKING:
    from opfor.app.conversation.asking.whole import Tried, WholeActs

MOST_WAYS = 2000
"""More ways than this are not walked; then there are no odds."""


def act_chances(session: Session, acts: WholeActs, path: Sequence[int]) -> tuple[Chance, ...]:
    """What the ways amount to, by the game's own names; each with its share of all ways.

    Questions after a roll take their usual answer, or the first one.
    """
    named = session.game.shown.chances
    if named is None:
        return ()
    walked = _Walked(acts, path)
    shares: dict[tuple[str, str], Fraction] = defaultdict(Fraction)
    for ways, (share, play) in enumerate(walk_on(walked.begun, walked.finished, walked.fixed)):
        if ways >= MOST_WAYS:
            return ()
        events = [item for item in play.log if not isinstance(item, Decision)]
        for name in named(session.setting, walked.tried.asked[0].view, events):
            shares[name] += share
    return tuple(Chance(key, label, float(share)) for (key, label), share in shares.items())


def later_questions(acts: WholeActs, path: Sequence[int]) -> tuple[str, ...]:
    """The questions that come after the rolls and draws of an act: at their lowest, highest and
    middle outcome."""
    found: dict[str, None] = {}
    if acts.tried(path).is_open:
        return ()
    for share in (0.0, 0.5, 1.0):
        walked = _Walked(acts, path)
        play = walked.begun()
        try:
            while (request := play.pending) is not None and not walked.finished(play):
                if isinstance(request, Choose):
                    found[request.question.replace("-", " ")] = None
                    play.answer(walked.fixed(request))
                    continue
                ways = outcomes(request)
                play.answer(ways[int(share * (len(ways) - 1))][0])
        except (LookupError, ValueError, TypeError, AttributeError):
            continue  # the rules would have to look at something hidden
    return tuple(found)


class _Walked:
    """The act under way, begun again for every way it can go."""

    def __init__(self, acts: WholeActs, path: Sequence[int]) -> None:
        self._acts, self._path = acts, path
        self.tried: Tried = acts.tried(path)

    def begun(self) -> Play[Any, Any]:
        self.tried = self._acts.tried(self._path)
        return self.tried.play

    def finished(self, play: Play[Any, Any]) -> bool:
        if play.step_start is not self.tried.start:
            return True
        asked = play.pending
        first = self.tried.asked[0].request
        return isinstance(asked, Choose) and not self._acts.belongs(first, asked)

    def fixed(self, request: Request) -> Answer | None:
        if not isinstance(request, Choose):
            return None
        return request.options[self._acts.usual(self.tried.play, request) or 0]
