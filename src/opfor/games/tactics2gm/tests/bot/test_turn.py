"""The AI's turn as a whole: phases, AP, cards, and that it always ends."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from opfor.core.chance import Seeded
from opfor.core.errors import OpforError
from opfor.core.play import Play
from opfor.core.requests import Choose, Draw, Roll, TieBreak
from opfor.core.trace import Decision
from opfor.games.tactics2gm import GAME
from opfor.games.tactics2gm.tests.bot.story import rulings_of
from opfor.games.tactics2gm.tests.deeds import ai_turn
from opfor.games.tactics2gm.tests.field import NORTH, SOUTH, Field, setting_for
from opfor.games.tactics2gm.values import events as e
from opfor.games.tactics2gm.values.play import TacticsPlay
from opfor.games.tactics2gm.values.start import hq_income


def turn(field: Field, seed: int = 1) -> list[Any]:
    """Run one turn of the AI; its log."""
    chance = Seeded(seed)
    procedure = ai_turn(field.play)
    try:
        request = next(procedure)
        while True:
            request = procedure.send(chance(request))
    except StopIteration:
        return field.play.log


def field_with_deck(*cards: str, **options: Any) -> Field:
    field = Field(mode="solo", **options)
    field.change(phase="start", turns=(5, 5), ap=(0, 0))
    field.stack(NORTH, *cards)
    return field


@pytest.mark.rule("2GM-PH-1", "2GM-PH-2", "2GM-PH-6")
def test_phases_follow_one_another() -> None:
    field = field_with_deck(*("light-infantry",) * 9)
    field.put(NORTH, "panzer-iii", 2, 5)
    field.put(NORTH, "panzer-iii", 1, 5)
    field.put(SOUTH, "heavy-infantry", 5, 5)
    log = turn(field)
    marks = [e.TurnBegun, e.StanceSet, e.ApGained, e.CardsDrawn, e.PhaseBegun, e.CardsDiscarded]
    marks.append(e.TurnEnded)
    firsts = [next(n for n, x in enumerate(log) if isinstance(x, kind)) for kind in marks]
    assert firsts == sorted(firsts)
    phases = [x.phase for x in log if isinstance(x, e.PhaseBegun)]
    assert phases == ["movement", "deployment", "shooting", "end"]
    kinds = [(type(x), n) for n, x in enumerate(log)]
    deployed = [n for kind, n in kinds if kind is e.UnitDeployed]
    moved = [n for kind, n in kinds if kind is e.UnitMoved]
    fired = [n for kind, n in kinds if kind is e.ShotFired]
    assert max(moved, default=0) < min(deployed)
    assert max(deployed) < min(fired, default=10**6)


@pytest.mark.rule("2GM-PH-2")
def test_timed_effects_end_before_the_stance_is_rolled() -> None:
    field = field_with_deck(*("luck",) * 9)
    field.put(NORTH, "panzer-iii", 1, 5, cover=2)
    log = turn(field)
    assert isinstance(log[0], e.TurnBegun)
    assert isinstance(log[1], e.StanceSet)
    assert field.state.units[0].cover == 0


@pytest.mark.rule("2GM-PH-3", "Q2-7")
@pytest.mark.parametrize(
    ("options", "gain"),
    [({}, 4), ({"ai_ap": 3}, 5), ({"rulings": {"hq-income": "2-in-all"}}, 2)],
)
def test_the_hq_gives_two_and_the_supply_line_more(options: dict[str, Any], gain: int) -> None:
    field = field_with_deck(*("luck",) * 9, **options)
    field.put(NORTH, "panzer-iii", 1, 5)
    field.put(NORTH, "panzer-iii", 2, 5)
    turn(field)
    assert field.state.ap[NORTH] == gain


@pytest.mark.rule("2GM-PH-3")
def test_half_an_ap_of_the_dial_is_given_every_second_turn() -> None:
    setting = setting_for(mode="solo", ai_ap=2.5)
    state = Field(mode="solo").state
    gains = [hq_income(setting, replace(state, turns=(turn, turn)), NORTH) for turn in range(1, 5)]
    assert gains == [2, 3, 2, 3]
    for wrong in (2.25, -1, 11):
        with pytest.raises(OpforError, match="in steps of"):
            setting_for(mode="solo", ai_ap=wrong)


@pytest.mark.rule("2GM-PH-4", "2GM-PH-7", "2GM-PH-8")
def test_five_cards_are_drawn_and_discarded_and_an_empty_deck_is_shuffled_again() -> None:
    field = field_with_deck("luck", "luck", "luck")
    field._deck(NORTH, discard=("promotion", "promotion"))
    log = turn(field)
    drawn = [x.cards for x in log if isinstance(x, e.CardsDrawn)]
    assert [len(cards) for cards in drawn] == [3, 2]
    assert any(isinstance(x, e.DeckReshuffled) for x in log)
    assert field.state.decks[NORTH].hand == ()
    assert field.state.result is None


@pytest.mark.rule("Q2-1", "2GM-PH-7")
def test_by_ruling_unused_cards_are_kept() -> None:
    field = field_with_deck(*("luck",) * 9, rulings={"unplayed-cards": "kept"})
    turn(field)
    assert len(field.state.decks[NORTH].hand) == 5


def playout(seed: int, *, explain: bool, **options: Any) -> TacticsPlay:
    """A whole solo game, the person's answers at random."""
    setting = GAME.prepare(GAME.options(**options), rulings_of())
    play: TacticsPlay = Play(GAME, setting, GAME.new(setting), explain=explain)
    chance = Seeded(seed)
    request = play.begin()
    for _ in range(20_000):
        if request is None:
            return play
        if isinstance(request, Choose):
            answer = request.options[chance.pick("person", len(request.options))]
        else:
            answer = chance(request)
        request = play.answer(answer)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(
    "options",
    [{}, {"scenario": "night-raid"}, {"scenario": "winter-depot", "ai_role": "americans"}],
    ids=["royal", "night", "winter"],
)
def test_explaining_changes_no_choice_and_every_game_ends(options: dict[str, Any]) -> None:
    told, silent = playout(4, explain=True, **options), playout(4, explain=False, **options)
    events = [item for item in told.log if not isinstance(item, Decision)]
    assert events == silent.log
    assert told.settled == silent.settled


def test_stances_fall_as_the_table_says() -> None:
    """Each stance set in whole games is the one its total gives."""
    bands = {"total-defense": (-9, 2), "defense": (3, 4), "reinforce": (5, 6), "advance": (7, 8),
             "full-assault": (9, 99)}  # fmt: skip
    seen = [x for x in playout(7, explain=False).log if isinstance(x, e.StanceSet)]
    assert len(seen) > 3
    for event in seen:
        low, high = bands[event.stance]
        assert low <= event.total <= high


@pytest.mark.parametrize("face", [1, 5, 10])
def test_dice_that_always_fall_alike_hang_nothing(face: int) -> None:
    """Columns and rows that are rolled again and again end somewhere."""
    setting = GAME.prepare(GAME.options(scenario="farmhouse"), rulings_of())
    play: TacticsPlay = Play(GAME, setting, GAME.new(setting))
    request = play.begin()
    asked = 0
    while request is not None and play.state.turns[0] < 12:
        asked += 1
        assert asked < 5_000
        match request:
            case Roll(dice=dice):
                request = play.answer((face,) * dice)
            case Draw(pool=pool):
                request = play.answer(pool[-1])
            case TieBreak(candidates=candidates):
                request = play.answer(candidates[-1])
            case Choose(options=options):
                request = play.answer(options[-1])
