"""Bombing: a unit leaves the opponent's reserve.

Against a person a random unit returns to its bag. Against the bot the person picks, regular units
first, and the unit goes to the research pile as the solo booklet says.
"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.core.requests import Choose
from opfor.games.blitzkrieg.values.actions import BombUnit
from opfor.games.blitzkrieg.values.events import UnitBombed
from opfor.games.blitzkrieg.values.play import BlitzkriegPlay
from tests.oracle.blitzkrieg.lookup import lookup_of
from tests.oracle.blitzkrieg.rules.draws import drawn
from tests.oracle.blitzkrieg.rules.strength import is_special


def bomb(play: BlitzkriegPlay, side: int) -> Procedure[None]:
    """Bomb the opponent of ``side``; an empty reserve has nothing to lose."""
    target = 1 - side
    if not play.state.reserves[target]:
        return
    if target == lookup_of(play.setting).bot:
        yield from bomb_the_bot(play, side)
    else:
        yield from bomb_a_person(play, target)


@cite("BLZ-E-11", "QB-10")
def bomb_a_person(play: BlitzkriegPlay, target: int) -> Procedure[None]:
    """A random unit of the reserve goes back into its owner's bag."""
    pool = tuple(sorted(play.state.reserves[target]))
    look = lookup_of(play.setting)
    said, hidden = look.said["bombed"][target], look.own_business[target]
    unit = yield from drawn(look.reserve_sources[target], pool, said, hidden=hidden)
    play.emit(UnitBombed(target, unit, "bag"))


@cite("BLZ-E-10", "QB-4")
def bomb_the_bot(play: BlitzkriegPlay, side: int) -> Procedure[None]:
    """The person picks a regular unit of the row, a special weapon only if all are special."""
    look = lookup_of(play.setting)
    row = play.state.reserves[look.bot]
    regular = [i for i, u in enumerate(row) if not is_special(play.setting, look.bot, u)]
    slots = _different(row, regular or list(range(len(row))))
    slot = slots[0]
    if len(slots) > 1:
        options = tuple(BombUnit(row[i], i) for i in slots)
        question = "Which unit of the bot's row is bombed?"
        slot = (yield Choose(look.seats[side], question, options, rule="BLZ-E-10")).slot
    returns = look.bombed_to_bag and bool(regular)
    play.emit(UnitBombed(look.bot, row[slot], "bag" if returns else "pile", slot))


def _different(row: tuple[str, ...], slots: list[int]) -> list[int]:
    """One slot of each run of equal neighbours: taking either leaves the same row."""
    return [i for i in slots if i == 0 or row[i - 1] != row[i]]
