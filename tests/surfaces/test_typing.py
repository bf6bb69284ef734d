"""Sloppy and hostile typing: what is shown can be typed, one act is one line, all or nothing."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.app.conversation import Eyes, Table
from opfor.app.registry import load_game
from opfor.app.start import Start
from opfor.core.errors import BadAnswer
from tests.conftest import Opfor


def begun(game: str, seed: int, *lines: str, **options: Any) -> Eyes:
    """A game after these lines."""
    table = Table.new(load_game(game), Start(options=options, seed=seed))
    eyes = table.seen_by()
    for line in lines:
        eyes.enter(line)
    return eyes


def means(eyes: Eyes, line: str) -> str:
    """What a line is understood as: the key of its act."""
    return eyes.offers()[eyes.typed(line, usual=True).path[0]].typed


@pytest.fixture(scope="module")
def attack() -> Eyes:
    lines = ("j04 i04 j07 j08", "k08")
    return begun("coh", 199514, *lines, mission="first-light")


@pytest.fixture(scope="module")
def placement() -> Eyes:
    return begun("blitzkrieg", 11, difficulty="medium")


@pytest.mark.parametrize(
    "line",
    [
        "fire g10 f08",
        "fire g10 s17",
        "f08 g10 fire",
        "fire g10 F8",
        "FIRE G10, F08",
        "g10 s17 fire",
    ],
)
def test_a_shot_in_any_words_and_order(attack: Eyes, line: str) -> None:
    assert means(attack, line) == "fire g10 f08"


def test_one_act_is_one_line_and_what_is_not_said_takes_the_usual_answer(attack: Eyes) -> None:
    typed = attack.typed("fire g10 f08 +g09 +1", usual=True)
    act = attack.describe(typed.path)
    assert act.typed == "fire g10 f08 pay ap 0 join g09 add-caps 1"
    assert typed.taken == ("payment: pay from its APs",)
    plain = attack.typed("fire g10 f08", usual=True)
    assert "before roll: roll without CAPs" in plain.taken
    assert "supporters: no, go on" in plain.taken


def test_a_move_with_its_facing(attack: Eyes) -> None:
    typed = attack.typed("move g09 i08 ne", usual=True)
    assert attack.describe(typed.path).typed.endswith("face ne")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("fire g10 f08 +g03", r"'\+g03' cannot be added to this act; \+g09, \+1 or \+2 can"),
        ("fire g10 f08 +9", r"'\+9' cannot be added"),
        ("fire g10 f08 bla", "'bla' is no answer here; .*nothing of the line was entered"),
        ("pass pass", "'pass' would end what was not asked yet; nothing of the line was entered"),
        ("fire g10 k12", "LMG G10: no enemy is at K12"),
        ("fire g1 at s1", r"G07: out of sight, J05 \(light woods\) hides up to level 1; G06"),
        ("xy g10 f08", "'xy' is no answer here"),
        ("pas", r"'pas' is no answer here; did you mean pass\?"),
        ("do", "'do' is no answer here|could be"),
        ("fire", "could be"),
        ("🙂", "is no answer here"),
    ],
)
def test_a_line_is_all_or_nothing(attack: Eyes, line: str, said: str) -> None:
    moment = attack.table.moment
    with pytest.raises(BadAnswer, match=said):
        attack.enter(line)
    assert attack.table.moment == moment


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("navy 3 south east asia 1", "navy-3 south-east-asia 1"),
        ("n3 sea 1", "navy-3 south-east-asia 1"),
        ("sea 1 navy 3", "navy-3 south-east-asia 1"),
        ("south-east-asia navy-3 1", "navy-3 south-east-asia 1"),
        ("navy 3 pac 1", "navy-3 pacific-ocean 1"),
        ("army-2 we 2", "army-2 western-europe 2"),
        ("army 1 western 2", "army-1 western-europe 2"),
        ("army 2 eastern 1", "army-2 eastern-europe 1"),
    ],
)
def test_a_placement_in_any_words_and_order(placement: Eyes, line: str, key: str) -> None:
    assert means(placement, line) == key


def test_a_card_by_its_title() -> None:
    eyes = begun("2gm", 5, "0")
    for _ in range(60):
        named = [offer for offer in eyes.offers() if "ammunition" in offer.typed]
        if named:
            break
        offers = eyes.offers()
        eyes.answer(eyes.table.moment, [offers[-1].number])
    assert named, "the hand never held it"
    assert "ammunition" in means(eyes, f"extra ammunition {named[0].typed.split()[-1]}")


def test_no_message_proposes_what_was_typed(attack: Eyes, placement: Eyes) -> None:
    for eyes in (attack, placement):
        for text in ("i04x", "navy-33", "western", "g10", "fire g10 z99", "move"):
            with pytest.raises(BadAnswer) as raised:
                eyes.typed(text, usual=True)
            assert f"did you mean {text}" not in str(raised.value)


def test_caps_are_never_spent_unasked(opfor: Opfor) -> None:
    lines = ["j04 i04 j07 j08 k08", "fire g10 f08 +g09", "fire g10 f10", "log 1", "quit"]
    ran = opfor("play", "coh", "first-light", "--seed", "199514", typed="\n".join(lines) + "\n")
    assert "G10 is spent: this takes 2 of your 6 CAPs. Say it again to do it." in ran.out
    assert "CAPs to pay for an action" not in ran.out


def test_a_pass_that_ends_the_round_is_said_twice(opfor: Opfor) -> None:
    lines = ["j04 i04 j07 j08 k08", "fire g10 f08 +g09", "pass; pass", "pass", "quit"]
    ran = opfor("play", "coh", "first-light", "--seed", "199514", typed="\n".join(lines) + "\n")
    assert "Both sides have passed then: the round ends. Say it again to do it." in ran.out
    assert "Not entered: pass" in ran.out
    assert "Round 2 begins" in ran.out


def test_an_end_typed_ahead_is_not_meant_for_the_next_phase(opfor: Opfor) -> None:
    ran = opfor("play", "2gm", "--seed", "5", typed="0\ndone; done; done\nquit\n")
    assert "which is over; now it is" in ran.out


def test_a_question_mark_and_a_word_lists_what_has_it(opfor: Opfor) -> None:
    lines = ["j04 i04 j07 j08 k08", "? g09 fire", "? s17", "quit"]
    ran = opfor("play", "coh", "first-light", "--seed", "199514", typed="\n".join(lines) + "\n")
    assert "fire g09 f08  LMG G09 fires at F08" in ran.out
    assert "no answer" not in ran.out


def test_an_act_can_be_weighed(opfor: Opfor) -> None:
    lines = ["j04 i04 j07 j08 k08", "weigh fire g10 f08 +g09 +1", "log 1", "quit"]
    ran = opfor("play", "coh", "first-light", "--seed", "199514", typed="\n".join(lines) + "\n")
    assert "72 %  S17 hit on 6+" in ran.out
    assert "36 %  It is spent" in ran.out
    assert "The Germans have the initiative." in ran.out.rpartition("log 1")[2]
