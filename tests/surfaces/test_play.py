"""Playing in the terminal: answers, commands, typing ahead, the end."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from tests.conftest import Opfor, Ran

WHOLE_GAME = "hop\njump\njump\nskip\nhop\njump\nskip\n"


def play(opfor: Opfor, typed: str, *words: str) -> Ran:
    ran = opfor("play", "race", "--seed", "1", "--no-wind", *words, typed=typed)
    assert ran.err == ""
    return ran


def test_a_game_from_the_first_question_to_the_end(opfor: Opfor) -> None:
    ran = play(opfor, "1\n1\n1\n1\n1\n1\n1\n1\n")
    assert ran.code == 0
    assert re.search(r"You (win|lose)\. The (hare|tortoise) is at the goal\.\n", ran.out)
    assert "Score: Hare" in ran.out
    assert "opfor replay" in ran.out


def test_what_happened_is_told_in_sentences(opfor: Opfor) -> None:
    out = play(opfor, "hop\n").out
    assert "The tortoise plays hop and runs 2." in out
    assert out.index("The hare draws ") < out.index("Which card?")


def test_a_board_that_is_only_told_is_shown_when_it_has_changed(opfor: Opfor) -> None:
    out = play(opfor, "hop\nwhy\n").out
    assert out.count("The tortoise: square 0, holds hop, skip") == 1
    assert out.count("The tortoise: square 2, holds skip, jump") == 1


def test_question_mark_lists_the_answers_and_a_number_picks_one(opfor: Opfor) -> None:
    out = play(opfor, "?\n2\n").out
    assert "2  skip  play skip, 2 squares" in out
    assert "The tortoise plays skip" in out


def test_several_answers_on_one_line(opfor: Opfor) -> None:
    out = play(opfor, "hop; jump; log\n").out
    assert "The tortoise plays jump and runs 3." in out
    assert "  10  The hare plays" in out


def test_a_wrong_answer_enters_nothing_after_it_and_says_so(opfor: Opfor) -> None:
    out = play(opfor, "hop; hipp; jump\nlog\n").out
    assert "'hipp' is no answer here" in out
    assert "Not entered: jump" in out
    assert "The tortoise plays jump" not in out


def test_a_misspelt_command_is_named_and_a_question_mark_needs_no_blank(opfor: Opfor) -> None:
    out = play(opfor, "wy\n?hop\n").out
    assert "'wy' is no answer here; ? lists the answers (or the command why)" in out
    assert "hop  play hop" in out


def test_why_in_short_and_in_full(opfor: Opfor) -> None:
    out = play(opfor, "why\nwhy full\n").out
    assert "The hare plays Skip: the longest stride, 2 squares against 1 of " in out
    assert "A card that reaches the goal (RACE-2): nothing fits, so it is ignored." in out


def test_why_not_names_the_clause_and_the_margin(opfor: Opfor) -> None:
    out = play(opfor, "why not stroll\nwhy not fly\nwhy not\n").out
    assert "not Stroll: the longest stride, 2 squares against 1 of Stroll (RACE-3)." in out
    assert "there is no 'fly' here; it was chosen among: card: Skip, Stroll" in out
    assert "why not what?" in out


def test_reasons_can_be_said_along_the_way(opfor: Opfor) -> None:
    out = play(opfor, "reasons on\nhop\n").out
    assert "    The hare plays Hop: the longest stride" in out


def test_forecast_before_committing(opfor: Opfor) -> None:
    out = play(opfor, "forecast hop\nlog 1\n").out
    assert "30.0 %  the hare plays hop" in out
    assert "The tortoise plays hop" not in out


def test_undo_and_redo(opfor: Opfor) -> None:
    out = play(opfor, "hop\nundo\nboard\nredo\nboard\nundo\nundo\nredo; redo\n").out
    taken, brought = out.split("Taken back.")[1].split("Brought back.")[:2]
    assert "The tortoise: square 0" in taken
    assert "The tortoise: square 2" in brought
    assert "nothing to undo: nothing has been entered yet" in out
    assert "nothing to redo" in out


def test_fewer_to_undo_or_redo_than_asked_for(opfor: Opfor) -> None:
    out = play(opfor, "hop\njump\nundo 9\nboard\nredo 9\nboard\nredo 9\n").out
    told = "Taken back 2 of 9: there was no more"
    taken, brought = out.split(told)[1].split("Brought back 2 of 9: there was no more\n")
    assert "The tortoise: square 0" in taken
    assert "The tortoise: square 5" in brought
    assert brought.count("nothing to redo") == 1


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("log -1", "log: '-1' is not a whole number from 1 to 99999"),
        ("log 0", "log: '0' is not a whole number from 1 to 99999"),
        ("log some", "log: 'some' is not a whole number from 1 to 99999"),
        ("undo 99999999999", "undo: '99999999999' is not a whole number from 1 to 999"),
        ("redo " + "9" * 900, "redo: '" + "9" * 60 + " …' is not a whole number from 1 to 999"),
        ("?\n" + "9" * 900, "9" * 60 + " … is not on the list; it goes from 1 to 2"),
        ("why not " + "x" * 900, "there is no '" + "x" * 40 + " …' here"),
        ("why not a:" + "x" * 900, "A " + "x" * 58 + " … is nothing"),
        ("why " + "x" * 900, "or why not " + "x" * 60 + " …\n"),
        ("? " + "x" * 900, "no answer has '" + "x" * 60 + " …'"),
        ("why not " + "x" * 5000, "an entry of 5008 letters; at most 1000 are read"),
    ],
    ids=lambda text: text[:12],
)
def test_a_number_or_a_text_beyond_measure_gets_one_short_line(
    opfor: Opfor, typed: str, said: str
) -> None:
    out = play(opfor, f"{typed}\n").out
    assert said in out
    repeated = [line for line in out.splitlines() if "> " not in line]
    assert max(map(len, repeated)) < 500


def test_adjust_corrects_a_fact(opfor: Opfor) -> None:
    out = play(opfor, "adjust hare 7\nadjust fox 7\n").out
    assert "The hare is put on square 7." in out
    assert "adjust 'fox 7': say who stands where, such as: hare 4" in out


def test_rules_shows_the_text_of_a_rule_and_of_a_ruling(opfor: Opfor) -> None:
    out = play(opfor, "rules race-3\nrules finish\nrules race-99\n", "--ruling", "finish=exact").out
    assert "RACE-3, the longest stride: The hare plays its longest card" in out
    assert "QR-1, finish = exact: May a runner overshoot the goal?" in out
    assert "there is no rule or ruling 'race-99'; opfor rules race lists all" in out


def test_help_names_every_command(opfor: Opfor) -> None:
    from opfor.surfaces.terminal.commands import COMMANDS

    out = play(opfor, "help\n").out
    assert all(command.usage in out for command in COMMANDS.values())


def test_a_command_may_be_shortened_where_no_answer_is_meant(opfor: Opfor) -> None:
    out = play(opfor, "for\nre\n").out
    assert "the hare plays" in out
    assert "'re' could be reasons or redo" in out


def test_the_position_can_be_exported_and_played_on(opfor: Opfor, tmp_path: Path) -> None:
    file = tmp_path / "race.json"
    shown = play(opfor, f"position\nposition {file}\n").out
    document = json.loads(file.read_text())
    assert json.dumps(document) in shown
    assert document["at"] == [2, 0]
    ran = opfor("play", "race", "--position", str(file), "--seed", "2", typed="why\n")
    assert ran.code == 0
    assert "runs" in ran.out


def test_a_picture_holds_the_board_in_words(opfor: Opfor, tmp_path: Path) -> None:
    file = tmp_path / "race.svg"
    play(opfor, f"picture {file}\n")
    assert "The tortoise: square 0" in "".join(ET.parse(file).getroot().itertext())


def test_a_file_that_cannot_be_written_is_named(opfor: Opfor) -> None:
    assert "/dev/null/x.svg: cannot be written" in play(opfor, "picture /dev/null/x.svg\nhop\n").out


def test_seats_can_be_given_to_the_program(opfor: Opfor) -> None:
    ran = play(opfor, "", "--player", "tortoise=greedy")
    assert "Which card?" not in ran.out
    assert "wins." in ran.out


def test_after_the_end_there_is_still_why_and_undo(opfor: Opfor) -> None:
    out = play(opfor, "1\n" * 9 + "hop\nundo\n").out
    assert "the game is over; undo takes it back, quit leaves" in out
    assert "Taken back." in out


def test_the_same_seed_gives_the_same_game(opfor: Opfor) -> None:
    told = [play(opfor, WHOLE_GAME, "--no-save").out for _ in range(2)]
    assert told[0] == told[1]


def test_json_leaves_standard_output_to_the_document(opfor: Opfor) -> None:
    ran = opfor("play", "race", "--json", "--player", "greedy", "--seed", "1")
    document = json.loads(ran.out)
    assert document["outcome"]["winner"] in ("hare", "tortoise")
    assert "wins." in ran.err


@pytest.mark.parametrize("typed", ["", "\n", ";;\n", "\xff\x00\n".encode("latin-1")])
def test_strange_input_ends_well(opfor: Opfor, typed: str) -> None:
    ran = opfor("play", "race", "--seed", "1", typed=typed)
    assert ran.code == 0
    assert "Saved. Go on with: opfor play --resume" in ran.out


def test_no_colour_outside_a_terminal(opfor: Opfor) -> None:
    assert "\x1b" not in play(opfor, "help\nhop\nwhy\n").out


def test_undo_to_a_line_of_the_log_and_taking_up_what_was_left(opfor: Opfor) -> None:
    out = play(opfor, "hop; jump; log\nundo to 6\nskip\nbranches\n").out
    assert "Taken back. redo brings it back; branches keeps it for later." in out
    (left,) = re.findall(r"^ +(\d+)  \d+ entries after line \d+: The tortoise plays hop", out, re.M)
    out = play(opfor, f"hop; jump\nundo to 6\nskip\nbranches {left}\nlog\nbranches x\n").out
    assert "Taken up again" in out
    assert "The tortoise plays jump" in out.partition("Taken up again")[2]
    assert "'x': name a line by its number; log shows them" in out
