"""A battle filled for a setting: what never changes lies where its fields say.

Nothing is typed in here: cards are numbered, names become numbers, rulings become switches.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from opfor.core.chance import stream_name_hash
from opfor.core.deeds import ruling_numbers
from opfor.core.memory import Memory, lay
from opfor.core.narrow import tie_rules
from opfor.core.run import RULINGS, STREAMS
from opfor.games.tactics2gm.bot.questions import QUESTIONS
from opfor.games.tactics2gm.values import codes
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.card_numbers import columns, numbering
from opfor.games.tactics2gm.values.options import Setting


def padded(row: Iterable[int], length: int) -> list[int]:
    """A row of numbers, filled up to its full length."""
    found = [*map(int, row)]
    return found + [0] * (length - len(found))


def stream_names(setting: Setting) -> list[str]:
    """The streams of chance in the order of their numbers."""
    seats = setting.seats
    own = [f"{seat} {pile}" for pile in ("deck", "hand") for seat in seats]
    players = [f"player:{seat}" for seat in seats]
    return ["d10", "tie", "armies", "first", "terrain deck", "ai army", *own, *players]


def fill(battle: Battle, setting: Setting, seats: Mapping[str, Any]) -> None:
    """Set a battle up for a setting and the players of its seats (functions, by seat)."""
    from opfor.games.tactics2gm.course.seats import NUMBERS

    for kind in Battle.__mro__:
        if issubclass(kind, Memory):
            lay(battle, kind, setting, numbering(setting))
    for name, column in columns(setting).items():
        room = Battle.fields[name].sizes[0]
        setattr(battle, name, padded(column[:room], room))
    battle.hashes = padded((stream_name_hash(name) for name in stream_names(setting)), STREAMS)
    battle.player = [
        NUMBERS[seats[seat]] if seat in seats else codes.Sits.RANDOM for seat in setting.seats
    ]
    fill_questions(battle, setting)


def fill_questions(battle: Battle, setting: Setting) -> None:
    """Which rungs count, and by which row a tie is broken; a plain run reads the questions."""
    battle.ruling = padded(ruling_numbers(setting.rulings), RULINGS)
    battle.tie_rule = padded(tie_rules(QUESTIONS), len(battle.tie_rule))
    if isinstance(battle, Battle):
        battle.questions, battle.rulings, battle.ladders = QUESTIONS, setting.rulings, {}
