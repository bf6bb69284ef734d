"""How an agent says what it does: by the number of an offer, by a number of the game's catalogue,
or in stages (kind, then what it is done with, where …).

The catalogue (``opfor.core.catalogue``) depends on the setting alone, so that a number means the
same in every position; of the numbers of stages only those are open that lead to an offer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from opfor.core.catalogue import Catalogue
from opfor.core.errors import OpforError, one_of
from opfor.core.game import Game

WAYS = ("offered", "catalogue", "staged")
USUAL = 512
"""Room for offers where a game does not say how many there are."""
LARGEST = 100_000
"""A catalogue of more numbers is no mask for anybody; it is said in stages."""


class ByOffer:
    """The i-th offer."""

    longest = 0
    said: tuple[int, ...] = ()

    def __init__(self, size: int) -> None:
        self.size = size

    def open(self, options: Sequence[Any]) -> Sequence[int]:
        """The numbers that can be said now."""
        return range(len(options))

    def taken(self, options: Sequence[Any], number: int) -> int | None:
        """The offer that a number takes; none while more is to be said. ``LookupError``: it is not
        open."""
        if not 0 <= number < len(options):
            raise LookupError(number)
        return number

    def told(self, options: Sequence[Any], number: int) -> Any:
        """What a number means: an offer's place, or what is said with it."""
        return self.taken(options, number)


class ByCatalogue(ByOffer):
    """One number for every action of the game."""

    def __init__(self, catalogue: Catalogue) -> None:
        super().__init__(catalogue.flat_size)
        self.catalogue = catalogue
        if self.size > LARGEST:
            raise OpforError(
                f"catalogue: {self.size} numbers, more than {LARGEST}; say actions='staged'"
            )

    def open(self, options: Sequence[Any]) -> Sequence[int]:
        return [self.catalogue.flat(each) for each in options]

    def taken(self, options: Sequence[Any], number: int) -> int | None:
        known = list(self.open(options))
        if number not in known:
            raise LookupError(number)
        return known.index(number)


class ByStage(ByOffer):
    """One number after the other; where only one can follow it is said by itself."""

    def __init__(self, catalogue: Catalogue) -> None:
        super().__init__(catalogue.size)
        self.catalogue = catalogue
        self.longest = catalogue.longest
        self.said = ()

    def open(self, options: Sequence[Any]) -> Sequence[int]:
        self._go_on(options)
        return sorted({row[len(self.said)] for row in self._rows(options)})

    def taken(self, options: Sequence[Any], number: int) -> int | None:
        if number not in self.open(options):
            raise LookupError(number)
        self.said = (*self.said, number)
        if self._go_on(options):
            return None
        known = [self.catalogue.staged(each) for each in options]
        found, self.said = known.index(self.said), ()
        return found

    def told(self, options: Sequence[Any], number: int) -> Any:
        if number not in self.open(options):
            raise LookupError(number)
        block = next(b for b in reversed(self.catalogue.blocks) if b.first <= number)
        return {"field": block.name, "value": block.values[number - block.first]}

    def _rows(self, options: Sequence[Any]) -> list[tuple[int, ...]]:
        rows = [self.catalogue.staged(each) for each in options]
        return [row for row in rows if row[: len(self.said)] == self.said]

    def _go_on(self, options: Sequence[Any]) -> bool:
        """Say what is the only thing to say; whether there is more."""
        rows = self._rows(options)
        while len(rows) > 1 and len({row[len(self.said)] for row in rows}) == 1:
            self.said = rows[0][: len(self.said) + 1]
        if len(rows) == 1:
            self.said = rows[0]
        return len(rows) > 1


def room_for(game: Game[Any], most_offers: int | None) -> int:
    """K, the length of a mask of offers: as said, or twice what was seen, a power of two."""
    if most_offers is None:
        return 1 << (2 * game.offers_seen - 1).bit_length() if game.offers_seen else USUAL
    if most_offers < max(game.offers_seen, 1):
        raise OpforError(
            f"{game.title} offers up to {game.offers_seen} acts at once, more than "
            f"most_offers={most_offers}; give a larger one"
        )
    return most_offers


def catalogue_of(game: Game[Any], setting: Any) -> Catalogue:
    """The catalogue of a setting; a game that has none says so."""
    if game.domains is None:
        raise OpforError(f"{game.title} has no catalogue of actions; say actions='offered'")
    return Catalogue(game.actions, game.domains(setting))


def ways_of(way: str, game: Game[Any], setting: Any, most_offers: int) -> ByOffer:
    if way not in WAYS:
        raise OpforError(one_of("actions", way, WAYS))
    if way == "offered":
        return ByOffer(most_offers)
    found = catalogue_of(game, setting)
    return ByCatalogue(found) if way == "catalogue" else ByStage(found)
