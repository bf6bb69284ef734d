"""Who decides where an effect leaves a choice: a person is asked, the bot decides by its rules.

The rules know nothing of the bot's procedure. Whoever drives a turn hands them a ``Decider`` for
the bot's side; every other side is asked by ``Choose``.
"""

from __future__ import annotations

from typing import Protocol

from opfor.core.play import Procedure
from opfor.games.blitzkrieg.values.play import BlitzkriegPlay


class Decider(Protocol):
    """The bot's answers to what the rules ask. Generators: they may ask chance in turn."""

    def strategic_advantage(
        self, play: BlitzkriegPlay, side: int, steps: int, targets: tuple[int, ...]
    ) -> Procedure[int]:
        """The theatre (one of ``targets``) whose marker moves ``steps`` towards ``side``.

        Asked whenever there is at least one target.
        """
        ...

    def leftover_effect(
        self, play: BlitzkriegPlay, side: int, spaces: tuple[int, ...]
    ) -> Procedure[int]:
        """The space (one of ``spaces``) whose leftover effect is taken next."""
        ...
