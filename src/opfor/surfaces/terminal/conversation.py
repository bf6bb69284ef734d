"""The prompt loop: tell what happened, ask, understand, and never lose what was typed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from opfor.app.conversation.answers import Offered, can_be_counted, offered, question, understand
from opfor.app.explain import Explainer
from opfor.app.keeper import Keeper
from opfor.app.session import Session
from opfor.core.errors import BadAnswer, OpforError
from opfor.core.requests import Choose, Request, Roll
from opfor.surfaces.terminal.commands import Quit, find
from opfor.surfaces.terminal.screen import Screen
from opfor.surfaces.terminal.showing import Showing

FEW = 6
"""So many answers are listed with the question itself."""


class Conversation:
    """One game, one screen, and the person or people before it."""

    def __init__(
        self, session: Session, screen: Screen, keeper: Keeper, *, table: bool = False
    ) -> None:
        self.session = session
        self.screen = screen
        self.keeper = keeper
        self.explainer = Explainer(session.game, session.setting)
        self.showing = Showing(session, screen, self.explainer, table=table)
        self._ahead: list[str] = []
        self._listed: Request | None = None
        self._offered: tuple[Any, Any, list[Offered]] = (None, None, [])

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
        seat = self.showing.seat_for(self.session.pending)
        if seat is not None and not self._hand_over(seat):
            return None
        self.showing.news()
        if self._ahead:
            return self._ahead.pop(0)
        self.showing.board_if_changed()
        return self.screen.ask(self._prompt(), [each.key for each in self.answers()])

    def _hand_over(self, seat: str) -> bool:
        """Clear the screen between two seats' private views; False when there is no more input.

        Who leaves first sees what came of their turn; who comes says when they are there.
        """
        title = self.showing.titles[seat]
        if self.showing.is_seated:
            self.showing.news()
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
        request = self.session.pending
        if request is None:
            if self.session.game.generating is not None:
                return "It is ready: Enter keeps it (board, log, undo) > "
            return "The game is over (why, log, board, undo, quit) > "
        self.screen.say()
        self.screen.say(f"{question(request)} {self._hint(request)}".rstrip(), "strong")
        answers = self.answers()
        if not isinstance(request, Roll) and len(answers) <= FEW and self._listed is not request:
            self.list_answers(answers)
        return "> "

    def _hint(self, request: Request) -> str:
        if isinstance(request, Roll):
            return f"(1 to {request.sides})"
        count = len(self.answers())
        return f"({count} answers; ? lists them)" if count > FEW else ""

    def answers(self) -> list[Offered]:
        """What can be answered now."""
        session = self.session
        request, state = session.pending, session.state
        if request is None:
            return []
        if self._offered[0] is not request or self._offered[1] is not state:
            seen = session.view(request.seat) if isinstance(request, Choose) else state
            answers = offered(session.game, session.setting, seen, request)
            self._offered = (request, state, answers)
        return self._offered[2]

    def list_answers(self, answers: Sequence[Offered]) -> None:
        """The answers with their numbers; from now on a number picks one of them.

        Answers that begin with a number get no other beside it.
        """
        everything = self.answers()
        width = max(len(each.key) for each in answers)
        counted = can_be_counted([each.key for each in everything])
        for each in answers:
            label = "" if each.label == each.key else each.label
            number = f"{everything.index(each) + 1:>2}  " if counted else ""
            self.screen.say(f"  {number}{each.key:<{width}}  {label}".rstrip())
        self._listed = self.session.pending

    # -- understanding -----------------------------------------------------------------------

    def _take(self, text: str) -> None:
        """Do what one entry says; if it cannot be done, say so and enter nothing after it."""
        first, *rest = [part.strip() for part in text.split(";") if part.strip()] or [""]
        self._ahead[:0] = rest
        if not first:
            if self.session.pending is None and self.session.game.generating is not None:
                raise Quit
            return
        try:
            self._do(first)
        except OpforError as error:
            self.screen.say(str(error), "warn")
            if self._ahead:
                waiting = "; ".join(self._ahead)
                self.screen.say(f"Not entered: {waiting}")
                self.screen.prefill("; ".join([first, *self._ahead]))
                self._ahead.clear()

    def _do(self, text: str) -> None:
        """A command by its whole name, else an answer, else a command by its first letters."""
        word, _, rest = text.partition(" ")
        command = find(word.casefold(), whole=True)
        if command is None:
            try:
                self._answer(text)
                return
            except BadAnswer:
                command = find(word.casefold(), whole=False)
                if command is None:
                    self._explain(text)
                    raise
        command.run(self, rest.strip())

    def _explain(self, text: str) -> None:
        """If the game knows why that is not legal here, it says so."""
        session, request = self.session, self.session.pending
        refused = session.game.words.refused
        if refused is None or not isinstance(request, Choose):
            return
        if said := refused(session.setting, session.view(request.seat), request, text):
            raise BadAnswer(said)

    def _answer(self, text: str) -> None:
        request = self.session.pending
        if request is None:
            raise BadAnswer("the game is over; undo takes it back, quit leaves")
        numbered = self._listed is request
        meant = understand(request, self.answers(), text, numbered)
        self.session.answer(meant.answer)
        if meant.rest:
            self._ahead.insert(0, meant.rest)

    def option(self, text: str) -> Any:
        """The offered action that ``text`` means, without taking it."""
        request = self.session.pending
        if not isinstance(request, Choose):
            raise OpforError("there is nothing to choose just now")
        return understand(request, self.answers(), text, self._listed is request).answer

    # -- beginning and ending ----------------------------------------------------------------

    def _greet(self) -> None:
        session = self.session
        chosen = [str(v) for v in session.header.options.values() if isinstance(v, str) and v]
        said = f" ({', '.join(chosen)})" if chosen else ""
        self.screen.say(f"{session.game.title}{said}, seed {session.header.seed}", "strong")
        self.screen.say("? lists the answers, help the commands, quit keeps the game for later.")
        for notice in session.notices:
            self.screen.say(f"Note: {notice}", "warn")

    def _goodbye(self) -> None:
        file = self.keeper.file
        if file is None:
            self.screen.say("Not kept (--no-save).")
        elif self.session.pending is None:
            self.screen.say(f"The whole game: opfor replay {file.path}")
        else:
            made = self.session.game.generating
            command = f"generate {made.makes}" if made else self.session.header.mode
            self.screen.say(f"Saved. Go on with: opfor {command} --resume {file.path}")
