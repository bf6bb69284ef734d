"""The board in layers: every thing drawn once, nothing hidden shown, nothing covered."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from itertools import combinations

import pytest

from opfor.games.blitzkrieg import GAME
from opfor.games.blitzkrieg.tests.table import arrange, solo, two_players
from opfor.games.blitzkrieg.told.pictures.board import space_ref
from opfor.games.blitzkrieg.told.pictures.tokens import SIZE
from opfor.games.blitzkrieg.told.scene import ground, marks, picture, pieces
from opfor.games.blitzkrieg.values.events import CampaignClosed, TheatreWon, UnitPlaced
from opfor.games.blitzkrieg.values.play import BlitzkriegPlay
from opfor.games.blitzkrieg.values.state import CLOSED
from opfor.kit.picture import document
from opfor.kit.scene import Piece, ground_svg


def drawn(play: BlitzkriegPlay, seat: str = "player") -> dict[str, Piece]:
    found = pieces(play.setting, GAME.view(play.setting, play.state, seat), seat)
    return {piece.ref: piece for piece in found}


def play_on(play: BlitzkriegPlay, *events: object) -> BlitzkriegPlay:
    for event in events:
        play.emit(event)
    return play


@pytest.mark.parametrize("board", ["base", "nippon"])
@pytest.mark.parametrize("mode", ["solo", "two-player"])
def test_the_picture_is_sound_with_the_text_board_inside(board: str, mode: str) -> None:
    play = solo(board=board) if mode == "solo" else two_players(board=board)
    arrange(play, row=["general", "spy"], reserve=["army-1"])
    seat = play.setting.seats[1]
    root = ET.fromstring(document(picture(play.setting, play.state, seat)))
    description = root.find("{http://www.w3.org/2000/svg}desc")
    assert description is not None
    assert description.text == GAME.words.board(play.setting, play.state, seat)


@pytest.mark.parametrize("board", ["base", "nippon"])
def test_every_ref_is_unique_and_every_theatre_and_space_has_an_outline(board: str) -> None:
    play = arrange(solo(board=board), row=["general", "spy"], reserve=["army-1"])
    still = ground(play.setting)
    refs = [outline.ref for outline in still.outlines]
    refs += [piece.ref for piece in picture(play.setting, play.state, "player").pieces]
    assert len(refs) == len(set(refs))
    spaces = [ref for ref in refs if ref.startswith("space:")]
    assert len(spaces) == len(play.setting.board.spaces)
    assert len([r for r in refs if r.startswith("theatre:")]) == len(play.setting.board.theatres)
    assert len([r for r in refs if r.startswith("track:")]) == len(play.setting.board.theatres)


def test_the_ground_is_the_same_for_every_moment_and_small() -> None:
    one, other = solo(), arrange(solo(), row=["army-1"])
    assert ground(one.setting).key == ground(other.setting).key
    assert ground(one.setting).key != ground(solo(board="nippon").setting).key
    assert len(ground_svg(ground(one.setting))) < 60_000


def test_another_sides_reserve_is_hidden() -> None:
    play = arrange(two_players(), row=["general"], reserve=["army-1"])
    shown = picture(play.setting, play.state, "allies")
    labels = [piece.label for piece in shown.pieces if piece.ref.startswith("reserve:axis")]
    assert labels == ["A hidden unit"]
    assert not [piece for piece in shown.pieces if "#u-leader" in piece.svg]


def test_yours_are_round_and_the_opponents_are_cut_from_either_seat() -> None:
    play = play_on(arrange(two_players(), row=["army-1"]), UnitPlaced(0, "army-1", 1))
    ref = "unit:western-europe/1/2"
    assert (drawn(play, "axis")[ref].side, drawn(play, "allies")[ref].side) == ("you", "foe")
    assert 'href="#c-foe"' in drawn(play, "allies")[ref].svg


def test_nine_units_of_a_row_do_not_cover_each_other() -> None:
    play = arrange(solo(), row=["army-1"] * 9)
    row = [p for p in picture(play.setting, play.state, "player").pieces if "reserve:bot" in p.ref]
    assert len(row) == 9
    scale = min((float(s) for p in row for s in re.findall(r"scale\(([\d.]+)\)", p.svg)), default=1)
    for one, other in combinations(row, 2):
        assert abs(one.x - other.x) >= scale * SIZE


def test_the_marker_is_hollow_and_the_bonus_stands_below_it() -> None:
    play = solo()
    track = drawn(play)["track:western-europe"]
    assert 'class="b-ring"' in track.svg
    below = re.findall(r'class="b-s b-m"[^>]*>(\+\d)<', ground(play.setting).svg)
    assert sorted(below) == ["+1"] * 10 + ["+2"] * 10


def test_a_campaign_that_is_over_shows_who_won_it() -> None:
    play = play_on(solo(), CampaignClosed(0, 1, 1), CampaignClosed(2, 1, None))
    closed = drawn(play)["campaign:western-europe/1"]
    assert closed.label == "Western Europe, campaign 1, closed, won by you: 2 VP"
    assert "k-flag" in closed.svg
    nobody = drawn(play)["campaign:eastern-europe/1"]
    assert "won by nobody" in nobody.label
    assert "k-flag" not in nobody.svg
    assert "campaign:western-europe/2" not in drawn(play)
    assert "later" in drawn(play)["campaign:western-europe/3"].label


def test_an_outright_win_takes_the_campaigns_behind_too() -> None:
    play = play_on(solo(), CampaignClosed(0, 1, 1), TheatreWon(0, 0))
    assert play.state.campaigns[0] == CLOSED
    labels = [drawn(play)[f"campaign:western-europe/{n}"].label for n in (1, 2, 3)]
    assert ["you" in label for label in labels] == [True, False, False]
    assert ["the bot" in label for label in labels] == [False, True, True]


def test_the_last_placement_of_each_side_is_marked() -> None:
    play = arrange(solo(), row=["army-1", "army-2"], reserve=["navy-1"])
    play_on(
        play, UnitPlaced(0, "army-1", 1), UnitPlaced(1, "navy-1", 0), UnitPlaced(0, "army-2", 2)
    )
    lit = [(mark.ref, mark.kind, mark.side) for mark in marks(play.setting, play.state, "player")]
    assert lit == [
        ("space:western-europe/1/3", "last", "foe"),
        ("space:western-europe/1/1", "last", "you"),
    ]


def test_what_is_remembered_makes_no_other_position() -> None:
    play = solo()
    before = play.state
    play_on(play, CampaignClosed(0, 1, 1))
    other = play_on(solo(), CampaignClosed(0, 1, 0))
    assert play.state == other.state
    assert play.state != before
    assert play.state.memory.won != other.state.memory.won


def test_cities_are_joined_by_lines() -> None:
    svg = ground(solo(board="nippon").setting).svg
    assert svg.count('class="b-rail"') == 22
    assert "b-rail" not in ground(solo().setting).svg


def test_every_class_has_its_rule_and_every_symbol_its_definition() -> None:
    play = arrange(solo(), row=["general", "spy", "nuclear-bomb", "airforce-blitz", "navy-bomber"])
    shown = picture(play.setting, play.state, "player")
    svg = document(shown)
    body = svg.split("</style>")[1]
    used = {name for found in re.findall(r'class="([^"]+)"', body) for name in found.split()}
    style = svg.split("<style>")[1].split("</style>")[0]
    assert not [name for name in used if not re.search(rf"\.{name}[{{,. ]", style)]
    ids = re.findall(r'id="([^"]+)"', svg)
    assert set(re.findall(r'href="#([^"]+)"', body)) <= set(ids)
    assert len(ids) == len(set(ids))
    assert "style=" not in body


def test_looking_at_a_unit_of_a_reserve_lights_its_ground() -> None:
    play = arrange(solo(), row=["navy-1"], reserve=["army-1"])
    look = GAME.shown.looked_at(play.setting, play.state, "player", "reserve:player/1", "")
    spaces = {space_ref(play.setting, s.index): s for s in play.setting.board.spaces}
    assert look.marks
    for mark in look.marks:
        assert (mark.kind, mark.side) == ("zone", "you")
        assert spaces[mark.ref].terrain in ("land", "either")
        assert spaces[mark.ref].campaign == 0
    foe = GAME.shown.looked_at(play.setting, play.state, "player", "reserve:bot/1", "")
    assert {spaces[mark.ref].terrain for mark in foe.marks} <= {"sea", "either"}
    assert GAME.shown.looked_at(play.setting, play.state, "player", "theatre:x", "").marks == ()
