"""Off-board artillery: targeted in one pre-round, falling in the next."""

from __future__ import annotations

from opfor.cardboard.coh.counters.units import Colour
from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.core.requests import Choose, Roll
from opfor.core.tally import Part, Tally
from opfor.games.coh.rules.hidden_units import reveal
from opfor.games.coh.rules.hits import result_of, suffer
from opfor.games.coh.rules.rolls import Rolled, rolled, to_hit
from opfor.games.coh.rules.smoke import lay
from opfor.games.coh.values import events as ev
from opfor.games.coh.values.actions import Aim, Done
from opfor.games.coh.values.book_numbers import REVEALED_ON
from opfor.games.coh.values.deployment import Deployment, look
from opfor.games.coh.values.play import CohPlay
from opfor.games.coh.values.shots import Wanted
from opfor.games.coh.values.state import Barrage
from opfor.kit.hexes import FACINGS


@cite("COH-2.5-g")
def aim(play: CohPlay, side: int) -> Procedure[None]:
    """Name the targets for next round, in secret."""
    artillery = play.setting.mission.sides[side].artillery
    due = play.state.round + 1
    if artillery is None or due > play.setting.mission.rounds:
        return
    if artillery.rounds and due not in artillery.rounds:
        return
    cells = range(len(play.setting.field))
    kinds = (False, True) if artillery.smoke else (False,)
    options = (Done(), *(Aim(cell, smoke) for smoke in kinds for cell in cells))
    for _ in range(artillery.strikes):
        answer = yield Choose(
            play.setting.seat(play.state, side), "artillery", options, "for next round"
        )
        if not isinstance(answer, Aim):
            return
        play.emit(ev.BarrageAimed(side, answer.cell, due, answer.smoke))


@cite("COH-2.5-h")
def resolve(play: CohPlay) -> Procedure[None]:
    """Let everything fall that was targeted for this round."""
    for barrage in play.state.barrages:
        if barrage.due <= play.state.round:
            yield from fall(play, barrage)


@cite("drift-off-the-map")
def fall(play: CohPlay, barrage: Barrage, rating: int | None = None) -> Procedure[None]:
    """Drift, then attack every unit in the hex and around it, or smoke them all. The AR is that
    of the rules unless a mission gives another."""
    need = play.setting.numbers.drift[play.setting.nation(barrage.side)]
    why = f"artillery, {need} needed to be on target"
    roll = yield from rolled(play, barrage.side, Wanted(1, need), why)
    where: int | None = barrage.cell
    drift = 0
    if roll.total < need:
        drift = roll.dice[0]
        (side,) = yield Roll("dice", 1, 6, "direction of drift")
        for _ in range(drift):
            where = (
                None if where is None else play.setting.field.neighbour(where, FACINGS[side - 1])
            )
    cell = -1 if where is None else where
    play.emit(ev.BarrageFell(barrage.side, barrage.cell, cell, drift, barrage.smoke))
    if where is None:
        return
    around = (where, *play.setting.field.adjacent(where))
    if barrage.smoke:
        lay(play, around)
        return
    for spot in around:
        yield from burst(play, barrage.side, spot, rating)


def burst(play: CohPlay, side: int, cell: int, given: int | None = None) -> Procedure[None]:
    """A shell in one hex attacks everybody there, friend and foe, Rumored Enemies last."""
    sight = look(play.setting, play.state)
    there = sight.at.get(cell, [])[:]
    for unit in sorted(there, key=lambda unit: sight.kind(unit).has("rumored")):
        if play.state.counters[unit].place != "map":
            continue
        if sight.kind(unit).has("rumored"):
            yield from _burst_on_rumor(play, side, unit, given)
        else:
            yield from _burst_on(play, side, unit, given)


def _burst_on(play: CohPlay, side: int, unit: int, given: int | None) -> Procedure[None]:
    needed, hidden = _needed(play, unit, given), play.state.counters[unit].hidden
    roll = yield from _burst_roll(play, side, needed, hidden)
    if hidden and roll.total < needed:
        return
    reveal(play, unit, "shell-found")
    yield from _struck(play, unit, needed, roll)


