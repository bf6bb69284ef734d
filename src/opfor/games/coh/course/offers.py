"""Everything a side may do on its turn. Nothing else is ever accepted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from opfor.core.cite import cite
from opfor.games.coh.rules.action_cards import playable
from opfor.games.coh.rules.aps_and_caps import acting_player, budget
from opfor.games.coh.rules.demolition import demolitions
from opfor.games.coh.rules.entry_and_exit import entries
from opfor.games.coh.rules.groups import could_group, neighbours_of
from opfor.games.coh.rules.hasty_defenses import can_dig_in
from opfor.games.coh.rules.hidden_actions import can_probe, hides
from opfor.games.coh.rules.movement import pivot_cost
from opfor.games.coh.rules.movement_steps import can_move, moves
from opfor.games.coh.rules.rally import may_rally
from opfor.games.coh.rules.smoke import smoke_cells
from opfor.games.coh.rules.targets import assaults, shots
from opfor.games.coh.rules.transport import loads, unloads
from opfor.games.coh.values.actions import (
    DigIn,
    GroupMove,
    GroupRally,
    LaySmoke,
    Leave,
    Pass,
    Pivot,
    Probe,
    Rally,
    Stall,
)
from opfor.games.coh.values.book_numbers import STRANDED
from opfor.games.coh.values.deployment import NO_HIT, Deployment, look
from opfor.games.coh.values.play import CohPlay
from opfor.games.coh.values.state import OFF

PASS = Pass()


@cite("COH-2.1-a", "COH-2.1-b", "COH-2.1-c", "COH-2.1-d", "COH-2.1-e", "COH-2.1-f")
def turn_options(play: CohPlay, side: int) -> list[Any]:
    """All actions of a side's turn, passing first; each can be paid for somehow."""
    sight = look(play.setting, play.state)
    options: list[Any] = [PASS]
    teams, player = play.setting.teams, acting_player(play)
    for unit, counter in enumerate(play.state.counters):
        if counter.side != side or (teams is not None and teams.owners[unit] != player):
            continue
        if counter.place == "map":
            means = budget(play, unit)
            if means > 0:
                options += _of_unit(sight, unit, means)
        elif counter.place == "reserve" and counter.due:
            options += entries(sight, unit, budget(play, unit))
    if play.state.hands[side]:
        options += playable(play, side)
    if play.state.caps[side] >= play.setting.numbers.stall_cost:
        options.append(Stall(OFF))
    return options


@cite("close-combat-and-sight")
def _of_unit(look: Deployment, unit: int, means: int) -> list[Any]:
    """Attacks first, then smoke and hiding, then moving, then what takes comrades, then the spade.

    What depends only on the unit itself, its means, the enemy's hexes (where works may be fired at,
    everybody's), works, sight and exits is kept until one of these changes.
    """
    if not _stands_alone(look, unit):
        own, last = _own(look, unit, means), _last(look, unit, means)
        return [*own, *_with_comrades(look, unit, means), *last]
    state, counter = look.state, look.state.counters[unit]
    seen, ways = look.seen[1 - counter.side], (look.sight, look.may_leave)
    key = (counter, means, look.seen if state.works else seen, state.works, ways)
    kept = look.setting.offered.get(("own", unit))
    if kept is None or kept[0] != key:
        kept = key, _own(look, unit, means), _last(look, unit, means)
        look.setting.offered["own", unit] = kept
    return [*kept[1], *_with_comrades(look, unit, means), *kept[2]]


def _stands_alone(look: Deployment, unit: int) -> bool:
    """Whether nobody else's condition counts: not in close combat, with transport, with hiders or
    with damaged guns."""
    hit = look.hits[unit]
    return not (
        look.setting.has_transport
        or look.setting.has_hiders
        or look.is_locked(unit)
        or (hit is not NO_HIT and (hit.no_red or hit.no_blue or hit.id in STRANDED))
    )


def _own(look: Deployment, unit: int, means: int) -> list[Any]:
    """Attacking, smoke, hiding and riding, then moving, turning, leaving."""
    options: list[Any] = [*shots(look, unit, means), *demolitions(look, unit, means)]
    if look.is_locked(unit):
        options += assaults(look, unit, means)
    options += _others(look, unit, means)
    if can_move(look, unit):
        options += [move for cost, move in moves(look, unit) if cost <= means]
        if pivot_cost(look, unit) <= means and not look.is_locked(unit):
            options += _pivots(look, unit)
        counter = look.state.counters[unit]
        if counter.cell in look.exits(counter.side) | look.own_exits(unit):
            options += [Leave(unit)] if look.move_cost(unit) <= means else []
    return options


def _with_comrades(look: Deployment, unit: int, means: int) -> list[Any]:
    """Moving as a group, and rallying alone or together."""
    options: list[Any] = []
    if can_move(look, unit) and could_group(look, unit, means):
        options.append(_kept(look, GroupMove, unit))
    if look.state.counters[unit].hit:
        options += _rallies(look, unit, means)
    return options


def _last(look: Deployment, unit: int, means: int) -> list[Any]:
    """Digging in, stalling."""
    options: list[Any] = []
    if means >= look.setting.numbers.dig_in_cost and can_dig_in(look, unit):
        options.append(_kept(look, DigIn, unit))
    if not look.state.counters[unit].spent:
        options.append(_kept(look, Stall, unit))
    return options


def _pivots(look: Deployment, unit: int) -> tuple[Pivot, ...]:
    facing = look.state.counters[unit].facing
    key = ("pivots", unit, facing)
    found: tuple[Pivot, ...] | None = look.setting.offered.get(key)
    if found is None:
        found = tuple(Pivot(unit, f) for f in range(6) if f != facing)
        look.setting.offered[key] = found
    return found


def _kept(look: Deployment, make: Any, unit: int) -> Any:
    """An action that depends on nothing but its unit, made once."""
    key = (make, unit)
    found = look.setting.offered.get(key)
    if found is None:
        found = look.setting.offered[key] = make(unit)
    return found


def _rallies(look: Deployment, unit: int, means: int) -> Iterator[Any]:
    if means < look.setting.numbers.rally_cost or not may_rally(look, unit):
        return
    yield Rally(unit)
    if any(may_rally(look, other) for other in neighbours_of(look, [unit])):
        yield GroupRally(unit)


def _others(look: Deployment, unit: int, means: int) -> Iterator[Any]:
    """Smoke, searching by fire, hiding, riding."""
    numbers, kind = look.setting.numbers, look.kind(unit)
    has_smoke = kind.has("smoke-thrown") or kind.has("smoke-fired")
    if has_smoke and look.attack_cost(unit) <= means and smoke_cells(look, unit, means):
        yield LaySmoke(unit)
    if look.setting.has_hiders:
        if means >= numbers.hide_cost:
            yield from hides(look, unit)
        if look.attack_cost(unit) <= means and can_probe(look, unit):
            yield Probe(unit)
    if look.setting.has_transport or look.state.counters[unit].hit in STRANDED:
        yield from loads(look, unit, means)
        yield from (option for cost, option in unloads(look, unit) if cost <= means)
