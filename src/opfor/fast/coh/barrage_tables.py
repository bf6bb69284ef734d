"""Off-board artillery that is on its way, as numbers and back."""

from __future__ import annotations

from collections.abc import Sequence

from opfor.fast.coh import sizes
from opfor.fast.coh.values import Battle
from opfor.fast.rows import padded
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.state import Barrage


def has_room_for_barrages(setting: Setting) -> bool:
    """Whether the targets of two rounds, and the rounds that are named, have room: behind them
    every round is like the last."""
    given = [side.artillery for side in setting.mission.sides if side.artillery]
    if not given:
        return True
    most = 2 * sum(each.strikes for each in given)
    last = max((number for each in given for number in each.rounds), default=0)
    return most <= sizes.BARRAGES and last < sizes.ROUNDS_NUMBERED - 1


def read_barrages(battle: Battle, barrages: Sequence[Barrage]) -> None:
    """Take what is on its way in a readable state over."""
    battle.barrages = len(barrages)
    battle.barrage_side = padded((each.side for each in barrages), sizes.BARRAGES)
    battle.barrage_cell = padded((each.cell for each in barrages), sizes.BARRAGES)
    battle.barrage_due = padded((each.due for each in barrages), sizes.BARRAGES)
    battle.barrage_smoke = padded((each.smoke for each in barrages), sizes.BARRAGES)


def barrages_of(battle: Battle) -> tuple[Barrage, ...]:
    """What is on its way, as the readable state has it."""
    columns = (battle.barrage_side, battle.barrage_cell, battle.barrage_due, battle.barrage_smoke)
    rows = list(zip(*columns, strict=True))[: battle.barrages]
    return tuple(Barrage(side, cell, due, bool(smoke)) for side, cell, due, smoke in rows)
