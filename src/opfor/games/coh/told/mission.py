"""What is played for, and what the AI goes by."""

from __future__ import annotations

from opfor.games.coh.told.board_text import briefing
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.solo_setting import SoloSetting
from opfor.games.coh.values.state import State


def mission(setting: Setting, _state: State, _seat: str) -> list[str]:
    """Briefing, tasks and special rules; of a solo mission also what the AI goes by."""
    lines = [setting.mission.title, *(line for line in briefing(setting) if line)]
    if isinstance(setting, SoloSetting):
        solo = setting.solo
        for title, orders in (
            ("Counteractions", solo.counteractions),
            ("Mission orders", solo.mission_orders),
            ("Standing orders", solo.standing),
        ):
            lines += [f"{title}:", *(f"  {order}" for order in orders)] if orders else []
    return lines
