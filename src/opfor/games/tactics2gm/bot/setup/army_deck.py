"""The AI's army: five shuffled piles, as many of each as the Player's deck (or the scenario)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from opfor.core.asking import draw_token
from opfor.core.cite import cite
from opfor.core.ladder import about, ask, propose, settled, short
from opfor.core.measure import measure, with_numbers
from opfor.core.narrow import Asked, narrow
from opfor.core.question import Question, must, prefer
from opfor.core.rows import tell, tokens
from opfor.games.tactics2gm.bot.sight.named import number_called
from opfor.games.tactics2gm.rules.d10 import roll_d10
from opfor.games.tactics2gm.values.battle import Battle
from opfor.games.tactics2gm.values.codes import (
    AI,
    PERSON,
    PILES,
    For,
    Stream,
    Type,
    Which,
)
from opfor.games.tactics2gm.values.content import PILES as PILES_SAID
from opfor.games.tactics2gm.values.events import ArmyBuilt
from opfor.games.tactics2gm.values.play import TacticsPlay

SUPPORT_PILE = 4
TOO_FEW = -1
"""Why a number of cards is not taken."""


@cite("2GM-BR-2")
def look_at_pile(battle: Battle, pile: int) -> None:
    """The cards of a pile of the AI's army that it may have; airplanes lie with the support."""
    battle.pile_holds = 0
    army = battle.armies[AI]
    for card in range(battle.cards):
        may_be_taken = battle.pile[card] == pile and not battle.barred[card]
        battle.pile_left[card] = battle.box[army][card] if may_be_taken else 0
        battle.pile_holds += battle.pile_left[card]


@cite("2GM-BR-4", "GT-2GM-1")
def count_like_player(battle: Battle) -> None:
    """As many of each pile as the Player's deck has, and two supports for each airplane of his."""
    for pile in range(PILES):
        battle.pile_counts[pile] = 0
    for card in range(battle.cards):
        number = battle.draw[PERSON][card]
        if battle.type[card] == Type.AIRPLANE:
            battle.pile_counts[SUPPORT_PILE] += number * battle.support_per_airplane
        else:
            battle.pile_counts[battle.pile[card]] += number


@cite("2GM-BR-5", "GT-2GM-1")
def add_extra(battle: Battle, rolled: int) -> None:
    """What the D10 adds."""
    for pile in range(PILES):
        battle.pile_counts[pile] += battle.extra_cards[rolled - 1][pile]


def build_army(battle: Battle) -> None:
    """Count, roll for more in a Battle Royal, take the cards at random from their piles."""
    rolled = 0
    if battle.is_battle_royal:
        count_like_player(battle)
        rolled = roll_d10(battle, For.MORE_CARDS)
        add_extra(battle, rolled)
    else:
        count_for_scenario(battle)
    for card in range(battle.cards):
        battle.tally[card] = 0
    for pile in range(PILES):
        more = battle.extra_cards[rolled - 1][pile] if rolled else 0
        about(battle, pile, battle.pile_counts[pile], more, rolled)
        take_cards(battle, pile)
    tell(battle, ArmyBuilt, AI, tokens(battle.tally, battle.cards))


@cite("2GM-SC-2")
def count_for_scenario(battle: Battle) -> None:
    """The numbers of the scenario's solo line."""
    for pile in range(PILES):
        battle.pile_counts[pile] = battle.scenario_counts[pile]


@measure(
    words={"too-few": "the pile has {}"},
    brief="no more than there are",
    shortfalls={TOO_FEW: with_numbers("too-few", 1)},
)
@cite("Q2-20")
def is_there(battle: Battle, number: int) -> int:
    """So many cards are in the pile."""
    holds = battle.pile_holds
    return 1 if number <= holds else short(battle, TOO_FEW, holds)


@measure(id="number-of", silent=True, brief="the full number it may take")
def as_it_is(_battle: Battle, number: int) -> int:
    return number


def case_of_game(battle: Battle) -> int:
    """A Battle Royal, or a scenario."""
    return 0 if battle.is_battle_royal else 1


def counted(_play: TacticsPlay, _numbers: Sequence[int], about: Sequence[Any]) -> dict[str, Any]:
    """What was counted, for the record of a pile: ``more`` is what the D10 added."""
    ((pile, number, more, rolled),) = about
    found: dict[str, Any] = {"pile": PILES_SAID[pile], "counted": number}
    return found | {"more": more, "rolled": rolled} if rolled else found


ROYAL, SCENARIO = "a Battle Royal is played", "a scenario is played"
ARMY: Asked = Question(
    "army",
    "How many cards of a pile does the AI's army take?",
    "the numbers from none to what is counted",
    (
        must("2GM-BR-6", is_there, by="Q2-20"),
        prefer("2GM-BR-4", as_it_is, case=ROYAL),
        prefer("2GM-SC-2", as_it_is, case=SCENARIO),
    ),
    named=number_called,
    cases=(ROYAL, SCENARIO),
    case_of=case_of_game,
    details=counted,
)


@cite("2GM-BR-6", "Q2-20")
def take_cards(battle: Battle, pile: int) -> None:
    """So many cards of a pile, whatever they cost; all there are if it is too small."""
    look_at_pile(battle, pile)
    ask(battle)
    for number in range(battle.pile_counts[pile] + 1):
        propose(battle, number)
    narrow(battle, Which.ARMY)
    for _ in range(settled(battle)):
        take_one(battle, pile)


def take_one(battle: Battle, pile: int) -> None:
    """A card of the pile at random goes from the box into the draw pile."""
    left, kinds = battle.pile_left, battle.cards
    card = draw_token(battle, Stream.AI_ARMY, left, kinds, battle.pile_holds, For.AI_ARMY, pile)
    battle.tally[card] += 1
    battle.pile_left[card] -= 1
    battle.pile_holds -= 1
    battle.box[battle.armies[AI]][card] -= 1
    battle.draw[AI][card] += 1
    battle.draw_pile[AI] += 1
