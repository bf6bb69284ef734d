"""Play a game against its opponent, here in the terminal."""

from __future__ import annotations

from typing import Any

from opfor.app.arguments import Arguments, Parser
from opfor.core.game import Game
from opfor.surfaces.cli import opening, starting


def declare(parser: Parser, game: Game[Any] | None) -> None:
    starting.declare(parser, game)


def run(arguments: Arguments) -> int:
    return opening.sit_down(arguments, "play", None)
