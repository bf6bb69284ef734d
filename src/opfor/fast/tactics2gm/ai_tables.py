"""The numbers the AI decides by: its stances, what alarms it, its phrases made exact."""

from __future__ import annotations

from opfor.fast.tactics2gm.battle import Battle
from opfor.games.tactics2gm.bot.stance.table import STANCES, Stance
from opfor.games.tactics2gm.values.options import Setting

AI_KINDS = list(STANCES)


def stances(setting: Setting) -> list[Stance]:
    """The five stances of the AI that plays, in the order of their numbers; without one, none."""
    return list(STANCES[setting.ai_kind]) if setting.ai is not None else []


def fill_ai_numbers(battle: Battle, setting: Setting) -> None:
    battle.ai_kind = AI_KINDS.index(setting.ai_kind) if setting.ai is not None else 0
    numbers = setting.numbers
    battle.bands = list(numbers.stance.bands)
    battle.broken_supply = numbers.stance.broken_supply
    battle.line_with_own = numbers.stance.line_with_own
    battle.line_with_enemy_only = numbers.stance.line_with_enemy_only
    danger, phrases = numbers.danger, numbers.phrases
    for name in ("weight_hq", "weight_command_group", "weight_other"):
        setattr(battle, name, getattr(danger, name))
    battle.weight_line_1, battle.weight_line_2 = danger.line_1, danger.line_2
    for name in (
        *("nearby", "three_quarters_line", "rear_lines", "best_units", "first_turns"),
        *("default_order_ap", "espionage_hand_over", "wounded_retreat_up_to"),
    ):
        setattr(battle, name, getattr(phrases, name))
