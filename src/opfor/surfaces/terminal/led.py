"""A first game that is led: the coach says what it would do for some turns, then steps back."""

from __future__ import annotations

from opfor.app.conversation import Table
from opfor.app.course.lessons import LED_TURNS
from opfor.app.course.words import SAY
from opfor.core.errors import OpforError
from opfor.surfaces.terminal.lookups import hint
from opfor.surfaces.terminal.prompt import NEVER, Prompt
from opfor.surfaces.terminal.screen import Screen


class Led(Prompt):
    """A prompt with the coach at one's elbow."""

    def __init__(self, table: Table, screen: Screen) -> None:
        super().__init__(table, screen)
        self._turns = 0
        self._advised = NEVER
        """The moment at which the coach spoke last."""

    def _prompt(self) -> str:
        if self._turns <= LED_TURNS and self.eyes.offers() and self._advised != self.table.moment:
            self._lean_over()
        return super()._prompt()

    def _lean_over(self) -> None:
        """Its advice once a turn, while the game is new."""
        if self._turns and not self.showing.is_new_turn:
            return
        self._turns += 1
        said = SAY("led-answered")
        if self._turns == 1:
            said = SAY("led-elbow")
        elif self._turns > LED_TURNS:
            said = SAY("led-alone")
        self.screen.say(said, "quiet")
        if self._turns <= LED_TURNS:
            try:
                hint(self, "")
            except OpforError as error:
                self.screen.say(str(error))
        self._advised = self.table.moment
