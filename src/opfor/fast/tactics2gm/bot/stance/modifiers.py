"""What the battlefield adds to the roll for the stance."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.fast.tactics2gm.battle import Battle
from opfor.fast.tactics2gm.bot.sight.danger import has_trait
from opfor.fast.tactics2gm.names import (
    AI,
    Trait,
    Type,
)
from opfor.fast.tactics2gm.rules.supply import is_supply_broken


@cite("2GM-ST-4")
def counts_for_alert(battle: Battle, unit: int) -> bool:
    """Transports that cannot fire and scout vehicles alarm nobody."""
    if has_trait(battle, unit, Trait.SCOUT):
        return False
    card = battle.card[unit]
    return battle.type[card] != Type.TRANSPORT or battle.can_fire[card] == 1


def is_alarmed(battle: Battle, line: int) -> bool:
    """Whether a Player unit that counts stands on a line."""
    for i in range(battle.foes):
        unit = battle.foe[i]
        if battle.line[battle.cell[unit]] == line and counts_for_alert(battle, unit):
            return True
    return False


@cite("2GM-ST-2", "Q2-3")
def position_modifier(battle: Battle) -> int:
    """The alert level by the lines that hold Player units which count: the foremost line alone,
    or by ruling every level there is. No such unit, or all on their own first line: Attack."""
    change = found = is_standard = 0
    for line in range(1, battle.lines):
        if not is_alarmed(battle, line) or (found and not battle.all_lines_alarm):
            continue
        found = 1
        is_of_the_middle = 2 < line < battle.lines - 1
        if not (is_of_the_middle and is_standard):
            change += battle.alert[line]
        if is_of_the_middle:
            is_standard = 1
    return change if found else battle.attack_alert


@cite("2GM-ST-3")
def dynamic_modifier(battle: Battle) -> int:
    """Battle Royal: the position of the Player's units, and a broken supply line."""
    change = position_modifier(battle)
    if is_supply_broken(battle, AI):
        change += battle.broken_supply
    return change


@cite("2GM-SC-9", "Q2-12")
def scenario_modifier(battle: Battle) -> int:
    """Scenarios: every line with an AI unit helps, every line with only Player units hinders."""
    change = 0
    for line in range(1, battle.lines + 1):
        if battle.manned[line]:
            change += battle.line_with_own
        elif battle.enemies_on[line]:
            change += battle.line_with_enemy_only
    return change
