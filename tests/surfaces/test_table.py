"""The companion for a physical table: instructions out, few and short entries in."""

from __future__ import annotations

from tests.conftest import Opfor, Ran


def table(opfor: Opfor, typed: str, *words: str) -> Ran:
    ran = opfor("table", "race", "--seed", "1", *words, typed=typed)
    assert (ran.code, ran.err) == (0, "")
    return ran


def test_everything_physical_is_asked_for(opfor: Opfor) -> None:
    out = table(opfor, "jump\nhop\n6\n").out
    assert "The hare draws a card: what was drawn?" in out
    assert "Wind from behind on a 6: roll a d6 (1 to 6)" in out
    assert "  1. Lay jump on the deck and put the hare on 4." in out


def test_one_line_can_hold_the_whole_turn(opfor: Opfor) -> None:
    out = table(opfor, "jump hop 6\nskip stroll; str 2\n").out
    assert "put the hare on 4." in out
    assert "put the tortoise on 1." in out
    assert out.count("\n> ") == 3


def test_what_the_program_can_know_is_not_asked(opfor: Opfor) -> None:
    """Two equal cards leave nothing to choose, and no tie to break."""
    out = table(opfor, "hop\nhop\n1\n").out
    assert "tie" not in out.split("put the hare on 2.")[0]


def test_ties_are_broken_at_the_table(opfor: Opfor) -> None:
    out = table(opfor, "hop skip\nskip\n3\n").out
    assert "Equal strides: a tie, which one does chance pick? (d6: 1/3/5 hop, 2/4/6 skip)" in out
    assert "Lay skip on the deck and put the hare on 2." in out


def test_each_source_can_be_left_to_the_program(opfor: Opfor) -> None:
    out = table(opfor, "jump hop\nsources\n", "--program", "die").out
    assert "roll a d6" not in out
    assert "deck             at the table" in out
    assert "die              by the program" in out


def test_only_the_named_source_is_at_the_table(opfor: Opfor) -> None:
    out = table(opfor, "6\n", "--table", "die").out
    assert "what was drawn?" not in out
    assert "roll a d6" in out


def test_sources_can_be_switched_during_the_game(opfor: Opfor) -> None:
    out = table(opfor, "jump hop\ntable die off\ntable d on\ntable all on\ntable die\n").out
    assert "die: by the program." in out
    assert "put the hare on" in out
    assert "source: 'd' is not known; choose one of: deck, die, tie, all" in out
    assert "deck: at the table; die: at the table; tie: at the table." in out
    assert "write: table SOURCE on, or table SOURCE off" in out


def test_a_line_is_entered_whole_or_not_at_all(opfor: Opfor) -> None:
    out = table(opfor, "jump hop 7\njump hop 6\n").out
    assert "'7': give one number from 1 to 6; nothing of the line was entered" in out
    assert out.count("put the hare on 4.") == 1


def test_what_was_typed_behind_dice_that_are_missing_waits_for_them(opfor: Opfor) -> None:
    out = table(opfor, "jump hop skip\n6\n").out
    assert "After the dice: skip" in out
    assert "put the hare on 4." in out
    assert "'skip'" not in out


def test_a_die_that_is_not_needed_is_passed_over(opfor: Opfor) -> None:
    """Equal strides would have needed one; these do not."""
    out = table(opfor, "jump 3 hop 6\n").out
    assert "The 3 was not needed." in out
    assert "put the hare on 4." in out


def test_a_card_that_cannot_be_drawn_is_refused(opfor: Opfor) -> None:
    out = table(opfor, "sprint\njump\n").out
    assert "'sprint' is no answer here" in out


def test_a_table_game_is_resumed_as_one(opfor: Opfor) -> None:
    out = table(opfor, "jump\n").out
    assert "Go on with: opfor table --resume" in out
    again = opfor("play", "--resume", typed="hop 6\n")
    assert "put the hare on 4." in again.out


def test_no_board_unless_asked_for(opfor: Opfor) -> None:
    out = table(opfor, "jump hop 1\n").out
    assert "square 0" not in out
    assert "The hare: square 0" in table(opfor, "board\n").out


def test_a_correction_is_confirmed(opfor: Opfor) -> None:
    assert "The hare is put on square 5." in table(opfor, "jump\nadjust hare 5\n").out


def test_the_program_keeps_what_is_tedious_to_draw(opfor: Opfor) -> None:
    """The AI's army of 2GM Tactics is fifty cards: nobody is asked for each of them."""
    ran = opfor("table", "2gm", "--seed", "4", typed="")
    assert "More cards for the AI's army: roll a d10" in ran.out


def test_after_a_turn_there_is_a_line_to_compare(opfor: Opfor) -> None:
    typed = "army-1 army-2 navy-1 general air-2\n2 4 5\nsecure 4 navy-3\n"
    out = opfor("table", "blitzkrieg", "--difficulty", "medium", "--seed", "3", typed=typed).out
    assert "Compare: VP 0:0 (bot:you), tracks 3 2 0 4 2" in out


