"""AR and DV: what an attack adds up to, part by part, each with its section.

The dice must show DV − AR. Sections "AtB n" are those of the base game.
"""

from __future__ import annotations

from opfor.cardboard.coh.counters.units import Colour
from opfor.core.cite import cite
from opfor.core.tally import Part, Tally
from opfor.games.coh.values.book_numbers import SMOKE_CAP
from opfor.games.coh.values.deployment import Deployment
from opfor.games.coh.values.shots import Shot
from opfor.games.coh.values.state import OFF
from opfor.kit.hexes import FACINGS

PRINTED_AR: dict[Colour, str] = {"red": "red AR", "blue": "blue AR"}


def is_close(look: Deployment, shot: Shot) -> bool:
    """Whether the attack stays in the attacker's own hex."""
    return look.state.counters[shot.attacker].cell == shot.cell


def is_explosive(look: Deployment, shot: Shot) -> bool:
    """High explosive falls from above (in close combat it is a crew with rifles)."""
    return look.kind(shot.attacker).has("high-explosive") and not is_close(look, shot)


@cite("V-3", "high-explosive-defence")
def is_flank(look: Deployment, shot: Shot, target: int) -> bool:
    """Whether the target defends with its flank DR: close combat, flame, high explosive, or an
    attacker outside its front arc."""
    if is_close(look, shot) or shot.manner == "flame":
        return True
    falls = look.setting.rulings.high_explosive_defence == "flank"
    if falls and is_explosive(look, shot):
        return True
    counter = look.state.counters[target]
    origin = look.state.counters[shot.attacker].cell
    return not look.field.is_in_front(counter.cell, FACINGS[counter.facing], origin)


def struck_colour(look: Deployment, shot: Shot, target: int) -> Colour:
    """The colour of the DR that is struck: it chooses the AR and the pile of hit counters.

    An open-topped vehicle counts as soft against high explosive, flame and red close combat.
    """
    kind = look.kind(target)
    colour = kind.flank_colour if is_flank(look, shot, target) else kind.front_colour
    if kind.has("open-topped") and _from_above(look, shot):
        return "red"
    return colour


@cite("COH-6.2.2-a")
def is_silenced(look: Deployment, shot: Shot, target: int) -> bool:
    """Whether damage keeps a weapon from striking a target; flames always do, and a Rumored Enemy,
    whose colour nobody knows, may be fired at with anything."""
    if shot.manner == "flame" or look.kind(target).has("rumored"):
        return False
    return look.hit(shot.attacker).silences(struck_colour(look, shot, target))


def _from_above(look: Deployment, shot: Shot) -> bool:
    return (
        shot.manner == "flame"
        or is_explosive(look, shot)
        or (is_close(look, shot) and look.kind(shot.attacker).kind == "foot")
    )


def attack_rating(look: Deployment, shot: Shot, target: int) -> Tally:
    """AR: printed, hit effects, range or close combat, height, smoke, supporters."""
    colour = struck_colour(look, shot, target)
    return Tally("AR", tuple(_attack_parts(look, shot, colour)))


def rating_against(look: Deployment, shot: Shot, colour: Colour) -> Tally:
    """AR against a colour, whatever stands there (a fortification is red)."""
    return Tally("AR", tuple(_attack_parts(look, shot, colour)))


def _attack_parts(look: Deployment, shot: Shot, colour: Colour) -> list[Part]:
    numbers, kind, hit = look.setting.numbers, look.kind(shot.attacker), look.hit(shot.attacker)
    flame = shot.manner == "flame"
    printed = (numbers.flame_red if colour == "red" else numbers.flame_blue) if flame else 0
    parts = [Part(PRINTED_AR[colour], printed if flame else kind.rating(colour) or 0, "AtB 7.2")]
    if hit.change(colour):
        parts.append(Part(hit.title.lower(), hit.change(colour), "AtB 7.5"))
    if is_close(look, shot):
        boxed = colour in kind.boxed and not flame
        value = numbers.close_combat_boxed if boxed else numbers.close_combat
        parts.append(Part("close combat", value, "AtB 7.7.3"))
    else:
        parts += _distant_parts(look, shot)
    if shot.supporters:
        parts.append(Part("group support", shot.supporters * numbers.support, "AtB 9.1.2"))
    return parts


def _distant_parts(look: Deployment, shot: Shot) -> list[Part]:
    """What range, height and smoke do to an attack on another hex."""
    numbers, field, parts = look.setting.numbers, look.field, []
    origin = look.state.counters[shot.attacker].cell
    distance = field.distance(origin, shot.cell)
    if distance == 1:
        parts.append(Part("short range", numbers.short_range, "AtB 7.7.2"))
    elif distance > look.reach(shot.attacker):
        parts.append(Part("long range", numbers.long_range, "AtB 7.7.1"))
    if field.climb(shot.cell, shot.eye) > 0:
        higher = field.table.slope.higher_attacker_ar
        parts.append(Part("higher ground", higher, "AtB 11.0"))
    if look.state.smoke and look.smoke.get(origin):
        parts.append(Part("firing out of smoke", -look.smoke[origin], "AtB 13.0"))
    return parts


