"""Play a game against its opponent, here in the terminal."""

from __future__ import annotations

from typing import Any

from opfor.app.arguments import Arguments, Parser
from opfor.core.game import Game
from opfor.surfaces.cli import start_flags
from opfor.surfaces.cli.sit_down import sit_down


def declare(parser: Parser, game: Game[Any] | None) -> None:
    start_flags.declare(parser, game)


def run(arguments: Arguments) -> int:
    return sit_down(arguments, "play", None)
