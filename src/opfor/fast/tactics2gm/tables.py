"""A battle filled for a setting: what never changes lies where its fields say.

Nothing is typed in here: cards are numbered, names become numbers, rulings become switches.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from opfor.core.chance import stream_name_hash
from opfor.core.deeds import ruling_numbers
from opfor.core.foresight import at_random
from opfor.core.game import Player
from opfor.core.memory import Memory, lay
from opfor.core.narrow import tie_rules
from opfor.core.run import RULINGS, STREAMS
from opfor.fast.rows import padded
from opfor.fast.tactics2gm import names as fast
from opfor.fast.tactics2gm.battle import Battle
from opfor.fast.tactics2gm.bot.questions import QUESTIONS
from opfor.fast.tactics2gm.numbering import columns, numbering
from opfor.games.tactics2gm.course.players import baseline_player
from opfor.games.tactics2gm.values.options import Setting

PLAYERS: dict[Player, int] = {at_random: fast.Sits.RANDOM, baseline_player: fast.Sits.BASELINE}


def stream_names(setting: Setting) -> list[str]:
    """The streams of chance in the order of their numbers."""
    seats = setting.seats
    own = [f"{seat} {pile}" for pile in ("deck", "hand") for seat in seats]
    players = [f"player:{seat}" for seat in seats]
    return ["d10", "tie", "armies", "first", "terrain deck", "ai army", *own, *players]


def fill(battle: Battle, setting: Setting, seats: Mapping[str, Any]) -> None:
    """Set a battle up for a setting and the players of its seats (functions, by seat)."""
    for kind in Battle.__mro__:
        if issubclass(kind, Memory):
            lay(battle, kind, setting, numbering(setting))
    for name, column in columns(setting).items():
        room = Battle.fields[name].sizes[0]
        setattr(battle, name, padded(column[:room], room))
    battle.hashes = padded((stream_name_hash(name) for name in stream_names(setting)), STREAMS)
    battle.player = [
        PLAYERS[seats[seat]] if seat in seats else fast.Sits.RANDOM for seat in setting.seats
    ]
    fill_questions(battle, setting)


def fill_questions(battle: Battle, setting: Setting) -> None:
    """Which rungs count, and by which row a tie is broken; a plain run reads the questions."""
    battle.ruling = padded(ruling_numbers(setting.rulings), RULINGS)
    battle.tie_rule = padded(tie_rules(QUESTIONS), len(battle.tie_rule))
    if isinstance(battle, Battle):
        battle.questions, battle.rulings, battle.ladders = QUESTIONS, setting.rulings, {}
