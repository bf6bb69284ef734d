"""What solo play adds to a position, as both engines have it."""

from __future__ import annotations

from opfor.fast.coh import sizes
from opfor.fast.coh.script_rows import order_keys, pool_of
from opfor.fast.coh.values import Battle
from opfor.fast.rows import counted, padded, spread
from opfor.games.coh.values.deployment import sight_limit
from opfor.games.coh.values.solo_setting import SoloSetting
from opfor.games.coh.values.solo_state import MINE, NO_ENEMY, SoloState
from opfor.games.coh.values.state import State


def read_solo(battle: Battle, setting: SoloSetting, state: State, solo: SoloState) -> None:
    """Take the order deck, the track and the cup over."""
    number = {key: place for place, key in enumerate(order_keys(setting))}
    in_pile = [0] * sizes.ORDER_CARDS
    for key in solo.orders:
        in_pile[number[key]] += 1
    battle.in_pile, battle.piled = in_pile, len(solo.orders)
    battle.used_card = padded((number[key] for key in solo.used), sizes.ORDER_CARDS)
    battle.used_cards = len(solo.used)
    battle.removed_card = padded((number[key] for key in solo.removed), sizes.ORDER_CARDS)
    battle.removed_cards = len(solo.removed)
    battle.space = solo.marker
    battle.in_cup = padded((solo.cup.count(c.id) for c in state.counters), sizes.UNITS)
    battle.no_enemy, battle.mines = solo.cup.count(NO_ENEMY), solo.cup.count(MINE)
    battle.pool = counted(solo.defences, pool_of(setting), sizes.DEFENCES)
    battle.pooled = len(solo.defences)
    battle.no_enemy_drawn = len(solo.discarded)
    battle.fallen, battle.called_off = solo.fallen, solo.called_off
    battle.revealed = solo.revealed
    battle.sight, (battle.lit_round, battle.lit_sight) = solo.sight, solo.flare
    battle.exits_shut = int(setting.opens_later and not solo.exits_open)
    battle.sight_reach = sight_limit(setting, state) if battle.changes_sight else 0


def solo_of(battle: Battle, setting: SoloSetting, begins: State) -> SoloState:
    """The order deck, the track and the cup of a position."""
    keys = order_keys(setting)
    inside = spread(battle.in_cup, [c.id for c in begins.counters])
    return SoloState(
        orders=spread(battle.in_pile, keys),
        used=tuple(keys[n] for n in battle.used_card[: battle.used_cards]),
        removed=tuple(keys[n] for n in battle.removed_card[: battle.removed_cards]),
        marker=battle.space,
        cup=(*sorted(inside), *(MINE,) * battle.mines, *(NO_ENEMY,) * battle.no_enemy),
        discarded=(NO_ENEMY,) * battle.no_enemy_drawn,
        fallen=battle.fallen,
        called_off=battle.called_off,
        defences=spread(battle.pool, pool_of(setting)),
        revealed=battle.revealed,
        sight=battle.sight,
        flare=(battle.lit_round, battle.lit_sight),
        exits_open=bool(setting.opens_later and not battle.exits_shut),
    )
