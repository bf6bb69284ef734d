"""What the battlefield adds to the roll for the stance. Each reason is noted with its value, for
whoever wants to know."""

from __future__ import annotations

from typing import Any

from opfor.core.cite import cite
from opfor.core.ladder import about
from opfor.games.tactics2gm.bot.sight.danger import has_trait
from opfor.games.tactics2gm.bot.sight.open_board import player_units
from opfor.games.tactics2gm.rules.supply import is_supply_broken
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import AI, AiKind, Trait, Type

POSITION, BROKEN, LINES = "2GM-ST-2", "2GM-ST-3", "2GM-SC-9"


class Alert:
    """Reasons for a change of the roll."""

    RED, YELLOW, STANDARD, SUPERIORITY, ATTACK, BROKEN_SUPPLY, OWN_LINE, ENEMY_LINE = range(8)


REASONS = (
    (POSITION, "red-alert"),
    (POSITION, "yellow-alert"),
    (POSITION, "standard"),
    (POSITION, "superiority"),
    (POSITION, "attack"),
    (BROKEN, "broken-supply-line"),
    (LINES, "own-line"),
    (LINES, "enemy-line"),
)
ALERTS = {
    "red-alert": "Red Alert",
    "yellow-alert": "Yellow Alert",
    "broken-supply-line": "Broken Supply Line",
    "standard": "Standard",
    "superiority": "Superiority",
    "attack": "Attack",
    "own-line": "AI on line",
    "enemy-line": "only the Player on line",
}
"""What the booklet calls the reasons."""


def modifier_of(reason: int, value: int, line: int) -> dict[str, Any]:
    """One reason as a record has it: its row, its value, its name, and the line that counts."""
    rule, why = REASONS[reason]
    return {"rule": rule, "value": value, "why": why, "line": line}


def modifier_said(why: str, line: int) -> str:
    """``Red Alert``, ``AI on line 3``; older records hold the words themselves."""
    said = ALERTS.get(why, why)
    return f"{said} {line}" if line else said


def stance_modifier(battle: Battle) -> int:
    """Everything that changes this turn's roll."""
    is_royal = battle.ai_kind == AiKind.BATTLE_ROYAL
    return dynamic_modifier(battle) if is_royal else scenario_modifier(battle)


def changed_by(battle: Battle, reason: int, value: int, line: int) -> int:
    about(battle, reason, value, line)
    return value


@cite("2GM-ST-4")
def counts_for_alert(battle: Battle, unit: int) -> bool:
    """Transports that cannot fire and scout vehicles alarm nobody."""
    if has_trait(battle, unit, Trait.SCOUT):
        return False
    card = battle.card[unit]
    return battle.type[card] != Type.TRANSPORT or battle.can_fire[card] == 1


def is_alarmed(battle: Battle, line: int) -> bool:
    """Whether a Player unit that counts stands on a line."""
    return any(
        battle.line[battle.cell[unit]] == line and counts_for_alert(battle, unit)
        for unit in player_units(battle)
    )


def alert_on(battle: Battle, line: int) -> int:
    """The alert level of a line: 1 and 2 are the AI's own, the last but one Superiority."""
    if line == battle.lines - 1:
        return Alert.SUPERIORITY
    if line == 1:
        return Alert.RED
    return Alert.YELLOW if line == 2 else Alert.STANDARD


@cite("2GM-ST-2", "Q2-3")
def position_modifier(battle: Battle) -> int:
    """The alert level by the lines that hold Player units which count: the foremost line alone,
    or by ruling every level there is. No such unit, or all on their own first line: Attack."""
    change = found = 0
    for line in range(1, battle.lines):
        level = alert_on(battle, line)
        if is_alarmed(battle, line) and not found >> level & 1:
            if not found or battle.all_lines_alarm:
                change += changed_by(battle, level, battle.alert[level], 0)
            found |= 1 << level
    if not found:
        return changed_by(battle, Alert.ATTACK, battle.alert[Alert.ATTACK], 0)
    return change


@cite("2GM-ST-3")
def dynamic_modifier(battle: Battle) -> int:
    """Battle Royal: the position of the Player's units, and a broken supply line."""
    change = position_modifier(battle)
    if is_supply_broken(battle, AI):
        change += changed_by(battle, Alert.BROKEN_SUPPLY, battle.broken_supply, 0)
    return change


@cite("2GM-SC-9", "Q2-12")
def scenario_modifier(battle: Battle) -> int:
    """Scenarios: every line with an AI unit helps, every line with only Player units hinders."""
    change = 0
    for line in range(1, battle.lines + 1):
        if battle.manned[line]:
            change += changed_by(battle, Alert.OWN_LINE, battle.line_with_own, line)
    for line in range(1, battle.lines + 1):
        if battle.enemies_on[line] and not battle.manned[line]:
            change += changed_by(battle, Alert.ENEMY_LINE, battle.line_with_enemy_only, line)
    return change
