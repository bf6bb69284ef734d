"""Riders: infantry and guns aboard a transport get off where they can fight."""

from __future__ import annotations

from opfor.core.ladder import about, ask, one_of_equals, propose
from opfor.core.measure import Shortfall, measure
from opfor.core.narrow import Asked, narrow
from opfor.core.question import Question, must
from opfor.core.run import NO_CANDIDATE
from opfor.games.tactics2gm.bot.movement.ground import best_damage
from opfor.games.tactics2gm.bot.movement.preferences import LEFT_OPEN
from opfor.games.tactics2gm.bot.sight.named import by_die, of_unit, space_called
from opfor.games.tactics2gm.bot.sight.survey import look_again
from opfor.games.tactics2gm.rules.deeds import unload_unit
from opfor.games.tactics2gm.rules.night import reveal, unveil
from opfor.games.tactics2gm.rules.offers import clear_offers
from opfor.games.tactics2gm.rules.transports import offer_unloads
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import (
    ABOARD,
    AI,
    Stream,
    Which,
)

NO_SHOT = -1
"""Why a rider does not get off there."""


@measure(
    words={"no-shot": "nothing could be shot at from there"},
    brief="a place to shoot from",
    shortfalls={NO_SHOT: Shortfall("no-shot")},
)
def has_shot(battle: Battle, cell: int) -> int:
    return 1 if best_damage(battle, cell) > 0 else NO_SHOT


UNLOAD: Asked = Question(
    "unload",
    "Where does a rider get off?",
    "the spaces beside its transport",
    (must("2GM-GOAL-1", has_shot), *LEFT_OPEN),
    named=space_called,
    tie=by_die("where the rider gets off"),
    details=of_unit,
)


def let_off(battle: Battle) -> None:
    """Each rider gets off where it has the best shot; with none in range it rides on."""
    for carrier in range(1, battle.units + 1):
        is_carrier = battle.cell[carrier] >= 0 and battle.cargo[carrier] > 0
        if is_carrier and battle.side[carrier] == AI and not battle.is_over:
            let_off_one(battle, carrier)


def let_off_one(battle: Battle, carrier: int) -> None:
    clear_offers(battle)
    offer_unloads(battle, carrier)
    if not battle.offered:
        return
    ask(battle)
    for place in range(battle.offered):
        propose(battle, battle.offers[place].cell)
    choose_where_to_get_off(battle, battle.cargo[carrier], battle.cell[carrier])


def choose_where_to_get_off(battle: Battle, rider: int, cell: int) -> None:
    """Where does a rider get off? It is looked at as if it stood beside its transport, so that
    its shots can be measured."""
    battle.acting, battle.cell[rider], battle.shots_of = rider, cell, 0
    about(battle, battle.id[rider], battle.card[rider])
    narrow(battle, Which.UNLOAD)
    battle.cell[rider] = ABOARD
    space = one_of_equals(battle, Which.UNLOAD, Stream.TIE)
    if space == NO_CANDIDATE:
        return
    unveil(battle)
    unload_unit(battle, rider, space)
    reveal(battle)
    look_again(battle)
