"""The expert: a seat played by search, the same for every game that says how to think."""

from __future__ import annotations

from typing import Any

from opfor.app.players import Thinker, answer_of
from opfor.app.search.learned import learned_for
from opfor.app.search.search import Budget, is_weighed, search
from opfor.core.foresight import PickOne, foresight_of
from opfor.core.game import Game
from opfor.core.play import Play
from opfor.core.requests import Choose

ROOM = 1 << 30


class Expert(Thinker):
    """Searches where a question is weighty and goes by the usual player otherwise. Where a net that
    learned is quick, it says which acts start and what lines are worth at the next question; else
    the usual player plays them on."""

    def __init__(
        self,
        game: Game[Any],
        budget: Budget = Budget(),  # noqa: B008 - frozen
        with_net: bool = True,
    ) -> None:
        self.budget, self._with_net = budget, with_net
        self.usual = game.players[foresight_of(game).usual]

    def answer(self, play: Play[Any, Any], request: Choose, pick: PickOne) -> Any:
        """The act the search trusts most."""
        if not is_weighed(play.game, request, request.seat):
            return answer_of(self.usual, play, request, pick)
        learned = learned_for(play.game, play.setting) if self._with_net else None
        quick = learned if learned is not None and learned.is_quick else None
        return search(play, pick(ROOM), self.budget, learned=quick)[0].option
