"""Whole acts: an offered answer with every follow-up question, tried out in a fork.

The fork goes on from what the seat may see, so nothing told about an act knows more than the seat.
It goes on while the same seat is asked about the same act, and stops at the first roll or draw, or
where the rules would have to look at something hidden.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from opfor.app.conversation.asking.acts import Act, ActChoice, ActOption
from opfor.app.conversation.asking.answers import offered
from opfor.app.conversation.asking.asked import numbered
from opfor.app.conversation.asking.questions import titled
from opfor.app.conversation.sight import Sight
from opfor.app.fork import fork
from opfor.app.session import Session
from opfor.core.declared import declared
from opfor.core.errors import BadAnswer
from opfor.core.phrases import capital
from opfor.core.play import Play
from opfor.core.requests import Choose, Request
from opfor.core.shown import Quick

OPEN = -1
"""A follow-up question that the person must still answer."""


class Asked(NamedTuple):
    """A question on the way, what was answered, and whether the path said so."""

    request: Choose
    view: Any
    chosen: int
    said: bool

    def is_asked_by(self, request: Request | None) -> bool:
        """Whether a request is this question, whatever reasons it gives."""
        mine = self.request
        return (
            isinstance(request, Choose)
            and (request.seat, request.question) == (mine.seat, mine.question)
            and request.options == mine.options
        )


class Tried(NamedTuple):
    """Where a path leads: the questions on the way, and the play behind them."""

    asked: tuple[Asked, ...]
    play: Play[Any, Any]
    start: Any
    """The state the step of the act began with."""

    @property
    def path(self) -> tuple[int, ...]:
        return tuple(each.chosen for each in self.asked if each.chosen != OPEN)

    @property
    def is_open(self) -> bool:
        """Whether the person must still answer something before the act goes on."""
        return self.asked[-1].chosen == OPEN

    @property
    def actions(self) -> tuple[Any, ...]:
        return tuple(e.request.options[e.chosen] for e in self.asked if e.chosen != OPEN)


class WholeActs:
    """Describes acts to one seat."""

    def __init__(self, session: Session, sight: Sight) -> None:
        self._session, self._sight = session, sight

    def describe(self, moment: int, path: Sequence[int]) -> Act:
        """The act that begins with the first number of ``path``."""
        from opfor.app.conversation.asking.chances import act_chances, later_questions

        tried = self.tried(path)
        first, game = tried.asked[0], self._session.game
        setting, action = self._session.setting, first.request.options[first.chosen]
        label = game.words.action(setting, first.view, action)
        cost = game.shown.cost(setting, first.view, action)
        group = game.shown.group(setting, first.view, action)
        quick = self._quick(tried)
        return Act(
            moment=moment,
            path=tried.path,
            title=label,
            button=" · ".join(part for part in (group or capital(label), cost) if part),
            typed=" ".join(self._key(each) for each in tried.asked if each.chosen != OPEN),
            refs=self._refs(tried),
            cost=cost,
            consequence=game.shown.consequence(setting, first.view, action),
            choices=tuple(self._choice(tried, n) for n in range(1, len(tried.asked))),
            odds=quick.chances or act_chances(self._session, self, tried.path),
            later=later_questions(self, tried.path),
            sums=quick.sums,
            warnings=quick.warnings,
            marks=tuple(game.shown.arc(setting, first.view, tried.actions)),
        )

    def tried(self, path: Sequence[int], usual: bool = True) -> Tried:
        """Follow a path; where it ends, the usual answers are taken if they are wanted."""
        play = fork(self._session.play)
        play.state = self._sight.state(play.state)  # from here on it knows what the seat knows
        play.explain = True  # its questions then say what the real ones say
        request = play.pending
        if not isinstance(request, Choose) or not path:
            raise BadAnswer("there is no act to describe: nothing is to be chosen")
        first, start = request, play.step_start
        asked: list[Asked] = []
        while isinstance(request, Choose):
            at = len(asked)
            number = self._number(play, request, path[at] if at < len(path) else None, usual)
            asked.append(Asked(request, play.state, number, at < len(path)))
            if number == OPEN:
                break
            if not _carried_out(play, request.options[number]):
                break
            request = play.pending
            if play.step_start is not start or not self.belongs(first, request):
                break
        if len(path) > len(asked):
            raise BadAnswer(f"after {len(asked)} answers nothing more is asked of this act")
        return Tried(tuple(asked), play, start)

    def expected(self, request: Choose, path: Sequence[int]) -> Sequence[Asked]:
        """The questions a path answers, as they were described."""
        if len(path) > 1:
            return self.tried(path, usual=False).asked[: len(path)]
        numbered(request, path)
        return (Asked(request, None, path[0], True),)

    def _number(self, play: Play[Any, Any], request: Choose, said: int | None, usual: bool) -> int:
        if said is not None:
            numbered(request, [said])
            return said
        found = self.usual(play, request) if usual else None
        return OPEN if found is None else found

    def usual(self, play: Play[Any, Any], request: Choose) -> int | None:
        """The number of the answer that needs not be said, if there is one."""
        return self._session.game.shown.usual(self._session.setting, play.state, request)

    def belongs(self, first: Choose, request: Request | None) -> bool:
        """Whether a request is a follow-up question of the act that ``first`` began."""
        if not isinstance(request, Choose) or request.seat != first.seat:
            return False
        opens = self._session.game.shown.opens_act
        return request.question != first.question if opens is None else not opens(request)

    # -- telling -----------------------------------------------------------------------------

    def _quick(self, tried: Tried) -> Quick:
        found = self._session.game.shown.quick(
            self._session.setting, tried.asked[0].view, tried.actions
        )
        return Quick() if found is None else found

    def _refs(self, tried: Tried) -> tuple[str, ...]:
        shown, setting = self._session.game.shown, self._session.setting
        return tuple(
            dict.fromkeys(
                ref
                for each in tried.asked
                if each.chosen != OPEN
                for ref in shown.refs_of_action(
                    setting, each.view, each.request.options[each.chosen]
                )
            )
        )

    def _key(self, asked: Asked) -> str:
        action = asked.request.options[asked.chosen]
        return self._session.game.words.action_key(self._session.setting, asked.view, action)

    def _choice(self, tried: Tried, at: int) -> ActChoice:
        asked = tried.asked[at]
        session, view = self._session, asked.view
        known = offered(session.game, session.setting, view, asked.request)
        options = tuple(
            ActOption(
                number=number,
                label=each.label,
                typed=each.key,
                note=session.game.shown.cost(session.setting, view, each.answer),
                refs=session.game.shown.refs_of_action(session.setting, view, each.answer),
                chances=self._with(tried, at, each.answer).chances,
            )
            for number, each in enumerate(known)
        )
        kind = "toggle" if len(options) == 2 else "pick"
        words = declared(session.game.folder)
        said = titled(asked.request.question, asked.request.why, words)
        return ActChoice(capital(said), options, asked.chosen, kind, asked.said)

    def _with(self, tried: Tried, at: int, action: Any) -> Quick:
        """The game's own odds with another answer to one question and the others as they are."""
        actions = list(tried.actions)
        if at < len(actions):
            actions[at] = action
        else:
            actions.append(action)
        found = self._session.game.shown.quick(
            self._session.setting, tried.asked[0].view, tuple(actions)
        )
        return Quick() if found is None else found


def _carried_out(play: Play[Any, Any], action: Any) -> bool:
    """Answer in the fork; rules may trip over what a seat does not know."""
    try:
        play.answer(action)
    except (LookupError, ValueError, TypeError, AttributeError):
        play.pending = None
        return False
    return True