@cite("shells-on-rumors", "COH-6.2-d", "COH-6.2.2-c")
def _burst_on_rumor(play: CohPlay, side: int, rumor: int, given: int | None) -> Procedure[None]:
    """As an attack on it: 9 or more reveals it, and the same dice then attack what is there. By
    ruling it is revealed anyhow, and the dice are for what is there."""
    shelled = play.setting.shelled
    assert shelled is not None, "only solo games have Rumored Enemies"
    if play.setting.rulings.shells_on_rumors == "always-reveal":
        found = yield from shelled(play, rumor)
        if found >= 0:
            yield from _burst_on(play, side, found, given)
        return
    why = f"artillery, {REVEALED_ON} needed"
    roll = yield from rolled(play, side, Wanted(2, REVEALED_ON), why, attack=True)
    is_seen = roll.total >= REVEALED_ON
    _tell(play, rumor, REVEALED_ON, roll, "hit" if is_seen else "miss")
    if not is_seen:
        return
    found = yield from shelled(play, rumor)
    if found >= 0:
        yield from _struck(play, found, _needed(play, found, given), roll)


def _needed(play: CohPlay, unit: int, given: int | None) -> int:
    """What the dice must show: DV less the AR of the rules, unless a mission gives another."""
    sight, numbers = look(play.setting, play.state), play.setting.numbers
    colour = _colour(sight, unit)
    usual = numbers.artillery_red if colour == "red" else numbers.artillery_blue
    return burst_defence(sight, unit, colour).total - (usual if given is None else given)


def _struck(play: CohPlay, unit: int, needed: int, roll: Rolled) -> Procedure[None]:
    result = result_of(play, needed, roll.total)
    _tell(play, unit, needed, roll, result)
    yield from suffer(play, unit, result, _colour(look(play.setting, play.state), unit))


def _tell(play: CohPlay, unit: int, needed: int, roll: Rolled, result: ev.AttackResult) -> None:
    cell = play.state.counters[unit].cell
    play.emit(ev.AttackRolled(-1, unit, needed, roll.dice, roll.extra, result, cell, "artillery"))


@cite("shells-on-the-hidden")
def _burst_roll(play: CohPlay, side: int, needed: int, hidden: bool) -> Procedure[Rolled]:
    """Two dice; against somebody hidden nothing is asked or told, so that nothing is given away."""
    if hidden:
        dice = yield Roll("dice", 2, 6, "artillery")
        return Rolled(tuple(dice), 0)
    wanted = to_hit(play, needed)
    rolling = rolled(play, side, wanted, f"artillery, {needed} needed", attack=True)
    return (yield from rolling)


def _colour(look: Deployment, unit: int) -> Colour:
    kind = look.kind(unit)
    return "red" if kind.has("open-topped") else kind.flank_colour


def burst_defence(look: Deployment, unit: int, colour: Colour) -> Tally:
    """DV against a shell from above: flank DR and cover, smoke too, but trees burst over soft
    targets."""
    counter, kind, hit = look.state.counters[unit], look.kind(unit), look.hit(unit)
    parts = [Part("flank DR", kind.flank_dr, "AtB 12.1")]
    if hit.flank_dr:
        parts.append(Part(hit.title.lower(), hit.flank_dr, "AtB 7.5"))
    terrain = look.field.terrain[counter.cell]
    if terrain.dm and not (terrain.id == "heavy-woods" and colour == "red"):
        parts.append(Part(terrain.title, terrain.dm, "AtB 4.0"))
    work = look.shelter(unit)
    if work is not None:
        shelter = look.setting.works[work.kind]
        parts.append(Part(shelter.title.lower(), shelter.dm_flank, "AtB 18.0"))
    if smoke := look.smoke.get(counter.cell, 0):
        parts.append(Part("smoke", smoke, "AtB 13.0"))
    return Tally("DV", tuple(parts))
