"""Sentences of a generation that people read at the table."""

from __future__ import annotations

import pytest

from opfor.cardboard.coh.generator_cards.tables import NATIONS
from opfor.games.coh_generator.tests.story import setting, soviet, told
from opfor.games.coh_generator.told.board_text import in_words
from opfor.games.coh_generator.told.names import bonus, bottom_text, top_text
from opfor.games.coh_generator.told.sentences import event, instruct
from opfor.games.coh_generator.values import events as e
from opfor.games.coh_generator.values.state import CapChange, Played, State, VictoryCondition

MADE = setting(guideline=5)


@pytest.mark.parametrize(
    ("by", "said"), [(1, "+1 CAP"), (2, "+2 CAPs"), (-1, "−1 CAP"), (-2, "−2 CAPs")]
)
def test_caps_are_counted_in_words(by: int, said: str) -> None:
    change = CapChange(role="soviet", side="soviet", by=by, card="01")
    assert bonus(by) == said
    sentence = event(MADE, State(), e.CapsChanged(change, 5))
    assert sentence == f"Soviet: {said}, now 5 CAPs."


def test_every_bonus_of_a_card_is_counted_in_words() -> None:
    for side in NATIONS:
        card = MADE.content.card(side, "02")
        assert bottom_text(side, card).endswith(f"; {bonus(card.bottom.caps)}.")
    cards = [MADE.content.card("german", f"{n:02d}").top for n in range(1, 26)]
    given = [top for top in cards if top.caps]
    assert given
    assert all(top_text(top).endswith(f" {bonus(top.caps)}.") for top in given)


@pytest.mark.parametrize(
    ("section", "said"),
    [
        ("units", "under Units."),
        ("victory", "under Victory Points."),
        ("special", "under Special Rules & Events."),
    ],
)
def test_a_card_goes_under_a_section_by_its_full_name(section: str, said: str) -> None:
    played = Played(role="german", side="german", card="03", half="top")
    assert instruct(MADE, State(), e.CardPlayed(played, section)).endswith(said)


def test_the_board_calls_the_sections_the_same() -> None:
    done = told(soviet("01", "top"))
    lines = list(in_words(MADE, done.state, "a"))
    assert any(line.startswith("  Special Rules & Events: 01 ") for line in lines)


def test_who_can_score_is_a_sentence() -> None:
    score = VictoryCondition(side="german", card="03", kind="marker", vp=2)
    assert event(MADE, State(), e.ScoreAdded(score)) == "The Germans can score by card 03."
    assert event(MADE, State(), e.PointsGiven("soviet", 1)) == "The Soviets begin with 1 VP more."
