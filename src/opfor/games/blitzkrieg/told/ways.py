"""How what lies on the board may be set right by touch: whole corrections, each with its words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from opfor.core.compared import Fact
from opfor.core.requests import UNTOLD
from opfor.games.blitzkrieg.told import names as say
from opfor.games.blitzkrieg.told.names import SAY
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.state import STRATAGEMS, State

Mend = tuple[str, str]
"""A correction as it is typed, and how the thing lies then."""
EMPTY = "empty"


def spot(setting: Setting, space: int) -> str:
    """``africa-middle-east 1 3``: theatre, campaign, space."""
    where = setting.board.spaces[space]
    return f"{setting.board.theatres[where.theatre].id} {where.campaign + 1} {where.position}"


def of_row(setting: Setting, state: State) -> Iterator[Mend]:
    """A unit of the bot's row fewer, or one of its bag more at the end."""
    row, bag = state.reserves[setting.bot or 0], state.bags[setting.bot or 0]
    yield from _of_units(setting, "row", row, bag)


def of_reserve(setting: Setting, state: State, side: int) -> Iterator[Mend]:
    """The same before a person's screen, where they may keep back what they hold."""
    whose = "reserve" if setting.bot is not None else f"reserve {setting.seats[side]}"
    untold = (UNTOLD,) if setting.bot is not None else ()
    yield from _of_units(setting, whose, state.reserves[side], (*untold, *state.bags[side]))


def _of_units(
    setting: Setting, whose: str, held: tuple[str, ...], others: Iterable[str]
) -> Iterator[Mend]:
    for n, unit in enumerate(held):
        left = " ".join((*held[:n], *held[n + 1 :])) or EMPTY
        yield f"{whose} {left}", SAY("way-without", unit=say.unit(setting, unit), n=n + 1)
    for unit in sorted(set(others)):
        yield f"{whose} {' '.join((*held, unit))}", SAY("way-also", unit=say.unit(setting, unit))


def of_stratagem() -> Iterator[Mend]:
    for name in STRATAGEMS:
        yield f"stratagem {name}", str(say.stratagem(name))


def of_bag(setting: Setting, state: State, side: int) -> Iterator[Mend]:
    yield from _of_pool(setting, f"bag {setting.seats[side]}", state.bags[side])


def of_pile(setting: Setting, state: State) -> Iterator[Mend]:
    yield from _of_pool(setting, "pile", state.pile)


def _of_pool(setting: Setting, pool: str, held: Iterable[str]) -> Iterator[Mend]:
    """A unit fewer of those that are in it, a unit more of any."""
    for unit in sorted(set(held)):
        yield f"{pool} -{unit}", SAY("way-out", unit=say.unit(setting, unit))
    for unit in setting.units.by_id:
        yield f"{pool} +{unit}", SAY("way-in", unit=say.unit(setting, unit))


def of_theatre(setting: Setting, theatre: int) -> Iterator[Mend]:
    """Which of its campaigns is open, or that it is closed."""
    row = setting.board.theatres[theatre]
    for campaign in range(1, len(row.campaigns) + 1):
        yield f"open {row.id} {campaign}", SAY("way-open", n=say.ordinal(campaign))
    yield f"open {row.id} closed", SAY("way-closed")


def missing(setting: Setting, state: State) -> Iterator[Fact]:
    """Units of both sides that might lie on a space."""
    for side, seat in enumerate(setting.seats):
        for unit in sorted({*state.bags[side], *state.reserves[side]} & set(setting.units.by_id)):
            yield Fact(
                str(say.owned(setting, side, unit)), "", f"space {{}} {seat} {unit}", onto="space"
            )
