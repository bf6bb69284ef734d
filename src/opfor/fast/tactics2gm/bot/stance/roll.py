"""Start: which stance does the AI take? A D10 plus what the battlefield adds to it."""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.ladder import ask, propose, settled
from opfor.core.narrow import narrow
from opfor.core.rows import tell
from opfor.fast.tactics2gm.battle import Battle
from opfor.fast.tactics2gm.bot.sight.open_board import look_round
from opfor.fast.tactics2gm.bot.stance.modifiers import dynamic_modifier, scenario_modifier
from opfor.fast.tactics2gm.names import (
    AiKind,
    For,
    Which,
)
from opfor.fast.tactics2gm.rules.d10 import roll_d10
from opfor.fast.tactics2gm.rules.night import unveil
from opfor.games.tactics2gm.values.events import StanceSet

STANCES_OF_A_KIND = 5
LAST_BAND = 4


@cite("2GM-ST-1", "Q2-17")
def band(battle: Battle, total: int) -> int:
    """Which of the five stances a total gives, 0 the most cautious."""
    place = 0
    while place < LAST_BAND and total > battle.bands[place]:
        place += 1
    return place


def comes_up(battle: Battle, stance: int) -> bool:
    """Whether some face of the die gives the stance."""
    change = battle.stance_change
    return band(battle, 1 + change) <= stance <= band(battle, battle.die + change)


@cite("2GM-ST-1")
def is_of_the_total(battle: Battle, stance: int) -> bool:
    """Whether the total gives the stance."""
    return stance == band(battle, battle.stance_total)


@cite("2GM-PH-2")
def choose_stance(battle: Battle) -> None:
    """Roll for the stance and take it."""
    look_round(battle)
    is_royal = battle.ai_kind == AiKind.BATTLE_ROYAL
    battle.stance_change = dynamic_modifier(battle) if is_royal else scenario_modifier(battle)
    unveil(battle)
    rolled = roll_d10(battle, For.THE_STANCE)
    battle.stance_total = rolled + battle.stance_change
    ask(battle)
    for stance in range(STANCES_OF_A_KIND):
        propose(battle, stance)
    narrow(battle, Which.STANCE)
    battle.stance = settled(battle)
    battle.code = battle.ai_kind * STANCES_OF_A_KIND + battle.stance
    tell(battle, StanceSet, battle.stance, rolled, battle.stance_total)


def case_of_ai(battle: Battle) -> int:
    """The Dynamic AI of a Battle Royal, or one of a scenario's."""
    return 0 if battle.ai_kind == AiKind.BATTLE_ROYAL else 1
