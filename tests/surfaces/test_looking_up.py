"""Looking things up with the words and capitals people really type."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from opfor.app.coach.advice import WHOSE, Advised
from opfor.app.conversation.telling.hints import Hint
from opfor.core.errors import OpforError
from opfor.core.shown import Facts, Track, TrackSpace
from opfor.surfaces.terminal.commands import COMMANDS
from opfor.surfaces.terminal.header import header
from opfor.surfaces.terminal.reasons import hint_told
from tests.conftest import Opfor


def test_capitals_do_not_matter_in_what_a_command_is_told(opfor: Opfor) -> None:
    out = opfor(
        "play",
        "blitzkrieg",
        "--difficulty",
        "medium",
        "--seed",
        "11",
        typed="WHY NOT Western\nMAP Key\n",
    ).out
    assert "not Western Europe: " in out
    assert "who leads by how much" in out


def test_names_of_files_keep_their_capitals(opfor: Opfor, tmp_path: Path) -> None:
    typed = (
        f"position {tmp_path}/Here.json\nSAVE {tmp_path}/My Game.jsonl\npicture {tmp_path}/B.svg\n"
    )
    opfor("play", "blitzkrieg", "--difficulty", "medium", "--seed", "11", typed=typed)
    assert {path.name for path in tmp_path.glob("*.*")} == {"Here.json", "My Game.jsonl", "B.svg"}


def test_every_command_that_takes_a_file_takes_it_as_typed() -> None:
    takes_files = {name for name, each in COMMANDS.items() if "[FILE" in each.usage}
    assert takes_files == {"position", "picture", "save"}
    assert all(COMMANDS[name].as_typed for name in takes_files)


def test_a_unit_is_found_by_any_word_of_its_name(opfor: Opfor) -> None:
    out = opfor(
        "play",
        "2gm",
        "--seed",
        "7",
        typed="0\nsherman 6.5\nunit sherman\nunit shermann\nsight sherman 4.5\nsight 1 2.5\n",
    ).out
    assert "Your M4 Sherman 1, 4 of 4 HP." in out
    assert "2 spaces away, within the range of M4 Sherman 1 (1 to 3)." in out
    assert "4 spaces away, out of the range of M4 Sherman 1 (1 to 3)." in out
    assert "there is no 'shermann' here; did you mean sherman" in out


def test_a_unit_of_a_row_says_what_its_kind_does(opfor: Opfor) -> None:
    out = opfor(
        "play",
        "blitzkrieg",
        "--difficulty",
        "medium",
        "--seed",
        "11",
        typed="unit navy 3\nsight western pacific\n",
    ).out
    assert "A navy: it goes on sea." in out
    assert "strength 3." in out
    assert "could be" not in out


def test_cards_are_told_once_or_that_there_are_none(opfor: Opfor) -> None:
    typed = "card\nj04 i04 j07 j08 k08\ncard fresh\nsight from g10 to f08\n"
    out = opfor("play", "coh", "first-light", "--seed", "7", typed=typed).out
    assert "No card lies open, and you hold none." in out
    assert out.count("takes an action for 0 APs.") == 1
    assert "Fresh Orders × 2 (action)" in out
    assert "Seen from K08" in out


def test_more_is_told_about_an_act_that_is_asked_for() -> None:
    first = Advised(0, "a", "Card A.", 0.6, 0.01, 40, reason="It runs. After it: so.")
    second = Advised(
        1, "b", "Card B.", 0.5, 0.02, 30, reply="it rests", likely=0.7, because=("wind", "rain")
    )
    told = Hint(0, "", (first, second))
    assert "Why: It runs. After it: so." in hint_told(told)
    assert hint_told(told, 2) == [
        "Card B.",
        "  50 % to win (give or take 4 %), tried 30 times",
        "  Then most likely (70 %): it rests.",
        "    (wind; rain)",
    ]
    with pytest.raises(OpforError, match="there are 1 to 2"):
        hint_told(told, 3)


def test_a_chance_of_a_few_tries_is_not_told() -> None:
    seldom = Advised(
        offer=0, typed="a", label="Card A.", chance=0.0, error=0.0, tries=2, is_rated=False
    )
    often = Advised(offer=1, typed="b", label="Card B", chance=0.5, error=0.02, tries=300)
    assert hint_told(Hint(0, "", (seldom, often))) == [
        "  a: not sure (tried too seldom for a number) (Card A)",
        "  b: 50 % to win (give or take 4 %) (Card B)",
        WHOSE,
    ]
    assert WHOSE not in hint_told(Hint(0, "", (seldom,)))


def test_acts_that_are_as_good_as_each_other_are_said_to_be() -> None:
    said = "As far as can be told, these are as good as each other."
    best = Advised(offer=0, typed="a", label="A", chance=0.5, error=0.02, tries=30)
    for chance, told in ((0.49, True), (0.4, False)):
        other = Advised(offer=1, typed="b", label="B", chance=chance, error=0.02, tries=30)
        assert (said in hint_told(Hint(0, "", (best, other)))) == told
    assert said not in hint_told(Hint(0, "", (best,)))


def test_a_hint_that_wants_an_engine_says_how_to_make_one(
    opfor: Opfor, monkeypatch: pytest.MonkeyPatch
) -> None:
    act = Advised(offer=0, typed="a", label="A", chance=0.5, error=0.2, tries=1, is_rated=False)
    for waits in (True, False):
        given = Hint(0, "", (act,), waits)
        monkeypatch.setattr(
            "opfor.app.conversation.telling.hints.hint", lambda _eyes, hint=given: hint
        )
        out = opfor("play", "race", "--seed", "1", typed="hint 1\n").out
        assert "tried once" in out
        assert ("python3 build_fast.py" in out) == waits


def test_acts_of_a_hint_have_the_numbers_of_the_list() -> None:
    acts = (Advised(16, "a", "Card A.", 0.6, 0.01, 40), Advised(0, "b", "b", 0.5, 0.01, 40))
    assert hint_told(Hint(16, "", acts), counted=True) == [
        "  17  a: 60 % to win (give or take 2 %) (Card A)",
        "   1  b: 50 % to win (give or take 2 %)",
        WHOSE,
    ]


def test_a_number_of_a_hint_is_an_answer_and_what_it_says_stays_said(opfor: Opfor) -> None:
    out = opfor("play", "coh", "first-light", "--seed", "7", typed="1\nhint\nhint\nhint x\n1\n").out
    assert out.count("a number picks from a list") == 1, "before the hint there was no list"
    told = re.findall(r"^(?:.*> )? +(\d+  place-at g01 \w+: .*)$", out, re.MULTILINE)
    half = len(told) // 2  # how many acts there was time for is the machine's affair
    assert half > 0
    assert told[:half] == told[half:]
    assert "hint x: the number of an act, again, or nothing" in out
    assert "Rifle G01 is placed at" in out


def test_it_is_said_why_there_is_no_hint(opfor: Opfor) -> None:
    table = opfor(
        "table", "blitzkrieg", "--difficulty", "medium", "--seed", "3", typed="hint\n"
    ).out
    assert "There is nothing for you to decide just now." in table
    contest = ["play", "blitzkrieg", "--mode", "two-player", "--seed", "3"]
    out = opfor(*contest, typed="\nhint\ncoach on\nhint\ncoach off\nhint again\n").out
    assert out.count("no hints where persons play each other") == 2
    assert "give or take" in out or "too seldom for a number" in out
    assert "The coach warns before an act" in out
    assert "The coach says nothing unasked." in out


def test_a_firefight_has_no_lead(opfor: Opfor) -> None:
    ran = opfor("play", "coh", "crossroads", "--lead", "7")
    assert "The Crossroads is not part of a solo campaign" in ran.err


def test_a_command_typed_into_a_check_is_told_how_to_leave_it(opfor: Opfor) -> None:
    out = opfor(
        "play", "blitzkrieg", "--difficulty", "medium", "--seed", "11", typed="check\nundo\nstop\n"
    ).out
    assert "'undo' is not possible; give a number from -10 to 10 (stop ends the check)" in out


def test_what_only_a_roll_would_ask_is_said_to_be_uncertain(opfor: Opfor) -> None:
    """Another head start is asked for where its die, too, shows a six."""
    out = opfor("play", "blitzkrieg", "--seed", "4711", typed="weigh western\n").out
    assert "perhaps asked after it: A 6: in which theatre does the bot get its head start?" in out


def test_a_round_is_told_once() -> None:
    spaces = (TrackSpace("1"), TrackSpace("2", kind="end"))
    track = Track("track:rounds", "Round", spaces, 0, "Round 1 of 2")
    assert header(Facts(when="Round 1 of 2, turn 3", tracks=(track,)), 80) == [
        "Round 1 of 2, turn 3"
    ]
    assert header(Facts(when="Set-up", tracks=(track,)), 80) == [
        "Set-up | Round 1 of 2; the end at 2"
    ]


def test_when_it_is_over_nothing_is_foretold_and_players_are_named(opfor: Opfor) -> None:
    words = ("play", "coh", "crossroads", "--player", "baseline", "--seed", "5")
    out = opfor(*words, typed="forecast\nwhy\n").out
    assert "The game is over: nobody does anything any more." in out
    assert "The German side is played by baseline" in out


def test_whoever_stops_the_coach_at_once_stays_in_the_game(
    opfor: Opfor, monkeypatch: pytest.MonkeyPatch
) -> None:
    def pressed(_eyes: object) -> Hint:
        raise KeyboardInterrupt

    monkeypatch.setattr("opfor.app.conversation.telling.hints.hint", pressed)
    ran = opfor("play", "race", "--seed", "1", typed="hint\nhop\n")
    assert ran.code == 0
    assert "The coach was stopped before it had found anything." in ran.out
    assert "The tortoise plays hop" in ran.out
