"""What the person at the screen gets to see: news, the board, the end; seat by seat."""

from __future__ import annotations

from opfor.app.conversation import Eyes, Table
from opfor.app.conversation.messages import OVER, Ended, Told
from opfor.surfaces.terminal.changes import changed_lines
from opfor.surfaces.terminal.screen import Screen

FULL, CHANGES, OFF = "full", "changes", "off"
ROOM = 8
"""Lines a terminal needs beside the board for the news and the prompt."""


class Showing:
    """Remembers what each seat has been told and shown, so that only news is said."""

    def __init__(self, table: Table, screen: Screen) -> None:
        self.table = table
        self.screen = screen
        self.is_at_table = table.about().mode == "table"
        self.titles = {seat.id: seat.title for seat in table.seats}
        self.people = table.people
        self.is_shared = len(self.people) > 1 and not self.is_at_table
        self.seat = self.people[0] if self.people else table.seats[0].id
        self.boards = OFF if self.is_at_table else ""
        self.reasons = False
        self.is_seated = not self.is_shared
        self._eyes = {seat.id: table.seen_by(seat.id) for seat in table.seats}
        self._told: dict[str, int] = {}
        self._shown: dict[str, str] = {}
        self._instructions = 0
        self._over = False

    # -- seats -------------------------------------------------------------------------------

    @property
    def eyes(self) -> Eyes:
        """Whose eyes the screen shows; people at one table need not take turns at it."""
        asked = self.table.awaits
        is_other = self.is_at_table and asked and asked in self.people
        return self._eyes[asked if is_other and asked else self.seat]

    def seat_to_come(self) -> str | None:
        """The seat that must take over the screen before it is shown anything, if another."""
        asked = self.table.awaits
        if not self.is_shared or not asked:
            return None
        return None if self.is_seated and asked == self.seat else asked

    def take_seat(self, seat: str) -> None:
        self.seat, self.is_seated = seat, True

    # -- news --------------------------------------------------------------------------------

    def news(self) -> None:
        """Everything the seat has not heard yet, and how the game ended."""
        eyes = self._eyes[self.seat]
        story = eyes.story(self._told.get(self.seat, 0))
        for told in story.told:
            self._tell(told)
        self._told[self.seat] = story.until
        over = eyes.turn == OVER
        if over and not self._over:
            ended = eyes.ended()
            assert ended is not None
            self._say_outcome(ended)
        self._over = over

    def _tell(self, told: Told) -> None:
        if told.kind == "step":
            self._instructions = 0
        elif told.kind == "decision":
            if self.reasons:
                self.screen.say(f"    {told.text}", "quiet")
        elif told.kind == "adjusted":
            self.screen.say(told.text or "Set right.")
        elif not self.is_at_table:
            if told.text:
                self.screen.say(told.text)
        elif told.instruction:
            self._instructions += 1
            self.screen.say(f"  {self._instructions}. {told.instruction}")

    def forget_news(self) -> None:
        """After undo or redo nothing that counts is news; the board says where things stand."""
        self._told[self.seat] = self.table.moment
        self._instructions = 0

    def _say_outcome(self, ended: Ended) -> None:
        first, *rest = ended.lines
        self.screen.say()
        self.screen.say(first, "strong")
        for line in (*rest, *self.eyes.account().lines):
            self.screen.say(line)

    # -- the board ---------------------------------------------------------------------------

    def board(self) -> str:
        return self.eyes.board_text()

    def board_if_changed(self) -> None:
        """The board before a decision: whole where it fits the screen, else what changed on it."""
        if self.boards == OFF or self.table.awaits == "":
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
