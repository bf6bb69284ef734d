"""The prompt loop: tell what happened, ask, understand, and never lose what was typed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from textwrap import wrap
from typing import TYPE_CHECKING

from opfor.app.conversation import Eyes, Table
from opfor.app.conversation.asking.abbreviations import FINAL
from opfor.app.conversation.asking.answers import can_be_counted, some
from opfor.app.conversation.asking.entry import asked_name
from opfor.app.conversation.messages import OVER, ROLL, Asking, Offer
from opfor.app.conversation.telling import things
from opfor.app.program import program_name
from opfor.app.rungs_told import ladder_lines
from opfor.app.speech import spoken
from opfor.core.door import entry
from opfor.core.echo import shortened
from opfor.core.errors import BadAnswer, OpforError, Warned, close_to
from opfor.surfaces.terminal.commands import Quit, find, known_words
from opfor.surfaces.terminal.comparison import say_laid_out, say_resumed
from opfor.surfaces.terminal.display import Showing
from opfor.surfaces.terminal.header import own_means
from opfor.surfaces.terminal.screen import Screen

if TYPE_CHECKING:
    from opfor.app.conversation.telling.hints import Hint

NARROW = 24
"""A column that is still worth reading."""
FEW = 6
"""So many answers are listed with the question itself."""
NEVER = -1
BEGUN, BRIEF = 60, 5
"""Record lines of a game that has only just begun; lines of its mission that are told then."""


class Prompt:
    """One game, one screen, and the person or people before it."""

    def __init__(
        self, table: Table, screen: Screen, until: Callable[[], bool] = lambda: False
    ) -> None:
        """``until``: whether somebody else takes over from here."""
        self.table = table
        self._until = until
        self.about = table.about()
        self.screen = screen
        self.showing = Showing(table, screen)
        self._ahead: list[str] = []
        self._listed = NEVER
        self._asked = ""
        self._waiting = (NEVER, "")
        """Words that wait for the dice, and the moment these are asked for."""
        self._warned = (NEVER, "")
        """What was held back with a warning, and when."""
        self.hinted: tuple[int, Hint | None] = (NEVER, None)
        """What the coach said last, and when."""
        self._begun = ""

    @property
    def eyes(self) -> Eyes:
        return self.showing.eyes

    @property
    def is_over(self) -> bool:
        return self.eyes.turn == OVER

    def run(self) -> int:
        """Until the game is left or there is no more input; the exit code."""
        self._greet()
        try:
            while (text := self._next()) is not None:
                self._take(text)
        except Quit:
            pass
        except KeyboardInterrupt:
            self.screen.say()
            self._goodbye()
            return 130
        self._goodbye()
        return 0

    # -- asking ------------------------------------------------------------------------------

    def _next(self) -> str | None:
        """What to do next: typed ahead, or asked for now."""
        if self._until():
            return None
        seat = self.showing.seat_to_come()
        if seat is not None and not self._hand_over(seat):
            return None
        if self._ahead:
            self.showing.gather()
            return self._ahead.pop(0)
        self.showing.tell_all()
        known = [each.typed for each in self.eyes.offers()]
        return self.screen.ask(self._prompt(), [*known, *known_words()])

    def _hand_over(self, seat: str) -> bool:
        """Clear the screen between two seats' private views; False when there is no more input.

        Who leaves first sees what came of their turn; who comes says when they are there.
        """
        title = self.showing.titles[seat]
        if self.showing.is_seated:
            self.showing.tell_all()
            if not self._waited(f"Press Enter, then hand over to {title}. "):
                return False
        self.screen.clear()
        self.showing.take_seat(seat)
        return self._waited(f"{title[:1].upper()}{title[1:]}, press Enter when you are ready. ")

    def _waited(self, prompt: str) -> bool:
        """Wait for Enter; what is typed instead counts as typed ahead."""
        line = self.screen.ask(prompt)
        if line is not None and line.strip():
            self._ahead.append(line)
        return line is not None

    def _prompt(self) -> str:
        """The question; when it is the same again within a turn, only its name."""
        asked = self.eyes.question()
        if asked is None:
            if self.about.makes:
                return "It is ready: Enter keeps it (board, log, undo) > "
            return "The game is over (why, log, map, undo, quit) > "
        means = own_means(self.eyes.facts(), self.eyes.seat) if asked.seat else ""
        is_again = asked.text == self._asked and not self.showing.is_new_turn
        self._asked = asked.text
        if is_again:
            said = f"{asked.text.partition(' (')[0]} {means}".strip()
            return f"{said} > " if len(said) <= self.showing.width * 2 // 3 else "> "
        said = " ".join(part for part in (asked.text, means, _hint(asked)) if part)
        is_short = asked.kind != ROLL and len(asked.offers) <= FEW and not self.is_listed
        if not is_short and len(said) <= self.showing.width * 2 // 3:
            if self.showing.is_new_turn:
                self.screen.say()
            return f"{spoken(said)} > "
        self.screen.say()
        self.screen.say(said, "strong")
        if is_short:
            self.list_answers(asked.offers)
        return "> "

    def list_answers(self, answers: Sequence[Offer]) -> None:
        """The answers with their numbers; from now on a number picks one of them.

        Answers that begin with a number get no other beside it.
        """
        width = max(len(each.typed) for each in answers)
        counted = can_be_counted([each.typed for each in self.eyes.offers()])
        for each in answers:
            label = "" if each.label == each.typed else each.label
            if each.consequence and each.consequence not in label:
                label = f"{label} [{each.consequence}]".strip()
            number = f"{each.number + 1:>2}  " if counted else ""
            self._say_beside(f"  {number}{each.typed:<{width}}  ", label)
        self.hold_to_numbers()

    def hold_to_numbers(self) -> None:
        """Answers were shown with their numbers: until something is answered these pick them."""
        self._listed = self.table.moment

    def _say_beside(self, first: str, label: str) -> None:
        """What to type and how it reads, in two columns where the screen has room for them."""
        room = self.screen.width() - 1 - len(first)
        lines = wrap(label, room) if self.screen.is_terminal and room >= NARROW else [label]
        between = "\n" + " " * len(first)
        self.screen.say((first + between.join(lines)).rstrip())

    # -- understanding -----------------------------------------------------------------------

    def _take(self, text: str) -> None:
        """Do what one entry says; if it cannot be done, say so and enter nothing after it."""
        first, *rest = [part.strip() for part in text.split(";") if part.strip()] or [""]
        if rest:
            self._begun = asked_name(self.eyes)
        self._ahead[:0] = rest
        if not first:
            if self.is_over and self.about.makes:
                raise Quit
            self.showing.show_map()
            self.showing.show_header()
            return
        try:
            self._refuse_overtaken(first, is_last=not self._ahead)
            self._do(entry(first))
        except OpforError as error:
            self.screen.say(str(error), "warn")
            if self._ahead:
                waiting = "; ".join(self._ahead)
                self.screen.say(f"Not entered: {shortened(waiting)}")
                self.screen.prefill("; ".join([first, *self._ahead]))
                self._ahead.clear()

    def _refuse_overtaken(self, text: str, is_last: bool) -> None:
        """Refuse to end by a word typed ahead what was not yet asked when it was typed."""
        begun, now = self._begun, asked_name(self.eyes)
        if is_last:
            self._begun = ""
        if begun and begun != now and text.casefold() in FINAL:
            raise BadAnswer(f"{text} was meant for {begun!r}, which is over; now it is {now!r}")

    def _do(self, text: str) -> None:
        """A command by its whole name, else an answer, else a command by its first letters."""
        if text.startswith("?"):
            text = f"? {text[1:].strip()}"
        word, _, rest = text.partition(" ")
        command = find(word.casefold(), whole=True)
        if command is None:
            try:
                self._answer(text)
                return
            except BadAnswer as error:
                command = find(word.casefold(), whole=False)
                if command is None and not rest and (near := _near_commands(word.casefold())):
                    raise BadAnswer(f"{error} (or the command {some(near)})") from None
                if command is None:
                    raise
        said = command.in_english(rest.strip())
        command.run(self, said if command.as_typed else said.casefold())

    def _answer(self, text: str) -> None:
        """The act that the words mean, all or nothing; words beyond it are for what comes next."""
        moment, waiting = self._waiting
        if waiting and moment == self.table.moment:
            text = f"{text} {waiting}"
        held = (self.table.moment, " ".join(text.casefold().split()))
        try:
            entered = self.eyes.enter(text, numbered=self.is_listed, sure=held == self._warned)
        except Warned as warning:
            self._warned = held
            raise BadAnswer(f"{warning} Say it again to do it.") from None
        self.showing.taken = f"({'; '.join(entered.taken)})" if entered.taken else ""
        for die in entered.passed_over:
            self.screen.say(f"The {die} was not needed.")
        question = self.eyes.question()
        if entered.left and question is not None and question.kind == ROLL:
            self._waiting = (entered.moment, entered.left)
            self.screen.say(f"After the dice: {entered.left}")
        elif entered.left:
            self._ahead.insert(0, entered.left)

    @property
    def is_listed(self) -> bool:
        """Whether the answers were shown with their numbers."""
        return self._listed == self.table.moment

    # -- beginning and ending ----------------------------------------------------------------

    def _greet(self) -> None:
        about = self.about
        said = f" ({about.subtitle})" if about.subtitle else ""
        self.screen.say(f"{about.title}{said}, seed {about.seed}", "strong")
        self.screen.say("? lists the answers, help the commands, quit keeps the game for later.")
        for notice in self.table.notices:
            self.screen.say(f"Note: {notice}", "warn")
        if self.table.resumed_at:
            say_resumed(self.showing)
        elif self.showing.is_at_table:
            say_laid_out(self.eyes, self.screen)
        if not self.showing.is_at_table and self.table.moment < BEGUN:
            for line in things.mission(self.eyes)[:BRIEF]:
                self.screen.say(line)

    def _goodbye(self) -> None:
        self.showing.tell_rest()
        path = self.table.path
        if self._until():
            return
        if path is None:
            self.screen.say("Not kept (--no-save).")
        elif self.is_over:
            self.screen.say(f"The whole game: {program_name()} replay {path}")
            for line in ladder_lines(self.table.session.game, self.table.header.options):
                self.screen.say(line)
        else:
            self.screen.say(f"Saved. Go on with: {program_name()} {self._how_to_go_on()} {path}")

    def _how_to_go_on(self) -> str:
        if self.about.leads:
            return "campaign go-on"
        command = f"generate {self.about.makes}" if self.about.makes else self.about.mode
        return f"{command} --resume"


def _hint(asked: Asking) -> str:
    if asked.kind == ROLL:
        return f"(1 to {asked.sides})"
    count = len(asked.offers)
    return f"({count} answers; ? lists them)" if count > FEW else ""


def _near_commands(word: str) -> list[str]:
    """Those that a misspelt word or a single letter may have meant."""
    if len(word) == 1:
        return [name for name in known_words() if name.startswith(word)]
    return close_to(word, known_words())
