"""Supply lines, income, and the bookkeeping phases."""

from __future__ import annotations

import pytest

from opfor.games.tactics2gm.course.lookout import is_supply_broken, supply_length
from opfor.games.tactics2gm.tests.asked import cards_to_draw
from opfor.games.tactics2gm.tests.deeds import (
    collect_ap,
    discard_all,
    draw_cards,
    end_phase,
    start,
    start_phase,
)
from opfor.games.tactics2gm.tests.field import NORTH, SOUTH, Field
from opfor.games.tactics2gm.values.actions import Discard


def on_lines(*lines: int, **options: object) -> Field:
    field = Field(**options)
    for line in lines:
        field.put(NORTH, "light-infantry", line, 5)
    return field


@pytest.mark.rule("V-14")
@pytest.mark.parametrize(
    ("lines", "length", "broken"),
    [((1, 2, 3), 3, False), ((1, 3), 1, True), ((2, 3), 0, True), ((), 0, False)],
)
def test_the_supply_line_is_the_unbroken_run_of_lines(
    lines: tuple[int, ...], length: int, broken: bool
) -> None:
    field = on_lines(*lines)
    assert supply_length(field.setting, field.state, NORTH) == length
    assert is_supply_broken(field.setting, field.state, NORTH) == broken


@pytest.mark.rule("V-14")
def test_the_other_side_counts_from_its_own_line() -> None:
    field = Field()
    field.put(SOUTH, "light-infantry", 6, 1)
    field.put(SOUTH, "light-infantry", 5, 1)
    assert supply_length(field.setting, field.state, SOUTH) == 2


def test_a_landing_force_has_two_lines_supplied_from_the_sea() -> None:
    field = Field(scenario="beach-landing")
    assert supply_length(field.setting, field.state, SOUTH) == 2
    field.put(SOUTH, "light-infantry", 4, 1)
    assert supply_length(field.setting, field.state, SOUTH) == 3
    assert not is_supply_broken(field.setting, field.state, SOUTH)


def gained(field: Field, side: int) -> int:
    before = field.state.ap[side]
    collect_ap(field.play, side)
    return field.state.ap[side] - before


def test_a_players_income_is_one_and_the_supply_line() -> None:
    assert gained(Field(), NORTH) == 1
    assert gained(on_lines(1, 2, 3), NORTH) == 4
    assert gained(on_lines(1, 2, 3, 4, 5, 6), NORTH) == 5  # no more than 4 for the line


def test_a_command_group_earns_one_more_on_the_line_only() -> None:
    field = on_lines(1, 2)
    field.put(NORTH, "command-group", 2, 6)
    field.put(NORTH, "command-group", 2, 7)
    assert gained(field, NORTH) == 4
    cut_off = on_lines(1)
    cut_off.put(NORTH, "command-group", 3, 6)
    assert gained(cut_off, NORTH) == 2


@pytest.mark.rule("2GM-PH-3")
@pytest.mark.parametrize(("dial", "hq"), [(0, 2), (1, 1), (3, 3)])
def test_the_ais_hq_gives_two_or_what_the_dial_says(dial: int, hq: int) -> None:
    field = on_lines(1, 2, mode="solo", ai_ap=dial)
    assert gained(field, NORTH) == hq + 2
    assert gained(field, SOUTH) == 1


@pytest.mark.rule("2GM-PH-3")
def test_by_ruling_the_two_ap_are_all() -> None:
    field = on_lines(1, 2, mode="solo", rulings={"hq-income": "2-in-all"})
    assert gained(field, NORTH) == 2


@pytest.mark.rule("2GM-PH-4")
def test_the_ai_draws_five_and_a_player_two() -> None:
    field = Field(mode="solo")
    assert cards_to_draw(field.play, NORTH) == 5
    assert cards_to_draw(field.play, SOUTH) == 2


@pytest.mark.rule("2GM-PH-8")
def test_an_empty_ai_deck_is_shuffled_anew_in_the_middle_of_a_draw() -> None:
    field = Field(mode="solo")
    field.stack(NORTH, "hit", "luck", "pak40")
    field._deck(NORTH, discard=("tiger", "fire"))
    drawn = ("hit", "luck", "pak40", "fire", "tiger")
    assert field.do(draw_cards(field.play, NORTH, 5), answers=drawn)
    assert field.state.decks[NORTH].hand == drawn
    assert field.state.decks[NORTH].discard == ()
    assert field.state.result is None


@pytest.mark.rule("2GM-PH-9")
def test_a_player_whose_deck_runs_out_loses() -> None:
    field = Field(mode="solo")
    field.stack(SOUTH, "hit")
    assert not field.do(draw_cards(field.play, SOUTH, 2), answers=("hit",))
    assert field.state.result is not None
    assert field.state.result.winner == NORTH


@pytest.mark.rule("2GM-PH-9")
def test_unless_he_opts_to_shuffle_it_back() -> None:
    field = Field(mode="solo", reshuffle=True)
    field.stack(SOUTH, "hit")
    field._deck(SOUTH, discard=("luck",))
    assert field.do(draw_cards(field.play, SOUTH, 2), answers=("hit", "luck"))
    assert field.state.result is None


@pytest.mark.rule("2GM-PH-2")
def test_timed_effects_end_at_the_start() -> None:
    field = Field()
    unit = field.put(NORTH, "light-infantry", 2, 5, cover=2)
    start(field.play, NORTH)
    assert field.unit(unit).cover == 0


@pytest.mark.rule("2GM-PH-7")
def test_the_ai_discards_all_or_keeps_it_by_ruling() -> None:
    field = Field(mode="solo")
    field.give(NORTH, "hit", "pak40")
    discard_all(field.play, NORTH)
    assert field.state.decks[NORTH].hand == ()
    kept = Field(mode="solo", rulings={"unplayed-cards": "kept"})
    kept.give(NORTH, "hit")
    discard_all(kept.play, NORTH)
    assert kept.state.decks[NORTH].hand == ("hit",)


def test_a_player_draws_two_and_discards_down_to_seven() -> None:
    field = Field()
    field.change(phase="start", mover=SOUTH)
    field.give(SOUTH, *["luck"] * 6)
    field.stack(SOUTH, "hit", "fire")
    field.do(start_phase(field.play, SOUTH), answers=("hit", "fire"))
    assert len(field.state.decks[SOUTH].hand) == 8
    field.do(end_phase(field.play, SOUTH), answers=(Discard("luck"),))
    assert len(field.state.decks[SOUTH].hand) == 7
    assert field.state.mover == NORTH


@pytest.mark.rule("2GM-PH-8")
def test_with_nothing_to_shuffle_the_ai_draws_what_there_is() -> None:
    field = Field(mode="solo")
    field.stack(NORTH, "hit")
    assert field.do(draw_cards(field.play, NORTH, 2), answers=("hit",)) is True
    assert field.state.decks[NORTH].hand == ("hit",)
    assert field.state.result is None
