"""A run told by a test: what is answered, and what is rolled."""

from __future__ import annotations

from typing import Any

from opfor.core.play import Play
from opfor.core.requests import Choose, Request, Roll
from opfor.games.coh_campaign import GAME
from opfor.games.coh_campaign.values import actions as act
from opfor.games.coh_campaign.values.options import Options, Setting, prepare
from opfor.games.coh_campaign.values.state import Ending, State


class Story:
    """A run under way; the first answer offered is given where nothing else is told."""

    def __init__(self, run: str = "german-1941", **state: Any) -> None:
        self.setting: Setting = prepare(Options(run=run), {})
        from msgspec.structs import replace

        begun: State = replace(GAME.new(self.setting), **state)
        self.play: Play[Setting, State] = Play(GAME, self.setting, begun)
        self.asked: Request | None = self.play.begin()

    @property
    def state(self) -> State:
        return self.play.state

    @property
    def options(self) -> tuple[Any, ...]:
        assert isinstance(self.asked, Choose)
        return self.asked.options

    def answer(self, answer: Any) -> None:
        self.asked = self.play.answer(answer)

    def until(self, question: str) -> None:
        """Let everything else be answered by the usual: nothing bought, the first one chosen."""
        while self.asked is not None and getattr(self.asked, "question", "") != question:
            assert isinstance(self.asked, Choose), self.asked
            last = self.asked.question in ("what-to-buy", "who-was-destroyed", "who-was-cut-off")
            self.answer(act.NoMore() if last else self.asked.options[0])

    def fought(self, ending: Ending, *dice: int, lost: tuple[str, ...] = ()) -> None:
        """One mission, told: who was destroyed, and what their dice show."""
        self.until("how-it-ended")
        self.answer(act.Report(ending))
        for unit in lost:
            self.answer(act.Destroyed(unit))
        rolls = list(dice)
        while self.asked is not None and getattr(self.asked, "question", "") not in NEXT:
            if isinstance(self.asked, Roll):
                self.answer((rolls.pop(0),))
            else:
                assert isinstance(self.asked, Choose)
                is_list = act.NoMore() in self.asked.options
                self.answer(act.NoMore() if is_list else self.asked.options[0])


NEXT = ("which-mission", "what-to-buy", "how-it-ended", "who-goes")
