"""Attacking, close combat, hits and sight in short."""

from __future__ import annotations

from typing import Any

from opfor.cardboard.coh.counters.numbers import numbers
from opfor.games.coh.told.sheet.features import Features

SheetPiece = dict[str, Any]


def text(title: str, *lines: str) -> SheetPiece:
    """A titled list; empty lines are left out."""
    return {"type": "text", "title": title, "lines": [line for line in lines if line]}


def minus(number: int) -> str:
    return f"+{number}" if number >= 0 else f"−{-number}"


def attack(has: Features) -> SheetPiece:
    """Who may be attacked, and the arithmetic."""
    n, slope = numbers(), has.field.table.slope
    return text(
        "Attacking",
        "Fire at a hex with a known enemy: in sight, in arc (the three front hexes and all beyond "
        "them outwards; all round for some), not nearer than the least range, at most twice the "
        "range. The cost is the attack cost.",
        "Roll two dice against each unit in the hex, your own too. Needed: DV − AR.",
        "AR: red against a red DR, blue against a blue one. "
        f"Next to the target {minus(n.short_range)}, beyond normal range {minus(n.long_range)}"
        f"{_height(has, 'from higher ground', slope.higher_attacker_ar)}, each supporter "
        f"{minus(n.support)}.",
        "DV: front DR, or flank DR if the attacker is outside the target's three front hexes and "
        "all beyond them. Add the DM of the ground and of its shelter"
        f"{_walls(has)}{_height(has, 'if the target is higher', slope.higher_target_dm)}.",
        "Support: units of yours in the attacker's hex or next to it that have the target in "
        "sight, arc and normal range, with no hit that changes their fire, act as one group.",
        f"The roll decides: needed or more is a hit; {n.kill_margin} or more above it destroys.",
        *_weapons(has),
        example(has),
    )


def front_and_flank() -> SheetPiece:
    """The picture of the arc."""
    note = "A counter facing north. Front hexes and all beyond them outwards are its arc."
    return {"type": "figure", "title": "Front and flank", "file": "arc.svg", "note": note}


def example(has: Features) -> str:
    """The arithmetic with two units of the mission on ground of its map."""
    n, sides = numbers(), has.mission.sides
    shooters = [kind for kind in has.kinds if kind.nation == sides[0].nation and kind.range > 1]
    targets = [kind for kind in has.kinds if kind.nation == sides[1].nation]
    ground = next((terrain for terrain in has.field.terrain if terrain.dm > 0), None)
    if not shooters or not targets or ground is None:
        return ""
    one, other = shooters[0], targets[0]
    rating = one.rating(other.front_colour) or 0
    needed = other.front_dr + ground.dm - rating
    return (
        f"Example: {one.title} fires at {other.title}, which faces it in {ground.title}, within "
        f"normal range. AR {rating} ({other.front_colour}); DV {other.front_dr} + {ground.dm} = "
        f"{other.front_dr + ground.dm}; needed {needed}. From the next hex the AR is "
        f"{rating + n.short_range}: {needed - n.short_range} hits, "
        f"{needed - n.short_range + n.kill_margin} destroys."
    )


def _height(has: Features, when: str, value: int) -> str:
    return f", {when} {minus(value)}" if has.heights else ""


def _walls(has: Features) -> str:
    if not has.walls:
        return ""
    dm = minus(has.field.table.wall.dm)
    wall = f", {dm} for a wall on the target's hexside that the fire crosses"
    return wall + (" (not against high explosive)" if has.trait("high-explosive") else "")


def _weapons(has: Features) -> list[str]:
    n = numbers()
    lines = []
    if has.trait("high-explosive"):
        lines.append("High explosive always meets the flank DR.")
    if has.indirect:
        lines.append(
            "Indirect fire (second attack cost): the target need not be seen by the mortar, only "
            f"from some hex within {n.spotter_range} of it that the mortar sees."
        )
    if has.trait("flame"):
        lines.append(
            f"Flamethrower: range {n.flame_range}, AR {n.flame_red} red and {n.flame_blue} blue "
            "against the bare flank DR; no ground or shelter helps. In close combat it may be "
            "used, too."
        )
    if has.trait("open-topped"):
        lines.append(
            "Open-topped vehicles count as red (soft) against high explosive, flames, artillery "
            "and foot in close combat."
        )
    return lines


def closing(_has: Features) -> SheetPiece:
    n = numbers()
    return text(
        "Close combat",
        "In a hex with enemies a unit may only attack one of them or move out (and play cards); "
        "nobody rallies there, except by a card or an AI order.",
        f"AR {minus(n.close_combat)} (a boxed AR {minus(n.close_combat_boxed)} instead); against "
        "the flank DR; ground (not for vehicles) and shelter count; walls, height, range and smoke "
        "do not. Units in the same hex may support. Fire from outside is rolled against everybody "
        "there.",
    )


def hits_and_rally(has: Features) -> SheetPiece:
    n = numbers()
    armour = any("blue" in (kind.flank_colour, kind.front_colour) for kind in has.kinds)
    pile = "of the soft pile for a red DR, of the armour pile for a blue one" if armour else ""
    return text(
        "Hits and rally",
        f"The first hit draws a hit counter {pile}".rstrip() + "; the second destroys. Numbers on "
        "it change the unit's; range replaces its own if lower. No cost falls below 1.",
        f"Rally ({n.rally_cost} APs, not in close combat): two dice, the counter's number or more "
        "takes it off, back to its pile. 1 less is needed in cover (ground: see table; a hex with "
        "a wall; heavy smoke; a work that shelters it), 1 less with a unit of its own "
        "side without a hit in the hex.",
    )


def sight(has: Features) -> SheetPiece:
    lines = [
        "A line from centre to centre. Woods and buildings between the ends hide what is behind "
        "them; the hexes at the ends do not. A line along a hexside is blocked only if both hexes "
        "block; touching a corner never does. Units and walls block nothing.",
    ]
    if has.heights:
        lines.append(
            "Heights: woods and buildings reach one level above their ground. Ends of one level "
            "are hidden by anything higher than that level; ends of different levels by anything "
            "as high as the higher end, and by woods or buildings right next to the lower end."
        )
    return text("Sight", *lines)
