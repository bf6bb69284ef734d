"""Who answers each source of chance: the program, the table, or nobody as long as nothing hangs
on it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from opfor.core.errors import OpforError, one_of
from opfor.core.game import Game
from opfor.core.record import Header, History, Sources
from opfor.core.requests import UNTOLD, Answer, Draw, Request, is_chance, only_answer, source_of

SEED, FORCED, KEPT_BACK = "seed", "forced", "untold"
"""By whom chance was answered: the seed, the rules (it could go only one way), nobody."""


class AtTable(NamedTuple):
    """The sources that the table answers, and those of them whose hidden draws are not told."""

    table: frozenset[str]
    untold: frozenset[str] = frozenset()

    def moved(self, game: Game[Any], source: str, on: bool) -> AtTable:
        """A source goes to the table (``on``) or to the program; ``untold`` stands for the person's
        own draws, which stay untold or are told.

        What the program draws is known, and so must be all it draws from: nothing stays untold.
        """
        if source == UNTOLD and game.untold:
            table = self.table | set(game.untold) if on else self.table
            return AtTable(table, frozenset(untold_sources(game, table) if on else ()))
        if source not in game.sources:
            raise OpforError(one_of("source of chance", source, game.sources))
        if on:
            return self._replace(table=self.table | {source})
        untold = self.untold if source not in game.untold else frozenset[str]()
        return AtTable(self.table - {source}, untold)

    def line(self) -> Sources:
        """As the record keeps it."""
        return Sources(tuple(sorted(self.table)), tuple(sorted(self.untold)))

    def spared(self, request: Request) -> tuple[Answer, str] | None:
        """An answer nobody has to give although the table has the source, and by whom it is."""
        if isinstance(request, Draw) and self._stays_untold(request):
            return UNTOLD, KEPT_BACK
        forced = only_answer(request)
        return None if forced is None else (forced, FORCED)

    def _stays_untold(self, request: Draw) -> bool:
        """A hidden draw, into nothing that the program would draw from in turn."""
        is_seen = bool(request.into) and request.into not in self.table
        return request.hidden and request.source in self.untold and not is_seen

    def leaves_to_program(self, request: Request) -> bool:
        return is_chance(request) and source_of(request) not in self.table


def noted(header: Header, history: History) -> AtTable:
    """Who answers what by the record."""
    lines = reversed(history.lines)
    last = next((line for line in lines if isinstance(line, Sources)), None)
    if last is None:
        return AtTable(frozenset(header.table_sources), frozenset(header.untold_sources))
    return AtTable(frozenset(last.table), frozenset(last.untold))


def untold_sources(game: Game[Any], at_table: Iterable[str]) -> tuple[str, ...]:
    """The sources whose hidden draws can stay untold; all of them have to be at the table."""
    if not game.untold:
        raise OpforError(f"{game.title}: everything drawn is looked at, nothing can stay untold")
    known = set(at_table)
    others = [source for source in game.untold if source not in known]
    if others:
        raise OpforError(f"the program draws from {others[0]}: then nothing can stay untold")
    return tuple(game.untold)


def stays_untold(game: Game[Any], at_table: Iterable[str]) -> bool:
    """Whether at a table with these sources own draws usually stay untold."""
    return bool(game.untold) and not game.usually_told and set(game.untold) <= set(at_table)


def refuse_kept_back(game: Game[Any], setting: Any, state: Any, source: str) -> None:
    """The program cannot draw from what holds things that were not told."""
    count = game.kept_back(setting, state, source)
    if count:
        what = "thing drawn is" if count == 1 else "things drawn are"
        raise OpforError(
            f"{source}: {count} {what} not told yet, so the program cannot draw from there; "
            "tell them by a correction first (adjust says how)"
        )
