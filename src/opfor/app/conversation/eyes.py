"""One seat's eyes and hands: everything a surface may ask for, and everything it may do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from opfor.app.conversation.asking import asked
from opfor.app.conversation.asking.acts import Act, Answered
from opfor.app.conversation.asking.entry import Entered, entered
from opfor.app.conversation.asking.lines import meant
from opfor.app.conversation.asking.refusal import why_illegal
from opfor.app.conversation.asking.whole import WholeActs
from opfor.app.conversation.drawing.sketches import sketch, sketch_key
from opfor.app.conversation.drawing.views import ended_at, facts_at, view
from opfor.app.conversation.history import notes
from opfor.app.conversation.history.branches import along, branches, take_up
from opfor.app.conversation.history.exports import export, position, report
from opfor.app.conversation.messages import (
    OPPONENT,
    OVER,
    PERSON,
    Asking,
    Branch,
    Ended,
    Exported,
    Note,
    Offer,
    Position,
    Report,
    SourceOfChance,
    Story,
    Typed,
    View,
)
from opfor.app.conversation.sight import Sight
from opfor.app.conversation.table import Table
from opfor.app.conversation.telling import reasons
from opfor.app.conversation.telling.account import Account, account
from opfor.app.conversation.telling.details import details
from opfor.app.conversation.telling.news import Teller
from opfor.app.conversation.telling.sources_told import sources_told
from opfor.app.conversation.telling.whys import Whys
from opfor.core.door import entry
from opfor.core.errors import BadAnswer, OpforError, Unfit
from opfor.core.requests import Choose
from opfor.core.shown import Facts
from opfor.core.sketch import Sketched, Window
from opfor.kit.picture import document


class Eyes:
    """What one seat (or an onlooker, without a seat) sees and does."""

    def __init__(self, table: Table, seat: str) -> None:
        session = table.session
        self.table, self.seat = table, seat
        self._session = session
        self.sight = Sight(session.game, session.setting, seat)
        self.acts = WholeActs(session, self.sight)
        self._whys = Whys(session, self.sight, table.explainer, self.acts)
        self._asked: tuple[Any, Any, Asking | None] = (None, None, None)

    # -- seeing ------------------------------------------------------------------------------

    def view(self, moment: int | None = None, within: int | None = None) -> View:
        """Everything at a moment, or in the middle of its line; only now is there a question."""
        return view(self, self.table.moment if moment is None else moment, within)

    @property
    def turn(self) -> str:
        request = self._session.pending
        if request is None:
            return OVER
        if not self.seat or (isinstance(request, Choose) and request.seat != self.seat):
            return OPPONENT
        return PERSON

    def question(self) -> Asking | None:
        """What is asked now; of a question to another seat only whose it is."""
        session, request = self._session, self._session.pending
        if request is None:
            return None
        if self.turn == OPPONENT:
            return asked.of_another(self.table.seats, request)
        if self._asked[0] is not request or self._asked[1] is not session.state:
            seen = self.sight.state(session.state)
            found = asked.asking(session.game, session.setting, seen, request)
            self._asked = (request, session.state, found)
        return self._asked[2]

    def board_text(self) -> str:
        """The board as text, now."""
        session, seen = self._session, self.sight.state(self._session.state)
        return session.game.words.board(session.setting, seen, self.sight.stands_at).rstrip()

    def facts(self) -> Facts:
        """What stands beside the board, now."""
        return facts_at(self, self.table.moment, self.sight.state(self._session.state))

    def sketch(self, window: Window) -> Sketched:
        """The board as a picture of text, now."""
        return sketch(self._session, self.sight, window)

    def sketch_key(self) -> tuple[str, ...]:
        """What the signs of that picture mean."""
        return sketch_key(self._session, self.sight)

    def ended(self) -> Ended | None:
        """How it ended, if it has."""
        return ended_at(self, self._session.state)

    def picture(self) -> str:
        """The board as a drawing of its own: an SVG document."""
        session, seen = self._session, self.sight.state(self._session.state)
        return document(session.game.words.scene(session.setting, seen, self.sight.stands_at))

    def offers(self) -> tuple[Offer, ...]:
        question = self.question()
        return () if question is None else question.offers

    def story(self, since: int = 0, until: int | None = None) -> Story:
        """What happened between two moments."""
        now = self.table.moment
        last = now if until is None else until
        if not (0 <= since <= now and 0 <= last <= now):
            raise OpforError(f"moments go from 0 to {now}")
        return self._teller().story(since, last)

    def account(self) -> Account:
        """Where the points came from so far, and what turned the game."""
        return account(self.story().told, self.table.seats)

    def _teller(self) -> Teller:
        session, by = self._session, self.table.explainer
        return Teller(session.history, session.states, self.sight, by, session.sources.table)

    def describe(self, path: Sequence[int]) -> Act:
        """The whole act that begins with an offer: follow-up questions, cost, chances. What the
        path does not say takes its usual answer."""
        if self.turn != PERSON:
            raise BadAnswer("it is not yours to answer now")
        return self.acts.describe(self.table.moment, path)

    def typed(self, text: str, *, numbered: bool = False, usual: bool = False) -> Typed:
        """What a typed line means: the path of an act, and words left for later.

        ``numbered``: a number picks from the list; ``usual``: what is not said takes its usual
        answer.
        """
        if self.turn == OPPONENT:
            raise BadAnswer("it is not yours to answer now")
        try:
            return meant(
                self._session, self.sight, self.acts, entry(text), numbered=numbered, usual=usual
            )
        except Unfit:
            raise
        except BadAnswer:
            if refused := why_illegal(self, (text,)):
                raise BadAnswer(refused) from None
            raise

    # -- doing -------------------------------------------------------------------------------

    def answer(self, moment: int, path: Sequence[int]) -> Answered:
        """Answer what is asked, and with further numbers the follow-up questions, all or
        nothing. For dice the numbers are what they show.

        Where something hidden gives the act another course than was described, the answers that
        no longer fit are not given: the person is asked anew.
        """
        self._refuse_stale(moment)
        if self.turn == OPPONENT:
            raise BadAnswer("it is not yours to answer now")
        if not path:
            raise BadAnswer("an answer needs the number of an offer")
        session, before = self._session, self.table.moment
        request = session.pending
        if not isinstance(request, Choose):
            answer, used = asked.numbered(request, path)
            if used < len(path):
                raise BadAnswer(f"after {used} numbers nothing more is asked here")
            session.answer(answer)
            return Answered(self.table.moment, before, 1)
        expected = self.acts.expected(request, path)
        done = 0
        with session.whole():
            for meant in expected:
                if done and not meant.is_asked_by(session.pending):
                    break
                session.answer(meant.request.options[meant.chosen])
                done += 1
        return Answered(self.table.moment, before, done)

    def enter(self, text: str, *, numbered: bool = False, sure: bool = False) -> Entered:
        """Answer with a typed line, which may hold several answers: all of it or nothing."""
        return entered(self, text, numbered=numbered, sure=sure)

    def _refuse_stale(self, moment: int) -> None:
        if moment != self.table.moment:
            raise BadAnswer(
                f"moment {moment} has passed: the game stands at {self.table.moment}; look again"
            )

    def undo(self, line: int | None = None) -> int:
        """Take back the last answer, or everything from that line of the story on."""
        self._refuse_onlooker()
        self._session.undo(None if line is None else line - 1)
        return self.table.moment

    def redo(self) -> int:
        self._refuse_onlooker()
        self._session.redo()
        return self.table.moment

    def branches(self) -> tuple[Branch, ...]:
        """What was undone and can be taken up again."""
        return branches(self)

    def along(self, line: int) -> Story:
        """What happened on the way to the end of a branch."""
        return along(self, line)

    def take_up(self, line: int) -> int:
        """Go on where a branch left off; what counts now becomes a branch."""
        self._refuse_onlooker()
        take_up(self._session, line)
        return self.table.moment

    def adjust(self, text: str) -> int:
        """Correct a fact by hand."""
        self._refuse_onlooker()
        self._session.adjust(entry(text))
        return self.table.moment

    def correction(self, ref: str, to: str) -> str:
        """What ``adjust`` must be told so that a thing lies there; empty if it cannot."""
        session, seen = self._session, self.sight.state(self._session.state)
        return session.game.shown.put(session.setting, seen, ref, to)

    def note(self, moment: int, text: str) -> int:
        """Write something about a moment; nothing takes it away again."""
        self._refuse_onlooker()
        notes.write(self, moment, text)
        return self.table.moment

    def notes(self) -> tuple[Note, ...]:
        """What this seat wrote, by moment."""
        return notes.of(self)

    def at_table(self, source: str, on: bool) -> int:
        """Let a source of chance be answered at the table, or by the program."""
        self._refuse_onlooker()
        self._session.at_table(source, on)
        return self.table.moment

    def _refuse_onlooker(self) -> None:
        if not self.seat:
            raise OpforError("an onlooker changes nothing")

    # -- asking why --------------------------------------------------------------------------

    def why(self, line: int | None = None, ref: str = "") -> reasons.Why:
        """Reasons of the last turn, of a line of the story, or about a thing."""
        return self._whys.why(line, entry(ref))

    def why_not(self, wanted: str, line: int | None = None) -> reasons.WhyNot:
        """Why a thing (by ref or in words) was not chosen."""
        return self._whys.why_not(entry(wanted), line)

    def forecast(self, path: Sequence[int] = ()) -> reasons.ForecastTold:
        """What the opponent may do next, as things stand or after an offered act."""
        return self._whys.forecast(path)

    def details(self, ref: str, origin: str = "") -> reasons.Details:
        """About a thing; with an origin, as it is seen from there."""
        return details(self, entry(ref), entry(origin))

    def rule(self, cited: str) -> reasons.RulePage:
        return self._whys.rule(entry(cited))

    # -- the table ---------------------------------------------------------------------------

    def sources(self) -> tuple[SourceOfChance, ...]:
        """Who rolls and draws what."""
        return sources_told(self._session)

    def position(self) -> Position:
        """Where the game stands, as a document."""
        return position(self)

    def report(self) -> Report:
        """Record, version, moment and reasons in one message."""
        return report(self)

    def export(self) -> Exported:
        """The record as this seat may have it."""
        return export(self)
