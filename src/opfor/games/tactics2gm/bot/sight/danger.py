"""How dangerous is a Player unit? What it could shoot after moving, weighed by what that is."""

from __future__ import annotations

from collections.abc import Iterator

from opfor.core.cite import cite
from opfor.games.tactics2gm.bot.sight.open_board import is_foe, player_units
from opfor.games.tactics2gm.rules.reach import list_spaces, spaces_in_reach
from opfor.games.tactics2gm.rules.targets import cell_of, defence_of, hp_left, weapon
from opfor.games.tactics2gm.rules.to_hit import faces, is_suppressed
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import (
    AI,
    HQ,
    NOTHING,
    Trait,
    Use,
)
from opfor.games.tactics2gm.values.sight import UNKNOWN


def is_armed(battle: Battle, unit: int, slot: int) -> bool:
    """Whether the card (slot 0) or a token of a unit is a weapon, fired already or not."""
    if slot == 0:
        return battle.can_fire[battle.card[unit]] == 1
    return battle.use[battle.token[unit][slot]] == Use.WEAPON


def weapons_of(battle: Battle, unit: int) -> Iterator[int]:
    """The weapons of a unit, fired already or not."""
    for slot in range(battle.carried[unit] + 1):
        if is_armed(battle, unit, slot):
            yield weapon(battle, unit, slot)


def has_in_range(battle: Battle, arm: int, here: int, there: int) -> bool:
    """Whether a weapon on one space has another in range."""
    return battle.min_range[arm] <= battle.distance[here][there] <= battle.range[arm]


def has_trait(battle: Battle, unit: int, trait: int) -> bool:
    return battle.traits[battle.card[unit]] >> trait & 1 == 1


def danger(battle: Battle, target: int) -> int:
    """Danger of a Player unit, measured when it is first asked for; HQ and terrain have none."""
    if target <= HQ:
        return 0
    if battle.danger[target] == UNKNOWN:
        battle.danger[target] = danger_of(battle, target) if is_foe(battle, target) else 0
    return battle.danger[target]


@cite("V-10", "Q2-33")
def danger_of(battle: Battle, unit: int) -> int:
    """How dangerous a unit is to the other side (for an AI unit: how powerful it is).

    The sum over everything the unit could shoot next turn, wherever it moves first, of the
    chance to hit times the damage of a hit times a weight: HQ and mission target most, Command
    Groups next. More on the first two lines of the other side. A lucky 10 is not counted, and a
    unit that can damage nothing is not dangerous, whatever line it stands on."""
    side = 1 - battle.side[unit]
    if not can_damage_any(battle, unit, side):
        return 0
    ends = 0
    if battle.pace[battle.card[unit]]:
        ends = list_spaces(battle, spaces_in_reach(battle, unit), battle.reach, 0)
    total = 0
    for arm in weapons_of(battle, unit):
        for victim in range(battle.victims[side]):
            total += threat_to(battle, unit, arm, side, victim, ends)
    return total + 10 * line_bonus(battle, unit)


def can_damage_any(battle: Battle, unit: int, side: int) -> bool:
    """Whether some weapon of a unit can damage some victim of a side; who has none need not look
    for victims."""
    for arm in weapons_of(battle, unit):
        look_for_victims(battle, side)
        for victim in range(battle.victims[side]):
            if battle.penetration[arm] >= battle.victim_defence[side][victim]:
                return True
    return False


def threat_to(battle: Battle, unit: int, arm: int, side: int, victim: int, ends: int) -> int:
    """The weighed damage of a weapon to one victim, if it can do any after the move."""
    if battle.penetration[arm] < battle.victim_defence[side][victim]:
        return 0
    if not comes_in_range(battle, unit, arm, battle.victim_cell[side][victim], ends):
        return 0
    damage = min(battle.damage[arm], battle.victim_hp[side][victim])
    needed = need_against(battle, unit, arm, side, victim)
    return faces(needed) * damage * battle.victim_weight[side][victim]


def comes_in_range(battle: Battle, unit: int, arm: int, spot: int, ends: int) -> bool:
    """Whether a place is in range of a weapon from where its unit stands or may end a move."""
    if has_in_range(battle, arm, spot, battle.cell[unit]):
        return True
    return any(has_in_range(battle, arm, spot, battle.reach[i]) for i in range(ends))