def test_what_differs_is_found_and_mended_by_question(opfor: Opfor) -> None:
    """First the row, which the bot chooses from; then the markers."""
    typed = "army-1 army-2 navy-1 general air-2\n2 4 5\nsecure 4 navy-3\ncheck\nx\n\n5\nstop\n"
    out = opfor("table", "blitzkrieg", "--difficulty", "medium", "--seed", "3", typed=typed).out
    assert "The marker of Africa & Middle East (minus: towards the Allies): 4? > 5\n" in out
    assert "Corrected: the Africa & Middle East marker stands at 5." in out
    assert "unit 'x' is not known" in out


def test_resuming_tells_where_the_game_stands_and_no_old_instruction(opfor: Opfor) -> None:
    typed = "army-1 army-2 navy-1 general air-2\n2 4 5\nsecure 4 navy-3\n"
    opfor("table", "blitzkrieg", "--difficulty", "medium", "--seed", "3", typed=typed)
    again = opfor("table", "--resume", typed="").out
    assert "Put all stratagems" not in again
    assert "Lay out Secure" not in again
    assert "Compare: VP 0:0 (bot:you), tracks 3 2 0 4 2" in again
    assert "Turn 2 | You 0 of 25 VP" in again


def test_a_table_is_set_up_from_the_first_step(opfor: Opfor) -> None:
    out = opfor("table", "coh", "first-light", "--seed", "3", typed="").out
    assert "Before sunrise a patrol saw helmets" in out
    assert "  [ ] 1. Lay out map 1." in out
    assert out.index("[ ] 1.") < out.index("Where does Rifle G01 start?")


def test_the_die_says_what_it_decides_between(opfor: Opfor) -> None:
    out = opfor(
        "table",
        "blitzkrieg",
        "--difficulty",
        "medium",
        typed="army-1 army-2 navy-1 general air-2\n2 4 5\nsecure\n",
    ).out
    assert "2 Pacific Ocean" in out
    assert "Which of the units left the bot places: 1/5 army 1 (unit 1), 2/6 army 2" in out


def test_what_the_program_rolls_and_draws_is_told_with_card_and_line(opfor: Opfor) -> None:
    typed = "j04\nj06\nj07\nj08\nk09\npass\n"
    out = opfor(
        "table", "coh", "first-light", "--seed", "5", "--program", "all", typed=typed
    ).out  # fmt: skip
    assert "The AI draws order card 53, Point Blank (blue)." in out
    assert "Tactical order 1, “Highest AR AI closest to Lowest DV Unit" in out
    assert "MMG S17 attacks LMG G09, needs 9 and rolls 4 + 3 + 2: a hit." in out


def test_a_die_that_no_sentence_names_is_told(opfor: Opfor) -> None:
    out = opfor(
        "table", "blitzkrieg", "--difficulty", "medium", "--seed", "5", "--program", "all", typed=""
    ).out
    assert "The die for the set-up and the bot's ties: 1." in out


def test_the_same_instruction_several_times_is_said_once(opfor: Opfor) -> None:
    out = opfor("table", "blitzkrieg", "--difficulty", "medium", "--seed", "3", typed="").out
    assert "  1. Take a unit from your bag. (3 times)" in out


def test_advice_says_that_it_does_not_know_the_hand(opfor: Opfor) -> None:
    typed = "army-1 army-2 navy-1 general air-2\n2 4 5\nsecure 4 navy-3\nhint\n"
    out = opfor("table", "blitzkrieg", "--difficulty", "medium", "--seed", "3", typed=typed).out
    assert "What you hold is not told" in out


def test_a_weapon_nobody_named_goes_back_to_the_pile_when_it_is_taken_back(opfor: Opfor) -> None:
    typed = "army-1 army-2 navy-1 general air-2\n2 4 5\nsecure 4 navy-3\n"
    typed += "army-1 western 3\nbig 3 navy-1\nundo\n"
    out = opfor("table", "blitzkrieg", "--difficulty", "medium", "--seed", "3", typed=typed).out
    assert "In the research pile lie 16 weapons again." in out.split("On the table:")[1]


def test_what_was_taken_back_is_put_back_on_the_table(opfor: Opfor) -> None:
    typed = "? all\n1\nundo\nredo\n"
    out = opfor(
        "table",
        "blitzkrieg",
        "--difficulty",
        "medium",
        "--seed",
        "11",
        "--program",
        "all",
        typed=typed,
    ).out
    (_, back, again) = out.split("On the table:")
    assert "[ ] 1. Take the unit off " in back
    assert "Taken back." in back
    assert "Take the unit off " not in again
    assert "In your bag lie " in again
    alone = opfor("play", "blitzkrieg", "--difficulty", "medium", "--seed", "11", typed=typed).out
    assert "On the table:" not in alone
