"""Two people, one screen: nobody reads the other's cards."""

from __future__ import annotations

from pathlib import Path

from opfor.app.conversation.telling.outcome import outcome_lines
from opfor.core.game import Outcome, Seat
from tests.conftest import Opfor

CLEARED = "-" * 72
"""What clearing the screen looks like where there is no screen."""


def two(opfor: Opfor, typed: str) -> str:
    ran = opfor("play", "race", "two-player", "--seed", "1", "--no-wind", typed=typed)
    assert (ran.code, ran.err) == (0, "")
    return ran.out


def test_the_screen_is_cleared_before_anything_private_is_shown(opfor: Opfor) -> None:
    before, hare, tortoise = two(opfor, "\nskip\n\n\nhop\n").split(CLEARED)
    assert "draws" not in before
    assert "Hare, press Enter when you are ready." in hare
    assert "The hare draws stroll." in hare
    assert "The tortoise draws hop." not in hare
    assert "Tortoise, press Enter when you are ready." in tortoise
    assert "The tortoise draws hop." in tortoise


def test_who_leaves_sees_what_came_of_the_turn(opfor: Opfor) -> None:
    hare = two(opfor, "\nskip\n\n").split(CLEARED)[1]
    assert "The hare plays skip and runs 2." in hare
    assert hare.rstrip().endswith("Press Enter, then hand over to Tortoise.")


def test_the_other_seat_hears_only_what_it_may(opfor: Opfor) -> None:
    tortoise = two(opfor, "\nskip\n\n\nlog all\n").split(CLEARED)[2]
    assert "The hare draws a card." in tortoise
    assert "The hare plays skip and runs 2." in tortoise
    assert "stroll" not in tortoise
    assert "The hare: square 2, holds hidden" in tortoise


def test_an_answer_typed_instead_of_enter_is_not_lost(opfor: Opfor) -> None:
    assert "The tortoise plays hop and runs 2." in two(opfor, "skip\n\nhop\n\n")


def test_a_position_would_show_both_hands(opfor: Opfor) -> None:
    assert "a position shows both sides" in two(opfor, "\nposition\n")


def test_the_picture_is_the_seats_own(opfor: Opfor, tmp_path: Path) -> None:
    two(opfor, f"\nskip\n\n\npicture {tmp_path}/board.svg\n")
    assert "stroll" not in (tmp_path / "board.svg").read_text()


def test_one_person_against_the_program_needs_no_handing_over(opfor: Opfor) -> None:
    ran = opfor(
        "play", "race", "two-player", "--seed", "1", "--player", "hare=greedy", typed="hop\n"
    )
    assert "hand over" not in ran.out
    assert "The tortoise plays hop" in ran.out


def test_partners_are_told_to_win_together() -> None:
    seats = [Seat("a", "Ann"), Seat("b", "Bob"), Seat("a-2", "Amy", partner_of="a")]
    assert outcome_lines(Outcome("a", "more points"), seats) == ["Ann and Amy win. More points."]
    assert outcome_lines(Outcome("b", "more points"), seats) == ["Bob wins. More points."]