@cite("COH-5.1.2-a")
def defence_value(look: Deployment, shot: Shot, target: int) -> Tally:
    """DV: front or flank DR, hit effects, then every DM that holds against this attack."""
    counter, kind, hit = look.state.counters[target], look.kind(target), look.hit(target)
    flank = is_flank(look, shot, target)
    side = "flank DR" if flank else "front DR"
    parts = [Part(side, kind.flank_dr if flank else kind.front_dr, "AtB 7.3")]
    change = hit.flank_dr if flank else hit.front_dr
    if change:
        parts.append(Part(hit.title.lower(), change, "AtB 7.5"))
    if shot.manner != "flame":
        parts += _ground_parts(look, shot, target)
        parts += _shelter_parts(look, shot, target)
        if counter.carrier != OFF and look.kind(counter.carrier).has("apc"):
            shield = look.setting.numbers.passenger_shield
            parts.append(Part("behind its armour", shield, "AtB 15.0"))
    if look.state.smoke and not is_close(look, shot):
        parts += _smoke_parts(look, shot)
    return Tally("DV", tuple(parts))


@cite("vehicle-cover-from-shells")
def _ground_parts(look: Deployment, shot: Shot, target: int) -> list[Part]:
    """Terrain, walls, height, and a vehicle to crouch behind."""
    field, kind, parts = look.field, look.kind(target), []
    close, explosive = is_close(look, shot), is_explosive(look, shot)
    terrain = field.terrain[shot.cell]
    burst = explosive and terrain.id == "heavy-woods" and _is_soft(look, shot, target)
    if terrain.dm and not burst and not (close and kind.kind == "vehicle"):
        parts.append(Part(terrain.title, terrain.dm, "AtB 4.0"))
    if close:
        return parts
    origin = look.state.counters[shot.attacker].cell
    if field.walls and not explosive and field.wall_shields(origin, shot.cell):
        parts.append(Part("wall", field.table.wall.dm, "AtB 4.0"))
    if field.climb(shot.eye, shot.cell) > 0:
        parts.append(Part("higher ground", field.table.slope.higher_target_dm, "AtB 11.0"))
    falls = explosive and look.setting.rulings.vehicle_cover_from_shells == "never"
    if kind.kind == "foot" and not falls and _has_vehicle_beside(look, target):
        behind = look.setting.numbers.behind_vehicle
        parts.append(Part("behind a vehicle", behind, "AtB 14.0"))
    return parts


def _is_soft(look: Deployment, shot: Shot, target: int) -> bool:
    return struck_colour(look, shot, target) == "red"


def _has_vehicle_beside(look: Deployment, target: int) -> bool:
    counter = look.state.counters[target]
    beside = look.at.get(counter.cell, ())
    return counter.carrier == OFF and any(
        i != target
        and look.state.counters[i].side == counter.side
        and look.kind(i).kind == "vehicle"
        for i in beside
    )


@cite("cover-in-close-combat")
def _shelter_parts(look: Deployment, shot: Shot, target: int) -> list[Part]:
    """What a fortification adds; a bunker less from behind and in close combat."""
    if not look.state.works:
        return []
    work = look.shelter(target)
    if work is None:
        return []
    kind = look.setting.works[work.kind]
    value = kind.dm_front
    bunkers_only = look.setting.rulings.cover_in_close_combat == "bunkers-only"
    if bunkers_only and is_close(look, shot) and not kind.has_facing:
        return []
    if kind.has_facing:
        origin = look.state.counters[shot.attacker].cell
        front = look.field.is_in_front(work.cell, FACINGS[work.facing], origin)
        value = kind.dm_front if front and not is_close(look, shot) else kind.dm_flank
    return [Part(kind.title.lower(), value, "AtB 18.0")] if value else []


def _smoke_parts(look: Deployment, shot: Shot) -> list[Part]:
    """Smoke on the target and light smoke on the line by which it is seen, together 2 at most."""
    value = look.smoke.get(shot.cell, 0)
    if look.sight.light_smoke_between(shot.eye, shot.cell):
        value += 1
    value = min(value, SMOKE_CAP)
    return [Part("smoke", value, "AtB 13.0")] if value else []


def needed_roll(look: Deployment, shot: Shot, target: int) -> int:
    """What two dice must show to hit."""
    value = defence_value(look, shot, target).total
    return value - attack_rating(look, shot, target).total
