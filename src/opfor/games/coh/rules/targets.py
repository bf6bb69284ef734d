"""Who may fire at which hex, in which manner, at what cost."""

from __future__ import annotations

from collections.abc import Iterator

from opfor.core.cite import cite
from opfor.games.coh.rules.ar_and_dv import is_close, is_silenced
from opfor.games.coh.values.actions import Assault, Fire, Manner
from opfor.games.coh.values.deployment import Deployment
from opfor.games.coh.values.shots import Shot
from opfor.games.coh.values.state import OFF
from opfor.kit.masks import members

FREE_HAND = 99


def may_shoot(look: Deployment, unit: int) -> bool:
    """Whether a unit can use its weapon at all: armed, on its feet, not in water."""
    counter, hit = look.state.counters[unit], look.hits[unit]
    if counter.cell < 0 or counter.carrier != OFF or not look.kinds[unit].attack_cost:
        return False
    if hit.only_rally or (hit.no_red and hit.no_blue):
        return False
    return look.field.terrain[counter.cell].attacks_from


@cite("V-1")
def fire_mask(look: Deployment, unit: int) -> int:
    """The hexes a unit could fire at directly: sight, arc, from minimum to long range.

    Without smoke and works it depends on nothing that is not in the key, and is kept.
    """
    counter = look.state.counters[unit]
    if look.state.smoke or look.state.works or counter.hidden:
        return _fire_mask(look, unit)
    far = look.sight.reach
    key = ("fire-mask", far, counter.unit, counter.cell, counter.facing, counter.hit)
    mask: int | None = look.setting.offered.get(key)
    if mask is None:
        mask = look.setting.offered[key] = _fire_mask(look, unit)
    return mask


def _fire_mask(look: Deployment, unit: int) -> int:
    counter, kind = look.state.counters[unit], look.kind(unit)
    reach = look.reach(unit)
    if reach == 0:
        return 0
    cell = counter.cell
    mask = look.sight[cell] & look.arc(unit) & look.field.within(cell, 2 * reach)
    if kind.minimum_range:
        mask &= ~look.field.within(cell, kind.minimum_range - 1)
    if kind.has("mortar") and look.state.works and _in_bunker(look, unit):
        return 0
    return mask


def _in_bunker(look: Deployment, unit: int) -> bool:
    work = look.shelter(unit)
    return work is not None and look.setting.works[work.kind].has_facing


def spotters(look: Deployment, unit: int) -> list[int]:
    """The hexes a mortar's spotters can stand in: near it and in its sight."""
    cell = look.state.counters[unit].cell
    near = look.field.within(cell, look.setting.numbers.spotter_range)
    return members(near & look.sight[cell])


def indirect_mask(look: Deployment, unit: int) -> int:
    """The hexes a mortar reaches over the heads of others: arc and range, seen by a spotter."""
    kind = look.kind(unit)
    if not kind.indirect_cost or (look.state.works and _in_bunker(look, unit)):
        return 0
    cell = look.state.counters[unit].cell
    seen = 0
    for spotter in spotters(look, unit):
        seen |= look.sight[spotter]
    reach = look.field.within(cell, 2 * look.reach(unit))
    near = look.field.within(cell, max(0, kind.minimum_range - 1))
    return seen & look.arc(unit) & reach & ~near & ~(1 << cell)


def eye_of(look: Deployment, unit: int, cell: int, manner: Manner) -> int:
    """Where the fire is directed from: the highest spotter that sees the target, if there are
    several one without light smoke on its line; or the unit."""
    own = look.state.counters[unit].cell
    if manner != "indirect":
        return own
    seeing = [s for s in spotters(look, unit) if look.sight[s] >> cell & 1]

    def worth(spot: int) -> tuple[int, bool, bool]:
        hazy = bool(look.state.smoke) and look.sight.light_smoke_between(spot, cell)
        return look.field.level[spot], not hazy, spot == own

    return max(seeing, key=worth, default=own)


def shots(look: Deployment, unit: int, budget: int) -> Iterator[Fire]:
    """Every attack a unit could make on another hex with an open enemy in it."""
    if not may_shoot(look, unit) or look.is_locked(unit):
        return
    counter, offered = look.state.counters[unit], look.setting.offered
    enemies = look.seen[1 - counter.side]
    if not look.sight[counter.cell] & enemies and not look.kinds[unit].indirect_cost:
        return
    for manner, mask in _masks(look, unit):
        for cell in members(mask & enemies):
            key = (unit, cell, manner)
            fire = offered.get(key)
            if fire is None:
                fire = offered[key] = Fire(unit, cell, manner)
            if fire_cost(look, fire) <= budget and _has_target(look, fire):
                yield fire


def attacks(look: Deployment, unit: int) -> list[Fire | Assault]:
    """Every attack a unit could make if it cost nothing."""
    return [*shots(look, unit, FREE_HAND), *assaults(look, unit, FREE_HAND)]


