"""A scripted person at a scripted table: the cardboard is a seeded game of its own, the person
tells the program what it asks for and nothing else.

Whoever tells only what is asked must end in the same game as the cardboard.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from opfor.app.conversation import Table
from opfor.app.setting_up import prepared
from opfor.app.sources import AtTable
from opfor.core.chance import Seeded
from opfor.core.game import Game
from opfor.core.play import Play
from opfor.core.requests import (
    Answer,
    Choose,
    Draw,
    Judge,
    Request,
    is_chance,
    source_of,
)


class Cardboard:
    """What lies on the table, whether anybody tells the program or not."""

    def __init__(
        self,
        game: Game[Any],
        options: Mapping[str, Any],
        seed: int,
        player: str,
        rulings: Mapping[str, str] | None = None,
    ) -> None:
        setting, _, _ = prepared(game, options, rulings or {})
        self.play: Play[Any, Any] = Play(game, setting, game.new(setting), explain=True)
        self.chance, self.picks = Seeded(seed), Seeded(seed + 1)
        self.player = game.players[player]
        self.play.begin()

    @property
    def pending(self) -> Request | None:
        return self.play.pending

    def go_on(self) -> Answer:
        """Roll, draw or decide what is to be decided, and say what it was."""
        request = self.play.pending
        assert request is not None
        answer = self.chance(request) if is_chance(request) else self._decided(request)
        self.play.answer(answer)
        return answer

    def _decided(self, request: Request) -> Answer:
        assert isinstance(request, Choose)
        play = self.play
        seen = play.game.view(play.setting, play.state, request.seat)
        return self.player(play.setting, seen, request, lambda n: self.picks.pick("player", n))

    def go_on_to(self, asked: Request, at: AtTable) -> bool:
        """Do what nobody is asked about, up to what the program asks; False if that never comes
        up, because the table knows more than the program."""
        while is_not_asked(self.play.pending, at):
            self.go_on()
        request = self.play.pending
        return request is not None and is_same(asked, request)


def is_not_asked(request: Request | None, at: AtTable) -> bool:
    """What the program answers itself, knows, or does not need."""
    if request is None:
        return False
    if isinstance(request, Choose) and request.question == "Which weapon do you keep?":
        return "pile" in at.untold
    return at.leaves_to_program(request) or (is_chance(request) and at.spared(request) is not None)


def is_same(asked: Request, request: Request) -> bool:
    """Whether both ask for the same thing, whatever each of them knows about it."""
    if type(asked) is not type(request) or source_of(asked) != source_of(request):
        return False
    if isinstance(asked, Choose) and isinstance(request, Choose):
        return (asked.question, asked.why) == (request.question, request.why)
    return asked.why == request.why


Tell = Callable[[Table, Answer], None]


def give(table: Table, answer: Answer) -> None:
    """Tell the program at once."""
    table.session.answer(answer)


def followed(table: Table, cardboard: Cardboard, tell: Tell = give) -> int:
    """Play both to the end; how many answers the person gave."""
    count, at = 0, table.session.sources
    while (asked := table.session.pending) is not None:
        if cardboard.go_on_to(asked, at):
            tell(table, cardboard.go_on())
        else:
            tell(table, beside(asked, cardboard))
        count += 1
    while is_not_asked(cardboard.pending, at):
        cardboard.go_on()
    return count


FOR_A_CARD = ("turn", "before-roll", "after-roll", "after-move", "bonus-card")
"""What is asked because a card might be held; the first answer is that none is played."""


def beside(asked: Request, cardboard: Cardboard) -> Answer:
    """What is asked only because the program does not know the hand."""
    if isinstance(asked, Judge):
        return "yes" if isinstance(cardboard.pending, Choose) else "no"
    if isinstance(asked, Draw):  # all that can be drawn there is alike, and the table knows it
        units = [getattr(event, "unit", None) for event in reversed(cardboard.play.log)]
        return next(unit for unit in units if unit in asked.pool)
    assert isinstance(asked, Choose), (asked, cardboard.pending)
    return asked.options[0 if asked.question in FOR_A_CARD else -1]
