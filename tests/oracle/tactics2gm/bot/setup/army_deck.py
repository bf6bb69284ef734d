"""The AI's army: five shuffled piles, as many of each as the Player's deck (or the scenario)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from opfor.core.cascade import decide
from opfor.core.cite import cite
from opfor.core.measure import Shortfall, measure
from opfor.core.play import Procedure
from opfor.core.question import Question, must, prefer, selected
from opfor.core.requests import Draw
from opfor.games.tactics2gm.values.content import PILES
from opfor.games.tactics2gm.values.deck_files import counts_of
from opfor.games.tactics2gm.values.events import ArmyBuilt
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.play import TacticsPlay
from opfor.games.tactics2gm.values.removed_cards import removed_cards as removed_cards
from opfor.games.tactics2gm.values.start import Counts, scenario_counts
from opfor.games.tactics2gm.values.state import AI, PLAYER
from tests.oracle.tactics2gm.rules.d10 import roll_d10

ROYAL, SCENARIO = "a Battle Royal is played", "a scenario is played"


@cite("2GM-BR-2")
def piles_of(setting: Setting, box: Sequence[str]) -> dict[str, list[str]]:
    """An army's cards as five piles; airplanes lie with the support cards."""
    out = removed_cards(setting)
    piles: dict[str, list[str]] = {pile: [] for pile in PILES}
    for name in box:
        if name not in out:
            piles[setting.cards.pile(name)].append(name)
    return piles


@cite("2GM-BR-4", "GT-2GM-1")
def counts_like(setting: Setting, deck: Mapping[str, int]) -> Counts:
    """As many of each pile as the Player's deck has, and two supports for each airplane of his."""
    extra = deck.get("airplane", 0) * setting.numbers.army.support_per_airplane
    counts = {pile: deck.get(pile, 0) for pile in PILES}
    counts["support"] += extra
    return counts


@cite("2GM-BR-5", "GT-2GM-1")
def add_extra(setting: Setting, counts: Counts, rolled: int) -> Counts:
    """What the D10 adds."""
    more = dict(counts)
    for pile in setting.numbers.army.extra[rolled - 1]:
        more[pile] += 1
    return more


def build_army(play: TacticsPlay) -> Procedure[None]:
    """Count, roll for more in a Battle Royal, take the cards at random from their piles."""
    setting: Setting = play.setting
    if not setting.mission.is_battle_royal:
        yield from take_cards(play, scenario_counts(setting))
        return
    deck = counts_of(setting.cards, play.state.decks[PLAYER].draw)
    rolled = yield from roll_d10(setting, "more cards for the AI's army", "2GM-BR-5")
    like = counts_like(setting, deck)
    yield from take_cards(play, add_extra(setting, like, rolled), like, rolled)


class Pile:
    """The situation of one pile: how many cards it has, and which AI it is for."""

    __slots__ = ("holds", "kind")

    def __init__(self, setting: Setting, cards: Sequence[str]) -> None:
        self.holds = len(cards)
        self.kind = ROYAL if setting.mission.is_battle_royal else SCENARIO


@measure(words={"too-few": "the pile has {}"}, brief="no more than there are")
@cite("Q2-20")
def is_there(pile: Pile, number: int) -> bool | Shortfall:
    """So many cards are in the pile."""
    return number <= pile.holds or Shortfall("too-few", (pile.holds,))


@measure(silent=True, brief="the full number it may take")
def number_of(_pile: Pile, number: int) -> int:
    return number


ARMY: Question[Pile, int] = Question(
    "army",
    "How many cards of a pile does the AI's army take?",
    "the numbers from none to what is counted",
    (
        must("2GM-BR-6", is_there, by="Q2-20"),
        prefer("2GM-BR-4", number_of, case=ROYAL),
        prefer("2GM-SC-2", number_of, case=SCENARIO),
    ),
    named=lambda _pile, number: number,
    select=selected(lambda pile: (pile.kind,)),
)


@cite("2GM-BR-6", "Q2-20")
def take_cards(
    play: TacticsPlay, counts: Counts, like: Counts | None = None, rolled: int = 0
) -> Procedure[None]:
    """So many cards of each pile, whatever they cost; all there are if a pile is too small."""
    setting: Setting = play.setting
    army = play.state.armies[AI]
    box = next(box.cards for box in play.state.boxes if box.army == army)
    taken: list[str] = []
    for name, cards in piles_of(setting, box).items():
        numbers = range(counts[name] + 1)
        more = counts[name] - (like or counts)[name]
        details = partial(counted, name, counts[name], more, rolled)
        number = yield from decide(play, ARMY, Pile(setting, cards), numbers, details)
        for _ in range(number or 0):
            card = yield Draw("ai army", tuple(cards), f"the AI's {name} pile", "2GM-BR-4")
            cards.remove(card)
            taken.append(card)
    play.emit(ArmyBuilt(AI, tuple(sorted(taken))))


def counted(pile: str, number: int, more: int, rolled: int) -> dict[str, Any]:
    """What was counted, for the record of a pile: ``more`` is what the D10 added."""
    found: dict[str, Any] = {"pile": pile, "counted": number}
    return found | {"more": more, "rolled": rolled} if rolled else found