def _masks(look: Deployment, unit: int) -> list[tuple[Manner, int]]:
    kind = look.kind(unit)
    direct = fire_mask(look, unit)
    if kind.kind == "vehicle":
        direct &= ~_below_the_gun(look, unit)
    masks: list[tuple[Manner, int]] = [("direct", direct)]
    if not kind.traits:
        return masks
    if kind.indirect_cost:
        masks.append(("indirect", indirect_mask(look, unit) & ~direct))
    if kind.has("flame"):
        masks.append(("flame", flame_mask(look, unit)))
    return masks


def flame_mask(look: Deployment, unit: int) -> int:
    """The hexes a flamethrower reaches."""
    if not look.kind(unit).has("flame"):
        return 0
    cell = look.state.counters[unit].cell
    reach = look.field.within(cell, look.setting.numbers.flame_range)
    return reach & look.sight[cell] & look.arc(unit)


def _below_the_gun(look: Deployment, unit: int) -> int:
    """A vehicle cannot fire down a steep side into the next hex."""
    cell, mask = look.state.counters[unit].cell, 0
    if look.field.level[cell] < look.field.table.slope.steep_levels:
        return 0
    for near in look.field.adjacent(cell):
        if look.field.climb(near, cell) >= look.field.table.slope.steep_levels:
            mask |= 1 << near
    return mask


def _has_target(look: Deployment, fire: Fire) -> bool:
    """Whether the weapon still works against somebody there (a damaged gun may not)."""
    hit = look.hit(fire.unit)
    if not (hit.no_red or hit.no_blue):
        return True
    shot = shot_of(look, fire)
    return any(not is_silenced(look, shot, target) for target in targets_of(look, shot))


def fire_cost(look: Deployment, fire: Fire) -> int:
    """The attack cost: indirect fire by its own number, turning a turret 2 more."""
    kind = look.kind(fire.unit)
    cost = look.attack_cost(fire.unit)
    if fire.manner == "indirect":
        cost += kind.indirect_cost - kind.attack_cost
    if "turret" in kind.traits and not look.front(fire.unit) >> fire.at & 1:
        cost += look.setting.numbers.turret_cost
    return cost


def price(look: Deployment, shot: Shot) -> int:
    """What an attack costs: in close combat the attacker's cost, else that of its fire."""
    if is_close(look, shot):
        return look.attack_cost(shot.attacker)
    return fire_cost(look, Fire(shot.attacker, shot.cell, shot.manner))


def shot_of(look: Deployment, fire: Fire | Assault, supporters: int = 0) -> Shot:
    """The attack to be rated."""
    if isinstance(fire, Assault):
        return assault_shot(look, fire)._replace(supporters=supporters)
    eye = eye_of(look, fire.unit, fire.at, fire.manner)
    return Shot(fire.unit, fire.at, fire.manner, eye, supporters)


def targets_of(look: Deployment, shot: Shot) -> list[int]:
    """Everyone an attack on a hex is rolled against, friends too; riders before vehicles."""
    there = [i for i in look.at.get(shot.cell, ()) if not look.state.counters[i].hidden]
    return sorted(there, key=lambda i: (look.state.counters[i].carrier == OFF, i))


def assaults(look: Deployment, unit: int, budget: int) -> Iterator[Assault]:
    """Every close combat attack a unit could make: one enemy in its hex."""
    if not may_shoot(look, unit) or not look.is_locked(unit):
        return
    if look.attack_cost(unit) > budget:
        return
    counter = look.state.counters[unit]
    for enemy in look.at[counter.cell]:
        other = look.state.counters[enemy]
        if other.side == counter.side or other.hidden:
            continue
        for flame in (False, True) if look.kind(unit).has("flame") else (False,):
            shot = assault_shot(look, Assault(unit, enemy, flame))
            if not is_silenced(look, shot, enemy):
                yield Assault(unit, enemy, flame)


def assault_shot(look: Deployment, assault: Assault) -> Shot:
    cell = look.state.counters[assault.unit].cell
    return Shot(assault.unit, cell, "flame" if assault.flame else "direct", cell)


def supporters_of(look: Deployment, shot: Shot) -> list[int]:
    """Who may support: in the leader's hex or beside it, the target in arc, sight and normal
    range, firepower unharmed; in close combat only from the same hex."""
    leader = look.state.counters[shot.attacker]
    close = is_close(look, shot)
    cells = (leader.cell,) if close else (leader.cell, *look.field.adjacent(leader.cell))
    return [
        unit
        for cell in cells
        for unit in look.at.get(cell, ())
        if unit != shot.attacker
        and look.state.counters[unit].side == leader.side
        and _can_support(look, unit, shot, close)
    ]


def _can_support(look: Deployment, unit: int, shot: Shot, close: bool) -> bool:
    if not may_shoot(look, unit) or look.hit(unit).changes_firepower:
        return False
    if close:
        return True
    if look.is_locked(unit):
        return False
    near = look.field.within(look.state.counters[unit].cell, look.reach(unit))
    return bool(fire_mask(look, unit) & near & 1 << shot.cell)
