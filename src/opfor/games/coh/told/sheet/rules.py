"""The rules of a firefight in short, for people who play from paper. Every line says what the
program does; what a mission has no use for is left out."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from opfor.cardboard.coh import names as box
from opfor.cardboard.coh.board.terrain import Crossing
from opfor.cardboard.coh.counters.numbers import WorkKind, hit_counters, numbers
from opfor.cardboard.coh.missions.mission import PlayRule
from opfor.core.phrases import capital
from opfor.games.coh.told.sheet.counters import hit_lines
from opfor.games.coh.told.sheet.features import Features
from opfor.games.coh.told.sheet.paper import SAY, SheetPiece, lines_of, signed, table, text

ALWAYS = lambda _has: True  # noqa: E731
PIECES: dict[str, Callable[[Features], bool]] = {
    "turns": ALWAYS,
    "caps": ALWAYS,
    "moving": ALWAYS,
    "driving": lambda has: any(kind.kind == "vehicle" for kind in has.kinds),
    "together": ALWAYS,
    "front-and-flank": ALWAYS,
    "attacking": ALWAYS,
    "closing": ALWAYS,
    "hits-and-rally": ALWAYS,
    "sight": ALWAYS,
    "digging": lambda has: any(kind.kind == "foot" for kind in has.kinds),
    "smoke": lambda has: bool(has.given["smoke"]),
    "artillery": lambda has: bool(has.given["strikes"]),
    "hiding": lambda has: bool(has.given["hiders"]),
}
"""Pieces of text in the order in which one needs them."""


def tactics(has: Features) -> Iterator[SheetPiece]:
    """All pieces, then the tables."""
    given = has.given | {"example": example(has) or "none"}
    steps = [name for name, is_so in _steps(has).items() if is_so]
    numbered = "; ".join(f"({n}) {SAY(f'step-{name}')}" for n, name in enumerate(steps, 1))
    yield text("before-round", given | {"steps": numbered})
    for name, comes in PIECES.items():
        if name == "front-and-flank":
            (note,) = lines_of(name, given)
            yield {"type": "figure", "title": SAY(name), "file": "arc.svg", "note": note}
        elif comes(has):
            yield text(name, given)
    if rules := [_rule(has, rule) for rule in has.mission.rules]:
        yield text("standing", given, rules)
    yield _ground(has)
    yield _works(has)
    yield _hits(has)


def _steps(has: Features) -> dict[str, bool]:
    solo, smoke, aims = (has.given[name] for name in ("solo", "smoke", "artillery"))
    return {"fresh": True, "orders": solo, "smoke": smoke, "caps": True, "cards": True,
            "artillery": aims}  # fmt: skip


def _rule(has: Features, rule: PlayRule) -> str:
    """A rule and whom it binds. The AI does not roll for initiative: the Player's roll suffers."""
    side, value = rule.side, rule.value
    if rule.key == "initiative-bonus" and has.solo and side not in ("", has.solo.player):
        side, value = has.solo.player, -value
    who = box.nation(side) if side else "none"
    return SAY("rule-of", who=who, rule=SAY(f"rule-{rule.key}", n=value))


def example(has: Features) -> str:
    """The arithmetic with two units of the mission on ground of its map."""
    n, sides = numbers(), has.mission.sides
    shooters = [kind for kind in has.kinds if kind.nation == sides[0].nation and kind.range > 1]
    targets = [kind for kind in has.kinds if kind.nation == sides[1].nation]
    ground = next((terrain for terrain in has.field.terrain if terrain.dm > 0), None)
    if not shooters or not targets or ground is None:
        return ""
    one, other = shooters[0], targets[0]
    rating, dv = one.rating(other.front_colour) or 0, other.front_dr + ground.dm
    near = dv - rating - n.short_range
    return SAY(
        "example",
        shooter=box.unit_kind(one),
        target=box.unit_kind(other),
        ground=box.ground(ground),
        ar=rating,
        colour=box.SAY(f"colour-{other.front_colour}"),
        dr=other.front_dr,
        dm=ground.dm,
        dv=dv,
        needed=dv - rating,
        near=rating + n.short_range,
        **{"near-needed": near, "near-kill": near + n.kill_margin},
    )


def _costs(ground: Crossing) -> list[str]:
    """What foot, wheels and tracks pay."""
    costs = (ground.foot, ground.wheeled, ground.tracked)
    return [SAY("no") if c == "barred" else f"+{c}" if c else "0" for c in costs]


def _ground(has: Features) -> SheetPiece:
    """What the ground of this map costs and gives."""
    present = {terrain.id: terrain for terrain in has.field.terrain}
    known = [terrain for terrain in has.field.table.terrain if terrain.id in present]
    rows = [[str(box.ground(t)), *_costs(t), signed(t.dm) if t.dm else "0"] for t in known]
    if has.field.walls:
        wall = has.field.table.wall
        rows.append([SAY("ground-wall"), *_costs(wall), f"+{wall.dm}"])
    said = {
        "blocking": sorted(str(box.ground(t)) for t in known if t.blocks_sight),
        "covering": sorted(str(box.ground(t)) for t in known if t.rally_cover),
    }
    given = has.given | {name: ", ".join(each) or "none" for name, each in said.items()}
    return table("ground-table", ("ground", "foot", "wheels", "tracks", "dm"), rows, given)


def _works(has: Features) -> SheetPiece:
    """Fortifications and obstacles of this mission; foot may always dig in. What lies hidden
    between people is told to its owner alone."""
    wanted = {work.kind for work in has.mission.works if has.solo or not work.hidden}
    wanted |= {"hasty-defence"}
    if has.solo is not None:
        wanted |= {face for pair in has.solo.defences for face in pair.split("/")}
        wanted |= {"mines"} if has.solo.mines else set()
    rows = [_work(kind) for kind in numbers().works if kind.id in wanted]
    return table("works-table", ("work", "dr", "dm", "shelters", "effect"), rows, has.given, wide=4)


def _work(kind: WorkKind) -> list[str]:
    dm = f"+{kind.dm_front}" if kind.dm_front else "–"
    holds = ", ".join(SAY(f"body-{body}") for body in kind.holds) or "–"
    return [capital(box.work(kind)), str(kind.dr), dm, holds, work_effect(kind) or "–"]


def work_effect(kind: WorkKind) -> str:
    """What a fortification or obstacle does besides its numbers."""
    does = {
        "flank": kind.dm_flank != kind.dm_front,
        "built": kind.builder_only,
        "facing": kind.has_facing,
        "bars": bool(kind.bars),
        "slows": kind.slows_foot,
        "crushed": bool(kind.crushed_by),
        "explodes": kind.explodes,
        "stops": kind.stops_bonus_moves,
    }
    n = numbers()
    given = {"flank": kind.dm_flank, "mines_hit": n.mines_hit}
    given["mines-kill"] = n.mines_hit + n.kill_margin
    return "; ".join(SAY(f"does-{name}", **given) for name, is_so in does.items() if is_so)


def _hits(has: Features) -> SheetPiece:
    """What the hit counters do."""
    rows = [
        [capital(box.hit(hit)), SAY.form(f"pile-{hit.pile}", "short"), str(hit.copies),
         ", ".join(hit_lines(hit))]
        for hit in hit_counters().values()
        if hit.pile == "soft" or has.given["armour"]
    ]  # fmt: skip
    return table("hits-table", ("hit", "pile", "copies", "effect"), rows, has.given, wide=3)