def need_against(battle: Battle, unit: int, arm: int, side: int, victim: int) -> int:
    """What a shot must roll against a victim as it was when it was looked at."""
    total = battle.to_hit[arm] + battle.aim[unit] - battle.rank[unit] + battle.night_fire
    target = battle.victim[side][victim]
    if target <= HQ:
        return total
    ground = battle.ground[battle.victim_cell[side][victim]]
    if ground != NOTHING and not battle.ignores_cover[arm]:
        total += battle.cover_of[ground]
    wounds = battle.victim_wounds[side][victim] * battle.wound
    total += battle.victim_cover[side][victim] - min(wounds, battle.wound_cap)
    if battle.shooters[target] and is_suppressed(battle, target, unit):
        total -= battle.suppression
    return total


def look_for_victims(battle: Battle, side: int) -> None:
    """What of a side can be shot at, and how much it matters; looked at once."""
    if battle.victims_seen[side]:
        return
    battle.victims_seen[side] = 1
    battle.victims[side] = 0
    note_victim(battle, side, HQ, battle.weight_hq)
    for i in range(battle.friends if side == AI else battle.foes):
        unit = battle.friend[i] if side == AI else battle.foe[i]
        is_command = has_trait(battle, unit, Trait.COMMAND_GROUP)
        weight = battle.weight_command_group if is_command else battle.weight_other
        note_victim(battle, side, unit, weight)
    cell = battle.target
    if cell >= 0 and battle.ground[cell] != NOTHING and battle.must_destroy[1 - side]:
        note_victim(battle, side, -1 - cell, battle.weight_hq)


def note_victim(battle: Battle, side: int, target: int, weight: int) -> None:
    """Keep a victim as it is now."""
    victim, enemy = battle.victims[side], 1 - side
    battle.victims[side] += 1
    battle.victim[side][victim] = target
    battle.victim_weight[side][victim] = weight
    battle.victim_cell[side][victim] = cell_of(battle, enemy, target)
    battle.victim_defence[side][victim] = defence_of(battle, enemy, target)
    battle.victim_hp[side][victim] = hp_left(battle, enemy, target)
    if target > HQ:
        battle.victim_cover[side][victim] = battle.cover[target]
        battle.victim_wounds[side][victim] = battle.wounds[target]


def line_bonus(battle: Battle, unit: int) -> int:
    line = battle.depth[1 - battle.side[unit]][battle.cell[unit]]
    if line == 1:
        return battle.weight_line_1
    return battle.weight_line_2 if line == 2 else 0


@cite("V-10")
def is_threat(battle: Battle, target: int) -> bool:
    """Dangerous enough to be called a threat."""
    return danger(battle, target) >= battle.threat_from


def most_dangerous(battle: Battle) -> None:
    """The Player units of greatest danger; equal: the dearer, then the closer to the AI's HQ.
    More than one only if nothing tells them apart."""
    battle.tops = 0
    for unit in player_units(battle):
        danger(battle, unit)  # is asked of each, with others to compare or none
        ahead = worse_than(battle, unit, battle.top[0]) if battle.tops else 1
        if ahead > 0:
            battle.tops = 0
        if ahead >= 0:
            battle.top[battle.tops] = unit
            battle.tops += 1


def worse_than(battle: Battle, unit: int, other: int) -> int:
    """Above 0 if a unit is more dangerous than another, below if less, 0 if nothing tells."""
    if danger(battle, unit) != danger(battle, other):
        return danger(battle, unit) - danger(battle, other)
    dearer = battle.cost[battle.card[unit]] - battle.cost[battle.card[other]]
    if dearer:
        return dearer
    home = battle.size + AI
    return battle.distance[home][battle.cell[other]] - battle.distance[home][battle.cell[unit]]


@cite("V-10")
def is_particularly_dangerous(battle: Battle, target: int) -> bool:
    """The most dangerous of all, and dangerous at all."""
    if danger(battle, target) <= 0:
        return False
    most_dangerous(battle)
    return any(battle.top[i] == target for i in range(battle.tops))
