"""What there is to play of a game: a card for each mission, scenario or mode, and its levels."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct

Level = Literal["first-battle", "regular", "veteran", "even", "own"]
FIRST_BATTLE: Level = "first-battle"
REGULAR: Level = "regular"
VETERAN: Level = "veteran"
EVEN: Level = "even"
OWN: Level = "own"
"""``even`` is for two persons; ``own`` says that the options were set by hand."""
SOLO_LEVELS = (FIRST_BATTLE, REGULAR, VETERAN)
LEVELS = (*SOLO_LEVELS, EVEN)


class MissionCard(Struct, frozen=True, kw_only=True):
    """``name`` is what is typed, ``options`` choose it. ``tasks`` says what each seat that is not
    the bot's has to do (``attack``, ``hold``, ``exit``, …), ``levels`` what each level changes.
    ``players`` is how many share its sides, where they are more than the tasks."""

    name: str
    title: str
    kind: str
    options: dict[str, Any]
    boards: tuple[str, ...] = ()
    minutes: int = 0
    tasks: dict[str, str] = {}
    levels: Mapping[str, str] = {}
    place: str = ""
    date: str = ""
    text: str = ""
    formations: tuple[str, ...] = ()
    side_task: str = ""
    players: int = 0

    @property
    def persons(self) -> int:
        """How many play it."""
        return max(self.players, len(self.tasks))
