"""A miss: is it rolled again by a card?"""

from __future__ import annotations

from opfor.core.cite import cite
from opfor.core.ladder import about, ask, one_of_equals, propose_once
from opfor.core.measure import Shortfall, measure
from opfor.core.narrow import Asked, narrow
from opfor.core.question import Question, must
from opfor.core.run import NO_CANDIDATE
from opfor.games.tactics2gm.bot.sight.danger import is_particularly_dangerous
from opfor.games.tactics2gm.bot.sight.named import by_die, card_called, of_unit
from opfor.games.tactics2gm.rules.night import unveil, veil
from opfor.games.tactics2gm.rules.shots import is_payable_luck
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import (
    AI,
    NOTHING,
    Stream,
    Which,
)

NO_DANGER = -1
"""Why a shot is not repeated."""


@measure(
    words={"no-danger": "the target is not the most dangerous"},
    brief="a shot worth it",
    shortfalls={NO_DANGER: Shortfall("no-danger")},
)
@cite("2GM-CE-8")
def is_worth_it(battle: Battle, _card: int) -> int:
    """The shot that missed was at a particularly dangerous target."""
    return 1 if is_particularly_dangerous(battle, battle.missed) else NO_DANGER


LUCK: Asked = Question(
    "luck",
    "Is a miss rolled again by a card?",
    "the cards of its hand that allow it",
    (must("2GM-CE-8", is_worth_it),),
    named=card_called,
    tie=by_die("which card is played"),
    details=of_unit,
)


@cite("2GM-CE-8")
def bots_luck(battle: Battle, unit: int, target: int) -> int:
    """Luck is played when the shot that missed was at a particularly dangerous target."""
    ask(battle)
    for place in range(battle.hands[AI]):
        card = battle.hand[AI][place]
        if is_payable_luck(battle, AI, card):
            propose_once(battle, card)
    if not battle.left:
        return NOTHING
    battle.missed = target
    about(battle, battle.id[unit], battle.card[unit])
    veil(battle, AI)
    narrow(battle, Which.LUCK)
    unveil(battle)
    card = one_of_equals(battle, Which.LUCK, Stream.TIE)
    return NOTHING if card == NO_CANDIDATE else card
