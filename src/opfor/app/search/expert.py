"""The expert: a seat played by search, the same for every game that says how to think."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from opfor.app.search.search import Budget, is_weighed, search
from opfor.core.errors import OpforError, one_of
from opfor.core.foresight import PickOne, foresight_of
from opfor.core.game import Game, Player
from opfor.core.play import Play
from opfor.core.requests import Choose

EXPERT = "expert"
ROOM = 1 << 30


class Expert:
    """Searches where a question is weighty and goes by the usual player otherwise.

    Unlike other players it needs the play itself, to fork it; it sees no more of it than its seat.
    """

    def __init__(self, game: Game[Any], budget: Budget = Budget()) -> None:  # noqa: B008 - frozen
        self.budget = budget
        self.usual = game.players[foresight_of(game).usual]

    def answer(self, play: Play[Any, Any], request: Choose, pick: PickOne) -> Any:
        """The act the search trusts most."""
        if not is_weighed(play.game, request, request.seat):
            return answer_of(self.usual, play, request, pick)
        return search(play, pick(ROOM), self.budget)[0].option


Seated: TypeAlias = Player | Expert
"""Whoever fills a seat."""


def known_players(game: Game[Any]) -> Mapping[str, Seated]:
    """Everybody who can fill a seat: the game's own players, and the expert where it thinks."""
    if game.foresight is None:
        return game.players
    return {**game.players, EXPERT: Expert(game)}


def player_named(game: Game[Any], name: str) -> Seated:
    """One of them; an unknown name is refused with those that are known."""
    known = known_players(game)
    if name not in known:
        raise OpforError(one_of(f"player of {game.title}", name, known))
    return known[name]


def answer_of(player: Seated, play: Play[Any, Any], request: Choose, pick: PickOne) -> Any:
    """What a player answers in a play."""
    if isinstance(player, Expert):
        return player.answer(play, request, pick)
    seen = play.game.view(play.setting, play.state, request.seat)
    return player(play.setting, seen, request, pick)
