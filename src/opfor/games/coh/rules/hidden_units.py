"""Hidden units: who stays unseen, who is found, and firing at suspicion."""

from __future__ import annotations

from collections.abc import Iterator

from opfor.core.play import Procedure
from opfor.games.coh.rules.rolls import rolled
from opfor.games.coh.values import events as ev
from opfor.games.coh.values.deployment import Deployment, look
from opfor.games.coh.values.play import CohPlay
from opfor.games.coh.values.shots import Wanted
from opfor.kit.hexes import FACINGS
from opfor.kit.masks import members


def reveal(play: CohPlay, unit: int, why: str, towards: int | None = None) -> None:
    """Put a hidden unit on the map in the open, facing its target or the nearest enemy."""
    if play.state.counters[unit].hidden:
        facing = facing_nearest(look(play.setting, play.state), unit, towards)
        play.emit(ev.UnitRevealed(unit, play.state.counters[unit].cell, facing, why))


def facing_nearest(look: Deployment, unit: int, towards: int | None = None) -> int:
    """A facing with the target (else the nearest enemy) in front, and as many as can be."""
    counter = look.state.counters[unit]
    enemies = [c for c in members(look.seen[1 - counter.side]) if c != counter.cell]
    if not enemies:
        return counter.facing
    nearest = min(look.field.distance(counter.cell, c) for c in enemies)

    def covered(facing: int) -> tuple[bool, int, int]:
        arc = look.field.arc(counter.cell, FACINGS[facing])
        in_arc = [c for c in enemies if arc >> c & 1]
        near = [c for c in in_arc if look.field.distance(counter.cell, c) == nearest]
        return towards in in_arc, len(near), len(in_arc)

    return max(range(6), key=lambda f: (covered(f), -f))


def is_seen_by_enemy(look: Deployment, unit: int, cell: int | None = None) -> bool:
    """Whether an open enemy has a line of sight to the unit (or to a hex it might go to)."""
    counter = look.state.counters[unit]
    place = counter.cell if cell is None else cell
    return bool(look.sight[place] & look.seen[1 - counter.side])


def conceals(look: Deployment, cell: int) -> bool:
    """Ground that hides: any DM, or heavy smoke."""
    return look.field.terrain[cell].dm > 0 or look.smoke.get(cell, 0) > 1


def stays_hidden(look: Deployment, unit: int, cell: int) -> bool:
    """Whether a hidden unit at a cell goes unnoticed.

    Not with anybody in the open in its hex, friend or enemy. A vehicle in the open is noticed by
    anyone who sees it, a foot unit or gun only from two hexes or less.
    """
    counter = look.state.counters[unit]
    enemies = look.seen[1 - counter.side]
    if (look.seen[0] | look.seen[1]) >> cell & 1:
        return False
    if conceals(look, cell):
        return True
    watching = look.sight[cell] & enemies
    if look.kind(unit).kind == "vehicle":
        return not watching
    return not watching & look.field.within(cell, look.setting.numbers.hidden_in_open)


def may_hide(look: Deployment, unit: int) -> bool:
    """Hiding needs a place out of every enemy's sight."""
    counter = look.state.counters[unit]
    return not counter.hidden and not is_seen_by_enemy(look, unit)


def find_exposed(play: CohPlay) -> None:
    """After every action: hidden units that can now be noticed are put on the map."""
    sight = look(play.setting, play.state)
    if not (sight.hidden[0] or sight.hidden[1]):
        return
    for unit, counter in enumerate(play.state.counters):
        if counter.hidden and counter.cell >= 0 and not stays_hidden(sight, unit, counter.cell):
            reveal(play, unit, "noticed")
            sight = look(play.setting, play.state)


def suspects(look: Deployment, mask: int) -> Iterator[int]:
    """Hexes worth a blind shot: in the mask of fire, nobody open in them."""
    occupied = look.seen[0] | look.seen[1]
    yield from members(mask & ~occupied)


def probe(play: CohPlay, unit: int, cell: int, *, certain: bool = False) -> Procedure[bool]:
    """Fire at a suspected hex: 6 plus its DM shows who hides there (flames always do)."""
    terrain = play.setting.field.terrain[cell]
    needed = play.setting.numbers.find_hidden + terrain.dm
    side = play.state.counters[unit].side
    if not certain:
        roll = yield from rolled(
            play, side, Wanted(2, needed), f"search by fire, {needed} needed", attack=True
        )
        certain = roll.total >= needed
    sight = look(play.setting, play.state)
    there = [i for i in sight.at.get(cell, ()) if play.state.counters[i].hidden]
    there = [i for i in there if play.state.counters[i].side != side]
    if not certain or not there:
        play.emit(ev.NothingFound(cell))
        return False
    for found in there:
        reveal(play, found, "fire-found")
    return True
