"""What the person at the screen gets to see: news, the board, the end; seat by seat."""

from __future__ import annotations

from opfor.app.conversation.outcome import outcome_lines
from opfor.app.explain import Explainer
from opfor.app.session import Session
from opfor.app.story import Told, story
from opfor.core.game import Outcome
from opfor.core.requests import Choose, Request
from opfor.surfaces.terminal.changes import changed_lines
from opfor.surfaces.terminal.screen import Screen

FULL, CHANGES, OFF = "full", "changes", "off"
ROOM = 8
"""Lines a terminal needs beside the board for the news and the prompt."""


class Showing:
    """Remembers what each seat has been told and shown, so that only news is said."""

    def __init__(
        self, session: Session, screen: Screen, explainer: Explainer, *, table: bool
    ) -> None:
        self.session = session
        self.screen = screen
        self.explainer = explainer
        self.table = table
        seats = session.game.seats(session.setting)
        self.titles = {seat.id: seat.title for seat in seats}
        self.people = [s.id for s in seats if not s.bot and s.id not in session.players]
        self.is_shared = len(self.people) > 1 and not table
        self.seat = self.people[0] if self.people else seats[0].id
        self.boards = OFF if table else ""
        self.reasons = False
        self.is_seated = not self.is_shared
        self._told: dict[str, int] = {}
        self._shown: dict[str, str] = {}
        self._instructions = 0
        self._over = False

    # -- seats -------------------------------------------------------------------------------

    def seat_for(self, request: Request | None) -> str | None:
        """The seat that must take over the screen before it is shown anything, if another."""
        if not self.is_shared or not isinstance(request, Choose):
            return None
        return None if self.is_seated and request.seat == self.seat else request.seat

    def take_seat(self, seat: str) -> None:
        self.seat, self.is_seated = seat, True

    # -- news --------------------------------------------------------------------------------

    def news(self) -> None:
        """Everything the seat has not heard yet, and how the game ended."""
        entries = len(self.session.history.entries)
        since = self._told.get(self.seat, 0)
        for told in story(self.session, self.seat, since):
            self._tell(told)
        self._told[self.seat] = entries
        over = self.session.outcome
        if over is not None and not self._over:
            self._say_outcome(over)
        self._over = over is not None

    def _tell(self, told: Told) -> None:
        if told.begins_step:
            self._instructions = 0
        elif told.decision is not None:
            if self.reasons:
                self.screen.say(f"    {self.explainer.short(told.decision)}", "quiet")
        elif told.by_hand:
            self.screen.say(told.sentence or "Set right.")
        elif not self.table:
            if told.sentence:
                self.screen.say(told.sentence)
        elif told.instruction:
            self._instructions += 1
            self.screen.say(f"  {self._instructions}. {told.instruction}")

    def forget_news(self) -> None:
        """After undo or redo nothing that counts is news; the board says where things stand."""
        entries = len(self.session.history.entries)
        self._told = {seat: min(n, entries) for seat, n in self._told.items()}
        self._told[self.seat] = entries
        self._instructions = 0

    def _say_outcome(self, outcome: Outcome) -> None:
        first, *rest = outcome_lines(outcome, self.session.game.seats(self.session.setting))
        self.screen.say()
        self.screen.say(first, "strong")
        for line in rest:
            self.screen.say(line)

    # -- the board ---------------------------------------------------------------------------

    def board(self) -> str:
        session, seat = self.session, self.seat
        asked = getattr(session.pending, "seat", "")
        if self.table and asked in self.people:
            seat = asked  # people at one table need not take turns at the screen
        return session.game.words.board(session.setting, session.view(seat), seat).rstrip()

    def board_if_changed(self) -> None:
        """The board before a decision: whole where it fits the screen, else what changed on it."""
        request = self.session.pending
        if self.boards == OFF or not (request is None or isinstance(request, Choose)):
            return
        text = self.board()
        before = self._shown.get(self.seat)
        if text == before:
            return
        if before is None or self._whole(text):
            self.show_board(text)
        else:
            self._shown[self.seat] = text
            self.screen.say()
            for line in changed_lines(before, text):
                self.screen.say(f"  {line}", "quiet")

    def show_board(self, text: str) -> None:
        self._shown[self.seat] = text
        self.screen.say()
        self.screen.say(text)

    def _whole(self, text: str) -> bool:
        fits = len(text.splitlines()) + ROOM <= self.screen.height()
        return self.boards == FULL or (self.boards != CHANGES and fits)
