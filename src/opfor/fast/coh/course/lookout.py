"""What can be said of a position by the rules, for somebody who looks at it: asked of a
``Deployment`` with units and hexes by their numbers, answered over numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice

from opfor.cardboard.coh.board.move_costs import Stride
from opfor.core.deeds import Kept
from opfor.core.game import Player
from opfor.core.measure import Shortfall
from opfor.core.phrases import percent
from opfor.core.tally import Tally
from opfor.fast.coh import deployment as stands
from opfor.fast.coh import values as fast
from opfor.fast.coh.bot.ability.refusals import what_stops_shot
from opfor.fast.coh.bot.ability.stopped import NAMES
from opfor.fast.coh.course import tallies
from opfor.fast.coh.course.players.baseline import sit_down
from opfor.fast.coh.coverage import uncovered
from opfor.fast.coh.engine import Engine
from opfor.fast.coh.rules import entry_and_exit, movement, movement_steps, targets
from opfor.fast.coh.rules.fire_zones import is_in_fire_zone
from opfor.fast.coh.tables import fill
from opfor.fast.coh.told_offers import READ
from opfor.fast.coh.typed_positions import over_numbers
from opfor.fast.coh.values import Battle
from opfor.games.coh.values import shortfalls
from opfor.games.coh.values.actions import Assault, Fire
from opfor.games.coh.values.book_numbers import REVEALED_ON
from opfor.games.coh.values.chances import chance_of
from opfor.games.coh.values.deployment import Deployment
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.shots import Odds, Shot
from opfor.games.coh.values.state import OFF, State, Work
from opfor.kit.masks import mask_of, members

_LOOKED_AT = Kept()


def is_covered(setting: Setting) -> bool:
    """Whether numbers have room for all of a setting; found out once."""
    found: bool | None = setting.offered.get("is-covered")
    if found is None:
        found = setting.offered["is-covered"] = uncovered(setting, {}) is None
    return found


class Looker(Engine):
    """The memory that is only looked at: nothing is begun from it again."""

    def fill(self, players: Mapping[str, Player]) -> None:
        fill(self.memory, self.setting, players)
        sit_down(self.memory)

    def count(self, runs: int) -> None:
        """Nothing is run."""


def looked_at(setting: Setting, state: State) -> Battle:
    """A position as plain numbers, to be asked by the functions of the rules. Whoever changes it
    carries a deed out in a play instead."""
    looker: Looker = _LOOKED_AT.of(
        setting, lambda setting: Looker(over_numbers(setting), {}, plain=True)
    )
    looker.look(state)
    battle: Battle = looker.memory
    return battle


def _battle(look: Deployment) -> Battle:
    return looked_at(look.setting, look.state)


# -- attacks ---------------------------------------------------------------------------------------


def may_shoot(look: Deployment, unit: int) -> bool:
    """Whether a unit can use its weapon at all."""
    return look.state.counters[unit].cell != OFF and targets.may_shoot(_battle(look), unit)


def covers(look: Deployment, unit: int, cell: int) -> bool:
    """Whether a unit covers a hex with its fire."""
    counter = look.state.counters[unit]
    if counter.cell == OFF or counter.hidden:
        return False
    return is_in_fire_zone(_battle(look), unit, cell)


def fire_zone(look: Deployment, unit: int) -> int:
    """The hexes a unit covers, as a mask."""
    cells = look.field.within(max(look.state.counters[unit].cell, 0), look.kind(unit).range)
    return mask_of(cell for cell in members(cells) if covers(look, unit, cell))


def attacks(look: Deployment, unit: int) -> list[Fire | Assault]:
    """Every attack a unit could make if it cost nothing."""
    battle = _battle(look)
    stands.find_enemies(battle, look.state.counters[unit].side)
    battle.offered = 0
    if look.state.counters[unit].cell != OFF:
        targets.offer_shots(battle, unit, fast.NEVER)
        targets.offer_assaults(battle, unit, fast.NEVER)
    offers = zip(battle.offer_act, battle.offer_unit, battle.offer_at, strict=True)
    told = [READ[act](unit, at) for act, unit, at in islice(offers, battle.offered)]
    return [act for act in told if isinstance(act, Fire | Assault)]


def fire_cost(look: Deployment, fire: Fire) -> int:
    """The attack cost: indirect fire by its own number; turning a turret costs more."""
    return targets.fire_cost(_battle(look), fire.unit, fire.at, fire.manner == "indirect")


def shot_of(look: Deployment, attack: Fire | Assault, supporters: int = 0) -> Shot:
    """The attack to be rated."""
    own = look.state.counters[attack.unit].cell
    if isinstance(attack, Assault):
        return Shot(attack.unit, own, "flame" if attack.flame else "direct", own, supporters)
    eye = OFF
    if attack.manner == "indirect":
        eye = targets.eye_of(_battle(look), attack.unit, attack.at)
    return Shot(attack.unit, attack.at, attack.manner, own if eye == OFF else eye, supporters)


def odds(look: Deployment, shot: Shot, only: Sequence[int] | None = None) -> list[Odds]:
    """The odds against every unit the attack is rolled against, before it is confirmed.

    A Rumored Enemy has no DV: what counts is the roll that reveals it.
    """
    battle, found = _aimed(look, shot), []
    if only is None:
        targets.find_targets(battle, shot.cell)
        only = battle.target[: battle.targets]
    for target in only:
        ar = tallies.attack_rating(battle, look.setting, target)
        dv = tallies.defence_value(battle, look.setting, target)
        if battle.is_rumored[target]:
            found.append(Odds(target, ar, dv, REVEALED_ON, chance_of(REVEALED_ON), 0.0))
            continue
        needed = dv.total - ar.total
        kill = needed + battle.kill_margin
        found.append(Odds(target, ar, dv, needed, chance_of(needed), chance_of(kill)))
    return found


def _aimed(look: Deployment, shot: Shot) -> Battle:
    battle = _battle(look)
    battle.shooter, battle.shot_cell, battle.shot_eye = shot.attacker, shot.cell, shot.eye
    battle.shot_is_flame = int(shot.manner == "flame")
    battle.shot_is_indirect = int(shot.manner == "indirect")
    battle.supporters = shot.supporters
    return battle


def odds_in_words(look: Deployment, shot: Shot, target: int) -> str:
    """``Rifle S05: needs 9 (28 %, kill 0 %); AR 4 = …; DV 13 = …``."""
    (each,) = odds(look, shot, [target])
    name = f"{look.kind(target).title} {look.state.counters[target].id}"
    if look.kind(target).has("rumored"):
        return f"{name}: revealed on {each.needed} ({percent(each.hit)})"
    chances = f"{percent(each.hit)}, kill {percent(each.kill)}"
    return f"{name}: needs {each.needed} ({chances}); {each.ar.text()}; {each.dv.text()}"


def struck_work(look: Deployment, shot: Shot) -> tuple[Work, Tally, int] | None:
    """The fortification or obstacle an attack is also rolled against: with the AR, and the roll
    that destroys it."""
    battle = _aimed(look, shot)
    work = battle.work_in[shot.cell]
    silent = battle.hit_silences[fast.RED][battle.hit[shot.attacker]]
    if work == fast.NOTHING or battle.work_hidden[work] or silent:
        return None
    rating = tallies.rating_against(battle, look.setting, fast.RED)
    return look.state.works[work], rating, battle.work_dr[battle.work_kind[work]] - rating.total


def why_no_shot(look: Deployment, unit: int, at: int) -> Shortfall:
    """What forbids a shot at a hex."""
    found: Shortfall = getattr(shortfalls, NAMES[what_stops_shot(_battle(look), unit, at)])
    return found


# -- all else --------------------------------------------------------------------------------------


def rally_number(look: Deployment, unit: int) -> Tally:
    """What two dice must show to take a unit's hit off."""
    return tallies.rally_number(_battle(look), unit)


def can_move(look: Deployment, unit: int) -> bool:
    """Whether a unit may move or pivot at all."""
    return stands.can_move(_battle(look), unit)


def may_go(look: Deployment, unit: int, to: int) -> bool:
    """Whether neither an obstacle bars a hex nor an enemy has just come from there."""
    battle = _battle(look)
    is_barred = movement_steps.is_blocked(battle, unit, to)
    return not is_barred and not movement_steps.is_cut_off(battle, unit, to)


def stride_cost(look: Deployment, unit: int, stride: Stride) -> int:
    """What a step costs."""
    return movement_steps.stride_cost(_battle(look), unit, stride.direction)


def pivot_cost(look: Deployment, unit: int) -> int:
    return movement.turn_cost(_battle(look), unit)


def entry_cost(look: Deployment, unit: int, cell: int) -> int | None:
    """What coming onto the map at a cell costs; none if the ground there is barred."""
    cost = entry_and_exit.entry_cost(_battle(look), unit, cell)
    return None if cost == fast.BARRED else cost
