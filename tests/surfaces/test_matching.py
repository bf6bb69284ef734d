"""Abbreviations mean one answer or none."""

from __future__ import annotations

import pytest

from opfor.app.conversation.asking.abbreviations import fitting, words_of
from opfor.app.conversation.asking.answers import (
    MANY,
    Offered,
    Understood,
    beginnings,
    can_be_counted,
)
from opfor.app.conversation.asking.tongues import understand
from opfor.core.errors import BadAnswer
from opfor.core.requests import Draw, Roll

KEYS = [
    "army-2 western-europe 1",
    "army-2 western-europe 12",
    "army-2 pacific-ocean 1",
    "airforce-2 western-europe 1",
    "navy-1 western-europe 1",
    "end-turn",
]
REQUEST = Draw("bag", ("a", "b"), "a draw")
ANSWERS = [Offered(key, key.title(), key) for key in KEYS]


def meant(text: str) -> list[str]:
    return [KEYS[n] for n in fitting(words_of(text), KEYS)]


@pytest.mark.parametrize(
    "text",
    ["army-2 western-europe 1", "army west 1", "AR2 we 1", "army 2 western europe 1", "ar w, 1"],
)
def test_every_word_may_be_shortened(text: str) -> None:
    assert meant(text) == ["army-2 western-europe 1"]


def test_noughts_before_a_number_need_not_be_typed() -> None:
    keys = ["E09", "E19", "03 top", "03 bottom", "13 top"]
    assert fitting(["e9"], keys) == [0]
    assert fitting(["3", "b"], keys) == [3]


def test_answers_that_begin_with_a_number_are_not_counted() -> None:
    assert can_be_counted(["east", "army-2 1"])
    assert not can_be_counted(["03 top", "none"])
    assert not can_be_counted(["add-caps 0", "add-caps 1"])


def test_a_number_alone_is_the_one_that_answers_differ_by() -> None:
    amounts = [Offered(f"add-caps {n}", f"Add {n}", str(n)) for n in range(3)]
    assert understand(REQUEST, amounts, "2").answer == "2"
    assert understand(REQUEST, amounts, "0 fire g03") == Understood("0", "fire g03")
    with pytest.raises(BadAnswer, match="'3' is no answer here"):
        understand(REQUEST, amounts, "3", numbered=True)


def test_a_word_of_a_label_beats_first_letters_of_a_key() -> None:
    cards = [
        Offered("deploy m2-105mm 6.7", "Deploy M2 105 mm Howitzer: 6.7", "howitzer"),
        Offered("deploy wolverine 6.7", "Deploy M10 Wolverine: 6.7", "wolverine"),
    ]
    assert understand(REQUEST, cards, "deploy m10 6.7").answer == "wolverine"
    assert understand(REQUEST, cards, "deploy m2105 6.7").answer == "howitzer"


def test_an_exact_word_is_not_the_beginning_of_a_longer_one() -> None:
    assert meant("army-2 we 12") == ["army-2 western-europe 12"]
    assert meant("army-2 we 1") == ["army-2 western-europe 1"]


def test_words_left_out_at_the_end_must_not_matter() -> None:
    assert meant("army-2 pac") == ["army-2 pacific-ocean 1"]
    assert len(meant("army-2 we")) == 2
    assert meant("end") == ["end-turn"]


def test_a_word_that_fits_several_means_all_of_them() -> None:
    assert meant("a2 we 1") == ["army-2 western-europe 1", "airforce-2 western-europe 1"]


def test_many_answers_are_told_by_their_beginnings() -> None:
    assert beginnings(KEYS) == {"army-2": 3, "airforce-2": 1, "navy-1": 1, "end-turn": 1}
    assert beginnings(["put a 1", "put a 2", "put b 1"]) == {"put a": 2, "put b": 1}


def understood(text: str, numbered: bool = False) -> Understood:
    return understand(REQUEST, ANSWERS, text, numbered)


def test_words_after_a_complete_answer_are_for_the_next_request() -> None:
    assert understood("navy-1 we 1 secure 4") == Understood("navy-1 western-europe 1", "secure 4")


def test_an_incomplete_answer_swallows_nothing() -> None:
    with pytest.raises(BadAnswer, match="'secure' does not fit after 'navy-1 we'; 1 would"):
        understood("navy-1 we secure")


def test_blanks_for_hyphens_leave_no_number_behind() -> None:
    answers = [Offered(key, key, key) for key in ("airforce-1 eastern-europe 2", "navy-1 sea 1")]
    assert understand(REQUEST, answers, "air 1 eastern 2") == Understood(answers[0].answer, "")


def test_a_word_said_twice_is_the_beginning_of_the_next_answer() -> None:
    units = [Offered(key, key.replace("-", " "), key) for key in ("navy-1", "navy-2", "army-3")]
    assert understand(REQUEST, units, "navy 2 navy 1 army 3") == Understood(
        "navy-2", "navy 1 army 3"
    )
    hexes = [Offered(f"place-at g01 {at}", f"starts at {at}", at, (at,)) for at in ("k08", "j08")]
    assert understand(REQUEST, hexes, "k08 k08 j08") == Understood("k08", "k08 j08")


def test_an_ambiguous_answer_names_what_it_could_be() -> None:
    with pytest.raises(BadAnswer, match="army-2 western-europe 1 or airforce-2 western-europe 1"):
        understood("a2 we 1")


def test_a_misspelling_is_answered_with_what_was_meant() -> None:
    with pytest.raises(BadAnswer, match="did you mean end-turn"):
        understood("emd-turn")


def test_a_number_picks_from_a_list_that_was_shown() -> None:
    assert understood("3", numbered=True).answer == KEYS[2]
    with pytest.raises(BadAnswer, match="7 is not on the list; it goes from 1 to 6"):
        understood("7", numbered=True)
    with pytest.raises(BadAnswer, match=r"'3': a number picks from a list; \? shows it"):
        understood("3")


def test_many_answers_have_numbers_only_where_all_are_listed() -> None:
    many = [Offered(f"go hex-{n}", f"go to {n}", n) for n in range(MANY + 1)]
    with pytest.raises(BadAnswer, match=r"'1': a number picks from a list; \? all shows it"):
        understand(REQUEST, many, "1")


def test_an_answer_that_is_a_number_means_itself() -> None:
    bids = [Offered(str(n), f"bid {n}", n) for n in range(4)]
    assert understand(REQUEST, bids, "1", numbered=True).answer == 1
    with pytest.raises(BadAnswer, match="'9' is no answer here"):
        understand(REQUEST, bids, "9", numbered=True)


@pytest.mark.parametrize("text", ["3 5", "3,5", "3+5", "35"])
def test_dice_as_they_lie(text: str) -> None:
    assert understand(Roll("dice", 2, 6, "fire"), [], text) == Understood((3, 5), "")


def test_a_roll_leaves_what_follows() -> None:
    assert understand(Roll("die", 1, 6, "wind"), [], "4 hop") == Understood((4,), "hop")


@pytest.mark.parametrize("text", ["7", "0", "six", "", "1.5"])
def test_a_die_has_its_sides(text: str) -> None:
    with pytest.raises(BadAnswer, match="give one number from 1 to 6"):
        understand(Roll("die", 1, 6, "wind"), [], text)
