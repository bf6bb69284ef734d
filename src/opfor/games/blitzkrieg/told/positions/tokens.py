"""The tokens a position shows, and where those lie that it does not show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from opfor.core.errors import BadPosition
from opfor.games.blitzkrieg.told.positions.form import SIDES, PositionForm
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.seats import BOT


def tokens_used(form: PositionForm) -> Iterator[tuple[int, str, str]]:
    """Every token of the position: side, unit, and where it is written."""
    for unit in form.row:
        yield 0, unit, "row"
    for unit in form.reserve:
        yield 1, unit, "reserve"
    for name, theatre in form.theatres.items():
        for cells in theatre.rows:
            for cell in cells:
                if cell is not None:
                    yield SIDES.index(cell[0]), cell[1], f"theatres.{name}"


class Tokens:
    """All tokens of a board, taken out one by one; what is left lies in bags and pile.

    A side's own tokens go first. A person may own a bombed unit of the bot (it was researched
    from the pile), so only tokens that nobody could have are refused, and a bot with more
    regular units than its bag ever held.
    """

    def __init__(self, setting: Setting) -> None:
        self.by_id = setting.units.by_id
        self.bags = [Counter(bag) for bag in setting.units.bags]
        self.pile = Counter(setting.units.pile)
        self.size = self.regular_left = len(setting.units.bags[BOT])

    def take(self, side: int, unit: str, where: str) -> None:
        """Take one token for a side, or say that there is none left."""
        if side == BOT and not self.by_id[unit].special:
            self.regular_left -= 1
        if self.regular_left < 0:
            raise BadPosition(
                f"{where}: {unit} is one regular unit too many; "
                f"the bot has {self.size} of them in all"
            )
        for pool in (self.bags[side], self.pile, self.bags[1 - side]):
            if pool[unit] > 0:
                pool[unit] -= 1
                return
        raise BadPosition(f"{where}: one {unit} too many; there are not that many of them")


def listed(tokens: Counter[str]) -> tuple[str, ...]:
    """A pool as a sorted tuple."""
    return tuple(sorted(tokens.elements()))
