"""The AI's army: five shuffled piles, as many of each as the Player's deck (or the scenario)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from opfor.core.cascade import decide
from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.core.question import Question
from opfor.core.requests import Draw
from opfor.games.tactics2gm.bot.sight.open_board import AI, PLAYER
from opfor.games.tactics2gm.rules.d10 import roll_d10
from opfor.games.tactics2gm.values.content import PILES
from opfor.games.tactics2gm.values.deck_files import counts_of
from opfor.games.tactics2gm.values.events import ArmyBuilt
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.play import TacticsPlay

Counts = dict[str, int]


@cite("2GM-BR-1", "2GM-BR-3", "2GM-SC-1", "GT-2GM-5")
def removed_cards(setting: Setting) -> set[str]:
    """Cards the AI never has: the four of the rules, what the Player took out, what the scenario
    forbids or makes useless."""
    more = {name.strip() for name in setting.options.remove.split(",") if name.strip()}
    return {*setting.numbers.army.removed, *more, *setting.forbidden[AI]}


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
    rolled = 0
    if setting.mission.is_battle_royal:
        deck = counts_of(setting.cards, play.state.decks[PLAYER].draw)
        rolled = yield from roll_d10(setting, "more cards for the AI's army", "2GM-BR-5")
        counts = add_extra(setting, counts_like(setting, deck), rolled)
    else:
        counts = scenario_counts(setting)
    yield from take_cards(play, counts, rolled)


@cite("2GM-SC-2")
def scenario_counts(setting: Setting) -> Counts:
    """The numbers of the scenario's solo line."""
    return dict(zip(PILES, setting.mission.code(AI).counts, strict=True))


@cite("2GM-BR-6", "Q2-20")
def take_cards(play: TacticsPlay, counts: Counts, rolled: int) -> Procedure[None]:
    """So many cards of each pile, whatever they cost; all there are if a pile is too small."""
    setting: Setting = play.setting
    army = play.state.armies[AI]
    box = next(box.cards for box in play.state.boxes if box.army == army)
    piles = piles_of(setting, box)
    taken: list[str] = []
    short: Counts = {}
    for pile, cards in piles.items():
        if counts[pile] > len(cards):
            short[pile] = counts[pile] - len(cards)
        for _ in range(min(counts[pile], len(cards))):
            why = f"the AI's {pile} pile"
            card = yield Draw("ai army", tuple(cards), why, "2GM-BR-4")
            cards.remove(card)
            taken.append(card)
    code = "-".join(str(counts[pile]) for pile in PILES)
    details = {"counts": counts, "rolled": rolled, "short": short}
    yield from decide(play, ARMY, setting, (code,), lambda: details)
    play.emit(ArmyBuilt(AI, tuple(sorted(taken))))


ARMY: Question[Setting, str] = Question(
    "army",
    "How large is the AI's army?",
    "the cards of its five piles, as the Player's deck or the scenario gives them",
    (),
    named=lambda _setting, code: code,
)
"""Nothing is to be chosen: the record keeps the numbers and the roll behind them."""
