"""The ladder for people in words and as a document: where somebody stands, what to play next."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from msgspec import Struct

from opfor.app.rungs import Climbed, Played, Standing, counts, kept_games, rungs_of, standing
from opfor.core.declared import Declared, declared
from opfor.core.game import Game
from opfor.core.phrasebook import PhraseBook
from opfor.kit.levels import Won

SAY = PhraseBook.of_the_program("rungs")
SURE = 1.96
"""So many deviations either side hold 95 of 100."""


class RungTold(Struct, frozen=True):
    """A rung; ``chance`` is this person's own, ``measured`` what players of the program win."""

    number: int
    name: str
    title: str
    chance: float
    played: int
    won: int
    options: dict[str, str]
    measured: dict[str, Won]

    @property
    def record(self) -> str:
        return SAY("won-there", won=self.won, n=self.played) if self.played else ""


class LadderTold(Struct, frozen=True):
    """Everything about somebody on a ladder; ``next`` is a name among ``rungs``, empty where a game
    has none."""

    game: str
    rating: int = 0
    margin: int = 0
    games: int = 0
    said: str = ""
    next: str = ""
    next_said: str = ""
    rungs: tuple[RungTold, ...] = ()


def ladder_told(game: Game[Any], games: Iterable[Played]) -> LadderTold:
    """Where games, oldest first, lead; a game without a ladder tells nothing."""
    if not rungs_of(game):
        return LadderTold(game.id)
    found = standing(game, games)
    words = declared(game.folder)
    rungs = tuple(_rung(number, each, words) for number, each in enumerate(found.rungs, start=1))
    return LadderTold(
        game.id,
        round(found.rating.value),
        round(SURE * found.rating.deviation),
        found.games,
        _said(found),
        found.next.rung.name,
        SAY("next", title=words(found.next.rung.title), share=round(100 * found.next.chance)),
        rungs,
    )


def ladder_lines(game: Game[Any], options: Mapping[str, Any]) -> tuple[str, ...]:
    """After a game that counts: where its person stands now, and what comes next."""
    if not counts(game, options):
        return ()
    told = ladder_told(game, kept_games(game))
    return (told.said, told.next_said)


def _said(found: Standing) -> str:
    if not found.games:
        return SAY("no-games")
    return SAY(
        "standing",
        value=str(round(found.rating.value)),
        margin=round(SURE * found.rating.deviation),
        n=found.games,
        rung=found.rungs.index(found.next) + 1,
        of=len(found.rungs),
    )


def _rung(number: int, each: Climbed, words: Declared) -> RungTold:
    rung = each.rung
    options = {name: _typed(value) for name, value in rung.options.items()}
    chance = round(each.chance, 4)
    title = words(rung.title)
    return RungTold(number, rung.name, title, chance, each.played, each.won, options, rung.won)


def _typed(value: Any) -> str:
    """An option as an address says it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def document(told: LadderTold) -> dict[str, Any]:
    """What ``opfor ladder GAME --json`` prints."""
    found: dict[str, Any] = msgspec.to_builtins(told)
    return found
