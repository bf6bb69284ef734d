"""Carrying out attacks: pay, gather supporters, roll against everybody there, take the hits."""

from __future__ import annotations

from collections.abc import Sequence

from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.core.requests import Choose
from opfor.games.coh.rules.aps_and_caps import Paid, join, may_join, pay
from opfor.games.coh.rules.ar_and_dv import is_silenced, needed_roll, struck_colour
from opfor.games.coh.rules.control_and_fieldworks import set_off
from opfor.games.coh.rules.demolition import struck_work
from opfor.games.coh.rules.hidden_units import reveal
from opfor.games.coh.rules.hits import result_of, suffer
from opfor.games.coh.rules.odds import odds_in_words
from opfor.games.coh.rules.rolls import rolled, to_hit
from opfor.games.coh.rules.targets import (
    assault_shot,
    fire_cost,
    shot_of,
    supporters_of,
    targets_of,
)
from opfor.games.coh.values import events as ev
from opfor.games.coh.values.actions import Assault, Done, Fire, Join
from opfor.games.coh.values.book_numbers import REVEALED_ON
from opfor.games.coh.values.deployment import look
from opfor.games.coh.values.play import CohPlay
from opfor.games.coh.values.shots import Shot, Wanted


def fire(
    play: CohPlay, action: Fire, free: Paid | None = None
) -> Procedure[tuple[Paid, list[int]]]:
    """Attack a hex: one cost, one roll against each unit in it, then the fortification."""
    cost = fire_cost(look(play.setting, play.state), action)
    paid = free or (yield from pay(play, action.unit, cost))
    shot = shot_of(look(play.setting, play.state), action)
    units = yield from _gather(play, shot, paid)
    _announce(play, units, "flame" if action.manner == "flame" else "attack", action.at)
    shot = shot._replace(supporters=len(units) - 1)
    yield from volley(play, shot, targets_of(look(play.setting, play.state), shot))
    yield from at_fortification(play, shot)
    return paid, units


def assault(
    play: CohPlay, action: Assault, free: Paid | None = None
) -> Procedure[tuple[Paid, list[int]]]:
    """Close combat: one chosen enemy in the hex; on a minefield the attackers set it off."""
    cost = look(play.setting, play.state).attack_cost(action.unit)
    paid = free or (yield from pay(play, action.unit, cost))
    shot = assault_shot(look(play.setting, play.state), action)
    units = yield from _gather(play, shot, paid)
    _announce(play, units, "close-combat")
    for unit in units:
        yield from set_off(play, unit)
    if play.state.counters[action.unit].place != "map":
        return paid, units
    yield from volley(play, shot._replace(supporters=len(units) - 1), [action.target])
    return paid, units


def _announce(play: CohPlay, units: Sequence[int], what: str, at: int | None = None) -> None:
    play.emit(ev.ActionTaken(play.state.counters[units[0]].side, tuple(units), what))
    for unit in units:
        reveal(play, unit, "opened-fire", at)


@cite("COH-3.1.1-c")
def _gather(play: CohPlay, shot: Shot, paid: Paid) -> Procedure[list[int]]:
    """Ask who supports the attack; the leader comes first."""
    units = [shot.attacker]
    able = supporters_of(look(play.setting, play.state), shot)
    able = [u for u in able if may_join(play, shot.attacker, u, paid)]
    seat = play.setting.seat(play.state, play.state.counters[shot.attacker].side)
    while able:
        options = (Done(), *map(Join, able))
        answer = yield Choose(seat, "supporters", options, "each supporter adds 1")
        if not isinstance(answer, Join):
            break
        join(play, shot.attacker, answer.unit, paid.mode)
        units.append(answer.unit)
        able.remove(answer.unit)
    return units


@cite("COH-4.3.1-a", "COH-4.3.1-b")
def volley(play: CohPlay, shot: Shot, targets: Sequence[int], bonus: int = 0) -> Procedure[None]:
    """One roll against each target in turn; CAPs (and an order's bonus) count for one roll."""
    side = play.state.counters[shot.attacker].side
    for n, target in enumerate(targets):
        if play.state.counters[target].place != "map":
            continue
        sight = look(play.setting, play.state)
        if is_silenced(sight, shot, target):
            continue
        colour = struck_colour(sight, shot, target)
        needed = needed_roll(sight, shot, target)
        if sight.kind(target).has("rumored"):
            yield from _at_rumor(play, shot, target)
            continue
        added = f", {bonus} added" if bonus and n == 0 else ""
        why = f"attack, {needed} needed{added}"
        if play.explain:
            names = [play.state.counters[unit].id for unit in (shot.attacker, target)]
            why = f"{names[0]} attacks {names[1]}, {needed} needed{added}"
        is_covered = play.setting.hits_are_secret and bool(play.state.counters[target].hit)
        said = odds_in_words(sight, shot, target) if play.explain and not is_covered else why
        if is_covered:
            said = "attack on a unit whose hit is secret"
        roll = yield from rolled(
            play, side, to_hit(play, needed), why, attack=True, odds=said, secret=is_covered
        )
        extra = roll.extra + (bonus if n == 0 else 0)
        result = result_of(play, needed, sum(roll.dice) + extra)
        play.emit(
            ev.AttackRolled(shot.attacker, target, needed, roll.dice, extra, result, shot.cell)
        )
        yield from suffer(play, target, result, colour)


def _at_rumor(play: CohPlay, shot: Shot, rumor: int) -> Procedure[None]:
    """Fire at a Rumored Enemy: solo play knows what becomes of it."""
    attacker, target = play.state.counters[shot.attacker], play.state.counters[rumor]
    why = f"{attacker.id} fires at the rumor {target.id}, {REVEALED_ON} reveals it"
    roll = yield from rolled(play, attacker.side, Wanted(2, REVEALED_ON), why, attack=True)
    at_rumor = play.setting.at_rumor
    assert at_rumor is not None, "only solo games have Rumored Enemies"
    yield from at_rumor(play, shot, rumor, roll)


def at_fortification(play: CohPlay, shot: Shot) -> Procedure[None]:
    """Ranged fire may also wreck the fortification or obstacle in the hex."""
    struck = struck_work(look(play.setting, play.state), shot)
    if struck is None:
        return
    work, _, needed = struck
    kind = play.setting.works[work.kind]
    side = play.state.counters[shot.attacker].side
    why = f"{kind.title.lower()}, {needed} needed"
    roll = yield from rolled(play, side, Wanted(2, needed), why, attack=True)
    hit = roll.total >= needed
    play.emit(
        ev.AttackRolled(
            shot.attacker,
            -1,
            needed,
            roll.dice,
            roll.extra,
            "hit" if hit else "miss",
            shot.cell,
            work.kind,
        )
    )
    if hit:
        play.emit(ev.WorkDestroyed(shot.cell, "shot-up"))
