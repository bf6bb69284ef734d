"""Firefights whose positions are compared."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from opfor.cardboard.coh.missions.mission import (
    Control,
    Exit,
    Force,
    Mission,
    PlayRule,
    SideRow,
    SmokeRow,
    mission,
)
from opfor.games.coh.values.options import Setting, setting_for
from tests.fast.coh_barrages import with_artillery
from tests.fast.coh_fieldworks import with_works
from tests.fast.coh_partners import with_partners
from tests.fast.coh_riders import with_hiders

EIGHT = str(Path(__file__).parents[2] / "benchmarks" / "eight-against-eight.toml")


def missions() -> dict[str, Mission]:
    """Firefights whose positions are compared: on every board, with and without special rules."""
    eight, crossroads = mission(EIGHT), mission("crossroads")
    found = {"eight": eight, "crossroads": crossroads}
    found |= {f"eight-on-{board}": replace(eight, maps=(board,)) for board in "2345"}
    first, second = eight.sides
    hunted = replace(second, kill_vp_of={"1": 5, "16": 3, "german-lmg": 2})
    found["eight-with-rules"] = replace(
        eight,
        sides=(replace(first, hand=1, vp=2), hunted),
        rules=(
            PlayRule(key="sight-limit", value=9),
            PlayRule(key="initiative-bonus", value=1, side="german"),
            PlayRule(key="rally-bonus", value=1),
        ),
        smoke=(SmokeRow(hex="G07", density=1), SmokeRow(hex="F09")),
        first="german",
    )
    found["melee"] = melee(eight)
    found["all-cards"] = replace(eight, cards=("02-13",), sides=melee(eight).sides)
    found["late-cards"] = replace(found["all-cards"], cards=("08-13",))
    found["outposts"] = outposts(eight)
    found |= with_vehicles(eight)
    found |= with_mortars(eight)
    found |= with_exits(found["outposts"], found["column"])
    found |= with_works(found)
    found |= with_hiders(found)
    found["relief"] = relieved(eight, "1", ("F14", "G14"), ("F02", "G02"))
    found["relief-on-5"] = relieved(eight, "5", ("A14", "B13", "B11"), ("A14", "C14"))
    found |= with_artillery(found)
    found |= with_partners(found)
    return found


def with_vehicles(eight: Mission) -> dict[str, Mission]:
    """Tanks and their like among foot; lorries and what rides on them; soft ground."""
    armour = driving(eight, (27, 41, 42, 43, 44, 45, 54, 56), (27, 37, 39, 40, 44, 48, 52))
    armour = replace(armour, cards=("02-13", "20", "40"))
    column = driving(eight, (27, 33, 35, 38, 39), (27, 33, 35, 41, 42))
    mud = replace(
        armour,
        cards=("02", "05", "20", "40"),
        rules=(PlayRule(key="no-bonus-moves", value=1, side="german"),),
    )
    return {
        "armour": armour,
        "armour-on-5": late_vehicles(replace(armour, maps=("5",), cards=("02-07", "20"))),
        "column": replace(column, cards=("02-07", "20", "40")),
        "mud": replace(mud, control=()),
    }


def with_mortars(eight: Mission) -> dict[str, Mission]:
    """Mortars that fire indirectly, from either side of hills and woods."""
    mortars = replace(driving(eight, (23, 24), (25, 26)), cards=("02-13",))
    return {"mortars": mortars, "mortars-on-5": replace(mortars, maps=("5",), cards=("02-07",))}


def with_exits(outposts: Mission, column: Mission) -> dict[str, Mission]:
    """Some leave for points while others hold or take; all are on the run, with their lorries."""
    first, second = outposts.sides
    north = Exit(hexes=("north", "E08", "F08"), vp=2)
    own = {"20": Exit(hexes=("G02", "F09"), vp=3), "2": Exit(hexes=("E10",), vp=1)}
    leaving = replace(outposts, sides=(replace(first, exit=north), replace(second, exit_of=own)))
    first, second = column.sides
    sides = (
        replace(first, exit=Exit(hexes=("east", "G08", "F09"), vp=1), exit_of={"35": north}),
        replace(second, exit=Exit(hexes=("west",)), exit_of={"33": Exit(hexes=("east",), vp=4)}),
    )
    return {"way-out": leaving, "flight": replace(column, control=(), sides=sides)}


def driving(eight: Mission, first: tuple[int, ...], second: tuple[int, ...]) -> Mission:
    """With these counters among the others."""
    sides = [
        replace(side, forces=(*side.forces, Force(numbers=numbers, area=side.forces[-1].area)))
        for side, numbers in zip(eight.sides, (first, second), strict=True)
    ]
    return replace(eight, sides=(sides[0], sides[1]))


def late_vehicles(armour: Mission) -> Mission:
    """The vehicles come later, by a whole edge."""
    sides = []
    for side in armour.sides:
        *some, last = side.forces
        coming = replace(last, area=(), enters=1, by=("west",))
        sides.append(replace(side, forces=(*some, coming)))
    return replace(armour, sides=(sides[0], sides[1]))


def melee(eight: Mission) -> Mission:
    """Nothing to hold, and a gun on either side from the beginning."""
    sides = [_with_gun(side) for side in eight.sides]
    return replace(eight, control=(), sides=(sides[0], sides[1]))


def outposts(eight: Mission) -> Mission:
    """Four hexes that score by being taken: some have to stay, some to go."""
    held = [("G08", "soviet"), ("F07", "soviet"), ("F09", "german"), ("E08", "german")]
    taken = [Control(hex=name, owner=owner, when_taken=2) for name, owner in held]
    return replace(eight, control=tuple(taken))


def _with_gun(side: SideRow) -> SideRow:
    *some, last = side.forces
    return replace(side, forces=(*some, replace(last, numbers=(*last.numbers, 27))))


def relieved(
    eight: Mission, board: str, first: tuple[str, ...], second: tuple[str, ...]
) -> Mission:
    """Half of each side is still to come, with a gun, by few hexes; some are worth points."""
    sides = [_late(side, by) for side, by in zip(eight.sides, (first, second), strict=True)]
    return replace(eight, maps=(board,), sides=(sides[0], sides[1]))


def _late(side: SideRow, by: tuple[str, ...]) -> SideRow:
    *some, last = side.forces
    early, late, latest = last.numbers[:2], (*last.numbers[2:-1], 27), last.numbers[-1:]
    there = Force(numbers=early, area=last.area, facing=last.facing)
    coming = Force(numbers=late, enters=1, by=by)
    after = Force(numbers=latest, enters=2, by=by[:1])
    return replace(side, forces=(*some, there, coming, after), kill_vp_of={"16": 4, "20": 4})


def setting_among(name: str, economy: str = "activation") -> Setting:
    """The setting of one of those firefights."""
    return setting_for(missions()[name], economy, {})
