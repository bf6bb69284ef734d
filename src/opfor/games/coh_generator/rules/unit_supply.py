"""The supply of Units: which counters a card brings into play."""

from __future__ import annotations

from collections.abc import Sequence

from opfor.cardboard.coh.generator_cards.content import counter_name, number_of, unit_of
from opfor.cardboard.coh.generator_cards.tables import Nation
from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.core.requests import Choose
from opfor.games.coh_generator.values.actions import TakeUnit
from opfor.games.coh_generator.values.play import GeneratorPlay
from opfor.games.coh_generator.values.state import State


@cite("GEN-3.1-b", "GEN-3.1-c")
def free(state: State, side: Nation, name: str) -> list[str]:
    """The counters of the same name that are not in play yet, the named one first."""
    kind = unit_of(side, name)
    counters = (counter_name(kind, number) for number in kind.numbers)
    used = {unit.unit for unit in state.units if unit.side == side}
    return sorted((one for one in counters if one not in used), key=lambda one: one != name)


@cite("GEN-3.1-b", "GEN-3.1-c")
def next_free(state: State, side: Nation, names: Sequence[str]) -> list[str]:
    """The counters a card brings: those it names, or where one is in play already (numbers were
    ignored) the next free one of its kind. Shorter than the names if none is left."""
    found: list[str] = []
    for name in names:
        found += [one for one in free(state, side, name) if one not in found][:1]
    return found


@cite("GEN-3.1-c")
def take_any(
    play: GeneratorPlay, role: str, side: Nation, names: tuple[str, ...]
) -> Procedure[list[str]]:
    """Numbers ignored: any free counter of the same name will do."""
    found: list[str] = []
    for name in names:
        options = [TakeUnit(one) for one in free(play.state, side, name) if one not in found]
        question = f"Which counter is taken for {name.rpartition('-')[0]} {number_of(name):02d}?"
        answer: TakeUnit = yield Choose(play.state.roles[role], question, _by_number(options))
        found.append(answer.unit)
    return found


def _by_number(options: list[TakeUnit]) -> tuple[TakeUnit, ...]:
    return tuple(sorted(options, key=lambda option: number_of(option.unit)))
