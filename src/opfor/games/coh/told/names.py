"""What is on the map and in the decks, by name: counters, hexes, hits, cards."""

from __future__ import annotations

from opfor.cardboard.coh import names as box
from opfor.cardboard.coh.names import SAY as SAY
from opfor.core.phrasebook import Thing
from opfor.games.coh.values.names import is_unseen
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.state import UNKNOWN_HIT, Counter, State


def side(setting: Setting, number: int) -> Thing:
    """``the Germans``."""
    return box.nation(setting.nation(number))


def counter(setting: Setting, one: Counter) -> Thing:
    """``LMG G09``."""
    return box.unit(setting.kind(one), one.id)


def unit(setting: Setting, state: State, number: int) -> Thing:
    """A counter by its place in the state."""
    return counter(setting, state.counters[number])


def seen(setting: Setting, state: State, number: int) -> Thing:
    """Its name, unless it is hidden from whoever sees this state."""
    one = state.counters[number]
    return SAY.thing("unit-hidden") if is_unseen(one) else counter(setting, one)


def called(state: State, number: int) -> Thing | str:
    """Only what stands on its counter, for whoever sees it lie on the map."""
    one = state.counters[number]
    return SAY.thing("unit-hidden") if is_unseen(one) else one.id


def hexed(setting: Setting, cell: int) -> str:
    return setting.field.name(cell) if cell >= 0 else SAY("off-map")


def ground(setting: Setting, cell: int) -> str:
    """``F09, light woods``."""
    return ", ".join(box.ground_there(setting.field, cell))


def hit(setting: Setting, name: str) -> Thing:
    """``pinned``."""
    return box.hit(None if name == UNKNOWN_HIT else setting.hits[name])
