"""Every card is played in games, by the AI and by the baseline player, from decks that hold all."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from opfor.app.players import answer_of
from opfor.core.chance import Seeded
from opfor.core.play import Play
from opfor.core.requests import Choose
from opfor.games.tactics2gm import GAME
from opfor.games.tactics2gm.values import events as ev
from opfor.games.tactics2gm.values.content import HIDDEN, load_cards
from opfor.games.tactics2gm.values.numbers import load_numbers
from opfor.games.tactics2gm.values.options import MOST_POINTS, Options, prepare

ARMIES = ("americans", "germans")
SEEDS = (16, 26, 40, 82, 236, 451, 455, 496, 499, 567)
"""Seeds of games that show every card: even ones of an American player, odd ones of a German."""

Played = dict[str, set[str]]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Played:
    """What came to play, by who played it."""
    folder, found = tmp_path_factory.mktemp("decks"), Played(ai=set(), player=set())
    for army in ARMIES:
        write_whole_deck(folder, army)
    for seed in SEEDS:
        for who, cards in played_in(folder, seed).items():
            found[who] |= cards
    return found


def write_whole_deck(folder: Path, army: str) -> None:
    copies = load_cards().armies[army].copies
    head = f'provenance = "original"\ntitle = "Everything"\narmy = "{army}"\n\n[cards]\n'
    rows = "".join(f"{card} = {count}\n" for card, count in copies.items())
    (folder / f"{army}.toml").write_text(head + rows, encoding="utf-8")


def played_in(folder: Path, seed: int) -> Played:
    """A game against the AI, the Player's deck everything his army has."""
    army, other = ARMIES[seed % 2], ARMIES[1 - seed % 2]
    deck = str(folder / f"{army}.toml")
    setting = prepare(Options(army=army, ai_army=other, deck=deck, points=MOST_POINTS), {})
    chance = Seeded(seed)
    play = Play(GAME, setting, GAME.new(setting), chance=chance)
    request = play.begin()
    while request is not None:
        if isinstance(request, Choose):
            pick = partial(chance.pick, f"player:{request.seat}")
            request = play.answer(answer_of(GAME.players["baseline"], play, request, pick))
        else:
            request = play.answer(chance(request))
    found = Played(ai=set(), player=set())
    for event in play.log:
        if isinstance(event, ev.UnitDeployed | ev.SupportPlayed):
            found[setting.seats[event.side]].add(event.card)
    return found


def every_card() -> set[str]:
    cards = load_cards()
    return {*cards.units, *cards.supports} - {HIDDEN}


def test_the_ai_plays_every_card_that_its_rules_leave_it(played: Played) -> None:
    removed = set(load_numbers().army.removed)
    assert every_card() - played["ai"] == removed


def test_the_baseline_plays_every_card(played: Played) -> None:
    assert every_card() == played["player"]
