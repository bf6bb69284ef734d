"""What the person at the screen gets to see: the map, what decides, news, the end; seat by seat.

Before a question comes first the map (where the whole of it fits and something was done since it
was shown), then the header as far as it has changed, then the news: what happened stands last.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from opfor.app.conversation import Eyes, Table
from opfor.app.conversation.messages import OVER, Ended, Told
from opfor.core.marks import Mark
from opfor.core.sketch import Sketched, Window
from opfor.surfaces.terminal.changes import changed_lines
from opfor.surfaces.terminal.comparison import folded, say_comparison
from opfor.surfaces.terminal.header import header
from opfor.surfaces.terminal.screen import Screen

ALWAYS, FITS, NEVER = "always", "fits", "never"
SMALL, ROOM, LEAST = 30, 11, 10
"""Lines of a small terminal, which gets a map of few lines only; lines beside the map elsewhere."""
MOST_LIT = 40


class Showing:
    """Remembers what each seat has been told and shown, so that only news is said."""

    def __init__(self, table: Table, screen: Screen) -> None:
        self.table = table
        self.screen = screen
        self.is_at_table = table.about().mode == "table"
        self.titles = {seat.id: seat.title for seat in table.seats}
        self.has_map = table.about().has_map
        self.people = table.people
        self.is_shared = len(self.people) > 1 and not self.is_at_table
        self.seat = self.people[0] if self.people else table.seats[0].id
        self.maps = NEVER if self.is_at_table else FITS
        self.reasons = False
        self.is_seated = not self.is_shared
        self._eyes = {seat.id: table.seen_by(seat.id) for seat in table.seats}
        self._told = {seat.id: table.resumed_at for seat in table.seats}
        self._mapped: dict[str, int] = {}
        self._headed: dict[str, list[str]] = {}
        self._worded: dict[str, str] = {}
        self._instructions = 0
        self._over = False
        self._waiting: list[Told] = []
        self.is_new_turn = True
        self.taken = ""
        """What the last answer took as usual, in brackets: it begins the story that follows."""

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

    def look_anew(self) -> None:
        """What is known has changed: look with the eyes of now."""
        self._eyes = {seat.id: self.table.seen_by(seat.id) for seat in self.table.seats}

    def take_seat(self, seat: str) -> None:
        self.seat, self.is_seated = seat, True
        self._headed.pop(seat, None)

    # -- before a question -------------------------------------------------------------------

    def gather(self) -> None:
        """Take in what the seat has not heard yet, to be said before the next question."""
        eyes = self._eyes[self.seat]
        story = eyes.story(self._told.get(self.seat, 0))
        self._waiting += story.told
        self._told[self.seat] = story.until

    def tell_all(self) -> None:
        """The map if it is due, the header as far as it is new, the news, the end."""
        self.gather()
        news, self._waiting = self._waiting, []
        self.is_new_turn = _others_moved(news)
        if self.table.awaits != "":
            if self.has_map:
                self._map_if_due()
            else:
                self._words_if_changed()
            if not self._headed.get(self.seat) or self.is_new_turn:
                self._header_if_new()
        self._say(news)
        turns = any(told.kind == "step" for told in news)
        if self.is_at_table and turns and self.table.awaits:
            say_comparison(self.eyes, self.screen)
        self._end_if_new()

    def tell_rest(self) -> None:
        """What was gathered and not said yet."""
        news, self._waiting = self._waiting, []
        self._say(news)

    def _say(self, news: Sequence[Told]) -> None:
        for line in self._lines(folded(news) if self.is_at_table else news):
            self.screen.say(*line)

    def _end_if_new(self) -> None:
        over = self.eyes.turn == OVER
        if over and not self._over:
            ended = self.eyes.ended()
            assert ended is not None
            self._say_outcome(ended)
        self._over = over

    def _lines(self, news: Sequence[Told]) -> Iterator[tuple[str, str]]:
        """The news with their styles: a paragraph for each turn, whatever stands alone between."""
        held, self.taken = self.taken, ""
        for told in news:
            text, style = self._said(told)
            if held and (style or told.kind == "step"):
                yield held, ""
                held = ""
            if text and style:
                yield text, "" if style == "own" else style
            elif text:
                held = f"{held} {_ended(text)}".strip()
        if held:
            yield held, ""

    @property
    def width(self) -> int:
        return self.screen.width()

    def _said(self, told: Told) -> tuple[str, str]:
        """A sentence, and its style if it needs a line of its own."""
        if told.kind == "step":
            self._instructions = 0
            return "", ""
        if told.kind == "decision":
            if self.is_at_table and told.aloud:
                return told.aloud, "own"
            return (f"    {told.text}", "quiet") if self.reasons else ("", "")
        if told.kind == "adjusted":
            return told.text or "Set right.", "own"
        if not self.is_at_table:
            return told.brief if told.brief is not None else told.text, ""
        if not told.instruction:
            return told.aloud, "own" if told.aloud else ""
        self._instructions += 1
        said = f"  {self._instructions}. {told.instruction}"
        return f"{told.aloud}\n{said}" if told.aloud else said, "own"

    def forget_news(self) -> None:
        """After undo or redo nothing that counts is news; map and header say where things stand."""
        self._told[self.seat] = self.table.moment
        self._waiting = []
        self._headed.pop(self.seat, None)
        self._instructions = 0

    def _say_outcome(self, ended: Ended) -> None:
        first, *rest = ended.lines
        self.screen.say()
        self.screen.say(first, "strong")
        for line in (*rest, *self.eyes.account().lines):
            self.screen.say(line)

    # -- header and map ----------------------------------------------------------------------

    def _header_if_new(self) -> None:
        if self.is_at_table:
            return
        lines = header(self.eyes.facts(), self.width)
        known = self._headed.get(self.seat, [])
        self._headed[self.seat] = lines
        for line in lines:
            if line not in known:
                self.screen.say(line, "strong")

    def show_header(self) -> None:
        for line in header(self.eyes.facts(), self.width):
            self.screen.say(line, "strong")

    def _map_if_due(self) -> None:
        """Not again inside an act or a turn: only after somebody else had one."""
        if self.maps == NEVER:
            return
        is_first = self.seat not in self._mapped
        if not (is_first or self.is_new_turn):
            return
        height = self.screen.height()
        fitting = height - ROOM if height > SMALL else LEAST
        whole = self.eyes.sketch(self._window(fitting, whole=True))
        if not whole and (is_first or self.maps == ALWAYS):
            whole = self.eyes.sketch(self._window(self.screen.height() - LEAST))
        if whole:
            self.screen.say()
            self.show_sketch(whole)

    def _words_if_changed(self) -> None:
        """A board that is only told: whole at first, then what has changed on it."""
        text, before = self.eyes.board_text(), self._worded.get(self.seat)
        if self.maps == NEVER or text == before:
            return
        self._worded[self.seat] = text
        fits = len(text.splitlines()) + ROOM <= self.screen.height()
        self.screen.say()
        if before is None or self.maps == ALWAYS or fits:
            self.screen.say(text)
        else:
            for line in changed_lines(before, text):
                self.screen.say(f"  {line}", "quiet")

    def show_map(self, around: Sequence[str] = (), lines: int | None = None) -> None:
        """The map around these things; so many lines, or as many as the screen has."""
        room = self.screen.height() - 3 if lines is None else lines
        self.show_sketch(self.eyes.sketch(self._window(room, around)))

    def _window(self, lines: int, around: Sequence[str] = (), whole: bool = False) -> Window:
        offers = self.eyes.offers()
        pointed = [offer.refs[-1] for offer in offers if offer.refs]
        lit = pointed if len(set(pointed)) == len(offers) <= MOST_LIT else []
        return Window(
            columns=self.screen.width(),
            lines=lines,
            around=tuple(around) or tuple(lit) or self._last_refs(),
            lit=tuple(Mark(ref, "legal") for ref in lit),
            plain=self.screen.is_plain,
            whole=whole,
        )

    def _last_refs(self) -> tuple[str, ...]:
        """What the last turn was about."""
        told = self.eyes.story(max(self.table.moment - 12, 0)).told
        return tuple(ref for each in told if each.kind == "event" for ref in each.refs)

    def show_sketch(self, sketched: Sketched) -> None:
        self._mapped[self.seat] = self.table.moment
        for line in sketched:
            self.screen.draw(line)


def _ended(text: str) -> str:
    """A sentence with its full stop."""
    return text if text.endswith((".", "!", "?", ":", "…")) else f"{text}."


def _others_moved(news: Sequence[Told]) -> bool:
    """Whether a whole step lies between what was done last and what is asked now."""
    return sum(told.kind == "step" for told in news) > 1
