"""How Blitzkrieg! looks to somebody who thinks ahead: worth of options, chances, hidden tokens."""

from __future__ import annotations

from math import exp

from msgspec.structs import replace

from opfor.core.foresight import Foresight, PickOne
from opfor.core.requests import UNTOLD
from opfor.games.blitzkrieg.course.rooms import rooms_of
from opfor.games.blitzkrieg.course.seats import worths_of
from opfor.games.blitzkrieg.values.actions import Place
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.state import HIDDEN, State

SCALE = 6.0
"""So many points ahead, guessed, are won three times of four."""


def appraise(setting: Setting, state: State, seat: str) -> float:
    """The points so far and how the theatres stand."""
    rooms = rooms_of(setting)
    rooms.lay(state)
    ahead = rooms.module.points_ahead(rooms.memory, setting.seats.index(seat))
    return 1.0 / (1.0 + exp(-ahead / SCALE))


def parts(setting: Setting, state: State, seat: str) -> dict[str, float]:
    """The points there are, and what the theatres and the tokens in hand look like."""
    rooms, own = rooms_of(setting), setting.seats.index(seat)
    rooms.lay(state)
    ahead = rooms.module.points_ahead(rooms.memory, own)
    points = state.vp[own] - state.vp[1 - own]
    return {"points": points / SCALE, "theatres": (ahead - points) / SCALE}


def redeal(setting: Setting, view: State, seat: str, pick: PickOne) -> State:
    """Deal what two players hide from each other, or what nobody has told at a table."""
    if setting.bot is not None:
        return _told(view, pick)
    unseen = _unseen(setting, view)
    other = 1 - setting.seats.index(seat)

    def dealt(count: int) -> tuple[str, ...]:
        return tuple(unseen.pop(pick(len(unseen))) for _ in range(count))

    row, bag = dealt(len(view.reserves[other])), dealt(len(view.bags[other]))
    reserves = (view.reserves[0], row) if other else (row, view.reserves[1])
    bags = (view.bags[0], tuple(sorted(bag)))
    if not other:
        bags = (tuple(sorted(bag)), view.bags[1])
    return replace(view, reserves=reserves, bags=bags, pile=tuple(sorted(unseen)))


def _unseen(setting: Setting, view: State) -> list[str]:
    """All tokens of the game but those in sight, sorted."""
    units = setting.units
    every = sorted([*units.pile, *(token for bag in units.bags for token in bag)])
    seen = [there[1] for there in view.placed if there is not None]
    seen += [token for pool in (*view.reserves, *view.bags) for token in pool]
    for token in seen:
        if token != HIDDEN:
            every.remove(token)
    return every


def _told(view: State, pick: PickOne) -> State:
    """What was drawn untold is still listed where it came from: a weapon in the pile, a unit in its
    bag. Any of those it may be."""
    if not any(UNTOLD in pool for pool in (*view.reserves, *view.bags)):
        return view
    pile = list(view.pile)
    bags = [[_taken(pile, pick) if t == UNTOLD else t for t in bag] for bag in view.bags]
    rows = [
        tuple(_taken(bag, pick) if t == UNTOLD else t for t in row)
        for row, bag in zip(view.reserves, bags, strict=True)
    ]
    first, second = (tuple(sorted(bag)) for bag in bags)
    return replace(view, reserves=(rows[0], rows[1]), bags=(first, second), pile=tuple(pile))


def _taken(pool: list[str], pick: PickOne) -> str:
    return pool.pop(pick(len(pool)))


FORESIGHT: Foresight[State] = Foresight(
    appraise=appraise,
    promise=worths_of,
    parts=parts,
    redeal=redeal,
    usual="greedy",
    patience=0.3,
    depth=1,
    playouts=32,
    is_weighty=lambda request: any(isinstance(option, Place) for option in request.options),
)
