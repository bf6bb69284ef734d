"""Who can fill a seat, by name: the players of a game, and the expert where it can be searched."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any, TypeAlias

from opfor.core.errors import OpforError, one_of
from opfor.core.foresight import PickOne
from opfor.core.game import Game, Player
from opfor.core.play import Play
from opfor.core.requests import Choose

EXPERT, NET = "expert", "net"
PROGRAM = "cmd:"
"""Before the command of a program of somebody's own."""
ALLOWED = "OPFOR_PROGRAMS"
"""What was typed here, for the processes that play along."""


def allow(name: str) -> None:
    """Somebody has typed it: this program may be started."""
    os.environ[ALLOWED] = "\n".join(dict.fromkeys([*allowed(), name]))


def allowed() -> tuple[str, ...]:
    """The programs that may be started."""
    return tuple(name for name in os.environ.get(ALLOWED, "").split("\n") if name)


class Thinker:
    """A player who, unlike others, needs the play itself, to fork it; it sees no more of it than
    its seat."""

    def answer(self, play: Play[Any, Any], request: Choose, pick: PickOne) -> Any:
        """One of the request's options."""
        raise NotImplementedError

    def counted(self, play: Play[Any, Any]) -> dict[str, int]:  # noqa: ARG002
        """What is to be counted of its answers in a play: of most players nothing."""
        return {}


Seated: TypeAlias = Player | Thinker
"""Whoever fills a seat."""


def player_names(game: Game[Any]) -> Sequence[str]:
    """Everybody who can fill a seat."""
    names = [*game.players, *((EXPERT,) if game.foresight is not None else ())]
    has_nets = game.foresight is not None and (game.folder / "nets").is_dir()
    return [*names, NET] if has_nets and NET not in names else names


def player_named(game: Game[Any], name: str) -> Seated:
    """One of them; an unknown name is refused with those that are known."""
    names = player_names(game)
    if name.startswith(PROGRAM):
        from opfor.app.program_player import ProgramPlayer

        return ProgramPlayer(name)
    if name in game.strategies:
        return game.strategies[name]
    if name not in names:
        raise OpforError(one_of(f"player of {game.title}", name, names))
    if name in game.players:
        return game.players[name]
    if name == NET:
        from opfor.app.search.learned import NetPlayer

        return NetPlayer(game)
    from opfor.app.search.expert import Expert

    return Expert(game)


def answer_of(player: Seated, play: Play[Any, Any], request: Choose, pick: PickOne) -> Any:
    """What a player answers in a play."""
    if isinstance(player, Thinker):
        return player.answer(play, request, pick)
    seen = play.game.view(play.setting, play.state, request.seat)
    return player(play.setting, seen, request, pick)
